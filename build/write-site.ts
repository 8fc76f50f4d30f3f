import { readdir, readFile, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createOutput } from "../hosting/output.ts";
import { deadLinks } from "./dead-links.ts";
import type { SiteFiles } from "./site-file.ts";

type Options = {
  out: string;
  /** Folder of the compiled renderer. The site gets the drawings and fonts that its pages use. */
  compiled: string;
  hosting: Parameters<typeof createOutput>[1];
};

/** Writes a site for any host. Fails if a link is dead, or if a policy would break a page. */
export async function writeSite(files: SiteFiles, { out, compiled, hosting }: Options) {
  const output = createOutput(out, hosting);
  const paths = Object.keys(files);
  // Drawings and fonts, but not the parts of the renderer next to them.
  const assets = (await readdir(join(compiled, "assets"))).filter((name) => !name.endsWith(".js"));
  const shown = new Set<string>();
  const errors: string[] = [];
  // A few at a time: thousands of pages at once would all have to be held in memory.
  const waiting = Object.entries(files).values();
  async function work() {
    for (const [path, { make }] of waiting) {
      const body = await make();
      const text = typeof body === "string" ? body : "";
      for (const name of assets) if (text.includes(name)) shown.add(name);
      const elements = await output.write(fileName(path), body);
      errors.push(...deadLinks(path, elements, paths));
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  if (errors.length > 0) throw new Error(errors.join("\n"));
  for (const name of shown) {
    await output.write(`assets/${name}`, await readFile(join(compiled, "assets", name)));
  }
  await rm(compiled, { recursive: true });
  await output.finish();
}

/** `/about` is served from `about.html`, which every usual host understands. */
function fileName(path: string) {
  if (path === "/") return "index.html";
  return path.includes(".") ? path : `${path}.html`;
}

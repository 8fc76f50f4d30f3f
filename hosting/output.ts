import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compressFolder, isCompressed, writeVariants } from "./compress.ts";
import { filesForHosts } from "./hosts/files-for-hosts.ts";
import {
  type Allowed,
  addPolicy,
  contentSecurityPolicy,
  findInline,
  findViolations,
  mergeInline,
} from "./policy.ts";

type Site = Allowed & { siteUrl: string };

/**
 * Makes a folder ready for any host: every page with its policy, compressed variants, and the files
 * that tell hosts what to do. Compressing takes about as long as rendering, so it starts at once,
 * with what is in the folder already, and goes on beside it.
 */
export function createOutput(folder: string, { siteUrl, ...allowed }: Site) {
  const pages: { name: string; html: string }[] = [];
  const compressing = [compressFolder(folder)];

  async function write(name: string, body: string | Uint8Array) {
    if (typeof body === "string" && name.endsWith(".html")) {
      const html = addPolicy(body, allowed);
      pages.push({ name, html });
      await put(name, html);
    } else {
      await put(name, body);
    }
    if (isCompressed(name)) compressing.push(writeVariants(join(folder, name)));
  }

  /** Fails if the policy would break a page. */
  async function finish() {
    const inline = mergeInline(pages.map(({ html }) => findInline(html)));
    const { headerPolicy } = contentSecurityPolicy(inline, allowed);
    const problems = pages.flatMap(({ name, html }) => {
      return findViolations(html, [headerPolicy]).map((problem) => `${name}: ${problem}`);
    });
    await Promise.all(compressing);
    if (problems.length > 0) throw new Error(`The policy forbids\n${problems.join("\n")}`);
    for (const [name, text] of Object.entries(filesForHosts(headerPolicy, siteUrl))) {
      await put(name, text);
    }
  }

  async function put(name: string, body: string | Uint8Array) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }

  return { write, finish };
}

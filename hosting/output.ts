import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compressFolder, isCompressed, writeVariants } from "./compress.ts";
import { filesForHosts } from "./hosts/files-for-hosts.ts";
import { type Allowed, addPolicy, headerPolicy } from "./policy.ts";

/** `languages` are those besides the first. Each has a folder. */
type Site = Allowed & { siteUrl: string; languages: readonly string[] };

/**
 * Makes a folder ready for any host: every page with its policy, compressed variants, and the files
 * that tell hosts what to do. Compressing takes about as long as rendering, so it starts at once,
 * with what is in the folder already, and goes on beside it.
 */
export function createOutput(folder: string, { siteUrl, languages, ...allowed }: Site) {
  const problems: string[] = [];
  const compressing = [compressFolder(folder)];

  /** Returns the elements of a page. Other files have none. */
  async function write(name: string, body: string | Uint8Array) {
    const page = typeof body === "string" && name.endsWith(".html") && protect(name, body);
    await put(name, page ? page.html : body);
    if (isCompressed(name)) compressing.push(writeVariants(join(folder, name)));
    return page ? page.elements : [];
  }

  function protect(name: string, body: string) {
    const page = addPolicy(body, allowed);
    problems.push(...page.violations.map((violation) => `${name}: ${violation}`));
    return page;
  }

  /** Fails if the policy would break a page. */
  async function finish() {
    await Promise.all(compressing);
    if (problems.length > 0) throw new Error(`The policy forbids\n${problems.join("\n")}`);
    const files = filesForHosts(headerPolicy(allowed), siteUrl, languages);
    for (const [name, text] of Object.entries(files)) await put(name, text);
  }

  async function put(name: string, body: string | Uint8Array) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
  }

  return { write, finish };
}

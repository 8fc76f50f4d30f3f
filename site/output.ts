import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compressFolder } from "./compress.js";
import { filesForHosts } from "./hosts/files-for-hosts.ts";
import {
  addPolicy,
  contentSecurityPolicy,
  findInline,
  findViolations,
  mergeInline,
} from "./policy.ts";

type Site = { framedOrigins: readonly string[]; siteUrl: string };

/**
 * Makes a folder of pages and files ready for any host: every page with its policy, the files that
 * tell hosts what to do, and compressed variants. Fails on a page that its policy would break.
 */
export async function prepareForHosts(folder: string, { framedOrigins, siteUrl }: Site) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => {
    return name.endsWith(".html");
  });
  const pages = await Promise.all(
    names.map(async (name) => {
      const html = addPolicy(await readFile(join(folder, name), "utf8"), framedOrigins);
      await writeFile(join(folder, name), html);
      return { name, html };
    }),
  );
  const inline = mergeInline(pages.map(({ html }) => findInline(html)));
  const { headerPolicy } = contentSecurityPolicy(inline, framedOrigins);
  const problems = pages.flatMap(({ name, html }) => {
    return findViolations(html, [headerPolicy]).map((problem) => `${name}: ${problem}`);
  });
  if (problems.length > 0) throw new Error(`The policy forbids\n${problems.join("\n")}`);

  await compressFolder(folder);
  for (const [name, text] of Object.entries(filesForHosts(headerPolicy, siteUrl))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

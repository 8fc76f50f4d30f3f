import { cp, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readContent } from "../app/content/read-content.ts";
import { editorConfig, onGitHub } from "./config.ts";
import { editorPage } from "./page.ts";

/**
 * Writes the editor as a folder for a host of its own: the site's policy would not let it run. It
 * holds no secret: who may change the repository is for GitHub to say.
 */
export async function writeOnlineEditor(
  root: string,
  scripts: string,
  { repository, signIn }: { repository: string; signIn?: string },
) {
  const folder = join(root, "dist-editor");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const { known } = readContent(join(root, "content"));
  const page = editorPage(editorConfig(known, onGitHub(repository, signIn)));
  await writeFile(join(folder, "index.html"), page);
  await cp(join(root, "editor", "page.js"), join(folder, "page.js"));
  for (const name of await readdir(scripts)) {
    if (name.endsWith("decap-cms.js")) await cp(join(scripts, name), join(folder, name));
  }
  return folder;
}

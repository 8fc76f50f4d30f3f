import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { readContent } from "../app/content/read-content.ts";
import { commitContent, describeChanges } from "../editor/changes.ts";
import { giveUp, root, run } from "./prepare.js";

if (run("git", ["--version"], { quiet: true }).status !== 0)
  giveUp("This needs git: please install it from git-scm.com.");

const { errors } = readContent(join(root, "content"));
if (errors.length > 0) giveUp(`This does not fit together yet:\n${errors.join("\n")}`);

const changes = describeChanges(root);
console.log(changes.join("\n") || "Nothing has changed since you last saved.");
if (changes.length === 0) process.exit();

if (!process.argv.includes("--yes")) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("\nSave this as a new version? (yes or no) ");
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) giveUp("Nothing was saved. Your changes are still there.");
}
commitContent(root, changes);
console.log("Saved. If the site is on GitHub, send it there: git push");

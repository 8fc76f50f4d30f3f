import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { readContent } from "../app/content/read-content.ts";
import { commitContent, describeChanges, hasVersions } from "../editor/changes.ts";
import { giveUp, root, run } from "./prepare.js";

if (run("git", ["--version"], { quiet: true }).status !== 0)
  giveUp("This needs git: please install it from git-scm.com.");

if (!hasVersions(root)) {
  giveUp(
    "This folder did not come from GitHub, so there is no version to add to. What you saved in the editor is safe in the folder, and its History keeps every earlier state. To put it online, open the editor (npm run edit), and press Put it online.",
  );
}

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
try {
  commitContent(root, changes);
} catch (error) {
  const { stderr = "" } = error as { stderr?: string };
  giveUp(`Git could not save it: ${stderr.trim().split("\n")[0]}`);
}
console.log("Saved. To put it online, open the editor (npm run edit), and press Put it online.");

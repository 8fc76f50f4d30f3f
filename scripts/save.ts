import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { commitContent, describeChanges, hasVersions } from "../editor/changes.ts";
import { faultWords, readSnapshot } from "../editor/forms.ts";
import { inShort, onlyHere } from "../editor/task-list.ts";
import { exitWithError, root, run } from "./prepare.js";

if (run("git", ["--version"], { quiet: true }).status !== 0)
  exitWithError("This needs git: please install it from git-scm.com.");

if (!hasVersions(root)) {
  exitWithError(
    "This folder did not come from GitHub, so there is no version to add to. What you saved in the editor is safe in the folder, and its History keeps every earlier state. To put it online, open the editor (npm run edit), and press Put it online.",
  );
}

const faults = faultWords(readSnapshot(join(root, "content")));
if (faults.length > 0) exitWithError(faults.join("\n"));

const changes = describeChanges(root);
if (changes.length === 0) {
  console.log("Nothing has changed since you last saved.");
  process.exit();
}
console.log(`${onlyHere(changes)}\n\n${inShort(changes).join("\n")}`);

if (!process.argv.includes("--yes")) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question("\nSave this as a new version? (yes or no) ");
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim()))
    exitWithError("Nothing was saved. Your changes are still there.");
}
try {
  commitContent(root, changes);
} catch (error) {
  const { stderr = "" } = error as { stderr?: string };
  exitWithError(`Git could not save it: ${stderr.trim().split("\n")[0]}`);
}
console.log("Saved. To put it online, open the editor (npm run edit), and press Put it online.");

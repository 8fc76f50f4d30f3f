import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * One thing that a recipe of the handbook tells people to do.
 *
 * @typedef {{ kind: "replace", file: string, before: string, after: string }
 *   | { kind: "create", file: string, text: string }
 *   | { kind: "copy", file: string, from: string }
 *   | { kind: "remove" | "photo", file: string }} Step
 */

const stepPattern = new RegExp(
  [
    "^ *```\\w+ (?<role>find|delete|new) (?<file>\\S+)\\n(?<text>[^]*?)^ *```$",
    "^ *```\\w+ copy (?<from>\\S+) (?<copy>\\S+)\\n^ *```$",
    "^ *```\\w+ write\\n(?<after>[^]*?)^ *```$",
    "Delete the file `(?<removed>[^`]+)`",
    "Save the photo as `(?<photo>[^`]+)`",
  ].join("|"),
  "gm",
);

/**
 * The recipes of the handbook by their titles. Their blocks of code say what they are for: `find` a
 * text in a file and `write` another in its place, `delete` one, make a `new` file, or `copy` one.
 *
 * @param {string} handbook
 */
export function readRecipes(handbook) {
  const sections = handbook.split(/^(?=##+ )/m).filter((section) => section.startsWith("### "));
  return new Map(
    sections.map((section) => {
      const [title = ""] = section.slice("### ".length).split("\n");
      return [title, readSteps(section)];
    }),
  );
}

/** @param {string} section */
function readSteps(section) {
  /** @type {Step[]} */
  const steps = [];
  /** @type {{ file: string, before: string } | undefined} */
  let found;
  for (const { groups = {} } of section.matchAll(stepPattern)) {
    const { role, file = "", text = "", after, removed, photo, from = "", copy } = groups;
    const code = withoutIndent(text);
    if (role === "find") found = { file, before: code };
    if (role === "delete") steps.push({ kind: "replace", file, before: code, after: "" });
    if (role === "new") steps.push({ kind: "create", file, text: code });
    if (removed) steps.push({ kind: "remove", file: removed });
    if (copy) steps.push({ kind: "copy", file: copy, from });
    if (photo) steps.push({ kind: "photo", file: photo });
    if (after !== undefined) {
      if (!found) throw new Error(`The handbook does not say what to find before:\n${after}`);
      steps.push({ kind: "replace", ...found, after: withoutIndent(after) });
      found = undefined;
    }
  }
  if (found) throw new Error(`The handbook does not say what to write after:\n${found.before}`);
  return steps;
}

/**
 * Blocks stand within the numbered steps of a list.
 *
 * @param {string} block
 */
function withoutIndent(block) {
  return block.replace(/^ {3}/gm, "");
}

/**
 * Does what a recipe says, in a copy of the project.
 *
 * @param {string} folder
 * @param {readonly Step[]} steps
 * @param {(file: string) => Promise<unknown>} takePhoto
 */
export async function follow(folder, steps, takePhoto) {
  for (const step of steps) {
    const path = join(folder, step.file);
    await mkdir(dirname(path), { recursive: true });
    if (step.kind === "photo") await takePhoto(path);
    if (step.kind === "remove") await rm(path);
    if (step.kind === "copy") await cp(join(folder, step.from), path);
    if (step.kind === "create") await writeFile(path, step.text);
    if (step.kind === "replace") {
      await writeFile(path, replaceLines(await readFile(path, "utf8"), step));
    }
  }
}

/**
 * Replaces some lines of a text. A line of `…` stands for any lines, which stay.
 *
 * @param {string} text
 * @param {{ file: string, before: string, after: string }} step
 */
export function replaceLines(text, { file, before, after }) {
  const pattern = before
    .split("\n")
    .map((line) => (line.trim() === "…" ? "((?:.*\n)*?)" : `${escapePattern(line)}\n`))
    .join("")
    .replace(/\n$/, "");
  const matches = [...text.matchAll(new RegExp(`^${pattern}`, "gm"))];
  if (matches.length !== 1) {
    throw new Error(
      `docs/handbook.md shows lines that ${file} has ${matches.length} times instead of once:\n${before}`,
    );
  }
  const [[match, ...kept]] = /** @type {[RegExpExecArray]} */ (matches);
  const replaced = after.replace(/^ *…\n/gm, () => kept.shift() ?? "");
  return text.replace(match, () => replaced);
}

/** @param {string} text */
function escapePattern(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

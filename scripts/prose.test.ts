import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./prepare.js";

/* Holds comments and test names to the parts of CONTRIBUTING.md that a tool can see. */

const comment = /(?:\/\*\*?|^\s*\*|^\s*--|(?:^|\s)\/\/)\s+/;
const rules: Readonly<Record<string, RegExp>> = {
  "begins with a word that needs its neighbours": new RegExp(
    `${comment.source}(?:What|Whoever|Of|Those|Nor|Then)\\b`,
  ),
  "has a word to avoid": new RegExp(`${comment.source}.*\\b(?:anew|whoever|mend(?:s|ed)?)\\b`, "i"),
  "is a test name that begins with a capital": /\b(?:test|it)\("(?:A|An|The|It|Each|Every|No) /,
};

const folders = ["app", "build", "contract", "e2e", "editor", "hosting", "inbox", "scripts"];
const isOurs = (file: string) =>
  /\.(?:ts|tsx|js|css|sql)$/.test(file) && !/node_modules|\.tests|dist|built\//.test(file);

test("comments and test names read like plain English", () => {
  const found = folders.flatMap((folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
    return files.filter(isOurs).flatMap((file) => {
      const lines = readFileSync(join(root, folder, file), "utf8").split("\n");
      return lines.flatMap((line, index) => {
        const broken = Object.keys(rules).find((name) => rules[name]?.test(line));
        return broken ? [`${folder}/${file}:${index + 1} ${broken}: ${line.trim()}`] : [];
      });
    });
  });
  expect(found).toEqual([]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HtmlValidate } from "html-validate";
import { builtPages, dist } from "../scripts/built-site";
import { expect, test } from "./site";

const validator = new HtmlValidate({
  root: true,
  elements: ["html5"],
  // The rules of the HTML standard, without matters of taste.
  extends: ["html-validate:standard", "html-validate:document"],
  rules: {
    // Not of the standard: a script of our own host needs no checksum.
    "require-sri": ["error", { target: "crossorigin" }],
  },
});

test("every built page is valid HTML, the frame and the not-found page included", async () => {
  const paths = [...(await builtPages()), "/map.html"];
  const problems: string[] = [];
  for (const path of paths) {
    const { results } = await validator.validateString(readFileSync(fileOf(path), "utf8"));
    for (const { line, column, message, ruleId } of results.flatMap(({ messages }) => messages)) {
      problems.push(`${path}:${line}:${column}: ${message} (${ruleId})`);
    }
  }
  expect(paths).toHaveLength(27);
  expect(problems).toEqual([]);
});

test("the validator finds what is wrong", async () => {
  const page = `<!DOCTYPE html><html lang="en"><head><title>A page</title></head>
    <body><p id="one"><div id="one"></div></p><a href="/" download="" nonsense><a href="/">x</a></a></body></html>`;
  const { valid } = await validator.validateString(page);
  expect(valid).toBe(false);
});

function fileOf(path: string) {
  if (path === "/") return join(dist, "index.html");
  return join(dist, path.endsWith(".html") ? path : `${path}.html`);
}

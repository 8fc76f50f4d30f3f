import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((name) => `app/${name.replaceAll("\\", "/")}`)
  .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."));

test("the code of pages leaves prices and phone numbers to the content", () => {
  const pages = sources.filter((name) => name.startsWith("app/pages/"));
  expect(pages).not.toHaveLength(0);
  expect(findings(pages, /₹|\bRs\b|rupee|tel:|\d[\d, -]{2,}\d/gi)).toEqual([]);
});

test("all code leaves the numbers of the help lines to the content", () => {
  expect(findings(sources, /\b(112|14416|1-800-891-4416|1098|181)\b/g)).toEqual([]);
});

/** Each match as `file: what stands there`. */
function findings(names: readonly string[], pattern: RegExp) {
  return names.flatMap((name) => {
    return (readFileSync(name, "utf8").match(pattern) ?? []).map((match) => `${name}: ${match}`);
  });
}

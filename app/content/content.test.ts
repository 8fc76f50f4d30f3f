import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { articles } from "./articles";
import { helpLines } from "./help-lines";
import { countWords } from "./schemas/parts";

test("the help lines are those that were checked, and no others", () => {
  expect(helpLines.lines.map(({ name, numbers }) => [name, ...numbers])).toEqual([
    ["Emergency services", "112"],
    ["Tele-MANAS", "14416", "1-800-891-4416"],
    ["Child Helpline", "1098"],
    ["Women Helpline", "181"],
  ]);
});

test.each(articles.map((article) => [article.slug, article] as const))(
  "%s takes as long to read as it says, at 200 to 230 words a minute",
  (_, { body, readMinutes }) => {
    const pace = countWords(body) / readMinutes;
    expect(pace).toBeGreaterThanOrEqual(200);
    expect(pace).toBeLessThanOrEqual(230);
  },
);

describe("Every source file of the site", () => {
  const sources = ["app", "content"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((name) => /\.(tsx?|md|yml)$/.test(name) && !name.includes(".test.")),
  );

  test("calls nobody a clinical psychologist", () => {
    expect(findings(sources, /clinical\s+psychologist/gi)).toEqual([]);
  });

  test("leaves prices and phone numbers to the content, if it is a page", () => {
    const pages = sources.filter((name) => name.startsWith("app/pages/"));
    expect(pages).not.toHaveLength(0);
    expect(findings(pages, /₹|\bRs\b|rupee|tel:|\d[\d, -]{2,}\d/gi)).toEqual([]);
  });

  test("leaves the numbers of the help lines to the content", () => {
    const numbers = helpLines.lines.flatMap((line) => line.numbers).join("|");
    const others = sources.filter((name) => name !== "content/help-lines.yml");
    expect(findings(others, new RegExp(`\\b(${numbers})\\b`, "g"))).toEqual([]);
  });
});

/** Each match as `file: what stands there`. */
function findings(names: readonly string[], pattern: RegExp) {
  return names.flatMap((name) => {
    return (readFileSync(name, "utf8").match(pattern) ?? []).map((match) => `${name}: ${match}`);
  });
}

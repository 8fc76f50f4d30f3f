import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const tokensFile = "app/styles/tokens.css";
const css = readFileSync(tokensFile, "utf8");

/** The custom properties of the light scheme, and of the dark one laid over it. */
const [lightCss = "", darkCss = ""] = css.split("@media");
const light = readColours(lightCss);
const schemes = { light, dark: { ...light, ...readColours(darkCss) } };

function readColours(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = "", hex = ""]) => [name, hex]),
  );
}

/** WCAG 2.2, relative luminance. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string) {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ["paper", "card", "sage", "peach"];
const pairs: [text: string, ground: string, least: number][] = [
  // Running text.
  ...grounds.flatMap((ground): [string, string, number][] => [
    ["ink", ground, 7],
    ["ink-soft", ground, 7],
  ]),
  ["on-deep", "deep", 7],
  ["on-deep-soft", "deep", 7],
  ["ink", "danger-soft", 7],
  // Labels, links, buttons and messages.
  ...grounds.flatMap((ground): [string, string, number][] => [
    ["leaf", ground, 4.5],
    ["leaf-strong", ground, 4.5],
    ["clay", ground, 4.5],
  ]),
  ["danger", "card", 4.5],
  ["danger", "paper", 4.5],
  ["on-leaf", "leaf", 4.5],
  ["on-leaf", "leaf-strong", 4.5],
  ["on-sun", "sun", 4.5],
  ["deep", "on-deep", 4.5],
  // Borders of controls and the ring of focus.
  ["control-line", "card", 3],
  ["control-line", "paper", 3],
  ["danger", "danger-soft", 3],
  ...grounds.map((ground): [string, string, number] => ["focus", ground, 3]),
  ["sun", "deep", 3],
];

for (const [scheme, colours] of Object.entries(schemes)) {
  test.each(pairs)(
    `In the ${scheme} scheme, %s on %s has a contrast of at least %d`,
    (text, ground, least) => {
      const [front, back] = [colours[text], colours[ground]];
      if (!front || !back) throw new Error(`${tokensFile} has no colour --${text} or --${ground}`);
      expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
    },
  );
}

const stylesheets = readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css") && !file.endsWith("tokens.css"))
  .map((file) => join("app", file));

/** What may not stand outside the tokens, and what is meant instead. */
const literals: [what: string, pattern: RegExp][] = [
  ["a colour", /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|color-mix)\(/i],
  ["a font size", /font-size:(?!\s*(?:(?:min\()?var\(--size-|inherit))/],
  ["a space", /(?:margin|padding|gap)[\w-]*:[^;]*[\d.]+(?:rem|px|em)/],
  ["a radius", /radius:[^;]*[\d.]+(?:rem|px|em)/],
  ["a shadow", /shadow:(?!\s*(?:var\(--shadow-|none|inset 0 0 0 1px var\())/],
];

test.each(literals)("No stylesheet outside the tokens holds %s of its own", (_, pattern) => {
  const found = stylesheets.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

test("Every class that a stylesheet knows is used by a page or a part of one", () => {
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .map((file) => readFileSync(join("app", file), "utf8"))
    .join("\n");
  const unused = stylesheets.flatMap((file) => {
    const rules = readFileSync(file, "utf8").replaceAll(/@import [^;]+;|url\([^)]+\)/g, "");
    const classes = [...rules.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)];
    return (
      classes
        .map(([, name = ""]) => name)
        // The calendar's own classes are in its library.
        .filter((name) => !name.startsWith("rdp-") && !new RegExp(`\\b${name}\\b`).test(sources))
        .map((name) => `${file} .${name}`)
    );
  });
  expect([...new Set(unused)]).toEqual([]);
});

test("Every custom property that a stylesheet uses is set somewhere", () => {
  const files = ["app", "inbox/staff-pages"].flatMap((folder) => {
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(css|tsx)$/.test(file))
      .map((file) => readFileSync(join(folder, file), "utf8"));
  });
  const all = files.join("\n");
  const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name);
  const unset = used.filter((name) => !new RegExp(`${name}"?\\]?:`).test(all));
  expect([...new Set(unset)]).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { colour } from "../../build/tokens";

const app = join(import.meta.dirname, "..");
const staffPages = join(app, "..", "inbox", "staff-pages");

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

/** The least contrast of what stands on what. */
const pairs: [least: number, texts: string[], grounds: string[]][] = [
  // Running text.
  [7, ["ink", "ink-soft"], ["paper", "card", "sage", "peach"]],
  [7, ["on-deep", "on-deep-soft"], ["deep"]],
  [7, ["ink"], ["danger-soft"]],
  // Labels, links, buttons and messages.
  [4.5, ["leaf", "leaf-strong", "clay"], ["paper", "card", "sage", "peach"]],
  [4.5, ["danger"], ["card", "paper"]],
  [4.5, ["on-leaf"], ["leaf", "leaf-strong"]],
  [4.5, ["on-sun"], ["sun"]],
  [4.5, ["deep"], ["on-deep"]],
  // Borders of controls and the ring of focus.
  [3, ["control-line"], ["card", "paper"]],
  [3, ["danger"], ["danger-soft"]],
  [3, ["focus"], ["paper", "card", "sage", "peach"]],
  [3, ["sun"], ["deep"]],
];

test.each(pairs)(
  "A contrast of at least %d has %j on %j, by day and by night",
  (least, ...both) => {
    const [texts, grounds] = both;
    const weak = (["light", "dark"] as const).flatMap((scheme) =>
      texts.flatMap((text) =>
        grounds
          .filter((ground) => contrast(colour(text, scheme), colour(ground, scheme)) < least)
          .map((ground) => `${text} on ${ground}, ${scheme}`),
      ),
    );
    expect(weak).toEqual([]);
  },
);

/** The files of a folder that are named like this, with what they say. */
function filesOf(folder: string, pattern: RegExp) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file) && !file.includes(".test."))
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
}

const stylesheets = filesOf(app, /(?<!tokens)\.css$/);

test.each([
  ["a colour", /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|color-mix)\(/i],
  ["a font size", /font-size:(?!\s*(?:(?:min\()?var\(--size-|inherit))/],
  ["a space", /(?:margin|padding|gap)[\w-]*:[^;]*[\d.]+(?:rem|px|em)/],
  ["a radius", /radius:[^;]*[\d.]+(?:rem|px|em)/],
  ["a shadow", /shadow:(?!\s*(?:var\(--shadow-|none|inset 0 0 0 1px var\())/],
])("No stylesheet outside the tokens holds %s of its own", (_, pattern) => {
  const found = stylesheets.flatMap(({ file, text }) => {
    const lines = text.split("\n").filter((line) => pattern.test(line));
    return lines.map((line) => `${file}: ${line.trim()}`);
  });
  expect(found).toEqual([]);
});

test("Every class that a stylesheet knows is used by a page or a part of one", () => {
  const sources = filesOf(app, /\.tsx?$/).map(({ text }) => text);
  const words = new Set(sources.join("\n").match(/[\w-]+/g));
  const unused = stylesheets.flatMap(({ file, text }) => {
    const rules = text.replaceAll(/@import [^;]+;|url\([^)]+\)/g, "");
    return [...rules.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)]
      .map(([, name = ""]) => name)
      .filter((name) => !name.startsWith("rdp-") && !words.has(name))
      .map((name) => `${file}: .${name}`);
  });
  expect(unused).toEqual([]);
});

test("Every custom property that a stylesheet uses is set somewhere", () => {
  const files = [app, staffPages].flatMap((folder) => filesOf(folder, /\.(css|tsx)$/));
  const all = files.map(({ text }) => text).join("\n");
  const used = new Set([...all.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = ""]) => name));
  const unset = [...used].filter((name) => !new RegExp(`${name}"?\\]?:`).test(all));
  expect(unset).toEqual([]);
});

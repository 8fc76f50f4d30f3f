import { expect, test } from "vitest";
import { tokens } from "../../build/tokens";
import hours from "./hour.css?raw";

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

/** Least contrast of each pair of colours. */
const pairs: [least: number, texts: string[], grounds: string[]][] = [
  // Running text.
  [7, ["ink", "ink-soft"], ["paper", "card", "sage", "peach", "lamplight"]],
  [7, ["on-deep", "on-deep-soft"], ["deep"]],
  [7, ["ink"], ["danger-soft"]],
  // Labels, links, buttons and messages.
  [4.5, ["leaf", "leaf-strong", "clay"], ["paper", "card", "sage", "peach", "lamplight"]],
  [4.5, ["danger"], ["card", "paper"]],
  [4.5, ["on-leaf"], ["leaf", "leaf-strong"]],
  [4.5, ["on-sun"], ["sun"]],
  [4.5, ["deep"], ["on-deep"]],
  // Borders of controls and the ring of focus.
  [3, ["control-line"], ["card", "paper"]],
  [3, ["danger"], ["danger-soft"]],
  [3, ["focus"], ["paper", "card", "sage", "peach", "lamplight"]],
  [3, ["sun"], ["deep"]],
];

/** The colours that hours mix into those of the light scheme, with their share. */
const airs = Array.from(
  hours.matchAll(/data-light="(\w+)"\]\s*{\s*--air: (#\w+) (\d+)%/g),
  ([, hour = "", air = "", share]) => ({ hour, air, share: Number(share) / 100 }),
);

/** `color-mix(in srgb, …)` */
function mix(colour: string, air: string, share: number) {
  const channels = [1, 3, 5].map((start) => {
    const [one = 0, other = 0] = [colour, air].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    );
    return Math.round(one + (other - one) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The light scheme at an hour. */
function lightAt({ air, share }: (typeof airs)[number]) {
  const mixed = hours.matchAll(/--([\w-]+): color-mix\(in srgb, (#\w+), var\(--air\)\)/g);
  const colours = Array.from(mixed, ([, name = "", colour = ""]) => {
    expect(colour, `--${name} is mixed from itself`).toBe(tokens.light[name]);
    return [name, mix(colour, air, share)] as const;
  });
  return { ...tokens.light, ...Object.fromEntries(colours) };
}

/** The dark scheme has the same colours at every hour. */
const schemes = [
  ["day", tokens.light],
  ...airs.map((air) => [air.hour, lightAt(air)] as const),
  ["dark", tokens.dark],
] as const;

test.each(pairs)("contrast is at least %d for %j on %j, at any hour", (least, ...both) => {
  const [texts, grounds] = both;
  const weak = schemes.flatMap(([name, scheme]) =>
    texts.flatMap((text) =>
      grounds
        .filter((ground) => !(contrast(scheme[text] ?? "", scheme[ground] ?? "") >= least))
        .map((ground) => `${text} on ${ground}, ${name}`),
    ),
  );
  expect(weak).toEqual([]);
});

test("every hour has a light of its own", () => {
  expect(schemes.map(([name]) => name)).toEqual(["day", "dawn", "gold", "night", "dark"]);
});

const files = import.meta.glob<string>("../**/*.css", {
  eager: true,
  query: "?raw",
  import: "default",
});
const allStyles = Object.values(files).join("");

test("no rule for main depends on what it holds", () => {
  expect(allStyles).not.toContain("main:has(");
});

test("layouts change at three widths of a screen", () => {
  const queries = allStyles.match(/@media[^{]*width[^{]*/g) ?? [];
  const widths = queries.flatMap((query) => query.match(/[<>]=? \d+rem|\d+rem <=|m..-width/g));
  expect([...new Set(widths)].toSorted()).toEqual([
    "< 30rem",
    "< 44rem",
    "< 64rem",
    ">= 30rem",
    ">= 44rem",
    ">= 64rem",
  ]);
});

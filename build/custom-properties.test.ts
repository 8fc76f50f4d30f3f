import postcss, { type Root } from "postcss";
import { describe, expect, test } from "vitest";
import { dropUnusedProperties, settleProperties } from "./custom-properties";

function changed(change: (stylesheet: Root) => void, styles: string) {
  const stylesheet = postcss.parse(styles);
  change(stylesheet);
  return stylesheet.toString();
}

describe("settled custom properties", () => {
  test.each([
    ["stand where they are used", ":root{--a:1rem}p{top:var(--a)}", ":root{--a:1rem}p{top:1rem}"],
    [
      "are found in a layer",
      "@layer x{:root{--a:1rem}}p{top:calc(var(--a) + 1px)}",
      "@layer x{:root{--a:1rem}}p{top:calc(1rem + 1px)}",
    ],
    [
      "may hold each other",
      ":root{--b:var(--a) 2px;--a:1rem}p{margin:var(--b)}",
      ":root{--b:1rem 2px;--a:1rem}p{margin:1rem 2px}",
    ],
    [
      "stand in what others fall back to",
      ":root{--a:1rem}p{top:var(--b,var(--a))}",
      ":root{--a:1rem}p{top:var(--b,1rem)}",
    ],
  ])("%s", (_, styles, expected) => {
    expect(changed(settleProperties, styles)).toBe(expected);
  });

  test.each([
    ["one that another scheme changes", ":root{--a:1}@media screen{:root{--a:2}}p{top:var(--a)}"],
    ["one that is only there under a condition", "@media screen{:root{--a:1}}p{top:var(--a)}"],
    ["one that belongs to a component", ".x{--a:1}p{top:var(--a)}"],
    ["one that a component changes", ":root{--a:1}.x{--a:2}p{top:var(--a)}"],
    ["one that a script sets", "p{top:var(--a,50%)}"],
  ])("are not: %s", (_, styles) => {
    expect(changed(settleProperties, styles)).toBe(styles);
  });
});

describe("unused custom properties", () => {
  test.each([
    ["go", ":root{--a:1;--b:2}p{top:var(--b)}", ":root{--b:2}p{top:var(--b)}"],
    ["go with what only they ask for", ":root{--a:1;--b:var(--a);top:0}", ":root{top:0}"],
    ["are not those with something to fall back to", ".x{--a:1}p{top:var(--a,2)}", undefined],
  ])("%s", (_, styles, expected = styles) => {
    expect(changed(dropUnusedProperties, styles)).toBe(expected);
  });
});

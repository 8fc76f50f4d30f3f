import { expect, test } from "vitest";
import { colour, readTokens } from "./tokens";

test("Tokens are read in both schemes, the dark one laid over the light one", () => {
  const css = `
    :root { --paper: #fff; --space: 0.25rem; }
    @media screen and (prefers-color-scheme: dark) { :root { --paper: #000; } }`;
  expect(readTokens(css)).toEqual({
    light: { paper: "#fff", space: "0.25rem" },
    dark: { paper: "#000", space: "0.25rem" },
  });
});

test("A colour that the design does not have is an error", () => {
  expect(() => colour("mauve")).toThrow("There is no --mauve in app/styles/tokens.css.");
});

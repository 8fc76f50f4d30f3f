import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HomePage } from "./home";

test.each([
  ["that lies ahead is announced above the title", "2026-11-17", true],
  ["that is over stands below it", "3000-01-01", false],
])("A club %s", (_, day, isAbove) => {
  const [above = "", below = ""] = renderToStaticMarkup(<HomePage now={new Date(day)} />).split(
    "<h1",
  );
  expect(above.includes("Learn More &amp; Register")).toBe(isAbove);
  expect(below.includes("Learn More &amp; Register")).toBe(!isAbove);
});

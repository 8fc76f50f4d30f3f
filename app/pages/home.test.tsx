import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
});

/** What stands above the title in a page of that day: the day of the build decides. */
async function aboveTitle(day: string) {
  vi.setSystemTime(new Date(day));
  const { HomePage } = await import("./home");
  const [above] = renderToStaticMarkup(<HomePage />).split("<h1");
  return above;
}

test("a club that lies ahead is announced above the hero", async () => {
  expect(await aboveTitle("2025-11-01")).toContain("Learn More &amp; Register");
});

test("one that is over no longer is", async () => {
  expect(await aboveTitle("2025-11-10")).not.toContain("Learn More &amp; Register");
});

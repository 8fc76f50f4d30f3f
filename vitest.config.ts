import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { contentFolder, contentModules } from "./build/content.ts";
import { inlineScript } from "./build/inline-script.ts";
import { photos } from "./build/photos.ts";

const everything = "**/*.test.{ts,tsx}";

/** The practice of the tests. */
const practice = join(import.meta.dirname, "e2e", "practice");

/** What the site makes for the inbox is tested with a site whose forms deliver. */
const delivering = [`inbox/${everything}`, "app/plain/pages.test.tsx"];

/** The tests of the content that know no fact of it. */
const forAnyContent = ["rules", "structured-data", "found-files"].map((name) => {
  return `e2e/content/${name}.test.ts`;
});

/** A group of tests, and the content that the modules under test are made from. */
function project(name: string, content: string, test: object) {
  return {
    extends: true,
    plugins: [contentModules(content), inlineScript(), photos(content)],
    // To load the same modules for each of 60 files would take longer than the tests.
    test: { name, isolate: false, exclude: ["**/node_modules/**"], ...test },
  } as const;
}

export default defineConfig({
  test: {
    globalSetup: "scripts/prepare-tests.ts",
    // The build reads the colours of its pictures from the stylesheet, which is else left empty.
    css: true,
    // Left to itself, Vitest keeps one core free, which is half of two.
    maxWorkers: "100%",
    // What takes a second or two alone may take long where others are at work, too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      project("code", practice, {
        include: [`{app,bench,build,editor,hosting,scripts}/${everything}`],
        exclude: delivering,
      }),
      project("inbox", practice, { include: delivering, env: { SITE_DELIVERY: "inbox" } }),
      // The owner's own content, and the same rules for the practice of the tests.
      project("content", contentFolder(import.meta.dirname), {
        include: [`e2e/content/${everything}`],
      }),
      project("practice", practice, { include: forAnyContent }),
    ],
  },
});

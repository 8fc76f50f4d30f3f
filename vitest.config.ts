import { defineConfig } from "vitest/config";
import { inlineScript } from "./build/inline-script.ts";

const everything = "**/*.test.{ts,tsx}";

/** Those that change the folder, the day or the settings under which modules load. */
const apart = [
  "app/pages/home.test.tsx",
  "app/routes.test.tsx",
  "build/delivery.test.tsx",
  "build/unconfirmed.test.ts",
  "scripts/handbook.test.ts",
];

/** The inbox, and what the site makes for it: of a site whose forms deliver. */
const delivering = [`inbox/${everything}`, "app/plain/pages.test.tsx"];

export default defineConfig({
  plugins: [inlineScript()],
  test: {
    globalSetup: "scripts/prepare-tests.ts",
    // The build reads the colours of its pictures from the stylesheet, which is else left empty.
    css: true,
    // Left to itself, Vitest keeps one core free, which is half of two.
    maxWorkers: "100%",
    // What takes a second or two alone may take long where others are at work, too.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // To load the same modules for each of 60 files would take longer than the tests.
    projects: [
      {
        extends: true,
        test: {
          name: "site",
          include: [`{app,bench,build,editor,hosting,scripts}/${everything}`],
          exclude: [...apart, ...delivering],
          isolate: false,
        },
      },
      { extends: true, test: { name: "apart", include: apart } },
      {
        extends: true,
        test: {
          name: "inbox",
          include: delivering,
          exclude: ["**/node_modules/**"],
          env: { SITE_DELIVERY: "inbox" },
          isolate: false,
        },
      },
    ],
  },
});

import { defineConfig, type Project } from "@playwright/test";
import {
  browserAt,
  findBrowser,
  findWholeBrowser,
  withoutFeatures,
} from "./e2e/environment/browsers.ts";
import { withFonts } from "./e2e/environment/fonts.ts";

/** The browser tests of `npm test`: visitors, the owner's pages and staff in one browser. */
const behaviour = ["", "inbox/"].map((folder) => `**/e2e/${folder}*.spec.ts`);

/** The owner's shortest way through the editor. */
const ownerWalk = "**/e2e/editor-walk.spec.ts";

/** Tests of more pages and states, which are too slow for `npm test`. */
const atLength = /@at-length/;

const chromium = {
  name: "chromium",
  testMatch: behaviour,
  testIgnore: ownerWalk,
  grepInvert: atLength,
  use: {
    // Motion takes time. Tests that are about motion turn it on.
    contextOptions: { reducedMotion: "reduce" as const },
    launchOptions: {
      ...browserAt(findBrowser()),
      // Keeps a browser from contacting anything but the site.
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        withoutFeatures,
      ],
    },
  },
} satisfies Project;

/** First, because its server takes seconds to start and to stop. */
const walk: Project = { ...chromium, name: "walk", testMatch: ownerWalk, testIgnore: [] };

/** Measurements, in the same fonts on every machine. */
const look: Project = {
  name: "look",
  testMatch: "look/*.spec.ts",
  use: { launchOptions: { ...chromium.use.launchOptions, env: withFonts() } },
};

/** Every page and state where `npm test` looks at a few. */
const everything: Project = {
  ...chromium,
  name: "at length",
  testMatch: "**/e2e/*.spec.ts",
  grep: atLength,
  grepInvert: [],
};

/** Playwright's own Firefox. */
const firefox: Project = {
  name: "firefox",
  testMatch: [...behaviour, "engines/firefox/*.spec.ts", "editor/*.spec.ts"],
  grepInvert: /@chromium|@at-length/,
  use: {
    browserName: "firefox",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      firefoxUserPrefs: {
        // Tests may read what a page has copied.
        "dom.events.testing.asyncClipboard": true,
      },
    },
  },
};

/** Playwright's own WebKit: the engine of Safari. */
const webkit: Project = {
  name: "webkit",
  testMatch: "engines/smoke.spec.ts",
  use: { browserName: "webkit", contextOptions: { reducedMotion: "reduce" } },
};

/** The whole browser, which keeps pages in memory. The headless shell doesn't. */
const history: Project = {
  name: "history",
  testMatch: "engines/history.spec.ts",
  use: { launchOptions: { ...chromium.use.launchOptions, ...browserAt(findWholeBrowser()) } },
};

/** All journeys with the real inbox, also those about staff changes and attackers. */
const inbox: Project = {
  ...chromium,
  name: "inbox",
  testMatch: "**/e2e/inbox/**/*.spec.ts",
  grepInvert: [],
};

/** The facts of the specification, on the content that comes with the project. */
const specification: Project = {
  ...chromium,
  name: "specification",
  testMatch: "specification/*.spec.ts",
};

/** The owner at the editor. */
const editor: Project = { ...chromium, name: "editor", testMatch: "editor/*.spec.ts" };
/** No test, but taken in the same way: the handbook's pictures of it. */
const pictures: Project = { ...chromium, name: "pictures", testMatch: "editor/*.pictures.ts" };
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  timeout: 30_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [["list"]],
  use: {
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  },
  projects: [
    walk,
    chromium,
    look,
    everything,
    firefox,
    history,
    webkit,
    inbox,
    specification,
    editor,
    pictures,
  ],
});

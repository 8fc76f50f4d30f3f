import { defineConfig, type Project } from "@playwright/test";
import { findBrowser, findFirefox, findWholeBrowser } from "./e2e/machine/browsers.ts";
import { type FontSet, fontSets, hasFonts, withFonts } from "./e2e/machine/fonts.ts";

/** What `npm test` runs: how visitors, the owner's pages and staff fare in one browser. */
const behaviour = ["", "inbox/"].map((folder) => `**/e2e/${folder}*.spec.ts`);

/** Tests that look at more of the same, which `npm test` has no time for. */
const atLength = /@at-length/;

const chromium = {
  name: "chromium",
  testMatch: behaviour,
  grepInvert: atLength,
  use: {
    // What moves takes time, and is looked at where it matters.
    contextOptions: { reducedMotion: "reduce" as const },
    launchOptions: {
      executablePath: findBrowser(),
      // Quiet: a browser under test talks to nobody but the site.
      args: [
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
} satisfies Project;

/** What is measured, in the same fonts on every machine, and again in others. */
const look: Project[] = (Object.keys(fontSets) as FontSet[]).filter(hasFonts).map((set) => ({
  name: set === "Liberation" ? "look" : `look in ${set}`,
  testMatch: set === "Liberation" ? "look/*.spec.ts" : "look/fonts.spec.ts",
  use: { launchOptions: { ...chromium.use.launchOptions, env: withFonts(set) } },
}));

/** Every page and state where `npm test` looks at a few. */
const everything: Project = {
  ...chromium,
  name: "at length",
  testMatch: "**/e2e/*.spec.ts",
  grep: atLength,
  grepInvert: undefined,
};

/** Firefox as Debian has it, driven over WebDriver BiDi. */
const firefox: Project = {
  name: "firefox",
  testMatch: [...behaviour, "engines/firefox/*.spec.ts"],
  // What a page posts is not told over BiDi; the real inbox gets it in Firefox, too.
  testIgnore: ["delivery.spec.ts"],
  /*
   * What Firefox 153 cannot be told over BiDi: to do without scripts, to be touched, to
   * report a file that the page itself made.
   */
  grepInvert: /@scripts-off|@touch|@download|@chromium|@at-length/,
  use: {
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      executablePath: findFirefox(),
      firefoxUserPrefs: {
        // The light scheme and no motion, as Chromium is told for each test.
        "layout.css.prefers-color-scheme.content-override": 1,
        "ui.prefersReducedMotion": 1,
        // Scrollbars that take no room, as on a phone.
        "ui.useOverlayScrollbars": 1,
        "widget.gtk.overlay-scrollbars.enabled": true,
        // Tests may read what a page has copied.
        "dom.events.testing.asyncClipboard": true,
        // A page that comes back from memory does not load, which is what Playwright waits for.
        "browser.sessionhistory.max_total_viewers": 0,
      },
    },
  },
};

/** Where a browser keeps pages in memory: the one that visitors have, not the shell of tests. */
const history: Project = {
  name: "history",
  testMatch: "engines/history.spec.ts",
  use: { launchOptions: { ...chromium.use.launchOptions, executablePath: findWholeBrowser() } },
};

/** WebKit as Debian has it speaks only classic WebDriver: a smoke run of its own, and a slow one. */
const webkit: Project = {
  name: "webkit",
  testMatch: "engines/webkit/*.spec.ts",
  workers: 1,
};

/** All journeys with the real inbox, also those of people who come and go, and of attackers. */
const inbox: Project = {
  ...chromium,
  name: "inbox",
  testMatch: "**/e2e/inbox/**/*.spec.ts",
  grepInvert: undefined,
};

/** The owner at the editor. */
const editor: Project = { ...chromium, name: "editor", testMatch: "editor/*.spec.ts" };
/** No test, but taken in the same way: the handbook's pictures of it. */
const pictures: Project = { ...chromium, name: "pictures", testMatch: "editor/*.pictures.ts" };
const editorInFirefox: Project = {
  ...firefox,
  name: "editor in Firefox",
  testMatch: "editor/*.spec.ts",
};

export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  // Only what never happens is waited for as long as this: a busy machine may stand still for seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [["list"]],
  use: {
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  },
  projects: [
    chromium,
    ...look,
    everything,
    firefox,
    history,
    webkit,
    inbox,
    editor,
    editorInFirefox,
    pictures,
  ],
});

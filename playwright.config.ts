import { defineConfig, type Project } from "@playwright/test";
import { findFastBrowser, findFirefox } from "./scripts/browser.ts";
import { hasFonts, liberation, otherFontSets, withFonts } from "./scripts/fonts.ts";

const port = Number(process.env.E2E_PORT ?? 4273);

/** Separated by commas: chromium, firefox, journeys, webkit, editor. */
const engines = (process.env.E2E_ENGINES ?? "chromium").split(",");

const isInFirefox = engines.includes("firefox") || engines.includes("journeys");

const smokeTests = "webkit/*.spec.ts";
const editorTests = "editor.spec.ts";

const chromium = {
  name: "chromium",
  testIgnore: [smokeTests, editorTests, "without-anchors.spec.ts"],
  use: {
    launchOptions: {
      executablePath: findFastBrowser(),
      // The same fonts on every machine.
      env: withFonts(liberation),
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

const otherFonts: Project[] = otherFontSets.filter(hasFonts).map((set) => ({
  name: `chromium with ${set.name}`,
  testMatch: "fonts.spec.ts",
  use: { launchOptions: { ...chromium.use.launchOptions, env: withFonts(set) } },
}));

/** Firefox as Debian has it, driven over WebDriver BiDi. */
const firefox: Project = {
  name: "firefox",
  testMatch: [
    "altered-pages.spec.ts",
    "appointment-form.spec.ts",
    "calendar.spec.ts",
    "contact-form.spec.ts",
    editorTests,
    "error-view.spec.ts",
    "form-loading.spec.ts",
    "form-privacy.spec.ts",
    "inbox/*.spec.ts",
    "navigation.spec.ts",
    "not-found.spec.ts",
    "older-browsers.spec.ts",
    "pages.spec.ts",
    "without-anchors.spec.ts",
  ],
  /*
   * What Firefox 153 cannot be told over BiDi: to do without scripts, to be touched, to
   * report a file that the page itself made.
   */
  grepInvert: /@scripts-off|@touch|@download|@chromium/,
  use: {
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      executablePath: isInFirefox ? findFirefox() : undefined,
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

/** The visitors' journeys again, in another engine: a part of `npm test`. */
const journeys: Project = { ...firefox, name: "journeys in firefox", grep: /@journey/ };

/** WebKit as Debian has it speaks only classic WebDriver: a smoke run of its own, and a slow one. */
const webkit: Project = {
  name: "webkit",
  testMatch: smokeTests,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
};

/** The owner's editor, which is fetched first: a part of `npm run test:engines`. */
const editor: Project = { ...chromium, name: "editor", testMatch: editorTests, testIgnore: [] };

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/inbox/build-inbox.ts",
  fullyParallel: true,
  // A machine that others use, too, may stand still for seconds. A fault fails every time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [["list"]],
  snapshotPathTemplate: "{testDir}/aria/{arg}{ext}",
  webServer: {
    command: "node scripts/run.js serve",
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
  use: {
    baseURL: `http://localhost:${port}`,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
  },
  projects: [chromium, ...otherFonts, firefox, journeys, webkit, editor].filter(({ name = "" }) =>
    engines.includes(name.split(" ")[0] ?? ""),
  ),
});

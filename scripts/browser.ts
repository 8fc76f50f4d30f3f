import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { installWithApt } from "./apt.ts";
import { run } from "./prepare.js";

/** The oldest Firefox that Playwright can drive over WebDriver BiDi. */
const oldestFirefox = 153;

function onPath(...programs: string[]) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => programs.map((program) => join(folder, program)));
}

/** Where Windows keeps programs, for everybody or for one person. */
function inProgramFiles(...path: string[]) {
  return ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((variable) => {
    const folder = process.env[variable];
    return folder ? [join(folder, ...path)] : [];
  });
}

/** An installed Chrome or Chromium; `CHROME_PATH` overrides the search. */
function installedBrowser() {
  const candidates = [
    process.env.CHROME_PATH,
    ...onPath("google-chrome", "google-chrome-stable", "chromium", "chromium-browser"),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ...inProgramFiles("Google", "Chrome", "Application", "chrome.exe"),
  ];
  return candidates.find((candidate) => candidate && existsSync(candidate));
}

/** Playwright's own browser, if it has been downloaded. */
function playwrightBrowser() {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/**
 * The browser that the tests run in: `CHROME_PATH`, or the fastest that is there. A shell without
 * windows and memory of pages is twice as fast as the browser itself.
 */
export function findBrowser() {
  const shell = onPath("chromium-headless-shell").find((candidate) => existsSync(candidate));
  return process.env.CHROME_PATH ?? shell ?? findWholeBrowser();
}

/** The browser as visitors have it, which also remembers pages that were left. */
export function findWholeBrowser() {
  return installedBrowser() ?? playwrightBrowser();
}

/** Finds a browser, or installs one: Playwright's own, or else a package of Debian's. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log("There is no Chrome or Chromium to test in: installing one …");
  run("npx", ["playwright", "install", "chromium"], { quiet: true });
  if (!findBrowser()) installWithApt("chromium-headless-shell");
  return findBrowser();
}

/** An installed Firefox that is new enough; `FIREFOX_PATH` overrides the search. */
export function findFirefox() {
  const candidates = [
    process.env.FIREFOX_PATH,
    ...onPath("firefox-esr", "firefox"),
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    ...inProgramFiles("Mozilla Firefox", "firefox.exe"),
  ];
  return candidates.find((candidate) => {
    if (!candidate || !existsSync(candidate)) return false;
    const { stdout } = run(candidate, ["--version"], { quiet: true });
    return Number(/Firefox (\d+)/.exec(stdout ?? "")?.[1] ?? oldestFirefox) >= oldestFirefox;
  });
}

/** Finds Firefox, or installs Debian's. */
export function ensureFirefox() {
  const found = findFirefox();
  if (found || process.platform !== "linux") return found;
  console.log("Installing Firefox for the tests …");
  installWithApt("firefox-esr");
  return findFirefox();
}

/** Debian's WebKit with its driver, and the screen that it needs. */
export function findWebKit() {
  const driver = onPath("WebKitWebDriver").find((candidate) => existsSync(candidate));
  const screen = onPath("xvfb-run").find((candidate) => existsSync(candidate));
  return driver && screen ? { driver, screen } : undefined;
}

/** Finds WebKit, or installs Debian's. */
export function ensureWebKit() {
  const found = findWebKit();
  if (found || process.platform !== "linux") return found;
  console.log("Installing WebKit for the tests …");
  installWithApt("webkit2gtk-driver", "xvfb", "xauth");
  return findWebKit();
}

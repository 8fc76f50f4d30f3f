import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { run } from "./prepare.js";
import { findOnPath, installMissing, isOnPath, type Need } from "./programs.ts";

/** Where Windows keeps programs, for everybody or for one person. */
function inProgramFiles(...path: string[]) {
  return ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((variable) => {
    const folder = process.env[variable];
    return folder ? [join(folder, ...path)] : [];
  });
}

/**
 * The browser that the tests run in: `CHROME_PATH`, or the fastest that is there. A shell without
 * windows and memory of pages is twice as fast as the browser itself.
 */
export function findBrowser() {
  return process.env.CHROME_PATH ?? findOnPath("chromium-headless-shell") ?? findWholeBrowser();
}

/** The browser as visitors have it, which also remembers pages that were left. */
export function findWholeBrowser() {
  const candidates = [
    findOnPath("google-chrome", "google-chrome-stable", "chromium", "chromium-browser"),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ...inProgramFiles("Google", "Chrome", "Application", "chrome.exe"),
    // Playwright's own, if it has been downloaded.
    chromium.executablePath(),
  ];
  return candidates.find((candidate) => candidate && existsSync(candidate));
}

/** Finds a browser, or installs one: Playwright's own, or else a package of Debian's. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log("There is no Chrome or Chromium to test in: installing one …");
  run("npx", ["playwright", "install", "chromium"], { quiet: true });
  installMissing([
    { debianPackage: "chromium-headless-shell", isHere: () => findBrowser() !== undefined },
  ]);
  return findBrowser();
}

export const wholeBrowser: Need = {
  debianPackage: "chromium",
  isHere: () => findWholeBrowser() !== undefined,
};

/** The oldest Firefox that Playwright can drive over WebDriver BiDi. */
const oldestFirefox = 153;

/** An installed Firefox that is new enough; `FIREFOX_PATH` overrides the search. */
export function findFirefox() {
  const candidates = [
    process.env.FIREFOX_PATH,
    findOnPath("firefox-esr", "firefox"),
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    ...inProgramFiles("Mozilla Firefox", "firefox.exe"),
  ];
  return candidates.find((candidate) => {
    if (!candidate || !existsSync(candidate)) return false;
    const { stdout } = run(candidate, ["--version"], { quiet: true });
    return Number(/Firefox (\d+)/.exec(stdout ?? "")?.[1] ?? oldestFirefox) >= oldestFirefox;
  });
}

export const firefox: Need = {
  debianPackage: "firefox-esr",
  isHere: () => findFirefox() !== undefined,
};

/** Debian's WebKit with its driver, and the screen that it needs. */
export function findWebKit() {
  const [driver, screen] = [findOnPath("WebKitWebDriver"), findOnPath("xvfb-run")];
  return driver && screen ? { driver, screen } : undefined;
}

export const webKit: readonly Need[] = [
  { debianPackage: "webkit2gtk-driver", isHere: () => isOnPath("WebKitWebDriver") },
  { debianPackage: "xvfb", isHere: () => isOnPath("xvfb-run") },
  { debianPackage: "xauth", isHere: () => isOnPath("xauth") },
];

import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { giveUp, run } from "../../scripts/prepare.js";
import { findOnPath } from "./programs.ts";

/** Returns the browser for the tests. The headless shell is twice as fast as the whole browser. */
export function findBrowser() {
  return process.env.CHROME_PATH ?? findOnPath("chromium-headless-shell") ?? findWholeBrowser();
}

/** Returns Chrome or Chromium as visitors have it, which keeps pages in memory for Back. */
export function findWholeBrowser() {
  const inProgramFiles = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].map((variable) =>
    join(process.env[variable] ?? "", "Google", "Chrome", "Application", "chrome.exe"),
  );
  return [
    findOnPath("google-chrome", "google-chrome-stable", "chromium", "chromium-browser"),
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ...inProgramFiles,
    chromium.executablePath(),
  ].find((file) => file && existsSync(file));
}

/** Installs a browser if there is none: Playwright's or, as root on Debian, the package. */
export function ensureBrowser() {
  if (findBrowser()) return;
  console.log("There is no Chrome or Chromium to test in: installing one …");
  run("npx", ["playwright", "install", "chromium"], { quiet: true });
  if (!findBrowser() && process.getuid?.() === 0 && findOnPath("apt-get")) {
    run("apt-get", ["update"], { quiet: true });
    const options = ["-y", "--no-install-recommends"];
    run("apt-get", ["install", ...options, "chromium-headless-shell"], { quiet: true });
  }
  if (!findBrowser()) {
    giveUp("No browser to test in: please install Chrome or Chromium, or set CHROME_PATH to one.");
  }
}

/** The oldest Firefox that Playwright can drive over WebDriver BiDi. */
const oldestFirefox = 153;

/** An installed Firefox that is new enough; `FIREFOX_PATH` overrides the search. */
export function findFirefox() {
  const file = firstThere(
    process.env.FIREFOX_PATH,
    findOnPath("firefox-esr", "firefox"),
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    ...inProgramFiles("Mozilla Firefox", "firefox.exe"),
  );
  if (!file) return undefined;
  const { stdout } = run(file, ["--version"], { quiet: true });
  const version = /Firefox (\d+)/.exec(stdout)?.[1] ?? oldestFirefox;
  return Number(version) >= oldestFirefox ? file : undefined;
}

/** Debian's WebKit with its driver, and the screen that it needs. */
export function findWebKit() {
  const [driver, screen] = [findOnPath("WebKitWebDriver"), findOnPath("xvfb-run")];
  return driver && screen ? { driver, screen } : undefined;
}

function firstThere(...files: (string | undefined)[]) {
  return files.find((file) => file && existsSync(file));
}

/** Where Windows keeps programs, for everybody or for one person. */
function inProgramFiles(...path: string[]) {
  return ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((variable) => {
    const folder = process.env[variable];
    return folder ? [join(folder, ...path)] : [];
  });
}

import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { exitWithError, run } from "../../scripts/prepare.js";
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

/** Returns launch options with which Playwright starts this browser, or without one its own. */
export function browserAt(file: string | undefined) {
  return file ? { executablePath: file } : {};
}

/**
 * Chromium's features that tests do without. The two of the address bar take a second of CPU for
 * each window of the whole browser (Chromium 156, 2026). Playwright disables the others, too, but
 * the browser takes only the last list.
 */
export const withoutFeatures = `--disable-features=${[
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"],
  ...["AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"],
  ...["DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades"],
  ...["LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints"],
  ...["PaintHolding", "PreconnectToSearch", "TcpPortRandomizationWin"],
  "ThirdPartyStoragePartitioning",
]}`;

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
    exitWithError(
      "No browser to test in: please install Chrome or Chromium, or set CHROME_PATH to one.",
    );
  }
}

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./prepare.js";

const names = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser"];

const macApps = ["Google Chrome", "Chromium"].map(
  (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
);

const windowsApps = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"].flatMap((variable) => {
  const folder = process.env[variable];
  return folder ? [join(folder, "Google", "Chrome", "Application", "chrome.exe")] : [];
});

/** An installed Chrome or Chromium; `CHROME_PATH` overrides the search. */
function installedBrowser() {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const candidates = [process.env.CHROME_PATH, ...onPath, ...macApps, ...windowsApps];
  return candidates.find((candidate) => candidate && existsSync(candidate));
}

/** Playwright's own browser, if it has been downloaded. */
async function playwrightBrowser() {
  const { chromium } = await import("@playwright/test");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** The browser that the tests run in: an installed one first, then Playwright's own. */
export async function findBrowser() {
  return installedBrowser() ?? (await playwrightBrowser());
}

/** Finds a browser, or installs one: Playwright's own, or else Debian's package. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;

  console.log("Installing a browser for the tests …");
  run("npx", ["playwright", "install", "chromium"], { quiet: true });
  const downloaded = await playwrightBrowser();
  if (downloaded) return downloaded;

  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  for (const step of [["update"], ["install", "-y", "chromium"]]) {
    const [command = "", ...args] = [...asRoot, "apt-get", ...step];
    run(command, args, { quiet: true });
  }
  return installedBrowser();
}

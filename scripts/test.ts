import { ensureBrowser } from "./browser.ts";
import { check } from "./checks.ts";
import { giveUp, installIfNeeded } from "./prepare.js";

/* Whether the code works, for anybody, anywhere: with Node and one browser. */

if (!ensureBrowser()) {
  giveUp("No browser to test in: please install Chrome or Chromium, or set CHROME_PATH to one.");
}
installIfNeeded("inbox");

await check("Formatting and lint", "biome", ["ci", "."]);
await check("Types", "tsc", ["-p", "."]);
await check("Unit tests", "vitest", ["run"]);
await check("Builds", "node", ["scripts/run.js", "build-for-tests"]);
await check("Browser tests", "playwright", ["test", "--project=chromium"]);

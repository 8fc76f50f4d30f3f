import { ensureBrowser } from "../e2e/machine/browsers.ts";
import { check } from "../e2e/machine/check.ts";
import { installIfNeeded } from "./prepare.js";

/* Whether the code works, for anybody, anywhere: with Node and one browser. */

ensureBrowser();
installIfNeeded("inbox");

await check("Formatting and lint", "biome", ["ci", "."]);
await check("Types", "tsc", ["-p", "."]);
await check("Unit tests", "vitest", ["run"]);
await check("Builds", "node", ["scripts/run.js", "build-for-tests"]);
await check("Browser tests", "playwright", ["test", "--project=chromium"]);

import { ensureBrowser } from "../e2e/environment/browsers.ts";
import { check } from "../e2e/environment/check.ts";

/* Proves that the code works, on any machine with Node. Installs a browser if there is none. */

ensureBrowser();

check("Formatting and lint", "biome", ["ci", "."]);
check("Types", "tsc", ["-p", "."]);
check("Unit tests", "vitest", ["run"]);
check("Builds", "node", ["scripts/run.js", "build-for-tests"]);
check("Browser tests", "playwright", ["test", "--project=walk", "--project=chromium"]);

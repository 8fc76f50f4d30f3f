import { ensureBrowser, ensureFirefox } from "./browser.ts";
import { ensureFonts } from "./fonts.ts";
import { ensureNginx } from "./nginx.ts";
import { ensurePostgres } from "./postgres.ts";
import { giveUp, installIfNeeded, run } from "./prepare.js";
import { ensureTools } from "./tools.ts";

if (!ensureBrowser()) {
  giveUp("No browser to test in: please install Chrome or Chromium, or set CHROME_PATH to one.");
}

const missingFonts = ensureFonts().map(({ name }) => name);
if (missingFonts.length > 0) {
  console.log(`Not tested with these fonts, which are not installed: ${missingFonts.join(", ")}.`);
}

if (!ensureNginx()) {
  console.log("nginx is not installed: what hosts answer is tested with our own server alone.");
}

installIfNeeded("inbox");
if (!ensurePostgres()) {
  console.log("PostgreSQL is not installed: the inbox is tested with SQLite alone.");
}
const missingTools = ensureTools("age", "git", "strace");
if (missingTools.length > 0) {
  console.log(`Not installed, so that what needs it is left out: ${missingTools.join(", ")}.`);
}

check("Formatting and lint", "biome", "ci", ".");
check("Types", "tsc", "-p", ".");
check("Types of the inbox", "tsc", "-p", "inbox");
check("Build", "vite", "build", "--logLevel", "warn");
process.env.SITE_DELIVERY = "inbox";
check("Build for the inbox", "vite", "build", "--logLevel", "warn", "--outDir", "dist-inbox");
delete process.env.SITE_DELIVERY;
check("Unit tests", "vitest", "run");

// All that Firefox can run, and the other engines, are in `npm run test:engines`.
if (ensureFirefox()) process.env.E2E_ENGINES = "chromium,journeys";
else
  console.log("Firefox 153 or newer is not installed: visitors' journeys run in Chromium alone.");
// A second try, where a busy machine stood still in the first: Playwright names such a test as flaky.
check("Browser tests", "playwright", "test", "--retries=1");

function check(title: string, tool: string, ...args: string[]) {
  console.log(`\n${title}`);
  const started = Date.now();
  // npm has put the project's tools on the path.
  if (run(tool, args).status !== 0) giveUp(`\n${title}: failed`);
  console.log(`${title}: passed in ${Math.round((Date.now() - started) / 1000)} s`);
}

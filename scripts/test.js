import { checkNode, giveUp, installIfNeeded, run } from "./prepare.js";

checkNode();
installIfNeeded();

const { ensureBrowser, ensureFirefox } = await import("./browser.js");
if (!(await ensureBrowser())) {
  giveUp("No browser to test in: please install Chrome or Chromium, or set CHROME_PATH to one.");
}

const { ensureFonts } = await import("./fonts.js");
const missingFonts = ensureFonts().map(({ name }) => name);
if (missingFonts.length > 0) {
  console.log(`Not tested with these fonts, which are not installed: ${missingFonts.join(", ")}.`);
}

const { ensureNginx } = await import("./nginx.js");
if (!ensureNginx()) {
  console.log("nginx is not installed: what hosts answer is tested with our own server alone.");
}

const steps = [
  ["Formatting and lint", "npx", "biome", "ci", "."],
  ["Types", "npx", "tsc", "-p", "."],
  ["Build", "npx", "vite", "build", "--logLevel", "warn"],
  ["Unit tests", "npx", "vitest", "run"],
  ["Browser tests", "npx", "playwright", "test"],
];

for (const [title = "", command = "", ...args] of steps) {
  check(title, command, args);
}

// The visitors' journeys again, in another engine; all that it can run is in `npm run test:engines`.
if (ensureFirefox()) {
  process.env.E2E_ENGINES = "firefox";
  check("Journeys in Firefox", "npx", ["playwright", "test", "--grep", "@journey"]);
} else {
  console.log("\nJourneys in Firefox: left out, because Firefox 153 or newer is not installed");
}

/**
 * @param {string} title
 * @param {string} command
 * @param {readonly string[]} args
 */
function check(title, command, args) {
  console.log(`\n${title}`);
  const started = Date.now();
  const { status } = run(command, args);
  if (status !== 0) giveUp(`\n${title}: failed`);
  console.log(`${title}: passed in ${Math.round((Date.now() - started) / 1000)} s`);
}

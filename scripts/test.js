import { checkNode, giveUp, installIfNeeded, run } from "./prepare.js";

checkNode();
installIfNeeded();

const { ensureBrowser } = await import("./browser.js");
if (!(await ensureBrowser())) {
  giveUp("No browser to test in: please install Chrome or Chromium, or set CHROME_PATH to one.");
}

const { ensureNginx } = await import("./nginx.js");
if (!ensureNginx()) {
  console.log("nginx is not installed: what hosts answer is tested with our own server alone.");
}

const steps = [
  ["Formatting and lint", "npx", "biome", "ci", "."],
  ["Types", "npx", "tsc", "-p", "."],
  ["Unit tests", "npx", "vitest", "run"],
  ["Build", "npx", "vite", "build", "--logLevel", "warn"],
  ["Browser tests", "npx", "playwright", "test"],
];

for (const [title = "", command = "", ...args] of steps) {
  console.log(`\n${title}`);
  const started = Date.now();
  const { status } = run(command, args);
  if (status !== 0) giveUp(`\n${title}: failed`);
  console.log(`${title}: passed in ${Math.round((Date.now() - started) / 1000)} s`);
}

import { checkNode, giveUp, installIfNeeded, run } from "./prepare.js";

checkNode();
installIfNeeded();

const { ensureBrowser, ensureFirefox, ensureWebKit } = await import("./browser.js");
const { ensureFonts } = await import("./fonts.js");
ensureFonts();

/** The engines, what they are tested with, and what to install where one is missing. */
const engines = [
  { name: "Chromium", project: "chromium", ensure: ensureBrowser, missing: "Chrome or Chromium" },
  { name: "Firefox", project: "firefox", ensure: ensureFirefox, missing: "Firefox 153 or newer" },
  {
    name: "WebKit",
    project: "webkit",
    ensure: ensureWebKit,
    missing: "Debian's packages webkit2gtk-driver and xvfb",
  },
];

if (run("npx", ["vite", "build", "--logLevel", "warn"]).status !== 0) giveUp("Build: failed");

const results = [];
for (const { name, project, ensure, missing } of engines) {
  if (!(await ensure())) {
    results.push({ failed: false, words: `${name}: could not run. It needs ${missing}.` });
    continue;
  }
  console.log(`\n${name}`);
  process.env.E2E_ENGINES = project;
  const failed = run("npx", ["playwright", "test"]).status !== 0;
  results.push({ failed, words: `${name}: ${failed ? "failed" : "passed"}` });
}

console.log(`\n${results.map(({ words }) => words).join("\n")}`);
process.exit(results.some(({ failed }) => failed) ? 1 : 0);

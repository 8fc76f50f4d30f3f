import { ensureBrowser, ensureFirefox, ensureWebKit } from "./browser.ts";
import { buildSite, buildSiteForInbox } from "./built-site.ts";
import { ensureFonts } from "./fonts.ts";
import { run } from "./prepare.js";

/** The engines and the owner's editor: what tests them, and what to install where one is missing. */
const engines = [
  { name: "Chromium", project: "chromium", ensure: ensureBrowser, missing: "Chrome or Chromium" },
  { name: "Firefox", project: "firefox", ensure: ensureFirefox, missing: "Firefox 153 or newer" },
  {
    name: "WebKit",
    project: "webkit",
    ensure: ensureWebKit,
    missing: "Debian's packages webkit2gtk-driver and xvfb",
  },
  { name: "Editor", project: "editor", ensure: ensureBrowser, missing: "Chrome or Chromium" },
];

ensureFonts();
buildSite();
buildSiteForInbox();

const results = engines.map(({ name, project, ensure, missing }) => {
  if (!ensure()) return { failed: false, words: `${name}: could not run. It needs ${missing}.` };
  console.log(`\n${name}`);
  process.env.E2E_ENGINES = project;
  const failed = run("npx", ["playwright", "test"]).status !== 0;
  return { failed, words: `${name}: ${failed ? "failed" : "passed"}` };
});

console.log(`\n${results.map(({ words }) => words).join("\n")}`);
process.exitCode = results.some(({ failed }) => failed) ? 1 : 0;

import { ensureBrowser, ensureFirefox, ensureWebKit } from "./browser.ts";
import { buildSite, buildSiteForInbox } from "./built-site.ts";
import { ensureFonts } from "./fonts.ts";
import { ensurePostgres } from "./postgres.ts";
import { run } from "./prepare.js";

type Engine = {
  name: string;
  project: string;
  ensure: () => unknown;
  missing: string;
  /** What the inbox keeps its messages in. */
  database?: "PostgreSQL";
  only?: string;
};

/** The engines and the owner's editor: what tests them, and what to install where one is missing. */
const engines: Engine[] = [
  { name: "Chromium", project: "chromium", ensure: ensureBrowser, missing: "Chrome or Chromium" },
  { name: "Firefox", project: "firefox", ensure: ensureFirefox, missing: "Firefox 153 or newer" },
  {
    name: "WebKit",
    project: "webkit",
    ensure: ensureWebKit,
    missing: "Debian's packages webkit2gtk-driver and xvfb",
  },
  { name: "Editor", project: "editor", ensure: ensureBrowser, missing: "Chrome or Chromium" },
  {
    name: "The inbox on PostgreSQL",
    project: "chromium",
    ensure: ensurePostgres,
    missing: "PostgreSQL",
    database: "PostgreSQL",
    only: "inbox/",
  },
];

ensureFonts();
buildSite();
buildSiteForInbox();

const results = engines.map(({ name, project, ensure, missing, database = "SQLite", only }) => {
  if (!ensure()) return { failed: false, words: `${name}: could not run. It needs ${missing}.` };
  console.log(`\n${name}`);
  process.env.E2E_ENGINES = project;
  process.env.E2E_DATABASE = database;
  const failed = run("npx", ["playwright", "test", ...(only ? [only] : [])]).status !== 0;
  return { failed, words: `${name}: ${failed ? "failed" : "passed"}` };
});

console.log(`\n${results.map(({ words }) => words).join("\n")}`);
process.exitCode = results.some(({ failed }) => failed) ? 1 : 0;

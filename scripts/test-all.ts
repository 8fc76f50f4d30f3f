import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { ensureBrowser } from "../e2e/environment/browsers.ts";
import { check } from "../e2e/environment/check.ts";
import { type Group, missingPackages } from "../e2e/environment/needs.ts";
import { exitWithError } from "./prepare.js";

/* Runs the tests that measure, or need other programs than Node and a browser. */

/** Each group of tests, by the name that `npm run test:all -- <name>` takes. */
const groups: Readonly<Record<Group, () => void>> = {
  look: () => browserTests("Look", ["look", "at length"]),
  engines: () => browserTests("Engines", ["history", ...installedEngines()]),
  servers: () => {
    check("The site and the inbox with other programs", "vitest", ["run", "--project=servers"]);
    browserTests("The inbox, at length", ["inbox"]);
    const inbox = ["test", "--project=inbox"];
    check("The inbox on PostgreSQL", "playwright", inbox, { TEST_DATABASE: "PostgreSQL" });
  },
  specification: () => {
    check("The rules for any content", "vitest", ["run", "--project=content"]);
    browserTests("The facts of the specification", ["specification"]);
  },
  editor: () => browserTests("The editor", ["editor"]),
};

const names = Object.keys(groups) as Group[];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in groups));
if (unknown.length > 0) {
  exitWithError(`There is no group ${unknown.join(", ")}: only ${names.join(", ")}.`);
}

const chosen = names.filter((name) => asked.length === 0 || asked.includes(name));
const ready = chosen.filter((name) => {
  const missing = missingPackages(name);
  if (missing.length === 0) return true;
  console.error(
    `The group ${name} is left out. Install: sudo apt-get install ${missing.join(" ")}`,
  );
  process.exitCode = 1;
  return false;
});
if (ready.length > 0) {
  ensureBrowser();
  // The editor shows pages without a build.
  if (ready.some((name) => name !== "editor")) {
    check("Builds", "node", ["scripts/run.js", "build-for-tests", "at-length"]);
  }
  for (const name of ready) groups[name]();
}

function browserTests(title: string, projects: readonly string[]) {
  check(title, "playwright", ["test", ...projects.map((name) => `--project=${name}`)]);
}

/** Returns the projects of those of Playwright's other browsers that are installed. */
function installedEngines() {
  const isInstalled = (browser: typeof firefox) => existsSync(browser.executablePath());
  const missing = [firefox, webkit]
    .filter((browser) => !isInstalled(browser))
    .map(nameOf)
    .join(" ");
  if (missing) {
    console.log(`Left out: ${missing}. Install: npx playwright install --with-deps ${missing}`);
  }
  return [firefox, webkit].filter(isInstalled).map(nameOf);
}

function nameOf(browser: typeof firefox) {
  return browser.name();
}

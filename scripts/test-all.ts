import { existsSync } from "node:fs";
import { firefox, webkit } from "@playwright/test";
import { ensureBrowser, findWholeBrowser } from "../e2e/machine/browsers.ts";
import { check } from "../e2e/machine/check.ts";
import { hasFonts } from "../e2e/machine/fonts.ts";
import { findPostgres } from "../e2e/machine/postgres.ts";
import { hasSeccomp, isOnPath } from "../e2e/machine/programs.ts";
import { giveUp, installIfNeeded } from "./prepare.js";

/* Runs the tests that measure, or need other programs than Node and a browser. */

/** Debian's packages that a group of tests needs, each with a check if it is installed. */
type Needs = Readonly<Record<string, () => unknown>>;
type Group = { needs: Needs; run: () => void };

const groups: Readonly<Record<string, Group>> = {
  look: {
    needs: { "fonts-liberation": hasFonts },
    run: () => browserTests("Look", ["look", "at length"]),
  },
  engines: {
    needs: { chromium: findWholeBrowser },
    run: () => browserTests("Engines", ["history", ...installedEngines()]),
  },
  servers: {
    needs: {
      "nginx-light": () => isOnPath("nginx"),
      "apache2-bin": () => isOnPath("apache2"),
      postgresql: findPostgres,
      "openssh-server": () => isOnPath("sshd"),
      vsftpd: () => isOnPath("vsftpd"),
      openssl: () => isOnPath("openssl"),
      git: () => isOnPath("git"),
      age: () => isOnPath("age"),
      strace: () => isOnPath("strace"),
      systemd: () => isOnPath("systemd-analyze"),
      "python3-seccomp": hasSeccomp,
    },
    run: () => {
      check("The site and the inbox with other programs", "vitest", ["run", "--project=servers"]);
      browserTests("The inbox, at length", ["inbox"]);
      const inbox = ["test", "--project=inbox"];
      check("The inbox on PostgreSQL", "playwright", inbox, { TEST_DATABASE: "PostgreSQL" });
    },
  },
  specification: {
    needs: {},
    run: () => {
      check("The rules for any content", "vitest", ["run", "--project=content"]);
      browserTests("The facts of the specification", ["specification"]);
    },
  },
  editor: {
    needs: { git: () => isOnPath("git") },
    run: () => browserTests("The editor", ["editor"]),
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in groups));
if (unknown.length > 0) {
  giveUp(`There is no group ${unknown.join(", ")}: only ${Object.keys(groups).join(", ")}.`);
}

const chosen = Object.entries(groups).filter(
  ([name]) => asked.length === 0 || asked.includes(name),
);
const ready = chosen.filter(([name, { needs }]) => {
  const missing = Object.keys(needs).filter((debianPackage) => !needs[debianPackage]?.());
  if (missing.length === 0) return true;
  console.error(
    `The group ${name} is left out. Install: sudo apt-get install ${missing.join(" ")}`,
  );
  process.exitCode = 1;
  return false;
});
if (ready.length > 0) {
  ensureBrowser();
  installIfNeeded("inbox");
  check("Builds", "node", ["scripts/run.js", "build-for-tests", "at-length"]);
  for (const [, { run }] of ready) run();
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

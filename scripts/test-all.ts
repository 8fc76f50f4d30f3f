import { ensureBrowser, firefox, webKit, wholeBrowser } from "./browser.ts";
import { check } from "./checks.ts";
import { fonts } from "./fonts.ts";
import { postgres } from "./postgres.ts";
import { giveUp, installIfNeeded } from "./prepare.js";
import { installMissing, isOnPath, type Need } from "./programs.ts";

/* What `npm test` leaves out, because it measures or needs more than a browser. */

type Group = { needs: readonly Need[]; run: () => Promise<void> };

const groups: Readonly<Record<string, Group>> = {
  look: {
    needs: fonts,
    run: () => browserTests("Look", ["look", "look in DejaVu", "look in Noto", "at length"]),
  },
  engines: {
    needs: [wholeBrowser, firefox, ...webKit],
    run: () => browserTests("Engines", ["history", "firefox", "webkit"]),
  },
  servers: {
    needs: [
      program("nginx", "nginx-light"),
      program("apache2", "apache2-bin"),
      postgres,
      ...["caddy", "age", "strace"].map((name) => program(name)),
    ],
    run: async () => {
      await check("The site and the inbox with other programs", "vitest", [
        "run",
        "--project=servers",
      ]);
      await browserTests("The inbox, at length", ["inbox"]);
      const inbox = ["test", "--project=inbox"];
      await check("The inbox on PostgreSQL", "playwright", inbox, { TEST_DATABASE: "PostgreSQL" });
    },
  },
  editor: {
    needs: [program("git")],
    run: async () => {
      await browserTests("The editor", ["editor"]);
      await check("An owner's year", "node", ["scripts/run.js", "test-owner"]);
    },
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
const missing = installMissing(chosen.flatMap(([, { needs }]) => needs));
if (missing.length > 0) {
  const packages = missing.map(({ debianPackage }) => debianPackage);
  giveUp(`Not installed, and not to be had here: ${packages.join(", ")}.`);
}
if (!ensureBrowser()) giveUp("No browser to test in: please install Chrome or Chromium.");
installIfNeeded("inbox");

await check("Builds", "node", ["scripts/run.js", "build-for-tests", "content"]);
for (const [, { run }] of chosen) await run();

function browserTests(title: string, projects: readonly string[]) {
  return check(title, "playwright", ["test", ...projects.map((name) => `--project=${name}`)]);
}

/** A program, and its package if that has another name. */
function program(name: string, debianPackage = name): Need {
  return { debianPackage, isHere: () => isOnPath(name) };
}

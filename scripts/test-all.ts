import { ensureBrowser, findFirefox, findWholeBrowser } from "../e2e/machine/browsers.ts";
import { check } from "../e2e/machine/check.ts";
import { type FontSet, fontSets, hasFonts } from "../e2e/machine/fonts.ts";
import { findPostgres } from "../e2e/machine/postgres.ts";
import { hasSeccomp, installMissing, isOnPath, type Needs } from "../e2e/machine/programs.ts";
import { giveUp, installIfNeeded } from "./prepare.js";

/* What `npm test` leaves out, because it measures or needs more than a browser. */

type Group = { needs: Needs; run: () => Promise<void> };

const groups: Readonly<Record<string, Group>> = {
  look: {
    needs: Object.fromEntries(
      Object.entries(fontSets).map(([set, { debianPackage }]) => {
        return [debianPackage, () => hasFonts(set as FontSet)];
      }),
    ),
    run: () => browserTests("Look", ["look", "look in DejaVu", "look in Noto", "at length"]),
  },
  engines: {
    needs: {
      chromium: findWholeBrowser,
      "firefox-esr": findFirefox,
      "webkit2gtk-driver": () => isOnPath("WebKitWebDriver"),
      xvfb: () => isOnPath("xvfb-run"),
      xauth: () => isOnPath("xauth"),
    },
    run: () => browserTests("Engines", ["history", "firefox", "webkit", "editor in Firefox"]),
  },
  servers: {
    needs: {
      "nginx-light": () => isOnPath("nginx"),
      "apache2-bin": () => isOnPath("apache2"),
      caddy: () => isOnPath("caddy"),
      postgresql: findPostgres,
      age: () => isOnPath("age"),
      strace: () => isOnPath("strace"),
      systemd: () => isOnPath("systemd-analyze"),
      "python3-seccomp": hasSeccomp,
    },
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
    needs: { git: () => isOnPath("git") },
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

const chosen = Object.entries(groups)
  .filter(([name]) => asked.length === 0 || asked.includes(name))
  .map(([, group]) => group);
const missing = installMissing(Object.assign({}, ...chosen.map(({ needs }) => needs)));
if (missing.length > 0) giveUp(`Not installed, and not to be had here: ${missing.join(", ")}.`);
ensureBrowser();
installIfNeeded("inbox");

await check("Builds", "node", ["scripts/run.js", "build-for-tests", "content"]);
for (const { run } of chosen) await run();

function browserTests(title: string, projects: readonly string[]) {
  return check(title, "playwright", ["test", ...projects.map((name) => `--project=${name}`)]);
}

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Where people work on the site. npm at times writes a lock file for the machine it runs on alone. */
const platforms = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64"];

type LockedPackage = {
  integrity?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
};
type LockFile = { packages: Record<string, LockedPackage> };

/** The reasons why a clone on another kind of machine could not install from this lock file. */
function lockFileProblems(lock: LockFile) {
  return Object.entries(lock.packages).flatMap(([path, locked]) => [
    ...missingParts(lock, path, locked),
    // npm would ask the registry of whoever wrote the file, which others may not reach.
    ...(locked.resolved ? [`${path} is tied to ${locked.resolved}`] : []),
  ]);
}

/** Tools in native code come as one optional package for each platform. */
function missingParts(lock: LockFile, path: string, { optionalDependencies = {} }: LockedPackage) {
  const parts = Object.keys(optionalDependencies).filter((name) => platformOf(name));
  if (parts.length === 0) return [];
  // A part may have parts of its own, for its own platform alone.
  const own = platformOf(path);
  return (own ? [own] : platforms).flatMap((platform) => {
    const needed = parts.filter((name) => platformOf(name) === platform);
    if (needed.length === 0) return [`${path} offers nothing for ${platform}`];
    return needed
      .filter((name) => !isLocked(lock, path, name))
      .map((name) => `${path} lacks ${name}`);
  });
}

/** The platform that a package is named after; those for musl are not ours. */
function platformOf(name: string) {
  const [, platform] = /-((?:linux|darwin|win32)-(?:x64|arm64))(?:-gnu|-msvc)?$/.exec(name) ?? [];
  return platform;
}

function isLocked(lock: LockFile, path: string, name: string) {
  const places = [`${path}/node_modules/${name}`, `node_modules/${name}`];
  return places.some((place) => lock.packages[place]?.integrity);
}

function readLock(name: string) {
  return JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), "utf8")) as LockFile;
}

const lock = readLock("package-lock.json");

/** A copy of the lock file with one entry changed. */
function lockWith(path: string, change: LockedPackage | undefined): LockFile {
  const packages = { ...lock.packages };
  if (change) packages[path] = change;
  else delete packages[path];
  return { packages };
}

test.each(["package-lock.json", "inbox/package-lock.json"])(
  "%s installs on every platform that people work on",
  (name) => {
    expect(lockFileProblems(readLock(name))).toEqual([]);
  },
);

describe("The check of the lock file", () => {
  test.each([
    ["rolldown", "@rolldown/binding-linux-x64-gnu"],
    ["rolldown", "@rolldown/binding-linux-arm64-gnu"],
    ["lightningcss", "lightningcss-darwin-arm64"],
    ["lightningcss", "lightningcss-win32-x64-msvc"],
    ["typescript", "@typescript/typescript-darwin-x64"],
    ["@biomejs/biome", "@biomejs/cli-linux-arm64"],
  ])("notices that %s lacks %s", (tool, part) => {
    expect(lock.packages).toHaveProperty([`node_modules/${part}`]);
    expect(lockFileProblems(lockWith(`node_modules/${part}`, undefined))).toEqual([
      `node_modules/${tool} lacks ${part}`,
    ]);
  });

  test("notices a part that is named but not pinned", () => {
    const part = "@rolldown/binding-darwin-arm64";
    expect(lockFileProblems(lockWith(`node_modules/${part}`, {}))).toEqual([
      `node_modules/rolldown lacks ${part}`,
    ]);
  });

  test("notices a tool that has nothing for a platform", () => {
    const optionalDependencies = { "tool-linux-x64": "1.0.0" };
    const packages = {
      "node_modules/tool": { optionalDependencies },
      "node_modules/tool/node_modules/tool-linux-x64": { integrity: "sha512-x" },
    };
    expect(lockFileProblems({ packages })).toEqual([
      "node_modules/tool offers nothing for linux-arm64",
      "node_modules/tool offers nothing for darwin-x64",
      "node_modules/tool offers nothing for darwin-arm64",
      "node_modules/tool offers nothing for win32-x64",
    ]);
  });

  test("leaves alone what is optional for another reason", () => {
    const packages = { "node_modules/tool": { optionalDependencies: { fsevents: "1.0.0" } } };
    expect(lockFileProblems({ packages })).toEqual([]);
  });

  test("notices an address of a registry", () => {
    const change = { resolved: "https://registry.example.org/react.tgz" };
    expect(lockFileProblems(lockWith("node_modules/react", change))).toEqual([
      "node_modules/react is tied to https://registry.example.org/react.tgz",
    ]);
  });
});

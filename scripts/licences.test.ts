import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countLicences, packageProblems } from "./licences.ts";

const root = new URL("../", import.meta.url);
const lock = readLock("package-lock.json");

function readLock(name: string) {
  const text = readFileSync(new URL(name, root), "utf8");
  return JSON.parse(text) as Parameters<typeof packageProblems>[0];
}

test.each(["", "inbox/"])(
  "every package of ./%s is under a licence that we may use, and needs no script to install",
  (folder) => {
    expect(packageProblems(readLock(`${folder}package-lock.json`))).toEqual([]);
    const rules = readFileSync(new URL(`${folder}.npmrc`, root), "utf8");
    expect(rules).toContain("ignore-scripts=true");
  },
);

test("no installed package brings a script for its installation", () => {
  const scripts = Object.keys(lock.packages).flatMap((path) => {
    if (path === "") return [];
    const { scripts = {} } = manifestOf(path);
    return ["preinstall", "install", "postinstall"].flatMap((name) =>
      scripts[name] ? [`${path}: ${scripts[name]}`] : [],
    );
  });
  expect(scripts).toEqual([]);
});

/** A package for another kind of machine is not installed. */
function manifestOf(path: string): { scripts?: Record<string, string> } {
  try {
    return JSON.parse(readFileSync(new URL(`${path}/package.json`, root), "utf8"));
  } catch {
    return {};
  }
}

test.each([
  [{ license: "MIT" }, []],
  [{ license: "MIT OR GPL-3.0" }, []],
  [{ license: "(BSD-2-Clause OR MIT OR Apache-2.0)" }, []],
  [{ license: "MIT AND GPL-3.0" }, ["node_modules/part: MIT AND GPL-3.0"]],
  [{ license: "MPL-2.0", dev: true }, []],
  [{ license: "MPL-2.0" }, ["node_modules/part: MPL-2.0"]],
  [{ license: "GPL-3.0", dev: true }, ["node_modules/part: GPL-3.0"]],
  [{}, ["node_modules/part: no licence"]],
  [
    { license: "MIT", hasInstallScript: true },
    ["node_modules/part wants to run a script while it is installed"],
  ],
])("a package with %o", (locked, problems) => {
  expect(packageProblems({ packages: { "": {}, "node_modules/part": locked } })).toEqual(problems);
});

test("licences are counted, the most used first", () => {
  const packages = { a: { license: "ISC" }, b: { license: "MIT" }, c: { license: "MIT" } };
  expect(countLicences({ packages: { "": {}, ...packages } })).toEqual([
    ["MIT", 2],
    ["ISC", 1],
  ]);
});

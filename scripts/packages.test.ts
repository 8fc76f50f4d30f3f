import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { packageProblems } from "./packages.ts";
import { root } from "./prepare.js";

test.each(["", "inbox"])(
  "every package of ./%s is under a licence that we may use, installs everywhere and runs no script",
  (folder) => {
    const lock = readFileSync(join(root, folder, "package-lock.json"), "utf8");
    expect(packageProblems(JSON.parse(lock))).toEqual([]);
    expect(readFileSync(join(root, folder, ".npmrc"), "utf8")).toContain("ignore-scripts=true");
  },
);

test("a package with a licence of its own, a script or a registry is a problem", () => {
  const tool = { license: "MIT AND GPL-3.0", hasInstallScript: true, resolved: "https://a.in" };
  const problems = packageProblems({ packages: { "": {}, tool } }).sort();
  expect(problems).toEqual([
    "tool is tied to https://a.in",
    "tool wants to run a script while it is installed",
    "tool: MIT AND GPL-3.0",
  ]);
});

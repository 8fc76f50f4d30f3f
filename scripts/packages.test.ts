import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type LockFile, packageProblems } from "./packages.ts";
import { root } from "./prepare.js";

test.each(["", "inbox"])(
  "every package of ./%s is under a licence that we may use, installs everywhere and runs no script",
  (folder) => {
    const lock = readFileSync(join(root, folder, "package-lock.json"), "utf8");
    expect(packageProblems(JSON.parse(lock))).toEqual([]);
    expect(readFileSync(join(root, folder, ".npmrc"), "utf8")).toContain("ignore-scripts=true");
  },
);

const parts = ["linux-x64", "linux-arm64-gnu", "darwin-x64", "darwin-arm64"];
const optionalDependencies = Object.fromEntries(parts.map((part) => [`tool-${part}`, "1.0.0"]));

test.each<[what: string, tool: LockFile["packages"][string], problems: string[]]>([
  ["a choice of licences", { license: "(GPL-3.0 OR MIT)" }, []],
  ["two licences at once", { license: "MIT AND GPL-3.0" }, ["tool: MIT AND GPL-3.0"]],
  ["a licence for tools, in a tool", { license: "MPL-2.0", dev: true }, []],
  ["a licence for tools, in the site", { license: "MPL-2.0" }, ["tool: MPL-2.0"]],
  ["no licence", {}, ["tool: no licence"]],
  [
    "a script of its own",
    { license: "MIT", hasInstallScript: true },
    ["tool wants to run a script while it is installed"],
  ],
  ["a registry", { license: "MIT", resolved: "https://a.in" }, ["tool is tied to https://a.in"]],
  [
    "parts that are not pinned, or not for all platforms",
    { license: "MIT", optionalDependencies },
    ["tool lacks tool-linux-x64", "tool offers nothing for win32-x64"],
  ],
])("a package with %s", (_, tool, problems) => {
  const pinned = { license: "MIT", integrity: "sha512-x" };
  const others = Object.fromEntries(
    parts.slice(1).map((part) => [`tool/node_modules/tool-${part}`, pinned]),
  );
  expect(packageProblems({ packages: { "": {}, tool, ...others } })).toEqual(problems);
});

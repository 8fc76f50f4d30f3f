import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lockFileProblems } from "./lock-file.js";

type Lock = Parameters<typeof lockFileProblems>[0];

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8")) as Lock;

/** A copy of the lock file with one entry changed. */
function lockWith(path: string, change: Lock["packages"][string] | undefined): Lock {
  const packages = { ...lock.packages };
  if (change) packages[path] = change;
  else delete packages[path];
  return { packages };
}

test("package-lock.json installs on every platform that people work on", () => {
  expect(lockFileProblems(lock)).toEqual([]);
});

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

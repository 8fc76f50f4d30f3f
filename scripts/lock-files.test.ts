import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./prepare.js";

/** Systems that people work on. npm at times locks the native parts of its own system only. */
const platforms = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64"];

type Packages = Record<string, { optionalDependencies?: Record<string, string> }>;

test.each(["", "inbox"])("./%s has the native parts of its packages for every system", (folder) => {
  const file = join(root, folder, "package-lock.json");
  const { packages }: { packages: Packages } = JSON.parse(readFileSync(file, "utf8"));
  const native = Object.entries(packages).filter(([path, { optionalDependencies = {} }]) => {
    return !platformOf(path) && Object.keys(optionalDependencies).some(platformOf);
  });
  for (const [path, { optionalDependencies = {} }] of native) {
    const locked = Object.keys(optionalDependencies).filter((name) => {
      return [`${path}/node_modules/${name}`, `node_modules/${name}`].some((at) => packages[at]);
    });
    expect(locked.map(platformOf), path).toEqual(expect.arrayContaining(platforms));
  }
});

/** Returns the system that a package is named after. Packages for musl are ignored. */
function platformOf(name: string) {
  return /-((?:linux|darwin|win32)-(?:x64|arm64))(?:-gnu|-msvc)?$/.exec(name)?.[1];
}

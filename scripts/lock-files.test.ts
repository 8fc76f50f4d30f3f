import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./prepare.js";

/** Systems that people work on. npm at times locks the native parts of its own system only. */
const platforms = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64"];

type Package = { optionalDependencies?: Record<string, string>; resolved?: string };
type Packages = Record<string, Package>;

const file = join(root, "package-lock.json");
const { packages }: { packages: Packages } = JSON.parse(readFileSync(file, "utf8"));

test("the lock file has the native parts of packages for every system", () => {
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

test("the lock file names no registry", () => {
  const resolved = Object.values(packages).flatMap((one) => one.resolved ?? []);
  expect(resolved).toEqual(["inbox"]);
});

/** Returns the system that a package is named after. Packages for musl are ignored. */
function platformOf(name: string) {
  return /-((?:linux|darwin|win32)-(?:x64|arm64))(?:-gnu|-msvc)?$/.exec(name)?.[1];
}

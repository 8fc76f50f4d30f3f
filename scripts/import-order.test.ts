import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./prepare.js";

/** A module of each layer. It may import those before it. */
const layers = [
  "contract/module",
  "app/content/module",
  "app/lib/module",
  "app/components/module",
  "app/forms/module",
  "app/pages/module",
  "app/routes",
  "build/module",
  "scripts/module",
];

test("lint refuses imports of a later layer and no others", () => {
  const folder = mkdtempSync(join(tmpdir(), "imports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(join(root, "biome.json"), join(folder, "biome.json"));
  for (const module of layers) {
    const file = join(folder, `${module}.ts`);
    const imports = layers.map((other) => `import "${specifierOf(module, other)}";\n`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, imports.join(""));
  }
  const wrong = layers.flatMap((module, at) => {
    return layers.slice(at + 1).map((later) => `${module} imports ${later}`);
  });
  expect(refusedIn(folder).toSorted()).toEqual(wrong.toSorted());
});

/** Returns what one module calls another: `./pages/module`, or `../lib/module`. */
function specifierOf(module: string, other: string) {
  return relative(dirname(module), other)
    .replaceAll("\\", "/")
    .replace(/^(?!\.)/, "./");
}

function refusedIn(folder: string) {
  const biome = join(root, "node_modules", "@biomejs", "biome", "bin", "biome");
  const flags = ["--only=noRestrictedImports", "--vcs-enabled=false", "--max-diagnostics=none"];
  const { stdout } = spawnSync(process.execPath, [biome, "lint", ...flags, "--reporter=github"], {
    cwd: folder,
    encoding: "utf8",
  });
  return [...stdout.matchAll(/file=(.+?)\.ts,line=(\d+)/g)].map(([, file = "", line]) => {
    const module = layers.find((name) => file.replaceAll("\\", "/").endsWith(`/${name}`));
    return `${module} imports ${layers[Number(line) - 1]}`;
  });
}

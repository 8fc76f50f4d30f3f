import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openBuilds } from "./builds";

test("keeps the last ten builds, and no file that none of them has", () => {
  const root = mkdtempSync(join(tmpdir(), "builds-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const { keep, save, read, filesOf } = openBuilds(root);
  for (let number = 1; number <= 13; number += 1) {
    const site = keep(
      new Map([
        ["index.html", Buffer.from(`Home ${number}`)],
        ["always.svg", Buffer.from("The same")],
      ]),
    );
    const build = { when: `${number}`, version: `${number}`, site, content: {} };
    save({ builds: [...read().builds, build] });
  }
  const { builds } = read();
  expect(builds.map(({ when }) => when)).toEqual([
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "10",
    "11",
    "12",
    "13",
  ]);
  expect(
    filesOf(builds[0]?.site ?? {})
      .get("index.html")
      ?.toString(),
  ).toBe("Home 4");
  expect(readdirSync(join(root, ".editor", "online", "files"))).toHaveLength(11);
});

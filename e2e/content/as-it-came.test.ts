import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changed, fingerprints, leftOutLine } from "./as-it-came";

test("a fact is the owner's when a file that says it was changed, added or taken away", () => {
  const folder = mkdtempSync(join(tmpdir(), "as-it-came-"));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  mkdirSync(join(folder, "therapists"));
  write("practice.yml", "name: One\nphone: 1\n");
  write("therapists/one.md", "One");
  const came = fingerprints(folder);
  const yours = (...names: string[]) => changed(names, came, fingerprints(folder));

  write("practice.yml", "name: One\r\nphone: 1\r\n");
  write("therapists/one.svg", "<svg/>");
  expect(yours("practice.yml", "therapists/"), "line ends and pictures say nothing").toEqual([]);
  write("practice.yml", "name: Two\n");
  expect(yours("practice.yml", "therapists/")).toEqual(["practice.yml"]);
  expect(yours("therapists/")).toEqual([]);
  write("therapists/two.md", "Two");
  expect(yours("therapists/")).toEqual(["therapists/two.md"]);
  expect(yours("therapists/one.md")).toEqual([]);
  rmSync(join(folder, "therapists/one.md"));
  expect(yours("therapists/one.md")).toEqual(["therapists/one.md"]);
  rmSync(folder, { recursive: true });
});

test("the line names each file once", () => {
  expect(leftOutLine(["practice.yml", "articles/one.md", "practice.yml"], 3)).toBe(
    "Left out, because these files are yours now: content/articles/one.md, content/practice.yml (3 facts)",
  );
});

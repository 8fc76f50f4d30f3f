import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { needs } from "../e2e/environment/needs.ts";
import { root } from "./prepare.js";

type Group = { group: string; packages?: string };
type Job = { strategy: { matrix: { include: Group[] } }; steps: { run?: string }[] };

test("the nightly workflow runs every group of tests with the packages that it needs", () => {
  const text = readFileSync(join(root, ".github/workflows/test-all.yml"), "utf8");
  const { strategy, steps }: Job = parse(text).jobs["test-all"];
  const forAll = steps.flatMap(({ run = "" }) => run.split(" "));
  const lacking = strategy.matrix.include.map(({ group, packages = "" }) => {
    const installed = [...forAll, ...packages.split(" ")];
    const needed = Object.keys(Reflect.get(needs, group));
    return [group, needed.filter((name) => !installed.includes(name))];
  });
  const everyGroup = Object.keys(needs).map((group) => [group, []]);
  expect(lacking).toEqual(everyGroup);
});

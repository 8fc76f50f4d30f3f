import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { kindsOfSession } from "../content/schemas/parts";
import { concerns, meetings } from "../content/schemas/therapists";

const answers = [...kindsOfSession, ...concerns, ...meetings];

test("the stylesheet knows every answer of the three questions, and no two are called the same", () => {
  const styles = readFileSync("app/components/finder.css", "utf8");
  const known = [
    ...styles.matchAll(/\[value="([\w-]+)"\]:checked\) \[data-fits\]:not\(\[data-fits~="\1"\]\)/g),
  ];
  expect(known.map(([, answer]) => answer)).toEqual(answers);
  expect(new Set(answers).size).toBe(answers.length);
});

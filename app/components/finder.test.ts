import { expect, test } from "vitest";
import { kindsOfSession } from "../content/schemas/parts";
import { concerns, meetings } from "../content/schemas/therapists";
import styles from "./finder.css?raw";

test("the stylesheet knows every answer of the three questions, and no two are called the same", () => {
  const answers = [...kindsOfSession, ...concerns, ...meetings];
  const known = [
    ...styles.matchAll(/\[value="([\w-]+)"\]:checked\) \[data-fits\]:not\(\[data-fits~="\1"\]\)/g),
  ];
  expect(known.map(([, answer]) => answer)).toEqual(answers);
  expect(new Set(answers).size).toBe(answers.length);
});

import { expect, test } from "vitest";
import { findSamples } from "./samples";

function samplesIn(text: string) {
  return findSamples([{ file: "app/content/practice.ts", text }]);
}

test("a sample is told with its file, line, name and value", () => {
  const text = `import { sample } from "./sample";

export const practice = {
  name: sample("Kind Space"),
  social: { url: sample(
    "https://social.example.org",
  ) },
  people: [{ id: "therapist-1", name: sample("A") }, { ...rest, slug: "b", ages: sample({ min: 4 }) }],
} as const satisfies object;

export const alone = sample(1) as number;
`;
  expect(samplesIn(text)).toEqual([
    { place: "app/content/practice.ts:4", fact: "name", value: '"Kind Space"' },
    {
      place: "app/content/practice.ts:5",
      fact: "social, url",
      value: '"https://social.example.org"',
    },
    { place: "app/content/practice.ts:8", fact: "people, therapist-1, name", value: '"A"' },
    { place: "app/content/practice.ts:8", fact: "people, b, ages", value: "{ min: 4 }" },
    { place: "app/content/practice.ts:11", fact: "alone", value: "1" },
  ]);
});

test.each([
  ["a comment", '// name: sample("Kind Space")'],
  ["a text", 'export const note = "write sample(…) around it";'],
  ["another function", 'export const name = resample("x") + samples("x");'],
  ["its own definition", "export function sample<Value>(value: Value) { return value; }"],
])("%s is no sample", (_, text) => {
  expect(samplesIn(text)).toEqual([]);
});

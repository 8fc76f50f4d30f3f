import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findSamples, fingerprintOf } from "./samples";

const samples = `practice:
  name: ${fingerprintOf("Kind Space")}
  social.url: ${fingerprintOf("https://social.example.org")}
  ages: ${fingerprintOf({ min: 4 })}
  gone: ${fingerprintOf("gone")}
`;

async function samplesIn(practice: string) {
  const folder = await mkdtemp(join(tmpdir(), "samples-"));
  await writeFile(join(folder, "practice.yml"), practice);
  await writeFile(join(folder, ".samples.yml"), samples);
  return findSamples(folder);
}

test("a value that is still the first one is told with its place, name and value", async () => {
  const practice = `name: Kind Space
social:
  url: https://social.example.org
ages:
  min: 4
`;
  expect(await samplesIn(practice)).toEqual([
    { place: "content/practice.yml, line 1", fact: "name", value: "Kind Space" },
    {
      place: "content/practice.yml, line 3",
      fact: "social.url",
      value: "https://social.example.org",
    },
    { place: "content/practice.yml, line 4", fact: "ages", value: '{"min":4}' },
  ]);
});

test("a value that the practice has given is no sample, however it is written", async () => {
  expect(await samplesIn('name: "Kind Space"\nsocial: { url: https://kind.in }\n')).toEqual([
    { place: "content/practice.yml, line 1", fact: "name", value: "Kind Space" },
  ]);
});

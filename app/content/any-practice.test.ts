import { cp, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readContent } from "./read-content";

/* What a practice may be like: other names, fewer things. */

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "content-")), "content");
  await cp("content", folder, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

const meher = "therapists/meher-talvani.md";

async function nameMeher(name: string) {
  const text = await readFile(join(folder, meher), "utf8");
  await writeFile(join(folder, meher), text.replace(/^name: .*/m, `name: ${name}`));
}

test.each(["Meera", "मीरा नायर", "Dr. Meera Lakshmi Devi Nair-Subramaniam"])(
  "somebody may be called %s",
  async (name) => {
    await nameMeher(name);
    expect(readContent(folder).faults).toEqual([]);
  },
);

test("the page of somebody whose name is in another script is at the name of the file", async () => {
  await nameMeher("मीरा नायर");
  expect(readContent(folder).known.paths).toContain("/therapists/meher-talvani");
});

test("no two people share an address", async () => {
  await nameMeher("Kabir-Sondhal");
  expect(readContent(folder).faults).toEqual([
    `content/${meher}, line 2: name must not make the same address as Kabir Sondhal`,
  ]);
});

test.each([".md", "मीरा.md", "Meera Nair.md"])("a file called %j is at fault", async (name) => {
  await rename(join(folder, meher), join(folder, "therapists", name));
  expect(readContent(folder).faults).toEqual([
    expect.stringContaining(`content/therapists/${name}: must be called by small Latin letters`),
  ]);
});

test("there may be no workshops", async () => {
  await rm(join(folder, "workshops"), { recursive: true });
  expect(readContent(folder).faults).toEqual([]);
});

test("a link to workshops that are not there is at fault", async () => {
  await rm(join(folder, "workshops"), { recursive: true });
  const article = join(folder, "articles/hustle-culture.md");
  await writeFile(article, `${await readFile(article, "utf8")}\n[Workshops](/workshops)\n`);
  expect(readContent(folder).faults).toEqual([
    expect.stringContaining("the text links to /workshops, which is not a page of the site"),
  ]);
});

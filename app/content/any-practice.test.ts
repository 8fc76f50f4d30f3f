import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readContent } from "./read-content";
import { copyPractice } from "./testing";

/* What a practice may be like. Other names and fewer things are those of the tests' own practices. */

const person = "therapists/meera.md";

test("no two people share an address", () => {
  const { folder, edit } = copyPractice();
  edit(person, /^name: .*/m, "name: Bo-Das");
  expect(readContent(folder).faults).toContain(
    `content/${person}, line 2: name must not make the same address as Bo Das`,
  );
});

test.each([".md", "मीरा.md", "Meera Nair.md"])("a file called %j is at fault", (name) => {
  const { folder } = copyPractice();
  renameSync(join(folder, person), join(folder, "therapists", name));
  expect(readContent(folder).faults).toContainEqual(
    expect.stringContaining(`content/therapists/${name}: must be called by small Latin letters`),
  );
});

test("a link to workshops that are not there is at fault", () => {
  const { folder, edit } = copyPractice();
  rmSync(join(folder, "workshops"), { recursive: true });
  edit("articles/one-quiet-evening.md", /$/, "\n[Workshops](/workshops)\n");
  expect(readContent(folder).faults).toContainEqual(
    expect.stringContaining("the text links to /workshops, which is not a page of the site"),
  );
});

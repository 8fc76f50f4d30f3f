import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyPractice } from "../app/content/testing";
import { startEditor } from "./start-editor";

test("starts on invalid content and lists its faults", async () => {
  const { root, folder } = copyPractice();
  writeFileSync(join(folder, "words.yml"), "title: [");
  const editor = await startEditor(root, 0, { logLevel: "silent" });
  const answer = await fetch(`${editor.resolvedUrls?.local[0]}editor/overview`);
  await editor.close();
  expect(await answer.json()).toMatchObject({ faults: [{ file: "words.yml", isOpen: false }] });
});

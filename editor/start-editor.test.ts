import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyPractice } from "../app/content/testing";
import { NotStarted, startEditor } from "./start-editor";

test("refuses to start on invalid content and names the file", async () => {
  const { root, folder } = copyPractice();
  writeFileSync(join(folder, "therapists", "nobody.jpg"), "");
  const start = startEditor(root, 0);
  await expect(start).rejects.toThrow(NotStarted);
  await expect(start).rejects.toThrow(/^Files were changed by hand.*\n.*nobody\.jpg: is a picture/);
});

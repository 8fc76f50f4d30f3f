import { rm } from "node:fs/promises";
import { installIfNeeded } from "../../scripts/prepare.js";
import {
  practiceInTwoLanguages,
  smallPractice,
  smallPracticeFolder,
  twoLanguagesFolder,
} from "../practices.ts";

/** Unit tests of the inbox need its packages, which the site does without; others, practices made from that of the tests. */
export async function setup() {
  installIfNeeded("inbox");
  for (const folder of [smallPracticeFolder, twoLanguagesFolder]) {
    await rm(folder, { recursive: true, force: true });
  }
  await smallPractice(smallPracticeFolder);
  await practiceInTwoLanguages(twoLanguagesFolder);
}

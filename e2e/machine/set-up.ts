import { rm } from "node:fs/promises";
import { join } from "node:path";
import { installIfNeeded, root } from "../../scripts/prepare.js";
import { practiceInTwoLanguages, smallPractice } from "../practices.ts";

const practices = {
  "small-practice": smallPractice,
  "two-languages": practiceInTwoLanguages,
};

/** Unit tests of the inbox need its packages, which the site does without; others, practices made from that of the tests. */
export async function setup() {
  installIfNeeded("inbox");
  for (const [name, make] of Object.entries(practices)) {
    const folder = join(root, ".tests", name);
    await rm(folder, { recursive: true, force: true });
    await make(folder);
  }
}

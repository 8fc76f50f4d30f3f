import { rm } from "node:fs/promises";
import { join } from "node:path";
import { installIfNeeded, root } from "../../scripts/prepare.js";
import { smallPractice } from "../practices.ts";

/** Unit tests of the inbox need its packages, which the site does without; others, a small practice. */
export async function setup() {
  installIfNeeded("inbox");
  const folder = join(root, ".tests", "small-practice");
  await rm(folder, { recursive: true, force: true });
  await smallPractice(folder);
}

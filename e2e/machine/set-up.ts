import { installIfNeeded } from "../../scripts/prepare.js";
import { makePractices } from "../practices.ts";

/** Unit tests of the inbox need its packages, which the site does without; others, practices made from that of the tests. */
export async function setup() {
  installIfNeeded("inbox");
  await makePractices();
}

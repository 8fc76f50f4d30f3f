import { installIfNeeded } from "./prepare.js";

/** Tests of the inbox need its packages, which the site does without. */
export function setup() {
  installIfNeeded("inbox");
}

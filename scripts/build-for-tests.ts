import { buildForTests } from "./built-site.ts";
import { installIfNeeded } from "./prepare.js";

installIfNeeded("inbox");
buildForTests();

import { buildContentForTests, buildForTests } from "./built-site.ts";
import { installIfNeeded } from "./prepare.js";

/* What browser tests visit; with `content`, also the site of the owner's content. */

installIfNeeded("inbox");
await buildForTests();
if (process.argv.includes("content")) await buildContentForTests();

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprints } from "../e2e/content/as-it-came.ts";
import { root } from "./prepare.js";

const file = "e2e/content/as-it-came.json";
const came = fingerprints(join(root, "content"));
writeFileSync(join(root, file), `${JSON.stringify(came, null, 2)}\n`);
console.log(`${file} now holds ${Object.keys(came).length} files as they are.`);

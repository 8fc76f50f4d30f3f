import { readSites } from "../../app/content/read-site.ts";
import { practiceFolder } from "../../e2e/practices.ts";

/* Unit tests of the inbox run it unbuilt, with the tests' practice. */

Object.assign(globalThis, { SITES: await readSites(practiceFolder) });

import { resolve } from "node:path";
import { describe } from "vitest";
import { twoLanguagesFolder } from "../practices";
import { checkFields } from "./fields";
import { renderSites } from "./pages";
import { checkRules } from "./rules";

/* The rules for any practice, on the content of the project, and all pages in the editor. A part of `npm run test:specification`. */

const inBoth = await renderSites(twoLanguagesFolder);
const own = await renderSites(resolve(process.env.SITE_CONTENT ?? "content"));

describe.each(own.map((rendered) => [rendered.site.language, rendered] as const))(
  "the content of the project in %s",
  (_, rendered) => checkRules(rendered),
);

describe("The content of the project", () => checkFields(own));
describe("The tests' practice in two languages", () => checkFields(inBoth));

import { describe } from "vitest";
import { practiceFolder, smallPracticeFolder, twoLanguagesFolder } from "../practices";
import { checkFoundFiles } from "./found-files";
import { checkLanguage } from "./languages";
import { type RenderedSite, renderSites } from "./pages";
import { checkRules } from "./rules";
import { checkStructuredData } from "./structured-data";

/* Rules that hold for the pages of any practice. */

const [practice] = await renderSites(practiceFolder);
const [english, hindi] = await renderSites(twoLanguagesFolder);
const [small] = await renderSites(smallPracticeFolder);

describe("The tests' practice", () => checkAll(practice));
describe("A practice in Hindi", () => {
  checkAll(hindi);
  if (english && hindi) checkLanguage(english, hindi);
});
describe("A small practice", () => checkAll(small));

function checkAll(rendered: RenderedSite | undefined) {
  if (!rendered) throw new Error("There is no such site.");
  checkRules(rendered);
  checkFoundFiles(rendered);
  checkStructuredData(rendered);
}

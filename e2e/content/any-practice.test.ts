import { describe } from "vitest";
import { practiceFolder, smallPracticeFolder, twoLanguagesFolder } from "../practices";
import { inDevanagari } from "../pseudo-hindi";
import { checkFields, type Picked } from "./fields";
import { checkFoundFiles } from "./found-files";
import { checkLanguage } from "./languages";
import { type RenderedSite, renderSites } from "./pages";
import { checkRules } from "./rules";
import { checkStructuredData } from "./structured-data";

/* Rules that hold for the pages of any practice. */

const [practice] = await renderSites(practiceFolder);
const inBoth = await renderSites(twoLanguagesFolder);
const [english, hindi] = inBoth;
const onlySmall = await renderSites(smallPracticeFolder);
const [small] = onlySmall;

const about = "Good that you are here";
const eating = "Eat when others eat. Meals are clocks as well.";

/** Examples: one text of each kind. */
const picked: readonly Picked[] = [
  ["/about", "h1", about, "pages/about heading"],
  ["/hi/about", "h1", inDevanagari(about), "pages/about hi.heading"],
  [
    "/appointments",
    "label",
    "On a screen",
    "forms/appointment fields.sessionType.choices.video-call",
  ],
  ["/contact", "a", "+91 484 015 5017", "practice phone"],
  ["/hi/contact", "a", "+91 484 015 5017", "practice phone"],
  ["/workshops/monsoon-club", "dd", "₹450", "workshops/monsoon-club price"],
  ["/appointments", "p", "36", "practice cancellationNoticeHours"],
  ["/blogs/sleeping-again", "li", eating, "articles/sleeping-again body 53"],
  [
    "/blogs/sleeping-again",
    "img",
    "A crescent moon in a dark sky.",
    "articles/sleeping-again pictureShows",
  ],
  ["/therapists/meera", "a", "Meera", "therapists/meera name"],
];

describe("The tests' practice", () => checkAll(practice));
describe("A practice in Hindi", () => {
  checkAll(hindi);
  if (english && hindi) checkLanguage(english, hindi);
  checkFields(inBoth.map(onlyPicked), picked);
});
describe("A small practice", () => {
  checkAll(small);
  checkFields(onlySmall);
});

/** Keeps a few pages. `own-content.test.ts` reads all of them, which takes long. */
function onlyPicked(rendered: RenderedSite): RenderedSite {
  const { site, sources } = rendered;
  const isPicked = (path: string) => picked.some(([url]) => url === site.base + path);
  return { ...rendered, sources: new Map([...sources].filter(([path]) => isPicked(path))) };
}

function checkAll(rendered: RenderedSite | undefined) {
  if (!rendered) throw new Error("There is no such site.");
  checkRules(rendered);
  checkFoundFiles(rendered);
  checkStructuredData(rendered);
}

import { expect, test } from "vitest";
import { readSites } from "../../app/content/read-site";
import { markedSite } from "../../build/marked-site";
import { twoLanguagesFolder } from "../practices";

const marked = markedSite(await readSites(twoLanguagesFolder), twoLanguagesFolder);

test.each([
  ["a field of a person, on their own page", "therapists/meera", "name", "/therapists/meera"],
  ["a field in Hindi, on the Hindi page", "therapists/meera", "hi.name", "/hi/therapists/meera"],
  ["a group, by a field in it", "therapists/meera", "specialisations", "/therapists/meera"],
  ["what no page shows, on the entry's own page", "therapists/meera", "order", "/therapists/meera"],
  ["no field, on the entry's own page", "services/walk-and-talk", "", "/services/walk-and-talk"],
  ["a title, which only the head has", "pages/about", "title", "/about"],
  ["words of the footer", "words", "footer.about", "/"],
  ["words of a page that is not there", "pages/not-found", "heading", "/404"],
  ["an entry that no page shows, at home", "danger-words", "words", "/"],
])("the preview shows %s", async (_, id, field, url) => {
  expect(await marked.pageOf(id, field.split("."))).toBe(url);
});

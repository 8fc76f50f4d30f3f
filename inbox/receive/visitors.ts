import type { Site } from "../../app/content/site";
import { formsOf } from "../../app/forms/form-props";
import { createPlainPages } from "../../app/plain/pages";
import { refusedTexts, sites } from "../site.ts";

/** The pages that visitors without scripts get in answer to a post. All return a whole document. */
export type Pages = ReturnType<typeof createPlainPages>;

/** The forms of one language, the pages that answer their posts, and the words of a refusal. */
export type Visitors = {
  forms: ReturnType<typeof formsOf>;
  pages: Pages;
  tell: (refusal: string) => string;
};

/** Prepares the answers to visitors of one language. `folder` holds the built pages. */
function createVisitors(folder: string, site: Site): Visitors {
  const names = Object.keys(refusedTexts) as (keyof typeof refusedTexts)[];
  const tell = (refusal: string) => {
    const name = names.find((candidate) => refusedTexts[candidate] === refusal);
    return name ? site.forms.sending.refused[name] : refusal;
  };
  const { formPage, errorPage, ...others } = createPlainPages(folder, site);
  const pages: Pages = {
    ...others,
    formPage: (form, page) => formPage(form, { ...page, notice: page.notice && tell(page.notice) }),
    errorPage: (form, message) => errorPage(form, tell(message)),
  };
  return { forms: formsOf(site), pages, tell };
}

/** Prepares the answers to visitors of each language. */
export function allVisitors(folder: string): Visitors[] {
  return sites.map((site) => createVisitors(folder, site));
}

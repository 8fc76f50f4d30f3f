import { otherEditions } from "../../app/content/edition";
import { refusedTexts } from "../../app/content/sending";
import { forms } from "../../app/forms/forms";
import { createPlainPages } from "../../app/plain/pages";

/** The pages that visitors without scripts get in answer to a post. All return a whole document. */
export type Pages = ReturnType<typeof createPlainPages>;

/** The forms of one language, the pages that answer their posts, and the words of a refusal. */
export type Visitors = { forms: typeof forms; pages: Pages; tell: (refusal: string) => string };

/** Of the edition that the modules are bundled for. */
export function createVisitors(site: string, english = refusedTexts): Visitors {
  const names = Object.keys(english) as (keyof typeof english)[];
  const tell = (refusal: string) => {
    const name = names.find((candidate) => english[candidate] === refusal);
    return name ? refusedTexts[name] : refusal;
  };
  const { formPage, errorPage, ...others } = createPlainPages(site);
  const pages: Pages = {
    ...others,
    formPage: (form, page) => formPage(form, { ...page, notice: page.notice && tell(page.notice) }),
    errorPage: (form, message) => errorPage(form, tell(message)),
  };
  return { forms, pages, tell };
}

/** Of all languages of the site. The others are bundled beside this file, each for itself. */
export async function allVisitors(site: string): Promise<Visitors[]> {
  const others = otherEditions.map(async ({ base }) => {
    const file = new URL(`./visitors${base.replace("/", "-")}.js`, import.meta.url).href;
    const edition = (await import(/* @vite-ignore */ file)) as typeof import("./visitors.ts");
    return edition.createVisitors(site, refusedTexts);
  });
  return [createVisitors(site), ...(await Promise.all(others))];
}

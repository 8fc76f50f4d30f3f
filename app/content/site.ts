import { articlesOf } from "./articles.ts";
import type { Picture } from "./pictures.ts";
import { offersOf } from "./practice.ts";
import type { Content } from "./schemas/content.ts";
import { servicesOf } from "./services.ts";
import { therapistsOf } from "./therapists.ts";
import { workshopsOf } from "./workshops.ts";

/** Facts of a site that its content in one language doesn't hold. */
type Around = {
  /** URL path of the site's home page, without the slash at the end: empty, or `/hi`. */
  base: string;
  /** Languages of the site, English first. */
  languages: readonly { base: string; language: string; name: string }[];
  /** Entries without words in this language: `articles/sleeping-again`. */
  inEnglish: readonly string[];
  /** People's English names by the names of their files. URLs and values are made of them. */
  englishNames: Readonly<Record<string, string>>;
  /** True if the free first call is a call to the practice's phone. */
  isCallByPhone: boolean;
  /** Pictures of the content, by their names in its folder. */
  pictures: Readonly<Record<string, Picture>>;
  /** The site's one clock: what is over at this moment is shown as over. */
  builtAt: Date;
};

/** Everything from which the pages of one language are made. A plain value without functions. */
// An interface, because an error about a type alias prints all of its fields.
export interface Site extends ReturnType<typeof siteOf> {}

export function siteOf(content: Content, around: Around) {
  const { "both-forms": both, ...forms } = content.forms;
  const { "not-found": notFound, ...pages } = content.pages;
  return {
    ...around,
    language: content.words.language,
    practice: content.practice,
    offers: offersOf(content),
    words: content.words,
    pages: { ...pages, notFound },
    questions: questionsOf(content),
    forms: { ...forms, both },
    helpLines: content["help-lines"],
    privacyNotice: content["privacy-notice"],
    dangerWords: content["danger-words"],
    services: servicesOf(content),
    therapists: therapistsOf(content, around.englishNames),
    workshops: workshopsOf(content),
    articles: articlesOf(content),
  };
}

/**
 * Returns the questions that have an answer, in groups. One that lacks its fact is answered by
 * `until`, and one about a kind of session that nobody holds is left out.
 */
function questionsOf(content: Content) {
  const { sees } = offersOf(content);
  return content.pages.services.questions.groups
    .map(({ title, items }) => ({
      title,
      items: items.flatMap(({ until, onlyWith, ...item }) => {
        const answer = item.answer || until;
        const isOffered = !onlyWith || sees.includes(onlyWith);
        return answer && isOffered ? [{ ...item, answer }] : [];
      }),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The languages of the practice besides that of a site. */
export function otherLanguages({ base, languages }: Pick<Site, "base" | "languages">) {
  return languages.filter((other) => other.base !== base);
}

import { readPictures } from "./pictures.ts";
import { factsOf, fill, linkedFactsOf } from "./placeholders.ts";
import { type Changes, readValidContent } from "./read-content.ts";
import type { Content } from "./schemas/content.ts";
import type { ReferenceData } from "./schemas/parts.ts";
import { type Site, siteOf } from "./site.ts";

/** The site of a practice in each of its languages, English first. */
export type Sites = readonly [Site, ...Site[]];

/** Words of a site in one language, and the path of its pages. */
type SiteVariant = { base: string; content: Content; inEnglish: readonly string[] };

type Facts = ReturnType<typeof factsOf>;

/** Marks the texts of checked content, and the facts that are filled into them. */
export type Marker = {
  texts: (content: Content, known: ReferenceData, language: string) => Content;
  facts: (
    find: (content: Content) => Facts,
    content: Content,
    known: ReferenceData,
    language: string,
  ) => Facts;
};

type Options = { changes?: Changes; builtAt?: Date };

/**
 * Reads and checks a folder of content, once for each language. Throws an error that lists every
 * issue with its file and line. Reads `changes` as if they were written already.
 */
export async function readSites(folder: string, options: Options = {}): Promise<Sites> {
  const { changes, builtAt = new Date() } = options;
  const { variants, englishNames } = readSiteVariants(folder, changes);
  const [english] = variants;
  const shared = {
    languages: variants.map(({ base, content: { words } }) => {
      return { base, language: words.language, name: words.languageName };
    }),
    pictures: await readPictures(folder, english.content),
    builtAt,
    englishNames,
    isCallByPhone: english.content.practice.freeConsultation?.by === "phone",
  };
  const siteIn = ({ content, ...own }: SiteVariant) => siteOf(content, { ...shared, ...own });
  const [first, ...others] = variants;
  return [siteIn(first), ...others.map(siteIn)];
}

/** Reads the words of a site in each language: with their facts filled in. */
export function readSiteVariants(folder: string, changes?: Changes, marker?: Marker) {
  const { known, content, translations } = readValidContent(folder, changes);

  function shown(checked: Content, language = "") {
    const factsBy = (find: typeof factsOf) => {
      return marker?.facts(find, checked, known, language) ?? find(checked);
    };
    const marked = marker?.texts(checked, known, language) ?? checked;
    const { articles, "privacy-notice": notice } = marked;
    const prose = fill({ articles, "privacy-notice": notice }, factsBy(linkedFactsOf));
    return fill({ ...marked, ...prose }, factsBy(factsOf));
  }

  const english = shown(content);
  const others = Object.entries(translations).map(([name, translation]): SiteVariant => {
    const inWords = shown(translation.content, name);
    // Every site shows the English notice, with its facts in English.
    const notice = { ...inWords["privacy-notice"], english: english["privacy-notice"].english };
    return {
      base: `/${name}`,
      content: { ...inWords, "privacy-notice": notice },
      inEnglish: translation.untranslated,
    };
  });
  const first: SiteVariant = { base: "", content: english, inEnglish: [] };
  return { variants: [first, ...others] as const, englishNames: known.names };
}

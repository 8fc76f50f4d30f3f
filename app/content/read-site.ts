import { readPictures } from "./pictures.ts";
import { factsOf, fill, linkedFactsOf } from "./placeholders.ts";
import { type Changes, readSoundContent } from "./read-content.ts";
import type { Content } from "./schemas/content.ts";
import type { Known } from "./schemas/parts.ts";
import { type Site, siteOf } from "./site.ts";

/** The site of a practice in each of its languages, English first. */
export type Sites = readonly [Site, ...Site[]];

/** Words of a site in one language, and the path of its pages. */
type Edition = { base: string; content: Content; inEnglish: readonly string[] };

type Facts = ReturnType<typeof factsOf>;

/** Marks the texts of checked content, and the facts that are filled into them. */
export type Marker = {
  texts: (content: Content, known: Known, language: string) => Content;
  facts: (
    find: (content: Content) => Facts,
    content: Content,
    known: Known,
    language: string,
  ) => Facts;
};

type Options = { changes?: Changes; builtAt?: Date };

/**
 * Reads and checks a folder of content, once for each language. Throws an error that lists every
 * fault with its file and line. Reads `changes` as if they were written already.
 */
export async function readSites(folder: string, options: Options = {}): Promise<Sites> {
  const { changes, builtAt = new Date() } = options;
  const { editions, englishNames } = readEditions(folder, changes);
  const [english] = editions;
  const shared = {
    languages: editions.map(({ base, content: { words } }) => {
      return { base, language: words.language, name: words.languageName };
    }),
    pictures: await readPictures(folder, english.content),
    builtAt,
    englishNames,
    isCallByPhone: english.content.practice.freeConsultation?.by === "phone",
  };
  const siteIn = ({ content, ...own }: Edition) => siteOf(content, { ...shared, ...own });
  const [first, ...others] = editions;
  return [siteIn(first), ...others.map(siteIn)];
}

/** Reads the words of a site in each language: with their facts filled in. */
export function readEditions(folder: string, changes?: Changes, marker?: Marker) {
  const { known, content, translations } = readSoundContent(folder, changes);

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
  const others = Object.entries(translations).map(([name, translation]): Edition => {
    const inWords = shown(translation.content, name);
    // Every site shows the English notice, with its facts in English.
    const notice = { ...inWords["privacy-notice"], english: english["privacy-notice"].english };
    return {
      base: `/${name}`,
      content: { ...inWords, "privacy-notice": notice },
      inEnglish: translation.untranslated,
    };
  });
  const first: Edition = { base: "", content: english, inEnglish: [] };
  return { editions: [first, ...others] as const, englishNames: known.names };
}

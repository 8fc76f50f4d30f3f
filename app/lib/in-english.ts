import { entryPath, personPath } from "../content/paths";
import type { Site } from "../content/site";

/** Returns English if nobody has translated the entry on a page of a site in another language. */
export function languageIfEnglish({ inEnglish, englishNames, languages }: Site, path: string) {
  const paths = inEnglish.map((entry): string => {
    const [collection = "", id = ""] = entry.split("/");
    if (collection === "therapists") return personPath({ id, name: englishNames[id] ?? "" });
    return entryPath(collection as Parameters<typeof entryPath>[0], id);
  });
  return paths.includes(path) ? languages[0]?.language : undefined;
}

import { allEditions, englishNames, inEnglish } from "../content/edition";
import { personPath, thingPath } from "../content/paths";

const paths = inEnglish.map((thing) => {
  const [collection = "", id = ""] = thing.split("/");
  if (collection === "therapists") return personPath({ id, name: englishNames[id] ?? "" });
  return thingPath(collection as Parameters<typeof thingPath>[0], id);
});

/** Of what nobody has translated yet, and is told in English on a page of another language. */
export function languageIfEnglish(path: string) {
  return paths.some((known) => known === path) ? allEditions[0]?.language : undefined;
}

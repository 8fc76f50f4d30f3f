import { textsIn } from "../app/content/schemas/value-at.ts";
import { firstNameOf } from "../app/content/slug.ts";
import type { Look, Values } from "./forms.ts";
import { searchWords } from "./search.ts";

/** Names of an entry that are others now, or gone, and still stand somewhere. */
export function stillSaid(look: Look, id: string, before: Values, after: Values = {}) {
  if (/^(forms|pages|words|articles)/.test(id)) return [];
  const isPerson = id.startsWith("therapists/");
  const people = Object.values(look.raw.therapists ?? {}) as { name: string }[];
  const known = [
    ...textsIn(after).flatMap(({ path, text }) => {
      return path.at(-1) === "name" ? [text, firstNameOf(text)] : text;
    }),
    ...people.map(({ name }) => firstNameOf(name)),
  ];
  const names = textsIn(before)
    .filter(({ path }) => holdsName.test(path.join(".")))
    .filter(({ text }) => isName.test(text) && !known.includes(text))
    .flatMap(({ path, text }) => {
      return [isPerson && path.at(-1) === "name" ? firstNameOf(text) : shortened(text), text];
    })
    .filter((name) => !known.includes(name));
  const found = [...new Set(names)].filter((name) => {
    return searchWords(look, name).some(({ rank }) => rank < 3);
  });
  // 'Green Park' finds 'Green Park Extension', too.
  return found.filter((name) => {
    return !found.some((other) => other !== name && name.startsWith(other));
  });
}

/** The name of a place without its last word, as people often say it, if two are left. */
function shortened(name: string) {
  return name.replace(/^(\S+ \S+) \S+$/, "$1");
}

/** Where people, services and places are called by their names, in either language. */
const holdsName = /^(\w\w\.)?(name|title|address\.\w+|nearestStation)$/;

/** A few words that begin as names do: no sentence, no address, nothing in code. */
const isName = /^(?=.{3,40}$)[\p{Lu}\p{Lo}][^.?!@/{}]*$/u;

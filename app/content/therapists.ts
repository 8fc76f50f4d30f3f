import { personPath } from "./paths.ts";
import type { Content } from "./schemas/content.ts";
import { personValue, shortUniqueName } from "./slug.ts";

/** Drawing for a person without a photo. */
export const neutralPortrait = "app/drawings/portrait.svg";

/** The people of the practice, in their order. Their paths and values come from English names. */
export function therapistsOf(content: Content, englishNames: Readonly<Record<string, string>>) {
  const entries = Object.entries(content.therapists);
  const people = entries.map(([id, { name }]) => ({ id, name: englishNames[id] ?? name }));
  const names = entries.map(([, { name }]) => name);
  return entries
    .map(([id, { body, ...fields }]) => {
      const person = { id, name: englishNames[id] ?? fields.name };
      return {
        /** Name of the file, by which services and workshops refer to this person. */
        id,
        path: personPath(person),
        /** Value of this person in the session request. */
        value: personValue(person, people),
        /** The name to use where there is room for one word. */
        called: shortUniqueName(names, fields.name),
        ...fields,
        specializations: fields.specializations ?? [],
        biography: body ?? [fields.description],
        picture: fields.picture ?? neutralPortrait,
      };
    })
    .toSorted((one, other) => one.order - other.order);
}

export type Therapist = ReturnType<typeof therapistsOf>[number];
export type AgeRange = NonNullable<Therapist["ages"]>;

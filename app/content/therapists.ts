import { content } from "virtual:content";
import { englishNames } from "./edition";
import { personPath } from "./paths";
import { calledAmong, personValue } from "./slug";

/** By the English name. */
function personOf([id, { name }]: [id: string, fields: { name: string }]) {
  return { id, name: englishNames[id] ?? name };
}

const people = Object.entries(content.therapists).map(personOf);
const names = Object.values(content.therapists).map(({ name }) => name);

export const therapists = Object.entries(content.therapists)
  .map(([id, { body, ...fields }]) => {
    const person = personOf([id, fields]);
    return {
      /** What services and workshops call this person: the name of the file. */
      id,
      path: personPath(person),
      /** What the form calls this person. */
      value: personValue(person, people),
      /** Where there is room for one name. */
      called: calledAmong(names, fields.name),
      biography: body,
      ...fields,
    };
  })
  .toSorted((one, other) => one.order - other.order);

export type Therapist = (typeof therapists)[number];
export type AgeRange = Therapist["ages"];

import { content } from "virtual:content";
import { englishNames } from "./edition";
import { personPath, type ThingPath } from "./paths";
import type { Content } from "./schemas/content";
import { firstNameValue } from "./slug";

type Fields = Content["therapists"][string];

export type AgeRange = Fields["ages"];

export type Therapist = Omit<Fields, "body"> & {
  /** What services and workshops call this person: the name of the file. */
  id: string;
  path: ThingPath;
  /** What the form calls this person. */
  value: string;
  biography: readonly string[];
};

export const therapists: readonly Therapist[] = Object.entries(content.therapists)
  .map(([id, { body, ...fields }]) => {
    const person = { id, name: englishNames[id] ?? fields.name };
    const [path, value] = [personPath(person), firstNameValue(person)];
    return { id, path, value, biography: body, ...fields };
  })
  .toSorted((one, other) => one.order - other.order);

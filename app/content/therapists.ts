import { content } from "virtual:content";
import { personPath, type ThingPath } from "./paths";
import type { Content } from "./schemas/content";

type Fields = Content["therapists"][string];

export type AgeRange = Fields["ages"];

export type Therapist = Omit<Fields, "body"> & {
  /** What services and workshops call this person: the name of the file. */
  id: string;
  path: ThingPath;
  biography: readonly string[];
};

export const therapists: readonly Therapist[] = Object.entries(content.therapists)
  .map(([id, { body, ...fields }]) => ({
    id,
    path: personPath({ id, name: fields.name }),
    biography: body,
    ...fields,
  }))
  .toSorted((one, other) => one.order - other.order);

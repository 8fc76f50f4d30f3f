import { content } from "virtual:content";
import { type ThingPath, thingPath } from "./paths";
import type { Content } from "./schemas/content";

type Fields = Content["workshops"][string];

type WithText<Kind> = Omit<Kind, "body"> & {
  path: ThingPath;
  /** Paragraphs of the page's opening. */
  about: readonly string[];
};

export type Club = WithText<Extract<Fields, { kind: "club" }>>;
export type Course = WithText<Extract<Fields, { kind: "course" }>>;
export type DatedClub = WithText<Extract<Fields, { kind: "dated-club" }>>;
export type Workshop = Club | Course | DatedClub;

/** Those with a day first, the latest above all; then the others, in their order. */
export const workshops: readonly Workshop[] = Object.entries(content.workshops)
  .map(
    ([name, { body, ...fields }]): Workshop => ({
      path: thingPath("workshops", name),
      about: body,
      ...fields,
    }),
  )
  .toSorted((one, other) => {
    if (one.kind === "dated-club") {
      return other.kind === "dated-club" ? other.startsAt.localeCompare(one.startsAt) : -1;
    }
    return other.kind === "dated-club" ? 1 : one.order - other.order;
  });

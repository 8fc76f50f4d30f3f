import { content } from "virtual:content";
import { thingPath } from "./paths";

/** Those with a day first, the latest above all; then the others, in their order. */
export const workshops = Object.entries(content.workshops)
  .map(([name, { body, ...fields }]) => ({
    path: thingPath("workshops", name),
    /** Paragraphs of the page's opening. */
    about: body,
    ...fields,
  }))
  .toSorted((one, other) => {
    if (one.kind === "dated-club") {
      return other.kind === "dated-club" ? other.startsAt.localeCompare(one.startsAt) : -1;
    }
    return other.kind === "dated-club" ? 1 : one.order - other.order;
  });

export type Workshop = (typeof workshops)[number];
export type Club = Extract<Workshop, { kind: "club" }>;
export type Course = Extract<Workshop, { kind: "course" }>;
export type DatedClub = Extract<Workshop, { kind: "dated-club" }>;

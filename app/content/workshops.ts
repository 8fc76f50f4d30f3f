import { entryPath } from "./paths.ts";
import type { Content } from "./schemas/content.ts";

/** Returns the workshops: dated ones first, the latest on top, then the others in their order. */
export function workshopsOf(content: Content) {
  return Object.entries(content.workshops)
    .map(([name, { body, ...fields }]) => ({
      path: entryPath("workshops", name),
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
}

export type Workshop = ReturnType<typeof workshopsOf>[number];
export type Club = Extract<Workshop, { kind: "club" }>;
export type Course = Extract<Workshop, { kind: "course" }>;
export type DatedClub = Extract<Workshop, { kind: "dated-club" }>;

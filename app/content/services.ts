import { content } from "virtual:content";
import { type ThingPath, thingPath } from "./paths";
import type { Content } from "./schemas/content";

type Fields = Content["services"][string];

/** Both ends included. */
export type Range = Fields["sessionMinutes"];

export type Service = Omit<Fields, "body"> & {
  path: ThingPath;
  /** Opening paragraphs. */
  intro: readonly string[];
};

export const services: readonly Service[] = Object.entries(content.services)
  .map(([name, { body, ...fields }]) => ({
    path: thingPath("services", name),
    intro: body,
    ...fields,
  }))
  .toSorted((one, other) => one.order - other.order);

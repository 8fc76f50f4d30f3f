import { content } from "virtual:content";
import { thingPath } from "./paths";

export const services = Object.entries(content.services)
  .map(([name, { body, ...fields }]) => ({
    path: thingPath("services", name),
    /** Opening paragraphs. */
    intro: body,
    ...fields,
  }))
  .toSorted((one, other) => one.order - other.order);

export type Service = (typeof services)[number];

/** Both ends included. */
export type Range = Service["sessionMinutes"];

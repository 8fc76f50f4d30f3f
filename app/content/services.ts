import { content } from "virtual:content";
import type { Content } from "./schemas/content";

type Fields = Content["services"][string];

/** Both ends included. */
export type Range = Fields["sessionMinutes"];

export type Service = Omit<Fields, "body"> & {
  /** The last part of the page's address: the name of the file. */
  slug: string;
  /** Opening paragraphs. */
  intro: readonly string[];
};

export const services: readonly Service[] = Object.entries(content.services)
  .map(([slug, { body, ...fields }]) => ({ slug, intro: body, ...fields }))
  .toSorted((one, other) => one.order - other.order);

import { entryPath } from "./paths.ts";
import type { Content } from "./schemas/content.ts";

/** The services of the practice, in their order. */
export function servicesOf(content: Content) {
  return Object.entries(content.services)
    .map(([name, { body, ...fields }]) => ({
      path: entryPath("services", name),
      /** Opening paragraphs. */
      intro: body,
      ...fields,
    }))
    .toSorted((one, other) => one.order - other.order);
}

export type Service = ReturnType<typeof servicesOf>[number];

/** Both ends included. */
export type Range = Service["sessionMinutes"];

import { encodings } from "../compress.ts";
import { hostFiles } from "../headers.ts";

export type Headers = readonly (readonly [name: string, value: string])[];

export const note = "Written by `npm run build`: changes here are lost with the next one.";

/** The ends of the names of compressed variants, as a pattern. */
export const variants = encodings.map(({ extension }) => extension.slice(1)).join("|");

/** The start of a URL, in whatever language the page is: `/about`, `/hi/about`. */
const inAnyLanguage = "^(?:/[a-z][a-z])?/";

/**
 * URLs that look as if they were not served, but are: a document that stands in a frame of pages, the
 * only one whose URL ends in `.html`, and a folder.
 */
export const exceptions = { frame: `${inAnyLanguage}map\\.html$`, folder: "/.well-known/" };

/**
 * URLs that are not for visitors: hidden files, pages by the names of their files, compressed
 * variants, and what hosts and the inbox are told. Every host reads this pattern as JavaScript does.
 */
export const notServed = [
  "/\\.",
  "//",
  `\\.(?:html|${variants})$`,
  `${inAnyLanguage}(?:${["index", "404", "unavailable", "map", "forms\\.json", ...hostFiles].join("|")})/?$`,
].join("|");

/**
 * The start of a pattern for URLs with a slash at the end, and in brackets the one to send them
 * on to. One that starts with two slashes or a backslash would lead to another host: none matches.
 */
export const withSlash = "^((?:/[\\w.~-]+)+)/";

/** Lines of a block, one for each item. */
export function lines<Item>(items: readonly Item[], write: (item: Item) => string, indent = "") {
  return items.map((item) => indent + write(item)).join("\n");
}

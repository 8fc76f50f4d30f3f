import { encodings } from "../compress.ts";
import { frames, hostFiles } from "../headers.ts";

export type Headers = readonly (readonly [name: string, value: string])[];

export const note = "Written by `npm run build`: changes here are lost with the next one.";

/** The ends of the names of compressed variants, as a pattern. */
export const variants = encodings.map(({ extension }) => extension.slice(1)).join("|");

/** URLs that look as if they were not served, but are. */
export const exceptions = { frames: frames.map((name) => `/${name}`), folder: "/.well-known/" };

const withoutExtension = frames.map((name) => name.replace(".html", ""));

/**
 * URLs that are not for visitors: hidden files, pages by the names of their files, compressed
 * variants, and what hosts are told. Every host reads this pattern as JavaScript does.
 */
export const notServed = [
  "/\\.",
  "//",
  `\\.(?:html|${variants})$`,
  `^/(?:${["index", "404", "unavailable", ...withoutExtension, ...hostFiles].join("|")})/?$`,
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

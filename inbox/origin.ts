import type { Ask } from "./exchange.ts";

/**
 * Whether a page of another site made the browser send this. Pages here send no referrer, and some
 * browsers then call the origin of a posted form `null` (2026): the newer header tells.
 */
export function isFromElsewhere({ headers }: Ask, url: string) {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return headers.origin !== undefined && headers.origin !== "null" && headers.origin !== url;
}

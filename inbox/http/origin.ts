import type { InboxRequest } from "./exchange.ts";

/**
 * Whether a page of another site made the browser send this. Privacy settings make some browsers
 * call the origin `null` (2026): nobody is turned away for that, and the newer header tells.
 */
export function isFromElsewhere({ headers }: InboxRequest, url: string) {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return headers.origin !== undefined && headers.origin !== "null" && headers.origin !== url;
}

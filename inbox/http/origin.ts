import type { InboxRequest } from "./exchange.ts";

/**
 * True if a page of another site made the browser send this. Privacy settings make some browsers
 * send `Origin: null` (2026), which is no reason to refuse: `Sec-Fetch-Site` decides.
 */
export function isFromElsewhere({ headers }: InboxRequest, url: string) {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return headers.origin !== undefined && headers.origin !== "null" && headers.origin !== url;
}

import { securityHeaders } from "../headers.ts";
import { apache } from "./apache.ts";
import { netlifyHeaders, netlifyRedirects } from "./netlify.ts";
import { nginx } from "./nginx.ts";

/** In characters. Cloudflare Pages ignores lines of more than 2,000 in `_headers` (2026). */
const longestHeader = 1900;

/**
 * What the usual hosts have to be told, by the name of the file that each of them reads: the
 * headers, which URLs are pages, and where the compressed variants are. Names with a dot in
 * front are not for visitors.
 */
export function filesForHosts(
  policy: string,
  siteUrl: string,
  languages: readonly string[],
): Readonly<Record<string, string>> {
  const headers = Object.entries(securityHeaders(policy));
  for (const [name, value] of headers) {
    // Means something else in one or another of the files, and would have to be written differently.
    if (/["\\%${}\n]/.test(value)) throw new Error(`The header ${name} cannot be passed on.`);
    const { length } = `${name}: ${value}`;
    if (length > longestHeader) {
      throw new Error(
        `The header ${name} has ${length} characters. Make it shorter: some hosts ignore headers of more than ${longestHeader}.`,
      );
    }
  }
  const host = new URL(siteUrl).hostname;
  return {
    _headers: netlifyHeaders(headers),
    _redirects: netlifyRedirects(languages),
    ".htaccess": apache(headers, languages),
    ".hosting/nginx.conf": nginx(headers, host, languages),
  };
}

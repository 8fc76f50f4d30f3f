import { securityHeaders } from "../headers.ts";
import { apache } from "./apache.ts";
import { netlifyHeaders, netlifyRedirects } from "./netlify.ts";
import { nginx } from "./nginx.ts";

/** Characters of a header line. Cloudflare Pages ignores lines of over 2,000 in `_headers` (2026). */
const longestHeader = 1900;

/**
 * Returns the files that configure the usual hosts, by name: headers, URLs of pages, compressed
 * variants. Files whose name begins with a dot are not for visitors.
 */
export function filesForHosts(
  policy: string,
  siteUrl: string,
  languages: readonly string[],
): Readonly<Record<string, string>> {
  const headers = Object.entries(securityHeaders(policy));
  for (const [name, value] of headers) {
    // These characters have a meaning in some hosts' files.
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

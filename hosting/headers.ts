/**
 * Headers of every response, from every host. The build writes them into the files for hosts. The
 * server of `npm start` reads them from `_headers`.
 */
export function securityHeaders(
  policy: string,
  passkeysFor: "()" | "(self)" = "()",
): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": policy,
    "Cross-Origin-Opener-Policy": "same-origin",
    // Social networks fetch pictures from their servers, which this does not hinder.
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": [
      "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
      `publickey-credentials-create=${passkeysFor}, publickey-credentials-get=${passkeysFor}`,
    ].join(", "),
    // Other sites must not learn that a visitor came from a counselling practice.
    "Referrer-Policy": "same-origin",
    // No `includeSubDomains`: the practice may run other things below this name.
    "Strict-Transport-Security": "max-age=63072000",
    "X-Content-Type-Options": "nosniff",
  };
}

/** Files in this folder carry a hash of their content in their name. */
export const hashedFolder = "assets";

export const cacheControl = {
  hashed: "public, max-age=31536000, immutable",
  /** Revalidated at each request. The answer is mostly 304. */
  other: "no-cache",
};

/** Files that hosts read and visitors don't need. */
export const hostFiles = ["_headers", "_redirects"];

/** Content types by file name extension. */
export const contentTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  gif: "image/gif",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  ics: "text/calendar; charset=utf-8",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  mjs: "text/javascript; charset=utf-8",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff: "font/woff",
  woff2: "font/woff2",
  xml: "application/xml",
};

import { cacheControl, hashedFolder } from "../headers.ts";
import { type Headers, lines, note } from "./rules.ts";

/**
 * `_headers` of Netlify and Cloudflare Pages. Both have the browser ask about everything that the
 * list does not name; with a rule of our own for that, they would send both. Nor can one rule take
 * back what another gives, so that files get the headers of documents, too.
 */
export function netlifyHeaders(headers: Headers) {
  return `# ${note}
/*
${lines(headers, ([name, value]) => `${name}: ${value}`, "  ")}
/${hashedFolder}/*
  Cache-Control: ${cacheControl.hashed}
`;
}

/** `_redirects` of both. */
export function netlifyRedirects(languages: readonly string[]) {
  return `# ${note}
# There is nothing to redirect: both hosts lead from /about/ to /about by themselves. Netlify answers
# these with the not-found page; Cloudflare Pages passes over a status that it does not know.
/404 /404.html 404!
/.htaccess /404.html 404!
/.hosting/* /404.html 404!
${lines(languages, (name) => `/${name}/404 /${name}/404.html 404!\n/${name}/* /${name}/404.html 404`)}
`;
}

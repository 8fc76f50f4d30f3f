import { createHash } from "node:crypto";
import { elementsOf, type PageElement } from "./elements.ts";

/** Code that stands in a page itself, as a policy names it. */
type Inline = { scripts: Iterable<string>; styles: Iterable<string> };

/** What differs from site to site: whose pages may stand in a frame, whether forms are posted. */
export type Allowed = { framedOrigins: readonly string[]; postsForms: boolean };

/**
 * What a page may load and run: files of ours, what stands in it, and in a frame the map. A browser
 * that gets a header and a meta element obeys both.
 */
export function contentSecurityPolicy(inline: Inline, { framedOrigins, postsForms }: Allowed) {
  const metaPolicy = [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src", ...inline.styles].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // Nothing of ours asks for data; what examines a page asks for robots.txt from inside it.
    "connect-src 'self'",
    ["frame-src 'self'", ...framedOrigins].join(" "),
    "base-uri 'none'",
    `form-action ${postsForms ? "'self'" : "'none'"}`,
    "trusted-types 'none'",
    "require-trusted-types-for 'script'",
  ].join("; ");
  // Only a header may say who may frame a page; our own pages frame the drawn map.
  return { metaPolicy, headerPolicy: `${metaPolicy}; frame-ancestors 'self'` };
}

/**
 * Puts the policy into a page before anything that it is about, for hosts that send no headers.
 * Says which elements the page has, which inline code it names, and what the policy would keep the
 * page from doing.
 */
export function addPolicy(body: string, allowed: Allowed) {
  const elements = elementsOf(body);
  const inline = findInline(elements);
  const { metaPolicy } = contentSecurityPolicy(inline, allowed);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy}"/>`;
  const first = elements.find(({ name }) => /^(?:style|script|body)$/.test(name));
  const place = first?.start ?? 0;
  const html = body.slice(0, place) + meta + body.slice(place);
  return { html, elements, inline, violations: findViolations(elements) };
}

/** In words. */
function findViolations(elements: readonly PageElement[]) {
  return elements.flatMap(({ tag, attributes }) => {
    return Array.from(attributes).flatMap(([name, value]) => {
      if (name.startsWith("on")) return [`inline handler: ${tag}`];
      if (name === "style") return [`style attribute: ${tag}`];
      if (name === "srcdoc") return [`document in an attribute: ${tag}`];
      return /^\s*javascript:/i.test(value) ? [`script in an address: ${tag}`] : [];
    });
  });
}

/** Scripts of these types run, or tell the browser what to do; any other is mere data. */
const activeTypes = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;

/** As hashes. */
function findInline(elements: readonly PageElement[]) {
  const scripts = elements.filter(({ name, attributes }) => {
    const isActive = activeTypes.test(attributes.get("type")?.trim() ?? "");
    return name === "script" && isActive && !attributes.has("src");
  });
  const styles = elements.filter(({ name }) => name === "style");
  return { scripts: new Set(scripts.map(hashSource)), styles: new Set(styles.map(hashSource)) };
}

function hashSource({ text }: PageElement) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

import { createHash } from "node:crypto";
import { elementsOf, type PageElement } from "./elements.ts";

/** Hashes of the inline code of a page. */
type Inline = { scripts: Iterable<string>; styles: Iterable<string> };

/** The parts that differ from site to site: origins in frames, and whether forms are posted. */
export type Allowed = { framedOrigins: readonly string[]; postsForms: boolean };

/** Directives of both the header and the pages. */
function sharedDirectives({ postsForms }: Allowed) {
  return [
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // The form's bundle is fetched. Lighthouse fetches robots.txt from inside a page.
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${postsForms ? "'self'" : "'none'"}`,
    "trusted-types 'none'",
    "require-trusted-types-for 'script'",
  ];
}

/**
 * The policy in hosts' headers. It is the same after each build, and short: Cloudflare Pages ignores
 * lines of over 2,000 characters (2026). Browsers obey it and the page's own policy, which alone
 * names the inline code. So there is no `default-src` here, which would forbid all of that code.
 */
export function headerPolicy(allowed: Allowed) {
  // Browsers ignore `frame-ancestors` in a page. Our own pages frame the drawn map.
  const directives = ["object-src 'none'", ...sharedDirectives(allowed), "frame-ancestors 'self'"];
  return directives.join("; ");
}

/** The policy in a page: files of ours, the page's inline code, and the map in a frame. */
function pagePolicy({ scripts, styles }: Inline, allowed: Allowed) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src", ...styles].join(" "),
    ["frame-src 'self'", ...allowed.framedOrigins].join(" "),
    ...sharedDirectives(allowed),
  ].join("; ");
}

/**
 * Adds the policy to a page, ahead of every element that it governs. Also returns the page's elements
 * and what the policy would keep the page from doing.
 */
export function addPolicy(body: string, allowed: Allowed) {
  const elements = elementsOf(body);
  const policy = pagePolicy(findInline(elements), allowed);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const first = elements.find(({ name }) => /^(?:link|style|script|body)$/.test(name));
  const place = first?.start ?? 0;
  const html = body.slice(0, place) + meta + body.slice(place);
  return { html, elements, violations: findViolations(elements) };
}

/** Describes the parts of a page that its policy would block. */
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

/** Scripts of these types run or instruct the browser. Others are data. */
const activeTypes = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;

/** Returns the hashes of a page's inline scripts and styles. */
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

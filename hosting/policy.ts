import { createHash } from "node:crypto";
import { elementsOf } from "./elements.ts";

/** Code that stands in a page itself, as a policy names it. */
export type Inline = { scripts: readonly string[]; styles: readonly string[] };

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

/** Puts the policy into a page before anything that it is about, for hosts that send no headers. */
export function addPolicy(html: string, allowed: Allowed) {
  const { metaPolicy } = contentSecurityPolicy(findInline(html), allowed);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${metaPolicy}"/>`;
  const first = elementsOf(html).find(({ name }) => /^(?:style|script|body)$/.test(name));
  const place = first?.start ?? 0;
  return html.slice(0, place) + meta + html.slice(place);
}

/** The inline code of a page, as hashes. */
export function findInline(html: string): Inline {
  const code = inlineCode(html);
  const hashes = (kind: string) => [
    ...new Set(code.filter(({ name }) => name === kind).map(({ text }) => hashSource(text))),
  ];
  return { scripts: hashes("script"), styles: hashes("style") };
}

export function mergeInline(all: readonly Inline[]): Inline {
  return {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
  };
}

/** What the policies would keep a page from doing, in words. */
export function findViolations(html: string, policies: readonly string[]) {
  const problems = inlineCode(html)
    .filter(({ text }) => !policies.every((policy) => policy.includes(hashSource(text))))
    .map(({ name, text }) => `inline ${name} without a hash: ${text.slice(0, 60)}`);
  for (const { tag, attributes } of elementsOf(html)) {
    for (const [name, value] of attributes) {
      if (name.startsWith("on")) problems.push(`inline handler: ${tag}`);
      if (name === "style") problems.push(`style attribute: ${tag}`);
      if (name === "srcdoc") problems.push(`document in an attribute: ${tag}`);
      if (/^\s*javascript:/i.test(value)) problems.push(`script in an address: ${tag}`);
    }
  }
  return problems;
}

/** Scripts of these types run, or tell the browser what to do; any other is mere data. */
const activeTypes = /^(?:|module|importmap|speculationrules|(?:text|application)\/javascript)$/i;

function inlineCode(html: string) {
  return elementsOf(html).filter(({ name, attributes }) => {
    const isActive = activeTypes.test(attributes.get("type")?.trim() ?? "");
    return name === "style" || (name === "script" && isActive && !attributes.has("src"));
  });
}

function hashSource(code: string) {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

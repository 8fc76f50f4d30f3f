import { createHash } from "node:crypto";

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
  return html.replace(/<(?:style|script|\/head)\b/, (start) => meta + start);
}

/** The inline code of a page, as hashes. */
export function findInline(html: string): Inline {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const { name, code } of inlineCode(html)) hashes[name].add(hashSource(code));
  return { scripts: [...hashes.script], styles: [...hashes.style] };
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
    .filter(({ code }) => !policies.every((policy) => policy.includes(hashSource(code))))
    .map(({ name, code }) => `inline ${name} without a hash: ${code.slice(0, 60)}`);
  for (const [tag, attributes] of tagsOf(html)) {
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

const attributePattern = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const codePattern = /(<(script|style)\b(?:[^>"']|"[^"]*"|'[^']*')*>)([\s\S]*?)<\/\2\s*>/gi;
const tagPattern = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

function inlineCode(html: string) {
  return [...html.matchAll(codePattern)].flatMap(([, tag = "", element = "", code = ""]) => {
    const name: "script" | "style" = element.toLowerCase() === "style" ? "style" : "script";
    const attributes = attributesOf(tag);
    const isActive = activeTypes.test(attributes.get("type")?.trim() ?? "");
    const isInline = name === "style" || (isActive && !attributes.has("src"));
    return isInline ? [{ name, code: name === "style" ? asRead(code) : code }] : [];
  });
}

/** Styles inside a drawing are written like any text; browsers hash what they read there. */
function asRead(styles: string) {
  return styles.replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}

/** The start tags of a page, but not what looks like one within a script. */
function tagsOf(html: string) {
  const outline = html.replace(codePattern, (_, tag: string) => tag);
  return [...outline.matchAll(tagPattern)].map(([tag]) => [tag, attributesOf(tag)] as const);
}

/** Where the links of a page lead to within the site. */
export function linksOf(html: string) {
  return tagsOf(html)
    .filter(([tag]) => /^<a\s/i.test(tag))
    .map(([, attributes]) => attributes.get("href")?.split(/[?#]/)[0] ?? "")
    .filter((href) => href.startsWith("/"));
}

function attributesOf(tag: string) {
  const text = tag.replace(/^<[^\s>/]+/, "");
  return new Map(
    [...text.matchAll(attributePattern)].map(
      ([, name = "", double, single, bare]) =>
        [name.toLowerCase(), double ?? single ?? bare ?? ""] as const,
    ),
  );
}

function hashSource(code: string) {
  return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type DefaultTreeAdapterTypes, parse, serialize } from "parse5";
import { compressFolder } from "../hosting/compress.ts";
import { elementsOf } from "../hosting/elements.ts";

type Node = DefaultTreeAdapterTypes.Node;

/** Where the plain page of one of ours stands. */
export function plainPath(path: string) {
  return path === "/" ? "/plain" : `/plain${path}`;
}

/**
 * Makes a folder of plain pages, ready to be served. Each has the words, links and controls of one
 * of our pages, as somebody would write them by hand who wants nothing but speed: bare elements, a
 * little CSS, for a form a short script. At the path of our page it stands again with the fonts and
 * the picture that this one asks for early, or has inside.
 */
export async function writePlainPages(folder: string, dist: string, paths: readonly string[]) {
  for (const path of paths) {
    const ours = await readFile(join(dist, fileOf(path)), "utf8");
    const plain = plainPage(ours);
    await write(join(folder, fileOf(plainPath(path))), plain);
    await write(join(folder, fileOf(path)), withFontsAndPicture(plain, ours));
  }
  await compressFolder(folder);
  // These are compressed already.
  await cp(join(dist, "assets"), join(folder, "assets"), { recursive: true });
}

async function write(file: string, text: string) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function fileOf(path: string) {
  return path === "/" ? "index.html" : `${path}.html`;
}

const styles = `body { margin: 0 auto; max-width: 45rem; padding: 1rem; font: 1.1rem/1.6 Figtree, system-ui, sans-serif; color: #1d2b2d; background: #fbf7f0 }
h1, h2, h3 { line-height: 1.2; font-family: Fraunces, Georgia, serif }
a { color: #1c5a53 }
img { display: block; max-width: 100%; height: auto }
input, select, textarea { display: block; box-sizing: border-box; padding: 0.5rem; font: inherit }
.error { color: #a3202c }`;

const formScript = `addEventListener("submit", (event) => {
  event.preventDefault();
  for (const control of event.target.elements) {
    if (!control.name || control.value) continue;
    control.setAttribute("aria-invalid", "true");
    control.insertAdjacentHTML("afterend", '<p class="error">Please fill this in</p>');
  }
});`;

function plainPage(ours: string) {
  const body = bare(parse(ours));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>A plain page</title><style>${styles}</style></head><body>${body}<script>${formScript}</script></body></html>`;
}

/** What nobody sees at first, or nobody reads. */
const leftOut = [
  "head",
  "script",
  "style",
  "noscript",
  "svg",
  "img",
  "picture",
  "iframe",
  "dialog",
];
const kept = /^(h\d|p|ul|ol|li|dl|dt|dd|form|label|input|select|option|textarea|button|a)$/;
const keptAttributes = ["href", "id", "for", "name", "type", "value", "rows"];

function bare(node: Node): string {
  if ("value" in node) return node.value.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  if (!("childNodes" in node)) return "";
  const inside = node.childNodes.map(bare).join("");
  if (!("tagName" in node)) return inside;
  const { tagName, attrs } = node;
  const isHidden = attrs.some(({ name }) => name === "popover" || name === "hidden");
  if (isHidden || leftOut.includes(tagName)) return "";
  if (!kept.test(tagName)) return inside;
  const attributes = attrs
    .filter(({ name }) => keptAttributes.includes(name))
    .map(({ name, value }) => ` ${name}="${value.replaceAll('"', "&quot;")}"`);
  const end = tagName === "input" ? "" : `</${tagName}>`;
  return `<${tagName}${attributes.join("")}>${inside}${end}`;
}

/** Adds what someone who writes a page by hand does for fonts and a picture, in the best way. */
function withFontsAndPicture(plain: string, ours: string) {
  const preloads = elementsOf(ours).filter(({ attributes }) => attributes.get("rel") === "preload");
  const fonts = preloads.filter(({ attributes }) => attributes.get("as") === "font");
  const picture = preloads.find(({ attributes }) => attributes.get("as") === "image");
  const faces = fonts.map(({ attributes }) => {
    const href = attributes.get("href") ?? "";
    const [family] = basename(href).split("-");
    return `@font-face { font-family: ${family}; src: url(${href}); font-weight: 400 700; font-display: swap }`;
  });
  const href = picture?.attributes.get("href");
  const image = href
    ? `<img src="${href}" alt="" width="640" height="480">`
    : drawingIn(parse(ours));
  return plain
    .replace("<style>", `${fonts.map(({ tag }) => tag).join("")}<style>${faces.join("")}`)
    .replace("</h1>", `</h1>${image}`);
}

/** The drawing that stands inside a page: it has a name for those who cannot see it, as no icon has. */
function drawingIn(node: Node): string {
  if (!("childNodes" in node)) return "";
  const isNamed = "attrs" in node && node.attrs.some(({ value }) => value === "img");
  if (isNamed) return serialize(node);
  return node.childNodes.map(drawingIn).find(Boolean) ?? "";
}

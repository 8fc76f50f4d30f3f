import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { compressFolder } from "../hosting/compress.ts";

type Node = DefaultTreeAdapterTypes.Node;

/**
 * Writes a plain page for each of our pages: the same words, links and controls in bare elements
 * with a little CSS, without fonts and pictures; for forms, a short script.
 */
export async function writeBaseline(folder: string, dist: string, paths: readonly string[]) {
  for (const path of paths) {
    const name = path === "/" ? "index.html" : `${path}.html`;
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, plainPage(await readFile(join(dist, name), "utf8")));
  }
  await compressFolder(folder);
}

const styles = `body { margin: 0 auto; max-width: 45rem; padding: 1rem; font: 1.1rem/1.6 system-ui, sans-serif; color: #1d2b2d; background: #fbf7f0 }
h1, h2, h3 { line-height: 1.2; font-family: Georgia, serif }
a { color: #1c5a53 }
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

/** Elements that are hidden at first, or hold no words. */
const leftOut = /^(head|script|style|noscript|svg|img|picture|iframe|dialog)$/;
const kept = /^(h\d|p|ul|ol|li|dl|dt|dd|form|label|input|select|option|textarea|button|a)$/;
const keptAttributes = ["href", "id", "for", "name", "type", "value", "rows"];

function bare(node: Node): string {
  if ("value" in node) return node.value.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  if (!("childNodes" in node)) return "";
  const inside = node.childNodes.map(bare).join("");
  if (!("tagName" in node)) return inside;
  const { tagName, attrs } = node;
  const isHidden = attrs.some(({ name }) => name === "popover" || name === "hidden");
  if (isHidden || leftOut.test(tagName)) return "";
  if (!kept.test(tagName)) return inside;
  const attributes = attrs
    .filter(({ name }) => keptAttributes.includes(name))
    .map(({ name, value }) => ` ${name}="${value.replaceAll('"', "&quot;")}"`);
  const end = tagName === "input" ? "" : `</${tagName}>`;
  return `<${tagName}${attributes.join("")}>${inside}${end}`;
}

import { Window } from "happy-dom";
import { readSites } from "../../app/content/read-site";
import { otherLanguages, type Site } from "../../app/content/site";
import type { SiteFiles } from "../../build/site-file";
import { siteFiles } from "../../build/site-files";

const parser = new new Window().DOMParser();

/** The site of a practice in one language, as the build writes it. */
export type RenderedSite = {
  site: Site;
  /** The folder of its content. */
  folder: string;
  files: SiteFiles;
  /** Every URL of the practice, in all languages. */
  paths: readonly string[];
  /** Pages of this language, by their paths without its own part. */
  sources: ReadonlyMap<string, string>;
  documents: ReadonlyMap<string, Document>;
};

/** Renders every page of a practice, in each of its languages. English comes first. */
export async function renderSites(folder: string): Promise<readonly RenderedSite[]> {
  const sites = await readSites(folder);
  const files = siteFiles(sites, folder, "");
  const paths = Object.keys(files);
  return Promise.all(
    sites.map(async (site) => {
      const sources = await renderPages(files, site);
      const documents = new Map([...sources].map(([path, html]) => [path, parse(html)]));
      return { site, folder, files, paths, sources, documents };
    }),
  );
}

async function renderPages(files: SiteFiles, site: Site) {
  const others = otherLanguages(site).filter(({ base }) => base);
  const pages = Object.entries(files).filter(([url]) => {
    const isPage = !url.includes(".") || url.endsWith(".html");
    const isOurs = url === site.base || url.startsWith(`${site.base}/`);
    return isPage && isOurs && !others.some(({ base }) => `${url}/`.startsWith(`${base}/`));
  });
  const rendered = pages.map(async ([url, { make }]) => {
    return [url.slice(site.base.length) || "/", String(await make())] as const;
  });
  return new Map(await Promise.all(rendered));
}

export function parse(text: string, type: "text/html" | "application/xml" = "text/html") {
  // Happy DOM's document has all that the tests use of the standard's.
  return parser.parseFromString(text, type) as unknown as Document;
}

/** The words of an element as they are seen. */
export function wordsOf(element: Element) {
  return inOneLine(textIn(element));
}

export function inOneLine(text: string) {
  return text.replace(/\s+/g, " ").trim();
}

/** Inline elements. Any other element begins a new line. */
const inline = /^(a|abbr|em|q|span|strong|time|wbr)$/i;

function textIn(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeName === "#text") return node.textContent;
    return isElement(node) && !node.classList.contains("visually-hidden") ? textIn(node) : "";
  });
  return parts.join("") + (inline.test(element.nodeName) ? "" : " ");
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

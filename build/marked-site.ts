import { setImmediate } from "node:timers/promises";
import { pagePaths, personPath } from "../app/content/paths";
import { type Marker, readSiteVariants, type Sites } from "../app/content/read-site";
import type { Content } from "../app/content/schemas/content";
import { type Site, siteOf } from "../app/content/site";
import { urlOf } from "../app/lib/links";
import { type Marks, markedLike, markerOf } from "./marks";
import { marksIn, withFields } from "./measured-page";
import type { SiteFile } from "./site-file";
import { siteFiles } from "./site-files";

type Marked = { contents: readonly Content[]; files: Readonly<Record<string, SiteFile>> };

/** Returns the content and the pages of a site with the texts of a marker. */
function markedWith(sites: Sites, folder: string, marker: Marker): Marked {
  const { variants } = readSiteVariants(folder, undefined, marker);
  const languages = variants.map(({ base, content: { words } }) => {
    return { base, language: words.language, name: words.languageName };
  });
  const [first, ...others] = sites.map((site, index) => {
    const content = variants[index]?.content;
    if (!content) return site;
    const marked = siteOf(content, { ...site, languages });
    const therapists = marked.therapists.map((therapist, at) => {
      const called = site.therapists[at]?.called ?? "";
      return { ...therapist, called: markedLike(therapist.name, called) };
    });
    return { ...marked, therapists };
  });
  return {
    contents: variants.map(({ content }) => content),
    files: first ? siteFiles([first, ...others], folder, "") : {},
  };
}

/**
 * Renders a site's pages a second time, with marks around all texts, to find which text is where.
 * These pages are never sent.
 */
export function markedSite(sites: Sites, folder: string) {
  const marks: Marks = [];
  const { files, contents } = markedWith(sites, folder, markerOf(marks));
  const counted = markedWith(sites, folder, markerOf(marks, { counts: true })).files;

  async function fieldsIn(url: string, html: string) {
    const pages = [files[url], counted[url]].map((file) => file?.make());
    const [marked, numbers] = await Promise.all(pages);
    const isPage = typeof marked === "string" && typeof numbers === "string";
    return (isPage && withFields(html, { marked, counted: numbers }, marks)) || html;
  }

  const shown = new Map<string, ReadonlySet<number>>();
  const inContent = once(() => marksIn(JSON.stringify(contents)));

  /** Returns the marks that a page shows. */
  async function marksOn(url: string) {
    const known = shown.get(url);
    if (known) return known;
    const found = new Set(marksIn(withoutData(String(await files[url]?.make()))));
    shown.set(url, found);
    // Lets the server answer requests for pages in between.
    await setImmediate();
    return found;
  }

  /** Returns the page that shows a field of an entry. If none does, the page of a field near it. */
  async function pageOf(id: string, path: readonly string[]) {
    return (await bestPage(id, path)).url;
  }

  /** Returns the page that shows a field of an entry, if any does. */
  async function pageShowing(id: string, path: readonly string[]) {
    const { url, common } = await bestPage(id, path);
    return common > 0 ? url : undefined;
  }

  /** Begins with the likeliest page, and ends with the first that shows the field. */
  async function bestPage(id: string, path: readonly string[]) {
    const site = sites.find(({ base }) => base === `/${path[0]}`) ?? sites[0];
    const likely = likelyPages(site, id).filter((url) => url in files);
    const pages = new Set([...likely, ...pagesOf(site)]);
    // An empty field has no text that could be marked.
    const marked = inContent().flatMap((number) => {
      const place = marks[number];
      const common = place?.id === id ? commonStart(path, place.field.split(".")) : 0;
      return common > 0 ? [{ number, common }] : [];
    });
    const most = Math.max(0, ...marked.map(({ common }) => common));
    let found = { url: likely[0], common: 0 };
    for (const url of pages) {
      if (found.common === most) break;
      const marks = await marksOn(url);
      const own = marked.filter(({ number }) => marks.has(number));
      const common = Math.max(0, ...own.map(({ common }) => common));
      if (common > found.common) found = { url, common };
    }
    return found;
  }

  /** The pages in the language of a site. */
  function pagesOf(site: Site) {
    return Object.keys(files).filter((url) => {
      const other = sites.find(({ base }) => base && `${url}/`.startsWith(`${base}/`));
      return (other ?? sites[0]) === site && files[url]?.type.startsWith("text/html");
    });
  }

  return { fieldsIn, pageOf, pageShowing };
}

/** Returns the pages that mostly show an entry: its own one first. */
function likelyPages(site: Site, id: string) {
  const [group = "", name = ""] = id.split("/");
  const paths: Readonly<Record<string, string>> = { ...pagePaths, "not-found": "/404" };
  const own: Readonly<Record<string, string | undefined>> = {
    pages: paths[name],
    therapists: personPath({ id: name, name: site.englishNames[name] ?? "" }),
    forms: name === "appointment" ? paths.appointments : paths.contact,
    "privacy-notice": paths.appointments,
  };
  const likely = [own[group] ?? `${paths[group]}/${name}`, paths[group], paths.home, paths.contact];
  return likely.flatMap((path) => (path ? urlOf(site, path) : []));
}

function once<Result>(make: () => Result) {
  let known: Result | undefined;
  return () => {
    known ??= make();
    return known;
  };
}

/** Returns the number of parts that two paths share at their beginning. */
function commonStart(one: readonly string[], other: readonly string[]) {
  const end = one.findIndex((part, index) => part !== other[index]);
  return end < 0 ? one.length : end;
}

/** Search engines read on many pages what only one of them shows. */
function withoutData(html: string) {
  return html.replace(/<script type="application\/ld\+json".*?<\/script>/gs, "");
}

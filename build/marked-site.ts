import { setImmediate } from "node:timers/promises";
import { type Marker, readEditions, type Sites } from "../app/content/read-site";
import { siteOf } from "../app/content/site";
import { type Marks, markedLike, markerOf, type Place } from "./marks";
import { placesShown, withFields } from "./measured-page";
import type { SiteFile } from "./site-file";
import { siteFiles } from "./site-files";

/** Returns the pages of a site with the texts of a marker. */
function filesWith(
  sites: Sites,
  folder: string,
  marker: Marker,
): Readonly<Record<string, SiteFile>> {
  const { editions } = readEditions(folder, undefined, marker);
  const languages = editions.map(({ base, content: { words } }) => {
    return { base, language: words.language, name: words.languageName };
  });
  const [first, ...others] = sites.map((site, index) => {
    const content = editions[index]?.content;
    if (!content) return site;
    const marked = siteOf(content, { ...site, languages });
    const therapists = marked.therapists.map((therapist, at) => {
      const called = site.therapists[at]?.called ?? "";
      return { ...therapist, called: markedLike(therapist.name, called) };
    });
    return { ...marked, therapists };
  });
  return first ? siteFiles([first, ...others], folder, "") : {};
}

/** Fields of the content that a page shows, by the page's URL. */
export type Shown = readonly { url: string; places: readonly Place[] }[];

/**
 * Renders the pages of a site a second time, with marks around all texts, to measure what stands
 * where. These pages are never sent.
 */
export function markedSite(sites: Sites, folder: string) {
  const marks: Marks = [];
  const files = filesWith(sites, folder, markerOf(marks));
  const counted = filesWith(sites, folder, markerOf(marks, { counts: true }));

  async function fieldsIn(url: string, html: string) {
    const pages = [files[url], counted[url]].map((file) => file?.make());
    const [marked, numbers] = await Promise.all(pages);
    const isPage = typeof marked === "string" && typeof numbers === "string";
    return (isPage && withFields(html, { marked, counted: numbers }, marks)) || html;
  }

  async function findShown(): Promise<Shown> {
    const pages = Object.entries(files).filter(([, { type }]) => type.startsWith("text/html"));
    const shown: Shown[number][] = [];
    for (const [url, { make }] of pages) {
      shown.push({ url, places: placesShown(String(await make()), marks) });
      // Somebody may ask for a page meanwhile.
      await setImmediate();
    }
    return shown;
  }

  let shown: Promise<Shown> | undefined;
  return {
    /** Returns a page with its fields. */
    fieldsIn,
    /** Measures all pages, once. */
    shown: () => {
      shown ??= findShown();
      return shown;
    },
  };
}

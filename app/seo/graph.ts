import type { BreadcrumbList, Graph, Thing } from "schema-dts";
import { language } from "../content/edition";
import type { Crumb } from "../lib/breadcrumbs";
import { pageUrl } from "../lib/links";
import type { Named } from "./named";
import { practiceInBrief, practiceReference, websiteNode } from "./practice";

export type DescribedPage = {
  path: string;
  canonical?: string;
  title: string;
  /** ISO day. */
  updated: string;
  /** ISO day on which the practice last checked what the page says. */
  lastReviewed?: string;
  /** Who did so, if it is said; otherwise the practice. */
  reviewer?: string;
  /** Without one, it is a page like any other. */
  pageType?: "AboutPage" | "CollectionPage" | "ContactPage" | "ProfilePage";
  /** What the page is about, as of an instant: an event that is over is no longer offered. */
  mainEntity?: (now: Date) => Named<Thing>;
};

/**
 * What a page tells search engines about itself. They read page by page, so each says who the
 * practice is, and nothing is referred to that is not there.
 */
export function structuredData(page: DescribedPage, trail: readonly Crumb[], now: Date): Graph {
  const {
    path,
    canonical = path,
    title,
    updated,
    lastReviewed,
    reviewer,
    pageType = "WebPage",
  } = page;
  const address = pageUrl(canonical);
  const mainEntity = page.mainEntity?.(now);
  const isAboutPractice = mainEntity?.["@id"] === practiceReference["@id"];
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": pageType,
        "@id": address,
        name: title,
        inLanguage: language,
        dateModified: updated,
        publisher: practiceReference,
        ...(lastReviewed && {
          lastReviewed,
          reviewedBy: reviewer ? { "@type": "Person", name: reviewer } : practiceReference,
        }),
        ...(trail.length > 1 && { breadcrumb: breadcrumbNode(trail) }),
        ...(mainEntity && { mainEntity: { "@id": mainEntity["@id"] } }),
      },
      ...(mainEntity ? [mainEntity] : []),
      ...(isAboutPractice ? [] : [practiceInBrief]),
      ...(path === "/" ? [websiteNode] : []),
    ],
  };
}

function breadcrumbNode(trail: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: pageUrl(path),
    })),
  } as const satisfies BreadcrumbList;
}

/** As the text of a script element, which a `<` in the content must not close. */
export function scriptText(graph: Graph) {
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

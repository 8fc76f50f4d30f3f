import type { BreadcrumbList, Graph, Thing } from "schema-dts";
import type { Site } from "../content/site";
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
  lastReviewed?: string | undefined;
  /** Name of the reviewer. Without one, the practice is named. */
  reviewer?: string | undefined;
  /** Type of the page in schema.org. `WebPage` if empty. */
  pageType?: "AboutPage" | "CollectionPage" | "ContactPage" | "ProfilePage";
  /** Entity that the page is about. */
  mainEntity?: Named<Thing>;
};

/**
 * Returns the structured data of a page. Search engines read page by page, so each page describes
 * the practice, and refers only to nodes that it has.
 */
export function structuredData(site: Site, page: DescribedPage, trail: readonly Crumb[]): Graph {
  const {
    path,
    canonical = path,
    title,
    updated,
    lastReviewed,
    reviewer,
    pageType = "WebPage",
  } = page;
  const address = pageUrl(site, canonical);
  const mainEntity = page.mainEntity;
  const isAboutPractice = mainEntity?.["@id"] === practiceReference(site)["@id"];
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": pageType,
        "@id": address,
        name: title,
        inLanguage: site.language,
        dateModified: updated,
        publisher: practiceReference(site),
        ...(lastReviewed && {
          lastReviewed,
          reviewedBy: reviewer ? { "@type": "Person", name: reviewer } : practiceReference(site),
        }),
        ...(trail.length > 1 && { breadcrumb: breadcrumbNode(site, trail) }),
        ...(mainEntity && { mainEntity: { "@id": mainEntity["@id"] } }),
      },
      ...(mainEntity ? [mainEntity] : []),
      ...(isAboutPractice ? [] : [practiceInBrief(site)]),
      ...(path === "/" ? [websiteNode(site)] : []),
    ],
  };
}

function breadcrumbNode(site: Site, trail: readonly Crumb[]) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ path, name }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: pageUrl(site, path),
    })),
  } as const satisfies BreadcrumbList;
}

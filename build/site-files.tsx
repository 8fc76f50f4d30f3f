import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SiteContext } from "../app/components/use-site";
import { deliveryEnabled } from "../app/content/delivery";
import { readSites, type Sites } from "../app/content/read-site";
import { otherLanguages, type Site } from "../app/content/site";
import { Document } from "../app/document";
import { mapFrameUrl, urlOf } from "../app/lib/links";
import { embeddedMapHref } from "../app/lib/map-links";
import { MapDocument } from "../app/map-document";
import { notFound, routes, unavailable } from "../app/routes";
import { calendarFiles } from "./calendar-files";
import { feed } from "./feed";
import { fontLicences } from "./font-licences";
import { formsFile } from "./forms-file";
import { icons } from "./icons";
import { manifest } from "./manifest";
import { pictureFiles, weighPhotos } from "./picture-files";
import type { SiteFiles } from "./site-file";
import { sitemap } from "./sitemap";
import { socialPictures } from "./social-pictures";
import { colour } from "./tokens";
import { version } from "./version";

/**
 * Reads a folder of content. Returns the files of its site, once the URL of the script that
 * hydrates a form is known, and what hosts need to know of it.
 */
export async function openSite(folder: string) {
  const [first, ...others] = await readSites(folder);
  const pictures = await weighPhotos(folder, first.pictures);
  const sites: Sites = [{ ...first, pictures }, ...others.map((site) => ({ ...site, pictures }))];
  return {
    sites,
    files: (formScript: string) => siteFiles(sites, folder, formScript),
    hosting: hostingOf(sites),
  };
}

/** Returns every file of a practice's site, in all languages, by its URL. */
export function siteFiles(sites: Sites, folder: string, formScript: string): SiteFiles {
  const [first] = sites;
  return {
    ...icons,
    ...sitemap(first),
    ...version(folder),
    ...fontLicences(first),
    ...formsFile(sites),
    ...pictureFiles(folder, first.pictures),
    ...socialPictures(first, folder),
    ...Object.assign(
      {},
      ...sites.map((site) => ({
        ...pageFiles(site, formScript),
        ...manifest(site),
        ...feed(site),
        ...calendarFiles(site),
      })),
    ),
  };
}

/** Returns the site's own URL, and what its pages may do beyond showing themselves. */
function hostingOf([first]: Sites) {
  return {
    siteUrl: first.practice.siteUrl,
    postsForms: deliveryEnabled,
    languages: otherLanguages(first).map(({ base }) => base.slice(1)),
    framedOrigins: first.offers.rooms ? [new URL(embeddedMapHref(first)).origin] : [],
  };
}

function pageFiles(site: Site, formScript: string): SiteFiles {
  const pages = [...routes(site), notFound(site), ...(deliveryEnabled ? [unavailable(site)] : [])];
  return {
    ...Object.fromEntries(
      pages.map((route) => [
        urlOf(site, route.path),
        html(site, () => (
          <Document route={route} formScript={formScript} themeColours={themeColours} />
        )),
      ]),
    ),
    ...(site.offers.rooms && {
      [mapFrameUrl(site)]: html(site, () => <MapDocument />),
    }),
  };
}

const themeColours = { light: colour("paper", "light"), dark: colour("paper", "dark") };

function html(site: Site, document: () => ReactElement) {
  const make = async () => {
    const page = <SiteContext value={site}>{document()}</SiteContext>;
    return `<!doctype html>${renderToStaticMarkup(page)}`;
  };
  return { type: "text/html; charset=utf-8", make };
}

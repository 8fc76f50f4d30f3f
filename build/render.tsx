import { styles as languageStyles } from "virtual:language";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { delivers } from "../app/content/delivery";
import { base, otherEditions } from "../app/content/edition";
import { practice } from "../app/content/practice";
import { Document } from "../app/document";
import { mapFrameUrl, urlOf } from "../app/lib/links";
import { embeddedMapHref } from "../app/lib/map-links";
import { MapDocument } from "../app/map-document";
import { notFound, type Route, routes, unavailable } from "../app/routes";
import stylesBelow from "../app/styles/below.css?inline";
import styles from "../app/styles/index.css?inline";
import mapStyles from "../app/styles/map-frame.css?inline";
import { calendarFiles } from "./calendar-files";
import { feed } from "./feed";
import { fontLicences } from "./font-licences";
import { icons } from "./icons";
import { manifest } from "./manifest";
import type { SiteFile } from "./site-file";
import { sitemap } from "./sitemap";
import { socialPictures } from "./social-pictures";
import { colour } from "./tokens";

export type RenderedFile = { status: number; type: string; body: string | Uint8Array };

/** What there is once for all editions. */
const common = { ...icons, ...sitemap, ...fontLicences, ...socialPictures };

/** Everything that is not a page. */
const files: Readonly<Record<string, SiteFile>> = {
  ...(base ? {} : common),
  ...manifest,
  ...feed,
  ...calendarFiles(new Date()),
};

const pages = delivers ? [...routes, unavailable] : routes;

/** Everything the build writes, by the path it answers to. */
export const paths = [
  ...[...pages, notFound].map((route) => urlOf(route.path)),
  mapFrameUrl,
  ...Object.keys(files),
];

/** What hosts have to know: the site's own URL, and what pages may do beyond showing themselves. */
export const hosting = {
  siteUrl: practice.siteUrl,
  postsForms: delivers,
  languages: otherEditions.map(({ base }) => base.slice(1)),
  framedOrigins: [new URL(embeddedMapHref).origin],
};

const themeColours = { light: colour("paper", "light"), dark: colour("paper", "dark") };

/** `formScript` is the URL of the bundle that hydrates a form. */
export async function render(path: string, formScript: string): Promise<RenderedFile> {
  if (path === mapFrameUrl) return html(200, <MapDocument styles={mapStyles} />);
  const file = files[path];
  if (file) return { status: 200, type: file.type, body: await file.make() };
  const found = pages.find((candidate) => urlOf(candidate.path) === path);
  const route = found ?? notFound;
  return html(
    found ? 200 : 404,
    <Document
      route={route}
      styles={stylesOf(route)}
      formScript={formScript}
      themeColours={themeColours}
    />,
  );
}

/** In the head, unless the page has opening words that need but a few. */
function stylesOf({ styles: own, openingStyles }: Route) {
  const later = stylesBelow + components(own);
  if (!openingStyles) return { inHead: styles + later + languageStyles, later: "" };
  return { inHead: styles + components(openingStyles) + languageStyles, later };
}

function components(sheets: readonly string[]) {
  return `@layer components{${sheets.join("")}}`;
}

function html(status: number, document: ReactElement) {
  const body = `<!doctype html>${renderToStaticMarkup(document)}`;
  return { status, type: "text/html; charset=utf-8", body };
}

import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import firstScript from "../app/browser/first.ts?script";
import formPageScript from "../app/browser/form-page.ts?script";
import keepSubmitScript from "../app/browser/keep-submit.ts?script";
import notFoundPageScript from "../app/browser/not-found-page.ts?script";
import shareScript from "../app/browser/share.ts?script";
import siteScript from "../app/browser/site.ts?script";
import { laterStylesPlace } from "../app/components/later-styles";
import { practice } from "../app/content/practice";
import { Document } from "../app/document";
import formStyles from "../app/forms/form.css?inline";
import { embeddedMapHref, mapFramePath } from "../app/lib/links";
import { MapDocument } from "../app/map-document";
import { notFound, routes } from "../app/routes";
import styles from "../app/styles/index.css?inline";
import layoutStyles from "../app/styles/layout.css?inline";
import mapStyles from "../app/styles/map-frame.css?inline";
import { calendarFiles } from "./calendar-files";
import { feed } from "./feed";
import { icons } from "./icons";
import { manifest } from "./manifest";
import type { SiteFile } from "./site-file";
import { sitemap } from "./sitemap";
import { socialPictures } from "./social-pictures";
import { colour } from "./tokens";
import { classesIn, classesStyledBy, usedStyles } from "./used-styles";

export type RenderedFile = { status: number; type: string; body: string | Uint8Array };

const notFoundPath = "/404";

/** Everything that is not a page. */
const files: Readonly<Record<string, SiteFile>> = {
  ...icons,
  ...manifest,
  ...socialPictures,
  ...sitemap,
  ...feed,
  ...calendarFiles(new Date()),
};

/** Everything the build writes, by the path it answers to. */
export const paths = [
  ...routes.map((route) => route.path),
  notFoundPath,
  mapFramePath,
  ...Object.keys(files),
];

/** Where styles and scripts of a page will stand once it is known what it needs. */
const stylesPlace = "/* styles */";
const firstScriptsPlace = "/* first scripts */";
const scriptsPlace = "/* scripts */";

/** What runs before anything of a page is there, by what a page holds that needs it. */
const firstScripts = {
  "<body": firstScript,
  "data-form=": keepSubmitScript,
};

/** What stands at the end of pages. */
const scripts = {
  "<body": siteScript,
  'class="share': shareScript,
  "data-form=": formPageScript,
  "data-not-found": notFoundPageScript,
};

const stylesFor = usedStyles(styles);
/** What a form shows only later: its parts with their own classes, and the calendar with the library's. */
const formParts = import.meta.glob<string>("../app/forms/**/*.tsx", {
  eager: true,
  query: "?raw",
  import: "default",
});
const formClasses = [
  ...classesStyledBy(formStyles),
  ...classesIn(Object.values(formParts).join("\n")),
];

/**
 * What the top of most pages is made of. Where it holds nothing else, a page gets the styles of all
 * of these: many pages then share them, and the policy has fewer to name.
 */
const topParts = import.meta.glob<string>(
  [
    "../app/document.tsx",
    "../app/components/{arch,badge,breadcrumbs,button,facts,header,hero,logo,menu,past-note,share}.tsx",
    "../app/pages/workshop-course.tsx",
  ],
  { eager: true, query: "?raw", import: "default" },
);
const topClasses = new Set([
  ...classesStyledBy(layoutStyles),
  ...classesIn(Object.values(topParts).join("\n")),
]);

/** What hosts have to know: the site's own address, and whose pages may stand in a frame of ours. */
export const hosting = {
  siteUrl: practice.siteUrl,
  framedOrigins: [new URL(embeddedMapHref).origin],
};

const themeColours = { light: colour("paper", "light"), dark: colour("paper", "dark") };

/** `formScripts` are the addresses of the files that wake a form. */
export async function render(path: string, formScripts: readonly string[]): Promise<RenderedFile> {
  if (path === mapFramePath) return html(200, <MapDocument styles={mapStyles} />);
  const file = files[path];
  if (file) return { status: 200, type: file.type, body: await file.make() };
  const route = routes.find((candidate) => candidate.path === path);
  const page = await html(
    route ? 200 : 404,
    <Document
      route={route ?? notFound}
      styles={stylesPlace}
      firstScripts={firstScriptsPlace}
      scripts={scriptsPlace}
      formScripts={formScripts}
      themeColours={themeColours}
    />,
  );
  const [top = "", ...rest] = page.body.split(laterStylesPlace);
  if (rest.length !== 1) throw new Error(`${path} needs LaterStyles once, where its top ends.`);
  const ofTop = classesIn(top);
  const { first, later } = stylesFor({
    first: [...ofTop].every((name) => topClasses.has(name)) ? topClasses : ofTop,
    all: new Set([...classesIn(page.body), ...(route?.hasForm ? formClasses : [])]),
  });
  return {
    ...page,
    body: page.body
      .replace(stylesPlace, () => first)
      .replace(laterStylesPlace, () => asText(later))
      .replace(firstScriptsPlace, () => neededScripts(firstScripts, page.body))
      .replace(scriptsPlace, () => neededScripts(scripts, page.body)),
  };
}

/** In a drawing, other than in the head, styles are written like any text. */
function asText(styles: string) {
  return styles.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** Each in an element of its own: one that fails takes no other along. */
function neededScripts(scripts: Readonly<Record<string, string>>, body: string) {
  return Object.entries(scripts)
    .filter(([mark]) => body.includes(mark))
    .map(([, code]) => code)
    .join("</script><script>");
}

async function html(status: number, document: ReactNode) {
  const { prelude } = await prerender(document);
  const markup = await new Response(prelude).text();
  return { status, type: "text/html; charset=utf-8", body: lighten(markup) };
}

const mark = "<!-- -->";

/** Leaves out of React's markup what no browser needs. */
function lighten(markup: string): string {
  return (
    markup
      // Between its texts, React sets marks by which it finds them again where it takes a form over.
      .replaceAll(/<div data-form=.*?<\/form>|<!-- -->/gs, (found) => (found === mark ? "" : found))
      // React asks for pictures ahead of the text. The text comes first.
      .replaceAll(/<link rel="preload" as="image"[^>]*>/g, "")
      // Where icons come from is their maker's affair, and inside HTML they need no namespace.
      .replaceAll(/ xmlns="[^"]*"(?=[^>]* class="lucide)/g, "")
      .replaceAll(/ class="lucide[^"]*"/g, "")
  );
}

import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { Document } from "../app/document";
import { mapFramePath } from "../app/lib/links";
import { MapDocument } from "../app/map-document";
import { notFound, routes } from "../app/routes";
import styles from "../app/styles/index.css?inline";
import mapStyles from "../app/styles/map-frame.css?inline";
import { icons } from "./icons";
import { manifest } from "./manifest";
import type { SiteFile } from "./site-file";
import { socialPictures } from "./social-pictures";
import { colour } from "./tokens";

/** The addresses of the scripts: the one of every page, and those that wake a form. */
export type Assets = { script: string; formScripts: readonly string[] };
export type RenderedFile = { status: number; type: string; body: string | Uint8Array };

const notFoundPath = "/404";

/** Everything that is not a page. */
const files: Readonly<Record<string, SiteFile>> = { ...icons, ...manifest, ...socialPictures };

/** Everything the build writes, by the path it answers to. */
export const paths = [
  ...routes.map((route) => route.path),
  notFoundPath,
  mapFramePath,
  ...Object.keys(files),
];

const themeColours = { light: colour("paper", "light"), dark: colour("paper", "dark") };

export async function render(path: string, assets: Assets): Promise<RenderedFile> {
  if (path === mapFramePath) return html(200, <MapDocument styles={mapStyles} />);
  const file = files[path];
  if (file) return { status: 200, type: file.type, body: await file.make() };
  const wanted = path === "/" ? path : path.replace(/\/$/, "");
  const route = routes.find((candidate) => candidate.path === wanted);
  return html(
    route ? 200 : 404,
    <Document
      route={route ?? notFound}
      styles={styles}
      assets={assets}
      themeColours={themeColours}
    />,
  );
}

async function html(status: number, document: ReactNode): Promise<RenderedFile> {
  const { prelude } = await prerender(document);
  return { status, type: "text/html; charset=utf-8", body: await new Response(prelude).text() };
}

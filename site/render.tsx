import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import { Document } from "../app/document";
import { mapFramePath } from "../app/lib/links";
import { MapDocument } from "../app/map-document";
import { notFound, routes } from "../app/routes";
import styles from "../app/styles/index.css?inline";
import mapStyles from "../app/styles/map-frame.css?inline";

export type Assets = { script: string };
export type RenderedFile = { status: number; type: string; body: string };

const notFoundPath = "/404";

/** Everything the build writes, by the path it answers to. */
export const paths = [...routes.map((route) => route.path), notFoundPath, mapFramePath];

export async function render(path: string, assets: Assets): Promise<RenderedFile> {
  if (path === mapFramePath) return html(200, <MapDocument styles={mapStyles} />);
  const wanted = path === "/" ? path : path.replace(/\/$/, "");
  const route = routes.find((candidate) => candidate.path === wanted);
  return html(
    route ? 200 : 404,
    <Document route={route ?? notFound} styles={styles} script={assets.script} />,
  );
}

async function html(status: number, document: ReactNode): Promise<RenderedFile> {
  const { prelude } = await prerender(document);
  return { status, type: "text/html", body: await new Response(prelude).text() };
}

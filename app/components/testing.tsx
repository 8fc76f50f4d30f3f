import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { testSite } from "../content/testing";
import { SiteContext } from "./use-site";

/** Renders a part of a page as the tests' practice shows it. */
export function render(part: ReactNode, site = testSite()) {
  return renderToStaticMarkup(<SiteContext value={site}>{part}</SiteContext>);
}

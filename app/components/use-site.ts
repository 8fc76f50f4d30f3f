import { createContext, useContext } from "react";
import type { Site } from "../content/site";

export const SiteContext = createContext<Site | undefined>(undefined);

/** Returns the site that the page belongs to: its facts, its words, its language. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("useSite() needs a <SiteContext> around the component.");
  return site;
}

import { createContext, useContext } from "react";
import type { StaffSite } from "../../site.ts";

const SiteContext = createContext<StaffSite | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** Returns what the inbox knows of the practice's site. */
export function useSite() {
  const site = useContext(SiteContext);
  if (!site) throw new Error("Staff’s pages need a <SiteProvider> around them.");
  return site;
}

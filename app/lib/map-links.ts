import { placeOf } from "../content/practice";
import type { Site } from "../content/site";

/** The place that a map looks for. */
export function mapPlace({ practice }: Site) {
  const { mapQuery, address } = practice;
  return mapQuery ?? [address.street, placeOf(address)].filter(Boolean).join(", ");
}

function query(site: Site) {
  return encodeURIComponent(mapPlace(site));
}

/** Opens the maps app or site, looking for the practice. */
export function mapsHref(site: Site) {
  return `https://www.google.com/maps/search/?api=1&query=${query(site)}`;
}

/** The map that the frame shows once the visitor asks for it. */
export function embeddedMapHref(site: Site) {
  return `https://www.google.com/maps?q=${query(site)}&output=embed`;
}

import { place } from "../content/practice";

const query = encodeURIComponent(place.query);

/** Opens the maps app or site, looking for the practice. */
export const mapsHref = `https://www.google.com/maps/search/?api=1&query=${query}`;

/** The map that the frame shows once the visitor asks for it. */
export const embeddedMapHref = `https://www.google.com/maps?q=${query}&output=embed`;

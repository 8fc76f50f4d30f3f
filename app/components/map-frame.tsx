import { place } from "../content/practice";
import { map } from "../content/words";
import { fillIn } from "../lib/fill-in";
import { mapFrameUrl } from "../lib/links";
import { mapsHref } from "../lib/map-links";

/** Our own drawing in a frame; the real map loads there once the visitor asks for it. */
export function MapFrame() {
  return (
    <details className="fold map-frame">
      <summary>{map.fold}</summary>
      <iframe
        title={fillIn(map.title, { place: place.query })}
        src={mapFrameUrl}
        width="640"
        height="420"
        loading="lazy"
        referrerPolicy="no-referrer"
      />
      <a href={mapsHref}>{map.open}</a>
    </details>
  );
}

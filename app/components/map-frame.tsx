import { practice } from "../content/practice";
import { map } from "../content/words";
import { fillIn } from "../lib/fill-in";
import { mapFrameUrl, mapsHref } from "../lib/links";

/** Our own drawing in a frame; the real map loads there once the visitor asks for it. */
export function MapFrame() {
  return (
    <div className="map-frame">
      <iframe
        title={fillIn(map.title, { place: practice.mapQuery })}
        src={mapFrameUrl}
        width="640"
        height="420"
        loading="lazy"
        referrerPolicy="no-referrer"
      />
      <a href={mapsHref}>{map.open}</a>
    </div>
  );
}

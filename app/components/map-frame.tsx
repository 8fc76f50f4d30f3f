import { fillIn } from "../lib/fill-in";
import { mapFrameUrl } from "../lib/links";
import { mapPlace, mapsHref } from "../lib/map-links";
import styles from "./map-frame.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/** Our own drawing in a frame; the real map loads there once the visitor asks for it. */
export function MapFrame() {
  const site = useSite();
  return (
    <details className="fold map-frame">
      <Styles of="map-frame" css={styles} />
      <summary>{site.words.map.fold}</summary>
      <iframe
        title={fillIn(site.words.map.title, { place: mapPlace(site) })}
        src={mapFrameUrl(site)}
        width="640"
        height="420"
        loading="lazy"
        referrerPolicy="no-referrer"
      />
      <a href={mapsHref(site)}>{site.words.map.open}</a>
    </details>
  );
}

import { useSite } from "./components/use-site";
import { placeOf } from "./content/practice";
import { drawing } from "./lib/drawings";
import { fillIn } from "./lib/fill-in";
import { embeddedMapHref, mapPlace } from "./lib/map-links";
import styles from "./styles/map-frame.css?inline";

/**
 * Our drawing in the map frame: a way to a door, which is true of any address. Nothing loads from
 * elsewhere until its link is followed.
 */
export function MapDocument() {
  const site = useSite();
  const { nearestStation: station, address } = site.practice;
  const title = fillIn(site.words.map.title, { place: mapPlace(site) });
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <img
            src={`${drawing("map")}${station ? "" : "#door"}`}
            alt={
              station
                ? fillIn(site.words.map.drawing, {
                    station,
                    neighbourhood: address.neighbourhood ?? address.city,
                  })
                : title
            }
            width="640"
            height="420"
          />
          <h1>{placeOf(address)}</h1>
          <p>
            <a href={embeddedMapHref(site)} rel="noreferrer">
              {site.words.map.show}
            </a>{" "}
            <small>{site.words.map.source}</small>
          </p>
        </main>
      </body>
    </html>
  );
}

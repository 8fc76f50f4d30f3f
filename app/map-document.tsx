import { language } from "./content/edition";
import { place, practice } from "./content/practice";
import { map } from "./content/words";
import { drawing } from "./lib/drawings";
import { fillIn } from "./lib/fill-in";
import { embeddedMapHref } from "./lib/map-links";

/** What the map frame shows at first. It asks nobody for anything until its link is followed. */
export function MapDocument({ styles }: { styles: string }) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{fillIn(map.title, { place: place.query })}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <img
            src={drawing("map")}
            alt={fillIn(map.drawing, {
              station: place.station,
              neighbourhood: practice.address.neighbourhood,
            })}
            width="640"
            height="420"
          />
          <h1>
            {practice.address.neighbourhood}, {practice.address.city}
          </h1>
          <p>
            <a href={embeddedMapHref} rel="noreferrer">
              {map.show}
            </a>{" "}
            <small>{map.source}</small>
          </p>
        </main>
      </body>
    </html>
  );
}

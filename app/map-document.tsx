import { useSite } from "./components/use-site";
import { drawing } from "./lib/drawings";
import { fillIn } from "./lib/fill-in";
import { embeddedMapHref } from "./lib/map-links";

/** What the map frame shows at first. It asks nobody for anything until its link is followed. */
export function MapDocument({ styles }: { styles: string }) {
  const site = useSite();
  return (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{fillIn(site.words.map.title, { place: site.practice.mapQuery })}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <img
            src={drawing("map")}
            alt={fillIn(site.words.map.drawing, {
              station: site.practice.nearestStation,
              neighbourhood: site.practice.address.neighbourhood,
            })}
            width="640"
            height="420"
          />
          <h1>
            {site.practice.address.neighbourhood}, {site.practice.address.city}
          </h1>
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

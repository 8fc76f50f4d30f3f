import { drawing } from "./components/drawings";
import { practice } from "./content/practice";
import { embeddedMapHref } from "./lib/links";

/** What the map frame shows at first. It asks nobody for anything until its link is followed. */
export function MapDocument({ styles }: { styles: string }) {
  return (
    <html lang={practice.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Map of ${practice.mapQuery}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main>
          <img
            src={drawing("map")}
            alt={`Drawing: from ${practice.nearestStation} to ${practice.address.neighbourhood}`}
            width="640"
            height="420"
          />
          <h1>
            {practice.address.neighbourhood}, {practice.address.city}
          </h1>
          <p>
            <a href={embeddedMapHref} rel="noreferrer">
              Show the live map
            </a>{" "}
            <small>It comes from Google, who then learn that you looked.</small>
          </p>
        </main>
      </body>
    </html>
  );
}

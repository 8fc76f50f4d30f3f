import { drawing } from "./components/drawings";
import { Footer } from "./components/footer";
import { Header } from "./components/header";
import { practice } from "./content/practice";
import type { Route } from "./routes";

type DocumentProps = { route: Route; styles: string; script: string };

/** The HTML document around every page: head, header, footer. */
export function Document({ route, styles, script }: DocumentProps) {
  const { path, canonical = path, title, description, page } = route;
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${practice.name}`}</title>
        <meta name="description" content={description} />
        {route.indexable === false ? (
          <meta name="robots" content="noindex" />
        ) : (
          <link rel="canonical" href={practice.siteUrl + canonical} />
        )}
        <link rel="icon" href={drawing("mark")} type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        <script type="module" src={script} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <Header path={path} />
        <main id="main" tabIndex={-1}>
          {page}
        </main>
        <Footer />
      </body>
    </html>
  );
}

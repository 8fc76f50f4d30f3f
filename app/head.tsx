import { useSite } from "./components/use-site";
import { isInSection, pagePaths } from "./content/paths";
import { otherLanguages } from "./content/site";
import { absolute, alternatesOf, feedUrl, manifestUrl, pageUrl } from "./lib/links";
import { socialPicturePath, socialPictureSize } from "./lib/social-pictures";
import type { Route } from "./routes";

export type HeadProps = {
  route: Route;
  /** Colours of the browser's own bars around the page. */
  themeColours: { light: string; dark: string };
};

/** Metadata of a page, before its styles. */
export function Head({ route, themeColours }: HeadProps) {
  const site = useSite();
  const { path, canonical = path, title, description } = route;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{`${title} | ${site.practice.name}`}</title>
      <meta name="description" content={description} />
      {route.indexable === false ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={pageUrl(site, canonical)} />
          {alternatesOf(site, canonical).map(({ language, url }) => (
            <link key={language} rel="alternate" hrefLang={language} href={url} />
          ))}
          <SharingTags route={route} />
          {isInSection(path, pagePaths.articles) && (
            <link
              rel="alternate"
              type="application/atom+xml"
              title={site.pages.articles.title}
              href={feedUrl(site)}
            />
          )}
        </>
      )}
      {/* A stated size keeps Chrome from taking this file over the drawing below. */}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={manifestUrl(site)} />
      <meta name="theme-color" content={themeColours.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
      {/* An empty frame would hold up the form. */}
      {route.hasForm && <link rel="expect" href="#header" blocking="render" />}
    </>
  );
}

/** Open Graph tags, which social networks and messengers show when a page is shared. */
function SharingTags({ route }: { route: Route }) {
  const site = useSite();
  const { path, canonical = path, title, description } = route;
  return (
    <>
      <meta property="og:site_name" content={site.practice.name} />
      <meta property="og:locale" content={localeOf(site)} />
      {otherLanguages(site).map((other) => (
        <meta key={other.base} property="og:locale:alternate" content={localeOf(other)} />
      ))}
      <meta property="og:type" content={route.openGraphType ?? "website"} />
      <meta property="og:url" content={pageUrl(site, canonical)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={absolute(site, socialPicturePath(canonical))} />
      <meta property="og:image:width" content={String(socialPictureSize.width)} />
      <meta property="og:image:height" content={String(socialPictureSize.height)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Open Graph's spelling of a language: `hi-IN` → `hi_IN` */
function localeOf({ language }: { language: string }) {
  return language.replace("-", "_");
}

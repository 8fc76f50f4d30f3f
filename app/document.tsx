import formPageScript from "./browser/form-page.ts?script";
import lightScript from "./browser/light.ts?script";
import siteScript from "./browser/site.ts?script";
import { Breadcrumbs } from "./components/breadcrumbs";
import { ButtonLink } from "./components/button";
import { Footer } from "./components/footer";
import { Header } from "./components/header";
import { LeaveNotice } from "./components/help-now";
import { Hills } from "./components/hills";
import { InlineStyles, LaterStyles } from "./components/inline-styles";
import { NextStepBar } from "./components/next-step";
import { Panel } from "./components/panel";
import { useSite } from "./components/use-site";
import { isInSection, pagePaths } from "./content/paths";
import { languageAssets } from "./languages/language-assets";
import { breadcrumbs } from "./lib/breadcrumbs";
import { languageIfEnglish } from "./lib/in-english";
import { absolute, feedUrl, manifestUrl, pageUrl } from "./lib/links";
import { scriptText } from "./lib/script-text";
import { socialPicturePath, socialPictureSize } from "./lib/social-pictures";
import { type Route, routes } from "./routes";
import { structuredData } from "./seo/graph";

type DocumentProps = {
  route: Route;
  /** Inside the page, so that nothing has to be waited for. */
  styles: { inHead: string; later: string };
  /** The URL of the bundle that hydrates a form. */
  formScript: string;
  /** For what the browser draws around the page. */
  themeColours: { light: string; dark: string };
};

/** The HTML document around every page: head, header, footer. */
export function Document(props: DocumentProps) {
  const site = useSite();
  const { route, styles, formScript, themeColours } = props;
  const { path, canonical = path, title, description, page } = route;
  // Error pages have no URL of their own: no link leads to them, and no translation exists.
  const shown = route.indexable === false ? undefined : path;
  const trail = route.indexable === false ? [] : breadcrumbs(site, route, routes(site));
  const firstShown = whatIsShownFirst(route);
  return (
    <html lang={site.language} data-form-script={route.hasForm ? formScript : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${site.practice.name}`}</title>
        <meta name="description" content={description} />
        {route.indexable === false ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={pageUrl(site, canonical)} />
            <Alternates path={canonical} />
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
        <meta
          name="theme-color"
          content={themeColours.light}
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content={themeColours.dark} media="(prefers-color-scheme: dark)" />
        {firstShown && <link rel="expect" href={`#${firstShown}`} blocking="render" />}
        <InlineStyles code={styles.inHead} />
      </head>
      <body>
        {/* Before the form, so that no press of it is lost. */}
        {route.hasForm && <InlineScript code={formPageScript} />}
        {/* Before anything whose light it chooses. */}
        <InlineScript code={lightScript} />
        <a className="skip-link" href="#main">
          {site.words.navigation.skip}
        </a>
        <Header path={shown} />
        <FontPreloads />
        <main id="main" tabIndex={-1} lang={languageIfEnglish(site, path)}>
          {trail.length > 1 && <Breadcrumbs trail={trail} />}
          <LaterStyles value={styles.later}>{page}</LaterStyles>
          {!route.hasForm && (
            <NextStepBar>
              {route.nextStep ?? (
                <ButtonLink to="/appointments">{site.words.buttons.book}</ButtonLink>
              )}
            </NextStepBar>
          )}
          <Hills />
        </main>
        <Footer path={shown} />
        {/* What nobody sees yet comes last. */}
        <Panel path={shown} />
        <LeaveNotice />
        <InlineScript code={siteScript} />
        {route.script && <InlineScript code={route.script} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules */}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        {route.indexable !== false && (
          <script
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, and our own content
            dangerouslySetInnerHTML={{
              __html: scriptText(structuredData(site, route, trail)),
            }}
          />
        )}
      </body>
    </html>
  );
}

/**
 * What the first frame waits for. Of a form, the header: an empty frame would hold up the form. Of
 * others, the opening words, if they need little: they would else come a frame later than the bar.
 */
function whatIsShownFirst({ hasForm, openingStyles }: Route) {
  if (hasForm) return "header";
  return openingStyles && "opening";
}

/** Where else the page is to be had, and for whom; in English for those of any other language. */
function Alternates({ path }: { path: string }) {
  const site = useSite();
  if (site.languages.length === 1) return;
  return [...site.languages, { base: "", language: "x-default" }].map(({ base, language }) => (
    <link key={language} rel="alternate" hrefLang={language} href={pageUrl(site, path, base)} />
  ));
}

/**
 * In the body, where they do not hold up the first paint: for fonts asked for in the head, the
 * browser waits a while before it shows anything. React would move them there.
 */
function FontPreloads() {
  const { fonts } = languageAssets(useSite());
  const links = fonts.map((font) => {
    return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`;
  });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files
  return <div hidden dangerouslySetInnerHTML={{ __html: links.join("") }} />;
}

/** A file of its own would cost a round trip. */
function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}

/** The next page is fetched when someone points at its link. Browsers leave it when data is saved. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/** What social networks and messengers show of a page when someone shares it. */
function SharingTags({ route }: { route: Route }) {
  const site = useSite();
  const { path, canonical = path, title, description } = route;
  return (
    <>
      <meta property="og:site_name" content={site.practice.name} />
      <meta property="og:locale" content={site.language.replace("-", "_")} />
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

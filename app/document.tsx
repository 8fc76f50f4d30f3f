import { renderToStaticMarkup } from "react-dom/server";
import hourScript from "./browser/hour.ts?script";
import loadFormScript from "./browser/load-form.ts?script";
import siteScript from "./browser/site.ts?script";
import { Breadcrumbs } from "./components/breadcrumbs";
import { ButtonLink } from "./components/button";
import { Footer } from "./components/footer";
import { Header } from "./components/header";
import { Hills } from "./components/hills";
import { HourLine } from "./components/hour-line";
import { LeaveNotice } from "./components/leave-notice";
import { NextStepBar } from "./components/next-step";
import { Panel } from "./components/panel";
import { SkipLink } from "./components/skip-link";
import { SiteContext, useSite } from "./components/use-site";
import { pagePaths } from "./content/paths";
import { Head, type HeadProps } from "./head";
import { languageAssets } from "./languages/language-assets";
import { breadcrumbs } from "./lib/breadcrumbs";
import { practiceClock } from "./lib/hours";
import { languageIfEnglish } from "./lib/in-english";
import { scriptText } from "./lib/script-text";
import { type Route, routes } from "./routes";
import { structuredData } from "./seo/graph";
import styles from "./styles/index.css?inline";

type DocumentProps = {
  route: Route;
  /** The URL of the bundle that hydrates a form. */
  formScript: string;
  themeColours: HeadProps["themeColours"];
};

/** The HTML document around every page: head, header, footer. */
export function Document(props: DocumentProps) {
  const site = useSite();
  const { route, formScript, themeColours } = props;
  const { path, page } = route;
  // Error pages have no URL of their own: no link leads to them, and no translation exists.
  const shown = route.indexable === false ? undefined : path;
  const trail = route.indexable === false ? [] : breadcrumbs(site, route, routes(site));
  const head = (
    <SiteContext value={site}>
      <Head route={route} themeColours={themeColours} />
      {/* The parser pauses at a script: in the body, it would paint a page without its heading. */}
      <InlineScript code={`const practiceClock=${scriptText(practiceClock(site))};${hourScript}`} />
    </SiteContext>
  );
  return (
    <html lang={site.language} data-form-script={route.hasForm ? formScript : undefined}>
      {/* React would put a page's styles ahead of its title and `og:` tags, which some look for at the start. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React itself */}
      <head dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(head) }} />
      <body>
        <style href="site" precedence="site">
          {styles + languageAssets(site).styles}
        </style>
        {/* Before the form, so that no press of it is lost. */}
        {route.hasForm && <InlineScript code={loadFormScript} />}
        <SkipLink />
        <Header path={shown} />
        <main id="main" tabIndex={-1} lang={languageIfEnglish(site, path)} data-mood={route.mood}>
          <HourLine always={route.path === pagePaths.contact} />
          {trail.length > 1 && <Breadcrumbs trail={trail} back={route.back} />}
          {page}
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
        {/* Hidden parts come last, after all that can be read. */}
        <Panel path={shown} />
        <LeaveNotice />
        {/* One script: the policy names the hash of each. */}
        <InlineScript code={siteScript + (route.script ?? "")} />
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

/** Inline, because a file would cost a round trip. */
function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}

/** The next page is fetched when someone points at its link. Browsers leave it when data is saved. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

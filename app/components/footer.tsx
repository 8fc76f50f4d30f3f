import { Fragment } from "react";
import { addressLines } from "../content/practice";
import type { Site } from "../content/site";
import { fillIn } from "../lib/fill-in";
import styles from "./footer.css?inline";
import { HelpNow } from "./help-now";
import { LanguageLinks } from "./language-links";
import { Link } from "./link";
import { Logo } from "./logo";
import { MapFrame } from "./map-frame";
import { ReachEmail, ReachPhone } from "./reach-us";
import { Styles } from "./styles";
import { useSite } from "./use-site";

function quickLinks(site: Site) {
  return [
    { to: "/about", label: site.words.footer.about },
    { to: "/services", label: site.words.footer.services },
    { to: "/therapists", label: site.words.footer.therapists },
    { to: "/appointments", label: site.words.buttons.book },
  ] as const;
}

export function Footer({ path }: { path?: string | undefined }) {
  const site = useSite();
  const { address, social } = site.practice;
  return (
    <footer className="footer">
      <Styles of="footer" css={styles} />
      <div className="wrapper stack footer-content">
        <HelpNow />
        <div className="grid footer-columns">
          <div className="flow">
            <Logo />
            <p>{site.practice.tagline}</p>
            {social && (
              <p>
                <a href={social.url}>{fillIn(site.words.footer.follow, social)}</a>
              </p>
            )}
          </div>
          <div className="flow">
            <h2>{site.words.footer.visit}</h2>
            <address className="flow">
              <p>
                {addressLines(address).map((line, index) => (
                  <Fragment key={line}>
                    {index > 0 && <br />}
                    {line}
                  </Fragment>
                ))}
              </p>
              <p>
                <ReachEmail of={site} />
                <br />
                <ReachPhone of={site} />
              </p>
            </address>
          </div>
          <nav className="flow" aria-labelledby="quick-links">
            <h2 id="quick-links">{site.words.footer.links}</h2>
            <ul className="unmarked">
              {quickLinks(site).map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          {site.offers.rooms && <MapFrame />}
        </div>
        <div className="cluster footer-end">
          <p>
            © <span data-year>{site.builtAt.getFullYear()}</span> {site.practice.name} ·{" "}
            {site.words.footer.rights}
          </p>
          <LanguageLinks path={path} className="target" />
        </div>
      </div>
    </footer>
  );
}

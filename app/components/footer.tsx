import { practice } from "../content/practice";
import { buttons, footer } from "../content/words";
import { fillIn } from "../lib/fill-in";
import { HelpNow } from "./help-now";
import { LanguageLinks } from "./language-links";
import { Link } from "./link";
import { Logo } from "./logo";
import { MapFrame } from "./map-frame";
import { ReachEmail, ReachPhone } from "./reach-us";

const quickLinks = [
  { to: "/about", label: footer.about },
  { to: "/services", label: footer.services },
  { to: "/therapists", label: footer.therapists },
  { to: "/appointments", label: buttons.book },
] as const;

export function Footer({ path }: { path?: string }) {
  const { address, social } = practice;
  return (
    <footer className="footer">
      <div className="wrapper stack footer-content">
        <HelpNow />
        <div className="grid footer-columns">
          <div className="flow">
            <Logo />
            <p>{practice.tagline}</p>
            <p>
              <a href={social.url}>{fillIn(footer.follow, social)}</a>
            </p>
          </div>
          <div className="flow">
            <h2>{footer.visit}</h2>
            <address className="flow">
              <p>
                {address.neighbourhood}
                <br />
                {address.city}
              </p>
              <p>
                <ReachEmail />
                <br />
                <ReachPhone />
              </p>
            </address>
          </div>
          <nav className="flow" aria-labelledby="quick-links">
            <h2 id="quick-links">{footer.links}</h2>
            <ul className="footer-links">
              {quickLinks.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <MapFrame />
        </div>
        <div className="cluster footer-end">
          <p>
            © <span data-year>{new Date().getFullYear()}</span> {practice.name}. {footer.rights}
          </p>
          <LanguageLinks path={path} className="target" />
        </div>
      </div>
    </footer>
  );
}

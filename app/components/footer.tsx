import { practice } from "../content/practice";
import { HelpNow, helpNowId } from "./help-now";
import { Link } from "./link";
import { Logo } from "./logo";
import { MapFrame } from "./map-frame";
import { ReachEmail, ReachPhone } from "./reach-us";

/** `hasForm` says that the page shows the numbers for help above its form already. */
export function Footer({ hasForm = false }: { hasForm?: boolean }) {
  const { address, social } = practice;
  return (
    <footer className="footer">
      <div className="wrapper footer-content">
        <HelpNow id={hasForm ? undefined : helpNowId} />
        <div className="footer-columns">
          <div className="flow">
            <Logo />
            <p>{practice.tagline}</p>
            <p>
              <a href={social.url}>Follow us on {social.network}</a>
            </p>
          </div>
          <div className="flow">
            <h2>Visit or write</h2>
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
            <h2 id="quick-links">Quick links</h2>
            <ul className="footer-links">
              <li>
                <Link to="/about">About Us</Link>
              </li>
              <li>
                <Link to="/services">Our Services</Link>
              </li>
              <li>
                <Link to="/therapists">Our Therapists</Link>
              </li>
              <li>
                <Link to="/appointments">Book a Session</Link>
              </li>
            </ul>
          </nav>
          <MapFrame />
        </div>
        <p className="footer-copyright">
          © <span data-year>{new Date().getFullYear()}</span> {practice.name}. All rights reserved.
        </p>
      </div>
    </footer>
  );
}

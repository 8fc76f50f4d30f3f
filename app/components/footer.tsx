import { practice } from "../content/practice";
import { mailHref, telHref } from "../lib/links";
import { HelpNow } from "./help-now";
import { Link } from "./link";
import { Logo } from "./logo";
import { MapFrame } from "./map-frame";

export function Footer() {
  const { address, email, phone, social } = practice;
  return (
    <footer className="footer">
      <div className="wrapper footer-content">
        <div id="help-now">
          <HelpNow />
        </div>
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
                <a href={mailHref(email)}>{email}</a>
                <br />
                <a href={telHref(phone)}>{phone}</a>
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

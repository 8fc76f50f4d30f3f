import { Clock, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { Arch } from "../components/arch";
import { Closures } from "../components/closures";
import { Confidentiality } from "../components/confidentiality";
import { HelpRow } from "../components/help-now";
import { Hero } from "../components/hero";
import { Link } from "../components/link";
import { FreeCallButton } from "../components/next-step";
import { ReachEmail, ReachPhone } from "../components/reach-us";
import { Styles } from "../components/styles";
import { useSite } from "../components/use-site";
import { addressLines } from "../content/practice";
import { FormIsland } from "../forms/form-island";
import { contactFormProps } from "../forms/form-props";
import { drawing } from "../lib/drawings";
import { fillIn } from "../lib/fill-in";
import { formatDays, formatOpening } from "../lib/hours";
import { whatsappHref } from "../lib/links";
import { mapsHref } from "../lib/map-links";
import styles from "./contact.css?inline";

export function ContactPage() {
  const site = useSite();
  const { pages, practice, offers } = site;
  const { heading, intro, formTitle, note, consultation } = pages.contact;
  const { privacy, privacyLink } = pages.contact;
  return (
    <section id="contact">
      <Styles of="contact" css={styles} layer="pages" />
      <Hero
        title={heading}
        intro={intro}
        picture={<Arch src={drawing("contact")} width={480} height={480} eager />}
        place="left"
        beforeForm
      >
        <Closures />
        <FreeCallButton />
        <HelpRow />
      </Hero>
      <div className="wrapper beside contact-columns">
        <div className="stack contact-form">
          <h2 id="form-title">{formTitle}</h2>
          <About />
          <FormIsland props={contactFormProps(site)} />
          <p>{note}</p>
          <div className="flow measure quiet">
            <p>
              {privacy} <Link to="/appointments#privacy-notice">{privacyLink}</Link>
            </p>
            <Confidentiality />
          </div>
        </div>
        <div className="stack">
          {practice.freeConsultation && (
            <div className="stack contact-free">
              <h2 className="minor">{consultation.title}</h2>
              <p>{consultation.text}</p>
              <p>{practice.freeConsultation.details ?? consultation.until}</p>
            </div>
          )}
          <Details />
          {offers.rooms && <GettingHere />}
        </div>
      </div>
    </section>
  );
}

/** The line 'About: …', shown by a script to visitors from a service. The form has no such field. */
function About() {
  const { pages } = useSite();
  const { about } = pages.contact;
  return (
    <p className="contact-about" data-about={`${about.label} `} hidden>
      <strong />
      <button type="button" className="button" data-variant="outline">
        {about.remove}
      </button>
    </p>
  );
}

function Details() {
  const site = useSite();
  const { detailsTitle } = site.pages.contact;
  const { address, hours, social } = site.practice;
  return (
    <div className="stack contact-reach">
      <div className="flow">
        <h2 className="minor">{detailsTitle}</h2>
        <ul className="contact-details">
          <li className="target">
            <Phone />
            <ReachPhone of={site} />
          </li>
          <li className="target">
            <Mail />
            <ReachEmail of={site} />
          </li>
          {site.offers.rooms && (
            <li className="target">
              <MapPin />
              <a href={mapsHref(site)}>{addressLines(address).join(", ")}</a>
            </li>
          )}
          {site.practice.whatsapp && (
            <li className="target">
              <MessageCircle aria-hidden="true" />
              <span>
                <a href={whatsappHref(site.practice.whatsapp)}>{site.words.contact.whatsapp}</a>{" "}
                <small>{site.words.contact.whatsappNote}</small>
              </span>
            </li>
          )}
        </ul>
        {social && (
          <p>
            <a className="roomy" href={social.url}>
              {fillIn(site.words.footer.follow, social)}
            </a>
          </p>
        )}
      </div>
      <div className="flow">
        <h3 className="cluster">
          <Clock />
          {site.words.hours.title}
        </h3>
        <dl className="contact-hours">
          {hours.map((entry) => (
            <div key={entry.days[0]}>
              <dt>{formatDays(site, entry.days)}</dt>
              <dd>{formatOpening(site, entry)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function GettingHere() {
  const { pages, practice, words } = useSite();
  const { gettingHere } = pages.contact;
  const { title, text, wayFromStation, access } = gettingHere;
  const { address } = practice;
  return (
    <div className="contact-way flow">
      <h2 className="minor" id="getting-here">
        {title}
      </h2>
      {text && <p>{text}</p>}
      <p>{address.street ? addressLines(address).join(", ") : words.contact.askAddress}</p>
      {practice.nearestStation && wayFromStation && <p>{wayFromStation}</p>}
      <p>{access ?? words.contact.askAccess}</p>
    </div>
  );
}

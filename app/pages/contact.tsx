import { Clock, Mail, MapPin, MessageCircle, Phone } from "lucide-react";
import { Arch } from "../components/arch";
import { Closures } from "../components/closures";
import { Confidentiality } from "../components/confidentiality";
import { HelpRow } from "../components/help-now";
import { Hero } from "../components/hero";
import { Link } from "../components/link";
import { FreeCallButton } from "../components/next-step";
import { OpenNow } from "../components/open-now";
import { ReachEmail, ReachPhone } from "../components/reach-us";
import { pages } from "../content/pages";
import { practice } from "../content/practice";
import { contactWords, footer, hourWords } from "../content/words";
import { FormIsland } from "../forms/form-island";
import { forms } from "../forms/forms";
import { drawing } from "../lib/drawings";
import { fillIn } from "../lib/fill-in";
import { formatDays, formatOpening } from "../lib/hours";
import { whatsappHref } from "../lib/links";
import { mapsHref } from "../lib/map-links";

const { heading, intro, consultation, detailsTitle, formTitle, note } = pages.contact;
const { about, privacy, privacyLink, gettingHere } = pages.contact;

export function ContactPage() {
  return (
    <section id="contact" className="contact">
      <Hero
        title={heading}
        intro={intro}
        picture={<Arch src={drawing("contact")} width={480} height={480} />}
        beforeForm
      >
        <OpenNow />
        <Closures />
        <FreeCallButton />
        <HelpRow />
      </Hero>
      <div className="wrapper beside contact-columns">
        <div className="stack contact-form">
          <h2 id="form-title">{formTitle}</h2>
          <About />
          <FormIsland form={forms.contact} />
          <p>{note}</p>
          <div className="flow measure quiet">
            <p>
              {privacy} <Link to="/appointments#privacy-notice">{privacyLink}</Link>.
            </p>
            <Confidentiality />
          </div>
        </div>
        <div className="stack">
          <div className="stack contact-free">
            <h2 className="minor">{consultation.title}</h2>
            <p>{consultation.text}</p>
            <p>{practice.freeConsultation.details ?? consultation.until}</p>
          </div>
          <Details />
          <GettingHere />
        </div>
      </div>
    </section>
  );
}

/** Shown by a script to whoever comes from a service; outside of the form, which has no such field. */
function About() {
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
  const { address, hours, social } = practice;
  return (
    <div className="stack contact-reach">
      <div className="flow">
        <h2 className="minor">{detailsTitle}</h2>
        <ul className="contact-details">
          <li className="target">
            <Phone />
            <ReachPhone />
          </li>
          <li className="target">
            <Mail />
            <ReachEmail />
          </li>
          <li className="target">
            <MapPin />
            <a href={mapsHref}>
              {address.neighbourhood}, {address.city}
            </a>
          </li>
          {practice.whatsapp && (
            <li className="target">
              <MessageCircle aria-hidden="true" />
              <span>
                <a href={whatsappHref(practice.whatsapp)}>{contactWords.whatsapp}</a>{" "}
                <small>{contactWords.whatsappNote}</small>
              </span>
            </li>
          )}
        </ul>
        <p>
          <a className="roomy" href={social.url}>
            {fillIn(footer.follow, social)}
          </a>
        </p>
      </div>
      <div className="flow">
        <h3 className="cluster">
          <Clock />
          {hourWords.title}
        </h3>
        <dl className="contact-hours">
          {hours.map((entry) => (
            <div key={entry.days[0]}>
              <dt>{formatDays(entry.days)}</dt>
              <dd>{formatOpening(entry)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function GettingHere() {
  const { title, text, wayFromStation, access } = gettingHere;
  const { street, neighbourhood, city, pincode } = practice.address;
  return (
    <div className="contact-way flow">
      <h2 className="minor" id="getting-here">
        {title}
      </h2>
      <p>{text}</p>
      <p>
        {street
          ? [street, neighbourhood, city, pincode].filter(Boolean).join(", ")
          : contactWords.askAddress}
      </p>
      {wayFromStation && <p>{wayFromStation}</p>}
      {access && <p>{access}</p>}
    </div>
  );
}

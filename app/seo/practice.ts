import type { MedicalBusiness, WebSite } from "schema-dts";
import { language } from "../content/edition";
import { practice } from "../content/practice";
import { pageUrl } from "../lib/links";

const { address, hours } = practice;

/** What every other node calls the practice by. */
export const practiceReference = { "@id": pageUrl("/#practice") };

/** For pages about something else: what search engines ask of every business. */
export const practiceInBrief = {
  "@type": "MedicalBusiness",
  ...practiceReference,
  name: practice.name,
  url: pageUrl("/"),
  telephone: practice.phone,
  address: {
    "@type": "PostalAddress",
    ...(address.street && { streetAddress: address.street }),
    ...(address.pincode && { postalCode: address.pincode }),
    addressLocality: `${address.neighbourhood}, ${address.city}`,
    addressCountry: address.countryCode,
  },
} as const satisfies MedicalBusiness;

/** For pages about the practice itself. */
export const practiceNode = {
  ...practiceInBrief,
  email: practice.email,
  sameAs: practice.social.url,
  // Days by appointment only have no hours, so they are left out.
  openingHoursSpecification: hours.flatMap(({ days, open }) => {
    if (!open) return [];
    const { from: opens, to: closes } = open;
    return [{ "@type": "OpeningHoursSpecification" as const, dayOfWeek: days, opens, closes }];
  }),
} as const satisfies MedicalBusiness;

/** Search engines read the name of the site from its home page, so it stands there alone. */
export const websiteNode = {
  "@type": "WebSite",
  "@id": pageUrl("/#website"),
  name: practice.name,
  url: pageUrl("/"),
  inLanguage: language,
  publisher: practiceReference,
} as const satisfies WebSite;

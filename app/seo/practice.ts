import type { MedicalBusiness, WebSite } from "schema-dts";
import { placeOf } from "../content/practice";
import type { Site } from "../content/site";
import { pageUrl } from "../lib/links";

/** Reference to the node of the practice. */
export function practiceReference(site: Site) {
  return { "@id": pageUrl(site, "/#practice") };
}

/** The practice on pages about something else, with the properties that search engines require. */
export function practiceInBrief(site: Site) {
  const { address } = site.practice;
  return {
    "@type": "MedicalBusiness",
    ...practiceReference(site),
    name: site.practice.name,
    url: pageUrl(site, "/"),
    telephone: site.practice.phone,
    address: {
      "@type": "PostalAddress",
      ...(address.street && { streetAddress: address.street }),
      ...(address.pincode && { postalCode: address.pincode }),
      addressLocality: placeOf(address),
      addressCountry: address.countryCode,
    },
  } as const satisfies MedicalBusiness;
}

/** The practice on pages about itself, with hours and profile. */
export function practiceNode(site: Site) {
  const { hours, social } = site.practice;
  return {
    ...practiceInBrief(site),
    email: site.practice.email,
    ...(social && { sameAs: social.url }),
    // Days by appointment only have no hours, so they are left out.
    openingHoursSpecification: hours.flatMap(({ days, open }) => {
      if (!open) return [];
      const { from: opens, to: closes } = open;
      return [{ "@type": "OpeningHoursSpecification" as const, dayOfWeek: days, opens, closes }];
    }),
  } as const satisfies MedicalBusiness;
}

/** Search engines read the site's name from its home page only. */
export function websiteNode(site: Site) {
  return {
    "@type": "WebSite",
    "@id": pageUrl(site, "/#website"),
    name: site.practice.name,
    url: pageUrl(site, "/"),
    inLanguage: site.language,
    publisher: practiceReference(site),
  } as const satisfies WebSite;
}

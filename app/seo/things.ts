import type { BlogPosting, ChildrensEvent, ItemList, Offer, Person, Service } from "schema-dts";
import type { Article } from "../content/articles";
import type { Service as ServiceContent } from "../content/services";
import type { Site } from "../content/site";
import type { Therapist } from "../content/therapists";
import type { DatedClub, Workshop } from "../content/workshops";
import { delhiTime, endOf } from "../lib/dates";
import { languageIfEnglish } from "../lib/in-english";
import { absolute, pageUrl } from "../lib/links";
import { pictureUrl } from "../lib/pictures";
import { socialPicturePath } from "../lib/social-pictures";
import { isOver } from "../lib/workshops";
import type { Named } from "./named";
import { practiceReference } from "./practice";

/* Main entities of pages, in the vocabulary of schema.org. The id of each has its page and kind. */

type Offered = Pick<ServiceContent, "path" | "title" | "description" | "fee">;

export function serviceNode(
  site: Site,
  { path, title, description, fee }: Offered,
): Named<Service> {
  return {
    "@type": "Service",
    "@id": pageUrl(site, `${path}#service`),
    name: title,
    description,
    url: pageUrl(site, path),
    provider: practiceReference(site),
    ...(fee && { offers: offerOf({ price: fee.rupees }) }),
  };
}

export function personNode(site: Site, therapist: Therapist): Named<Person> {
  const { path } = therapist;
  return {
    "@type": "Person",
    "@id": pageUrl(site, `${path}#person`),
    name: therapist.name,
    ...(therapist.role && { jobTitle: therapist.role }),
    description: therapist.description,
    ...(therapist.specializations.length > 0 && { knowsAbout: therapist.specializations }),
    ...(therapist.languages && { knowsLanguage: therapist.languages }),
    image: absolute(site, pictureUrl(site, therapist.picture)),
    url: pageUrl(site, path),
    worksFor: practiceReference(site),
  };
}

export function postingNode(site: Site, article: Article): Named<BlogPosting> {
  const { path } = article;
  return {
    "@type": "BlogPosting",
    "@id": pageUrl(site, `${path}#article`),
    headline: article.title,
    description: article.excerpt,
    articleSection: article.category,
    inLanguage: languageIfEnglish(site, path) ?? site.language,
    image: absolute(site, socialPicturePath(path)),
    datePublished: article.date,
    dateModified: article.updated,
    author: article.author ? { "@type": "Person", name: article.author } : practiceReference(site),
    publisher: practiceReference(site),
    mainEntityOfPage: { "@id": pageUrl(site, path) },
  };
}

/** A workshop on one day is an event. Without a date it is a service that can be asked for. */
export function workshopNode(site: Site, workshop: Workshop): Named<ChildrensEvent | Service> {
  if (workshop.kind === "dated-club") return eventNode(site, workshop);
  return { ...serviceNode(site, workshop), offers: offerOf(workshop) };
}

function eventNode(site: Site, workshop: DatedClub): Named<ChildrensEvent> {
  const { path, startsAt, durationMinutes, venue, audience, registrationUrl } = workshop;
  const oldest = audience.max ?? "";
  return {
    "@type": "ChildrensEvent",
    "@id": pageUrl(site, `${path}#event`),
    name: workshop.title,
    description: workshop.description,
    image: absolute(site, socialPicturePath(path)),
    url: pageUrl(site, path),
    startDate: startsAt,
    endDate: delhiTime(endOf(startsAt, durationMinutes)),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    typicalAgeRange: `${audience.min}-${oldest}`,
    location: {
      "@type": "Place",
      name: venue.text,
      address: {
        "@type": "PostalAddress",
        addressLocality: site.practice.address.city,
        postalCode: venue.pincode,
        addressCountry: site.practice.address.countryCode,
      },
    },
    organizer: practiceReference(site),
    // A workshop that is full, cancelled or over has no offer.
    ...(!workshop.closed &&
      !isOver(workshop, site.builtAt) && {
        offers: {
          ...offerOf(workshop),
          url: registrationUrl,
          availability: "https://schema.org/InStock",
        },
      }),
  };
}

function offerOf({ price }: { price: number }) {
  return { "@type": "Offer", price, priceCurrency: "INR" } as const satisfies Offer;
}

type Listed = { path: string; title: string } | { path: string; name: string };

/** The pages that a page lists, in its order. */
export function listNode(site: Site, path: string, things: readonly Listed[]): Named<ItemList> {
  return {
    "@type": "ItemList",
    "@id": pageUrl(site, `${path}#list`),
    itemListElement: things.map((thing, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: "title" in thing ? thing.title : thing.name,
      url: pageUrl(site, thing.path),
    })),
  };
}

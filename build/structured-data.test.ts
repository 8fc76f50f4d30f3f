import { describe, expect, test } from "vitest";
import { practice } from "../app/content/practice";
import { workshops } from "../app/content/workshops";
import { formatDay, formatLongDay, formatTimes } from "../app/lib/dates";
import { formatDays, formatOpening } from "../app/lib/hours";
import { formatRupees } from "../app/lib/money";
import { isCanonical, routes } from "../app/routes";
import { scriptText } from "../app/seo/graph";
import { workshopNode } from "../app/seo/things";
import { decodeEntities, renderPages, textOf } from "./rendered-pages";

type Node = { "@type"?: string; "@id"?: string } & Record<string, unknown>;

/**
 * What search engines document for each type (Google's guides, and schema.org where they have
 * none): what has to be there, what should be, and what should be but is not known or not true.
 */
const documented: Record<string, { required: string[]; wanted?: string[]; unknown?: string[] }> = {
  MedicalBusiness: {
    required: ["@id", "name", "address"],
    wanted: ["url", "telephone"],
    unknown: ["geo", "priceRange", "aggregateRating", "review", "department"],
  },
  PostalAddress: {
    required: ["addressLocality", "addressCountry"],
    unknown: ["streetAddress", "addressRegion"],
  },
  OpeningHoursSpecification: { required: ["dayOfWeek", "opens", "closes"] },
  WebSite: { required: ["@id", "name", "url"], wanted: ["inLanguage", "publisher"] },
  WebPage: { required: ["@id", "name"], wanted: ["dateModified"] },
  AboutPage: { required: ["@id", "name", "mainEntity"], wanted: ["dateModified", "breadcrumb"] },
  ContactPage: { required: ["@id", "name", "mainEntity"], wanted: ["dateModified", "breadcrumb"] },
  CollectionPage: {
    required: ["@id", "name", "mainEntity"],
    wanted: ["dateModified", "breadcrumb"],
  },
  ProfilePage: {
    required: ["@id", "mainEntity"],
    wanted: ["dateModified", "breadcrumb"],
    unknown: ["dateCreated"],
  },
  BreadcrumbList: { required: ["itemListElement"] },
  ItemList: { required: ["@id", "itemListElement"] },
  ListItem: { required: ["position"] },
  Service: { required: ["@id", "name", "provider"], wanted: ["description", "url"] },
  Person: {
    required: ["@id", "name"],
    wanted: ["jobTitle", "description", "image", "url", "worksFor", "knowsAbout"],
    unknown: ["sameAs", "alternateName", "identifier"],
  },
  BlogPosting: {
    required: ["@id", "headline"],
    wanted: [
      "image",
      "datePublished",
      "dateModified",
      "author",
      "publisher",
      "description",
      "mainEntityOfPage",
    ],
  },
  ChildrensEvent: {
    required: ["@id", "name", "startDate", "location"],
    wanted: [
      "endDate",
      "eventStatus",
      "eventAttendanceMode",
      "description",
      "image",
      "organizer",
      "typicalAgeRange",
      "url",
    ],
    unknown: ["performer", "previousStartDate"],
  },
  Place: { required: ["name", "address"] },
  Offer: { required: ["price", "priceCurrency"], unknown: ["validFrom"] },
};

const pages = await renderPages("/404");
const graphs = new Map([...pages].map(([path, html]) => [path, graphOf(html)]));
const indexable = routes.map(({ path }) => path);

describe.each(indexable)("The structured data of %s", (path) => {
  const html = pages.get(path) ?? "";
  const text = textOf(html);
  const graph = graphs.get(path) ?? [];
  const nodes = graph.flatMap(withParts);

  test("says what search engines need to know of each thing", () => {
    expect(nodes.length).toBeGreaterThan(0);
    for (const node of nodes) {
      const type = node["@type"] ?? "";
      const { required = [], wanted = [], unknown = [] } = documented[type] ?? {};
      expect(Object.keys(documented), `${path}: a type`).toContain(type);
      for (const name of [...required, ...wanted]) {
        expect(node[name], `${path}: ${type}.${name}`).toSatisfy(isSaid);
      }
      for (const name of unknown) expect(node, `${path}: ${type}`).not.toHaveProperty(name);
    }
  });

  test("refers to nothing that is not there, and names nothing twice", () => {
    const ids = graph.map((node) => node["@id"]);
    const references = graph.flatMap(referencesIn);
    expect(new Set(ids).size).toBe(ids.length);
    expect(references.filter((id) => !ids.includes(id))).toEqual([]);
    // The page itself and the website stand on their own; all else is what they speak of.
    const loose = graph.filter((node) => !references.includes(node["@id"] ?? ""));
    expect(loose.filter((node) => !/^Web|Page$/.test(node["@type"] ?? ""))).toEqual([]);
  });

  test("has the practice once, the same as on the home page, in full or in brief", () => {
    const practices = graph.filter((node) => node["@type"] === "MedicalBusiness");
    expect(practices).toHaveLength(1);
    expect(practiceOf("/")).toMatchObject(practices[0] ?? {});
    if (["/", "/about", "/contact"].includes(path)) expect(practices[0]).toEqual(practiceOf("/"));
  });

  test("says no more than the page shows", () => {
    const missing = graph.flatMap(valuesShown).filter((value) => !text.includes(value));
    expect(missing).toEqual([]);
  });

  test("gives only whole addresses on https", () => {
    const address = /^(url|image|item|sameAs|@id)$/;
    const addresses = nodes.flatMap((node) => {
      return Object.entries(node).filter(([name]) => address.test(name));
    });
    expect(addresses.length).toBeGreaterThan(0);
    for (const [, value] of addresses) expect(value).toMatch(/^https:\/\/[^/]+\/\S*$/);
  });

  test("describes what stands in the head", () => {
    const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
    for (const node of graph) {
      if (node.description) expect(node.description).toBe(decodeEntities(description));
    }
  });

  test("has the breadcrumbs that the page shows, with the last one as the page itself", () => {
    const list = nodes.find((node) => node["@type"] === "BreadcrumbList");
    const [, shown = ""] = /<nav class="breadcrumbs[^>]*>(.*?)<\/nav>/s.exec(html) ?? [];
    const entries = [...shown.matchAll(/<li>(.*?)<\/li>/gs)].map(([, entry = ""]) => entry);
    const items = (list?.itemListElement ?? []) as { name: string; item: string }[];
    expect(entries.map((entry) => textOf(entry))).toEqual(items.map(({ name }) => name));
    if (path === "/") return expect(items).toEqual([]);
    expect(items.length).toBe(path.split("/").length);
    expect(entries.at(-1)).toMatch(/^<span aria-current="page">/);
    const links = entries.slice(0, -1).map((entry) => /href="([^"]*)"/.exec(entry)?.[1]);
    expect(links.map((href) => practice.siteUrl + href)).toEqual(
      items.slice(0, -1).map(({ item }) => item),
    );
    expect(html).toContain(`<link rel="canonical" href="${items.at(-1)?.item}"/>`);
  });
});

describe("The structured data of the site", () => {
  test("has a main thing of the right kind on each page", () => {
    const kinds = indexable.map((path) => {
      const graph = graphs.get(path) ?? [];
      const page = graph.find((node) => /Page$/.test(node["@type"] ?? ""));
      const main = graph.find((node) => node["@id"] === (page?.mainEntity as Node)?.["@id"]);
      return [
        path.replace(/^\/therapists\/.+/, "/therapists/:name"),
        page?.["@type"],
        main?.["@type"],
      ];
    });
    expect(kinds).toEqual(
      expect.arrayContaining([
        ["/", "WebPage", "MedicalBusiness"],
        ["/about", "AboutPage", "MedicalBusiness"],
        ["/contact", "ContactPage", "MedicalBusiness"],
        ["/services", "CollectionPage", "ItemList"],
        ["/services/family-therapy", "WebPage", "Service"],
        ["/therapists", "CollectionPage", "ItemList"],
        ["/therapists/:name", "ProfilePage", "Person"],
        ["/blogs", "CollectionPage", "ItemList"],
        ["/blogs/hustle-culture", "WebPage", "BlogPosting"],
        ["/workshops", "CollectionPage", "ItemList"],
        ["/workshops/balanced-love", "WebPage", "Service"],
        ["/workshops/emotions-explorers-2025", "WebPage", "ChildrensEvent"],
        ["/workshops/emotions-explorers-2024", "WebPage", "ChildrensEvent"],
        ["/appointments", "WebPage", undefined],
      ]),
    );
  });

  test("lists on each collection the pages that it links to, in their order", () => {
    for (const path of ["/services", "/therapists", "/blogs", "/workshops"]) {
      const list = graphs.get(path)?.find((node) => node["@type"] === "ItemList");
      const items = (list?.itemListElement ?? []) as { position: number; url: string }[];
      const listed = routes.filter((route) => {
        return isCanonical(route) && route.path.startsWith(`${path}/`);
      });
      expect(items.map(({ url }) => url)).toEqual(
        listed.map((route) => practice.siteUrl + route.path),
      );
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
      const [, main = ""] = /<main(.*)<\/main>/s.exec(pages.get(path) ?? "") ?? [];
      const places = listed.map((route) => main.indexOf(`href="${route.path}"`));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
  });

  test("has the hours of the contact page, and none for a day without any", () => {
    const node = practiceOf("/contact");
    const text = textOf(pages.get("/contact") ?? "");
    const given = node?.openingHoursSpecification as {
      dayOfWeek: string[];
      opens: string;
      closes: string;
    }[];
    expect(given.flatMap(({ dayOfWeek }) => dayOfWeek)).not.toContain("Sunday");
    expect(given).toHaveLength(practice.hours.filter(({ open }) => open).length);
    for (const { dayOfWeek, opens, closes } of given) {
      const entry = {
        days: dayOfWeek,
        open: { from: opens, to: closes },
      } as (typeof practice.hours)[0];
      expect(text).toContain(`${formatDays(entry.days)} ${formatOpening(entry)}`);
    }
  });

  test("has every way to reach the practice on the pages about it", () => {
    for (const path of ["/", "/about", "/contact"]) {
      for (const name of ["telephone", "email", "sameAs", "address", "openingHoursSpecification"]) {
        expect(practiceOf(path)?.[name], `${path}: ${name}`).toSatisfy(isSaid);
      }
    }
    expect(pages.get("/contact")).toContain(`href="${practiceOf("/contact")?.sameAs}"`);
  });

  test("has the website on the home page", () => {
    const websites = indexable.filter((path) => {
      return graphs.get(path)?.some((node) => node["@type"] === "WebSite");
    });
    expect(websites).toEqual(["/"]);
  });

  test("is left out of the not-found page", () => {
    expect(pages.get("/404")).not.toContain("ld+json");
  });

  test("cannot end the script that it stands in", () => {
    const name = "</script><script>alert(1)</script><!--";
    const text = scriptText({
      "@context": "https://schema.org",
      "@graph": [{ "@type": "Thing", name }],
    });
    expect(text).not.toContain("<");
    expect(JSON.parse(text)["@graph"][0].name).toBe(name);
  });
});

describe("The dated club", () => {
  const club = workshops.find(({ kind }) => kind === "dated-club");
  if (club?.kind !== "dated-club") throw new Error("There is no dated club to test with.");
  const lastMoment = new Date("2025-11-09T11:59:59+05:30");
  const over = new Date("2025-11-09T12:00:00+05:30");

  test("is offered until its last moment", () => {
    expect(workshopNode(club, lastMoment)).toMatchObject({
      "@type": "ChildrensEvent",
      startDate: "2025-11-09T10:00+05:30",
      endDate: "2025-11-09T12:00+05:30",
      eventStatus: "https://schema.org/EventScheduled",
      typicalAgeRange: "8-13",
      location: { "@type": "Place", address: { postalCode: "110048" } },
      offers: {
        "@type": "Offer",
        price: 1500,
        priceCurrency: "INR",
        url: club.registrationUrl,
        availability: "https://schema.org/InStock",
      },
    });
  });

  test("is offered as its page says", () => {
    const text = textOf(pages.get("/workshops/emotions-explorers-2025") ?? "");
    const values = valuesShown(workshopNode(club, lastMoment) as Node);
    expect(values).toContain("₹1,500");
    expect(values.filter((value) => !text.includes(value))).toEqual([]);
  });

  test("is no longer offered when it is over, and still says what it was", () => {
    const node = workshopNode(club, over);
    expect(node).not.toHaveProperty("offers");
    expect({ ...(workshopNode(club, lastMoment) as object), offers: undefined }).toEqual({
      ...(node as object),
      offers: undefined,
    });
  });
});

/** The values of a node as the page words them. */
function valuesShown(node: Node): string[] {
  const value = (name: string) => String(node[name]);
  const offer = node.offers as { price: number } | undefined;
  const price = offer ? [formatRupees(offer.price)] : [];
  switch (node["@type"]) {
    case "MedicalBusiness": {
      const { addressLocality } = node.address as { addressLocality: string };
      const email = node.email ? [value("email")] : [];
      return [value("name"), value("telephone"), ...email, ...addressLocality.split(", ")];
    }
    case "Service":
      return [value("name"), ...price];
    case "Person":
      return [value("name"), value("jobTitle"), ...(node.knowsAbout as string[])];
    case "BlogPosting":
      return [
        value("headline"),
        value("articleSection"),
        formatDay(value("datePublished")),
        formatDay(value("dateModified")),
      ];
    case "ChildrensEvent": {
      const { name, address } = node.location as { name: string; address: { postalCode: string } };
      const [start, end] = [value("startDate"), value("endDate")];
      return [
        value("name"),
        formatLongDay(start),
        formatTimes(start, (Date.parse(end) - Date.parse(start)) / 60_000),
        `${name}, ${address.postalCode}`,
        `${value("typicalAgeRange").replace("-", "–")} years`,
        ...price,
      ];
    }
    default:
      return [];
  }
}

function practiceOf(path: string) {
  return graphs.get(path)?.find((node) => node["@type"] === "MedicalBusiness");
}

function graphOf(html: string): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(scripts.length).toBeLessThanOrEqual(1);
  const [, json] = scripts[0] ?? [];
  if (!json) return [];
  const { "@context": context, "@graph": graph } = JSON.parse(json);
  expect(context).toBe("https://schema.org");
  return graph;
}

/** A node, and the nodes inside it. */
function withParts(node: Node): Node[] {
  return [node, ...objectsIn(node).filter((part) => "@type" in part)];
}

function referencesIn(node: Node) {
  return objectsIn(node).flatMap((part) => ("@type" in part ? [] : [part["@id"] ?? ""]));
}

function objectsIn(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === "object" && value !== null)
    .flatMap((part) => [part, ...objectsIn(part)]);
}

function isSaid(value: unknown) {
  return (
    value !== undefined &&
    value !== null &&
    value !== "" &&
    !(Array.isArray(value) && value.length === 0)
  );
}

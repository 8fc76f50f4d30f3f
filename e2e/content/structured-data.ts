import { describe, expect, test } from "vitest";
import type { Site } from "../../app/content/site";
import { endOf, formatDay, formatLongDay } from "../../app/lib/dates";
import { absolute } from "../../app/lib/links";
import { formatRupees } from "../../app/lib/money";
import { routes } from "../../app/routes";
import { workshopNode } from "../../app/seo/things";
import { inOneLine, type RenderedSite, wordsOf } from "./pages";

type Node = { "@type"?: string; "@id"?: string } & Record<string, unknown>;

/** Properties that Google's documentation requires for these types. */
const documented: Readonly<Record<string, readonly string[]>> = {
  MedicalBusiness: ["name", "address", "url", "telephone"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  ProfilePage: ["dateModified", "mainEntity"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["name", "position"],
  Person: ["name"],
  BlogPosting: ["headline", "image", "datePublished", "dateModified", "author", "inLanguage"],
  ChildrensEvent: ["name", "startDate", "endDate", "location", "eventStatus", "image"],
  Offer: ["price", "priceCurrency"],
};

/** Properties that a page shows unchanged. `worded` has those that it words differently. */
const asSaid = /^(name|headline|jobTitle|knowsAbout|articleSection|telephone|email|postalCode)$/;
const worded: Readonly<Record<string, (value: string, site: Site) => string>> = {
  typicalAgeRange: (ages) => ages.replace(/-$/, "").replace("-", "–"),
  startDate: (day, site) => formatLongDay(site, day),
  datePublished: (day, site) => formatDay(site, day),
  price: (rupees) => formatRupees(Number(rupees)),
};

/** Checks what pages tell search engines about themselves. */
export function checkStructuredData({ site, documents }: RenderedSite) {
  describe.each(routes(site).map(({ path }) => path))("the structured data of %s", (path) => {
    const page = documents.get(path) as Document;
    const graph = graphOf(page);
    const nodes = graph.flatMap((node) => [
      node,
      ...objectsIn(node).filter((part) => part["@type"]),
    ]);

    test("says what search engines need to know of each thing, with whole addresses", () => {
      for (const { "@type": type = "", ...node } of nodes) {
        expect(Object.keys(node), type).toEqual(
          expect.arrayContaining([...(documented[type] ?? [])]),
        );
        for (const value of Object.values(node)) expect(["", null, undefined]).not.toContain(value);
        for (const name of ["@id", "url", "image", "item", "sameAs"]) {
          if (node[name]) expect(node[name]).toMatch(/^https:\/\/[^/]+\/\S*$/);
        }
      }
    });

    test("refers to nothing that is not there, and names nothing twice", () => {
      const ids = graph.map((node) => node["@id"]);
      const references = graph.flatMap(objectsIn).filter((part) => !part["@type"]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(references.filter((part) => !ids.includes(part["@id"]))).toEqual([]);
      expect(nodes.filter((node) => node["@type"] === "MedicalBusiness")).toHaveLength(1);
    });

    test("says no more than the page shows", () => {
      const isThing = ({ "@type": type = "" }: Node) => !/Page$|^ListItem$/.test(type);
      expect(unseen(site, nodes.filter(isThing), wordsOf(page.body))).toEqual([]);
      const description = page.querySelector("[name=description]")?.getAttribute("content");
      for (const node of nodes) expect([undefined, description]).toContain(node.description);
    });

    test("has the breadcrumbs that the page shows", () => {
      const list = nodes.find((node) => node["@type"] === "BreadcrumbList");
      const items = (list?.itemListElement ?? []) as { name: string; item: string }[];
      const back = page.querySelector(".breadcrumbs-back")?.getAttribute("href");
      if (back) {
        expect(absolute(site, back)).toBe(items.at(-2)?.item);
        return;
      }
      const shown = [...page.querySelectorAll(".breadcrumbs li")];
      expect(shown.map(wordsOf)).toEqual(items.map(({ name }) => inOneLine(name)));
      const targets = shown.map((entry) => entry.querySelector("a")?.getAttribute("href"));
      const here = page.querySelector("[rel=canonical]")?.getAttribute("href");
      expect(targets.map((href) => (href ? absolute(site, href) : here))).toEqual(
        items.map(({ item }) => item),
      );
    });
  });

  test("a dated club is offered as its page says until it is over, and then no longer", () => {
    for (const club of site.workshops) {
      if (club.kind !== "dated-club") continue;
      const end = endOf(club.startsAt, club.durationMinutes);
      const { offers, ...before } = workshopNode(
        { ...site, builtAt: new Date(end.getTime() - 1) },
        club,
      ) as Node;
      const page = documents.get(club.path) as Document;
      expect(offers).toMatchObject({ price: club.price, url: club.registrationUrl });
      expect(unseen(site, [offers as Node], wordsOf(page.body))).toEqual([]);
      expect(workshopNode({ ...site, builtAt: end }, club)).toEqual(before);
    }
  });

  test("the not-found page has no structured data", () => {
    expect(graphOf(documents.get("/404") as Document)).toEqual([]);
  });
}

function graphOf(page: Document): Node[] {
  const text = page.querySelector("script[type='application/ld+json']")?.textContent;
  return text ? JSON.parse(text)["@graph"] : [];
}

function objectsIn(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === "object" && value !== null)
    .flatMap((part) => [part, ...objectsIn(part)]);
}

/** Returns values of the structured data that don't appear in the visible text. */
function unseen(site: Site, nodes: readonly Node[], words: string) {
  const said = nodes.flatMap((node) =>
    Object.entries(node).flatMap(([name, value]) => {
      const wording = asSaid.test(name) ? inOneLine : worded[name];
      return wording ? [value].flat().map((one) => wording(String(one), site)) : [];
    }),
  );
  return said.filter((value) => !words.includes(value));
}

import { describe, expect, test } from "vitest";
import { absolute, feedUrl, pageUrl } from "../../app/lib/links";
import { isCanonical, routes } from "../../app/routes";
import { parse, type RenderedSite, wordsOf } from "./pages";

async function textOf({ files }: RenderedSite, path: string) {
  return String(await files[path as `/${string}`]?.make());
}

export async function parseXml(rendered: RenderedSite, path: string) {
  const xml = parse(await textOf(rendered, path), "application/xml");
  expect(xml.querySelector("parsererror")).toBeNull();
  return xml;
}

function texts(xml: Document | Element, name: string) {
  return [...xml.querySelectorAll(name)].map((element) => element.textContent);
}

/** Checks the files that search engines and feed readers find. */
export function checkFoundFiles(rendered: RenderedSite) {
  const { site, documents } = rendered;
  const { articles, base } = site;

  // The sitemap and robots.txt are at the root, for all languages.
  if (!base) {
    test("the sitemap has every page once, at its canonical address, with the day it last changed", async () => {
      const xml = await parseXml(rendered, "/sitemap.xml");
      const pages = routes(site).filter(isCanonical);
      expect(texts(xml, "loc")).toEqual(pages.map(({ path }) => absolute(site, path)));
      expect(texts(xml, "lastmod")).toEqual(pages.map(({ updated }) => updated));
      for (const day of texts(xml, "lastmod")) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    });

    test("robots.txt lets everybody in and names the sitemap", async () => {
      expect(await textOf(rendered, "/robots.txt")).toBe(
        `User-agent: *\nAllow: /\n\nSitemap: ${absolute(site, "/sitemap.xml")}\n`,
      );
    });
  }

  describe("The feed", async () => {
    const xml = await parseXml(rendered, feedUrl(site));

    test("has every article with its days and its address", () => {
      const inEntries = (name: string) => texts(xml, `entry > ${name}`);
      expect(inEntries("title")).toEqual(articles.map(({ title }) => title));
      expect(inEntries("id")).toEqual(articles.map(({ path }) => pageUrl(site, path)));
      expect(inEntries("published")).toEqual(articles.map(({ date }) => `${date}T00:00:00+05:30`));
      expect(inEntries("updated")).toEqual(
        articles.map(({ updated }) => `${updated}T00:00:00+05:30`),
      );
      expect(inEntries("summary")).toEqual(articles.map(({ excerpt }) => excerpt));
    });

    test("has the full text of each, sources and help lines included, as its page has", () => {
      for (const [index, html] of texts(xml, "content").entries()) {
        const page = documents.get(articles[index]?.path ?? "");
        const parts = [...(page?.querySelectorAll(".article-body, .article-sources") ?? [])];
        expect(wordsOf(parse(html ?? "").body)).toBe(parts.map(wordsOf).join(" "));
      }
      expect(texts(xml, "content")).toHaveLength(articles.length);
    });

    test("leads nowhere by an address without its site", () => {
      for (const html of texts(xml, "content")) {
        for (const element of parse(html).querySelectorAll("[href], [src]")) {
          const address = element.getAttribute("href") ?? element.getAttribute("src");
          expect(address).toMatch(/^(https:\/\/|tel:\+?\d|mailto:)/);
        }
      }
    });

    test("is made known on the page of articles and on each of them, and nowhere else", () => {
      const known = [...documents].filter(([, page]) =>
        page.querySelector(`link[href='${feedUrl(site)}']`),
      );
      expect(known.map(([path]) => path)).toEqual(["/blogs", ...articles.map(({ path }) => path)]);
    });
  });
}

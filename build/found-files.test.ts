import { describe, expect, test } from "vitest";
import { articles } from "../app/content/articles";
import { practice } from "../app/content/practice";
import { isCanonical, routes } from "../app/routes";
import { feed, withAbsoluteLinks } from "./feed";
import { decodeEntities, renderPages, textOf } from "./rendered-pages";
import { sitemap } from "./sitemap";

async function textOfFile(files: typeof feed, path: `/${string}`) {
  return String(await files[path]?.make());
}

function valuesOf(xml: string, element: string) {
  return [...xml.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, "gs"))].map(
    ([, value = ""]) => value,
  );
}

describe("The sitemap", async () => {
  const xml = await textOfFile(sitemap, "/sitemap.xml");

  test("has every page once, at its canonical address, and not the not-found page", () => {
    const addresses = valuesOf(xml, "loc");
    expect(addresses).toEqual(
      routes.filter(isCanonical).map(({ path }) => practice.siteUrl + path),
    );
    expect(addresses).toHaveLength(24);
    expect(xml).not.toMatch(/2024|404/);
  });

  test("says of each page when it last changed, and never a day to come", () => {
    const days = valuesOf(xml, "lastmod");
    const today = new Date().toISOString().slice(0, 10);
    expect(days).toHaveLength(24);
    for (const day of days) {
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(day <= today, day).toBe(true);
    }
  });

  test("takes the day of an article from its last review, or before that its publication", () => {
    for (const { slug, updated } of articles) {
      expect(xml).toContain(
        `<loc>${practice.siteUrl}/blogs/${slug}</loc><lastmod>${updated}</lastmod>`,
      );
    }
  });
});

test("robots.txt lets everybody in and names the sitemap", async () => {
  expect(await textOfFile(sitemap, "/robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${practice.siteUrl}/sitemap.xml\n`,
  );
});

describe("The feed", async () => {
  const xml = await textOfFile(feed, "/blogs/feed.xml");
  const pages = await renderPages();

  test("has every article with its days and its address", () => {
    const [, ...entries] = xml.split("<entry>");
    expect(entries).toHaveLength(articles.length);
    for (const [index, { slug, title, date, updated, excerpt }] of articles.entries()) {
      const entry = entries[index] ?? "";
      expect(valuesOf(entry, "title").map(decodeEntities)).toEqual([title]);
      expect(valuesOf(entry, "id")).toEqual([`${practice.siteUrl}/blogs/${slug}`]);
      expect(valuesOf(entry, "published")).toEqual([`${date}T00:00:00+05:30`]);
      expect(valuesOf(entry, "updated")).toEqual([`${updated}T00:00:00+05:30`]);
      expect(valuesOf(entry, "summary").map(decodeEntities)).toEqual([excerpt]);
    }
  });

  test("has the full text of each, sources and help lines included, as its page has", () => {
    for (const { slug } of articles) {
      const [, entry = ""] = xml.split(`<id>${practice.siteUrl}/blogs/${slug}</id>`);
      const [, content = ""] = /<content type="html">(.*?)<\/content>/s.exec(entry) ?? [];
      const html = decodeEntities(content);
      const page = pages.get(`/blogs/${slug}`) ?? "";
      const [, body = ""] = /<div class="article-body">(.*?)<footer/s.exec(page) ?? [];
      const [, sources = ""] =
        /<footer class="article-sources[^>]*>(.*?)<\/footer>/s.exec(page) ?? [];
      expect(textOf(html)).toBe(textOf(`${body} ${sources}`));
      expect(textOf(html).length).toBeGreaterThan(5000);
    }
  });

  test.each([
    ['href="/contact"', `href="${practice.siteUrl}/contact"`],
    ['src="/assets/a.svg"', `src="${practice.siteUrl}/assets/a.svg"`],
    ['href="#sources"', 'href="https://x.org/article#sources"'],
    ['href="https://y.org/"', 'href="https://y.org/"'],
    ['href="tel:112"', 'href="tel:112"'],
  ])("turns %s into %s", (link, whole) => {
    expect(withAbsoluteLinks(link, "https://x.org/article")).toBe(whole);
  });

  test("leads nowhere by an address without its site", () => {
    const hrefs = [...decodeEntities(xml).matchAll(/(?:href|src)="([^"]*)"/g)].map(
      ([, href]) => href,
    );
    expect(hrefs.length).toBeGreaterThan(10);
    for (const href of hrefs) expect(href).toMatch(/^(https:\/\/|tel:\+?\d)/);
  });

  test("is made known on the page of articles and on each of them, and nowhere else", () => {
    const link = '<link rel="alternate" type="application/atom+xml"';
    const known = [...pages].filter(([, html]) => html.includes(link)).map(([path]) => path);
    expect(known).toEqual(["/blogs", ...articles.map(({ slug }) => `/blogs/${slug}`)]);
    expect(pages.get("/blogs")).toContain('title="Articles" href="/blogs/feed.xml"/>');
  });
});

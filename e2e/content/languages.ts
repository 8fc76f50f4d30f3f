import { expect, test } from "vitest";
import { readContent } from "../../app/content/read-content";
import { valueAt } from "../../app/content/schemas/value-at";
import { deadLinks } from "../../build/dead-links";
import { elementsOf } from "../../hosting/elements";
import { parseXml } from "./found-files";
import type { RenderedSite } from "./pages";

/**
 * Compares a site with that in English, by what a reader would miss: pages, parts, links, prices,
 * people and numbers. Nothing may be left that only English readers know.
 */
export function checkLanguage(inEnglish: RenderedSite, other: RenderedSite) {
  const { site, sources, documents: pages, paths, folder } = other;
  const name = site.base.slice(1);
  const {
    raw: { practice = {} },
    translations,
  } = readContent(folder);

  test("is there for each one in English, and leads to no others", () => {
    expect([...pages.keys()]).toEqual([...inEnglish.documents.keys()]);
    for (const [path, html] of sources) {
      expect(deadLinks(path, elementsOf(html), paths)).toEqual([]);
    }
  });

  test.each([...pages.keys()])("has all that %s has in English", (path) => {
    const [ours, theirs] = [pages.get(path), inEnglish.documents.get(path)];
    expect(ours && outlineOf(ours, site.base)).toEqual(theirs && outlineOf(theirs, ""));
  });

  test.each([...pages.keys()])("of %s has no words of another language", (path) => {
    const page = pages.get(path);
    expect(page?.documentElement.lang.slice(0, 2)).toBe(name);
    // Untranslated entries are marked as English, except their titles.
    const isInEnglish = page?.querySelector("main[lang|=en]");
    const read = isInEnglish ? page?.body : page?.documentElement;
    const left = read ? latinWords(read) : [];
    expect(left.filter((word) => !isOwn(word))).toEqual([]);
  });

  /** True for words of the translator, English fallbacks, and addresses. */
  const { words, raw, inEnglish: older } = translations[name] ?? {};
  const standIns = older?.map((path) => valueAt(raw, path));
  const own = JSON.stringify([words, standIns, practice.email, practice.siteUrl]);
  const isOwn = (word: string) => own.includes(word);

  test("names the other language to networks that show shared pages", () => {
    for (const [ours, theirs] of [
      [other, inEnglish],
      [inEnglish, other],
    ] as const) {
      const page = ours.documents.get("/about");
      const alternates = page?.querySelectorAll("[property='og:locale:alternate']") ?? [];
      expect([...alternates].map((tag) => tag.getAttribute("content"))).toContain(
        theirs.site.language.replace("-", "_"),
      );
    }
  });

  test("the sitemap names the alternates that pages name", async () => {
    for (const [url = "", links] of await alternatesInSitemap(inEnglish)) {
      const path = url?.replace(site.practice.siteUrl, "") || "/";
      const page = inEnglish.documents.get(path);
      if (page) expect(links, path).toEqual(alternatesOf(page));
    }
  });

  test("says where it is to be had in English, and the other way round", () => {
    for (const [path, page] of pages) {
      // The map is a frame within a page.
      if (path === "/map.html") continue;
      const theirs = inEnglish.documents.get(path);
      expect(alternatesOf(page), path).toEqual(theirs && alternatesOf(theirs));
      const links = [...page.querySelectorAll("a[hreflang]")];
      expect(links.map((link) => link.getAttribute("href"))).toEqual(
        Array(3).fill(path === "/404" || path === "/unavailable" ? "/" : path),
      );
      for (const link of links) expect(link.getAttribute("lang")).toMatch(/^en/);
    }
  });
}

/** Returns the alternates that the sitemap names for each page, as `alternatesOf` returns them. */
async function alternatesInSitemap(rendered: RenderedSite) {
  const xml = await parseXml(rendered, "/sitemap.xml");
  return [...xml.querySelectorAll("url")].map((entry) => {
    const links = [...entry.getElementsByTagName("xhtml:link")].map(linkText);
    return [entry.querySelector("loc")?.textContent, links] as const;
  });
}

/** Returns the parts of a page that are equal in all languages, in order. */
function outlineOf(page: Document, base: string) {
  const all = (selector: string) => [...page.querySelectorAll(selector)];
  const inMain = "main :is(h1, h2, h3, section, ul, ol, li, details, form, iframe)";
  const text = page.querySelector("body")?.textContent ?? "";
  return {
    parts: all(`${inMain}, header li, footer li`).map(({ tagName }) => tagName),
    // Links that contain words are left out: to headings, letters and map queries.
    links: all("a[href]:not([hreflang], [href*='#'], [href^='mailto:?'], [href*='/maps'])")
      .filter(isInPage)
      .map((link) => {
        const href = link.getAttribute("href") ?? "";
        return href.startsWith("/") ? href.slice(base.length) || "/" : href;
      }),
    // Each server above has its photos in another folder.
    pictures: all("img").map((picture) => picture.getAttribute("src")?.replace(/^\/@fs.*\//, "")),
    controls: all("[name]").map((control) => {
      const value = control.getAttribute("type") === "radio" && control.getAttribute("value");
      return `${control.getAttribute("name")} ${value || ""}`;
    }),
    options: all("option").map((option) => option.getAttribute("value")),
    prices: text.match(/₹[\d,]+/g),
    dates: all("time").map((time) => time.getAttribute("datetime")),
  };
}

/** Excludes the privacy notice: it is in both languages, the page's own first. */
function isInPage(element: Element) {
  return !element.closest(".privacy-notice");
}

function alternatesOf(page: Document) {
  return [...page.querySelectorAll("link[rel=alternate][hreflang]")].map(linkText);
}

function linkText(link: Element) {
  return `${link.getAttribute("hreflang")} ${link.getAttribute("href")}`;
}

const readAloud = ["alt", "aria-label", "title", "placeholder"];

/** Returns words in Latin letters that are shown or read aloud, except marked English and addresses. */
function latinWords(element: Element): string[] {
  if (/^(script|style|noscript)$/i.test(element.tagName)) return [];
  if (/^en\b/.test(element.getAttribute("lang") ?? "")) return [];
  const meta = /^(description|og:title|og:description|og:image:alt|og:site_name)$/;
  const isRead = meta.test(element.getAttribute("property") ?? element.getAttribute("name") ?? "");
  const attributes = [...readAloud, ...(isRead ? ["content"] : [])];
  const texts = attributes.map((name) => element.getAttribute(name) ?? "");
  for (const node of element.childNodes) {
    if (node.nodeType === 3) texts.push(node.textContent ?? "");
  }
  const own = texts.flatMap((text) => text.match(/[\w.@:/-]*[A-Za-z]{2,}(?:[\w.@:/-]*\w)?/g) ?? []);
  return [...own, ...[...element.children].flatMap(latinWords)];
}

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { finderQuestions } from "../../app/components/finder";
import { formatFee } from "../../app/lib/fees";
import { pageUrl, telHref } from "../../app/lib/links";
import { whomToPrefer } from "../../app/lib/reasons";
import { isCanonical, routes } from "../../app/routes";
import { inOneLine, type RenderedSite, wordsOf } from "./pages";
import { placesIn } from "./places";

/**
 * Checks what holds for every page of any practice. An error names the file and line of the content
 * that has its words, or the page if they are the site's own.
 */
export function checkRules({ site, folder, paths, sources, documents }: RenderedSite) {
  const { articles, base, helpLines, language, practice, questions, services, therapists } = site;
  const { placeOfTitle, placeOfWords } = placesIn(folder);
  const pages = [...documents].filter(([path]) => path !== "/map.html");

  test("every page is valid HTML that everybody can use", async () => {
    const validator = new HtmlValidate({
      root: true,
      // The rules of the HTML standard, without matters of taste.
      extends: ["html-validate:standard", "html-validate:document"],
      rules: {
        // Not of the standard: a script of our own host needs no checksum.
        "require-sri": ["error", { target: "crossorigin" }],
        // Faults that an owner's words and pictures could cause. Browsers judge the rest.
        "empty-heading": "error",
        "heading-level": "error",
        "unique-landmark": "error",
        "wcag/h30": "error",
        "wcag/h37": "error",
      },
    });
    // Rules are read once: for each page, that takes as long as the page itself.
    const config = await validator.getConfigFor("page.html");
    validator.getConfigFor = async () => config;
    const errors: string[] = [];
    for (const [path, html] of sources) {
      const { results } = await validator.validateString(html);
      for (const { message, selector } of results.flatMap(({ messages }) => messages)) {
        const element = selector ? documents.get(path)?.querySelector(selector) : undefined;
        const place = placeOfWords(element ? wordsOf(element) : message, path);
        errors.push(`${place}: ${message} (${selector})`);
      }
    }
    expect(errors).toEqual([]);

    const wrong = `<!DOCTYPE html><html lang="en"><head><title>A page</title></head>
    <body><h1 id="one">A page</h1><h3 id="one">A part</h3><img src="x"><a href="/"></a></body></html>`;
    expect((await validator.validateString(wrong)).errorCount).toBe(4);
  });

  test("every link leads somewhere", () => {
    const errors = [...documents].flatMap(([path, page]) =>
      attributesOf(page, "a[href]:not([hreflang])", "href").flatMap((href) => {
        const problem = problemOfLink(path, href);
        return problem ? [`${placeOfWords(href, path)}: ${href} ${problem}`] : [];
      }),
    );
    expect(errors).toEqual([]);
  });

  test("every picture, icon and file is there", () => {
    const errors = [...documents].flatMap(([path, page]) => {
      const files = [
        ...attributesOf(page, "[src]", "src"),
        ...attributesOf(page, "link[href]:not([rel=canonical], [rel=expect], [hreflang])", "href"),
        ...attributesOf(page, "[property='og:image']", "content").map(withoutSite),
      ];
      return files.filter((file) => !isFile(file)).map((file) => `${path}: ${file} is not there`);
    });
    expect(errors).toEqual([]);
  });

  test("no two pages have the same title", () => {
    const known = new Map<string, string>();
    const errors: string[] = [];
    for (const { path, title } of routes(site).filter(isCanonical)) {
      const other = known.get(title);
      if (other) {
        const place = placeOfTitle(path);
        errors.push(`${place}: '${title}' is also the title of ${other} (${placeOfTitle(other)})`);
      }
      known.set(title, path);
    }
    expect(errors).toEqual([]);
  });

  test("every page names its language and its own address", () => {
    for (const { path, canonical = path } of routes(site)) {
      const page = documents.get(path);
      expect(page?.documentElement.lang, path).toBe(language);
      const addresses = page ? attributesOf(page, "link[rel=canonical]", "href") : [];
      expect(addresses, path).toEqual([pageUrl(site, canonical)]);
    }
  });

  test("every page has the same bar, menu and footer, but for the mark of where one is", () => {
    for (const part of ["body > header", "body > dialog", "body > footer"]) {
      const shown = pages.map(([, page]) => {
        const html = page.querySelector(part)?.outerHTML ?? "is missing";
        return html.replace(/ aria-current="\w+"| id="help-now"| href="[^"]*"(?= hreflang)/gi, "");
      });
      expect(new Set(shown).size, part).toBe(1);
    }
  });

  test("what people ask is answered where they look for it, or it says when they will know", () => {
    const { fees } = site.pages.services;
    const { street } = practice.address;
    const { access } = site.pages.contact.gettingHere;
    const { askAddress, askAccess } = site.words.contact;
    const places: [path: string, answer: string][] = [
      ...services.map(({ path, fee }): [string, string] => [
        path,
        fee ? formatFee(site, fee) : fees.until,
      ]),
      ...services.flatMap(
        ({ path, participants, open = site.words.sessions.askOpen }): [string, string][] => {
          return participants ? [[path, open]] : [];
        },
      ),
      ...services.map((service): [string, string] => [service.path, whomToPrefer(site, service)]),
      ...articles.map(({ path, reviewer }): [string, string] => {
        return [path, reviewer ?? site.words.articles.notReviewed];
      }),
      ...questions
        .flatMap(({ items }) => items)
        .map(({ answer }): [string, string] => ["/services", answer]),
      ...[street ?? askAddress, access ?? askAccess].flatMap((answer): [string, string][] => {
        return site.offers.rooms ? [["/contact", answer]] : [];
      }),
      ...[practice.freeConsultation].flatMap((call): [string, string][] => {
        return call ? [["/contact", call.details ?? site.pages.contact.consultation.until]] : [];
      }),
    ];
    const errors = places.filter(([path, answer]) => {
      const main = documents.get(path)?.querySelector("main");
      // The text up to the first link is compared.
      const [plain = ""] = answer.split("[");
      return !(main && wordsOf(main).includes(inOneLine(plain)));
    });
    expect(errors).toEqual([]);
  });

  test("a team of one or two is shown once, without questions that narrow it down", () => {
    const count = (path: string, selector: string) =>
      documents.get(path)?.querySelectorAll(selector).length ?? 0;
    expect(count("/therapists", "[type=radio]") > 0).toBe(finderQuestions(site).length > 0);
    // Home shows the first of three or more in large, and only the others in a row.
    expect(count("/", ".faces li")).toBe(therapists.length > 2 ? therapists.length - 1 : 0);
  });

  test("only the numbers of the practice and of the help lines can be dialled", () => {
    const { lines, legalAid = "" } = helpLines;
    const numbers = [practice.phone, legalAid, ...lines.flatMap((line) => line.numbers)].map(
      telHref,
    );
    const errors = [...documents].flatMap(([path, page]) => {
      const others = attributesOf(page, "a[href^='tel:']", "href").filter(
        (href) => !numbers.includes(href),
      );
      return others.map(
        (href) => `${placeOfWords(href, path)}: ${href} is neither yours nor theirs`,
      );
    });
    expect(errors).toEqual([]);
  });

  function problemOfLink(path: string, href: string) {
    if (/^tel:\+?\d{3,}$/.test(href) || /^mailto:[^@\s]+@[^@\s]+$/.test(href)) return;
    // A letter to whom the visitor likes, about this very page.
    if (/^mailto:\?subject=[^&\s]+&body=https%3A%2F%2F[^&\s]+$/.test(href)) return;
    if (href.startsWith("https://")) return URL.canParse(href) ? undefined : "is no address";
    const [target = "", fragment] = href.split("#");
    if (target && !paths.includes(target)) return "leads to no page";
    const page = documents.get(target ? target.slice(base.length) || "/" : path);
    const isThere = fragment === undefined || page?.getElementById(fragment);
    return isThere ? undefined : "leads to no place on the page";
  }

  /** Written by the build, or found in the project, from where the build takes it. */
  function isFile(address: string) {
    if (address.startsWith("data:") || paths.includes(address)) return true;
    // Icons are those of the first edition.
    if (base && /^\/(favicon|apple-touch-icon)\b/.test(address)) return true;
    const root = join(import.meta.dirname, "..", "..");
    const [, file] = /^\/@fs\/(.*)$/.exec(address) ?? [];
    return existsSync(file ? resolve("/", file) : join(root, address));
  }

  function withoutSite(address: string) {
    return address.replace(practice.siteUrl, "");
  }
}

function attributesOf(page: Document, selector: string, name: string) {
  return [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
}

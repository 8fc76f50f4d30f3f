import type { Page } from "@playwright/test";
import { practice } from "../app/content/practice";
import { therapists } from "../app/content/therapists";
import { therapistPath } from "../app/lib/paths";
import { builtPages } from "../scripts/built-site";
import { lonelyWordFindings } from "./checks/headings";
import { languageFindings } from "./checks/language";
import { layoutShift, targetFindings } from "./checks/layout";
import { hoverFindings, motionFindings } from "./checks/motion";
import {
  desktop,
  expectFit,
  expectLargerTextToFit,
  expectNoAxeFindings,
  expectVisibleFocus,
  phone,
  zoomed,
} from "./checks/usable";
import { expect, quiet, test } from "./site";

const paths = [
  "/",
  "/about",
  "/services",
  "/services/individual-therapy",
  "/services/relationship-counseling",
  "/services/family-therapy",
  "/services/child-therapy",
  "/services/group-therapy",
  "/services/online-counseling",
  "/therapists",
  ...therapists.map(therapistPath),
  "/blogs",
  "/blogs/schizophrenia-guide",
  "/blogs/hustle-culture",
  "/workshops",
  "/workshops/emotions-explorers",
  "/workshops/balanced-love",
  "/workshops/emotions-explorers-2025",
  "/workshops/emotions-explorers-2024",
  "/contact",
  "/appointments",
];

/** Shows the same page as the route of 2025, so it also bears its title. */
const secondAddress = "/workshops/emotions-explorers-2024";

/** Pages of one shape: the first two of them stand for all. */
const alike = [...therapists.slice(2).map(therapistPath), secondAddress];

const sections = ["Services", "Therapists", "Blogs", "Workshops"];

test("the site has the 25 pages of the route table and no others", async () => {
  const built = (await builtPages()).filter((path) => path !== "/404");
  expect(built.toSorted()).toEqual(paths.toSorted());
  expect(paths).toHaveLength(25);
});

test("every page is answered at its address, without a detour", async ({ request }) => {
  for (const path of paths) {
    for (const address of [path, `${path}?from=mail`]) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect.soft(response.status(), address).toBe(200);
      expect.soft(response.headers()["content-type"], address).toContain("text/html");
    }
  }
});

for (const path of [...paths, "/404", "/map.html"]) {
  if (alike.includes(path)) continue;

  test.describe(path, () => {
    // Each test is many in one visit.
    test.describe.configure({ timeout: 90_000 });
    test.use({ contextOptions: { reducedMotion: "reduce" }, hasTouch: true });

    test("is a sound, quiet page that everyone can use", async ({ page, noise }) => {
      const scripts = listenForScripts(page);
      const response = await page.goto(path);
      expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");

      if (paths.includes(path)) {
        await test.step("it has its landmarks and an outline", () => expectOutline(page));
        await test.step("it marks where the visitor is", () => expectCurrentSection(page, path));
        await test.step("it lets the keyboard skip to the content", () => expectSkipLink(page));
        await test.step("it asks nobody else for anything, nor for React", async () => {
          const map = page.getByRole("contentinfo").locator("iframe");
          await map.scrollIntoViewIfNeeded();
          await expect(map.contentFrame().getByRole("img")).toBeVisible();
          expect(scripts).toEqual([]);
          expect(noise).toEqual(quiet);
          // For axe, the bar would lie over whatever is behind it.
          await page.evaluate(() => scrollTo(0, 0));
        });
      }

      await test.step("whatever the screen and the light", () =>
        expectNoAxeFindings(page, phone, desktop));
      await test.step("with a keyboard, forwards and backwards", () =>
        expectVisibleFocus(page, zoomed, desktop));
      await test.step("in a narrow window and with wider text", () => expectFit(page, zoomed));
      await test.step("with text at 200 %", () => expectLargerTextToFit(page));

      await test.step("with a finger, without motion, in its own language", async () => {
        for (const screen of [desktop, phone]) {
          await page.setViewportSize(screen);
          expect.soft(await targetFindings(page), `at ${screen.width} px`).toEqual([]);
        }
        expect.soft(await motionFindings(page)).toEqual([]);
        expect.soft(await hoverFindings(page)).toEqual([]);
        expect.soft(await languageFindings(page)).toEqual([]);
      });

      await test.step("without a lonely word at the end of its title", async () => {
        for (const width of [1440, 1024, 390, 320]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await lonelyWordFindings(page), `at ${width} px`).toEqual([]);
        }
      });
    });
  });
}

/**
 * What just fits one phone may not fit another: there, one line more of a paragraph moves what is
 * below it by up to 0.035.
 */
for (const { width, limit } of [
  { width: 360, limit: 0.04 },
  { width: 390, limit: 0.02 },
  { width: 412, limit: 0.04 },
]) {
  test(`nothing moves on any page at ${width} px while its fonts and pictures arrive late`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 844 });
    for (const path of [...paths, "/404"]) {
      let send = () => {};
      const painted = new Promise<void>((resolve) => {
        send = resolve;
      });
      await page.route(/\.(?:woff2|svg)$/, async (route) => {
        await painted;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
      send();
      await page.waitForLoadState();
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await page.evaluate(layoutShift), path).toBeLessThanOrEqual(limit);
      await page.unrouteAll();
    }
  });
}

test("no two pages share a title or a description, and each says enough", async ({ request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of paths) {
    if (path === secondAddress) continue;
    const html = await (await request.get(path)).text();
    const [, title = ""] = /<title>([^<]*)<\/title>/.exec(html.replaceAll("&amp;", "&")) ?? [];
    const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
    expect.soft(title, path).toMatch(new RegExp(`^\\S.{3,} \\| ${practice.name}$`));
    expect.soft(title.length, `title of ${path}`).toBeLessThanOrEqual(85);
    expect.soft(description.length, `description of ${path}`).toBeGreaterThanOrEqual(70);
    expect.soft(description.length, `description of ${path}`).toBeLessThanOrEqual(180);
    expect.soft(titles.get(title), `title of ${path}`).toBeUndefined();
    expect.soft(descriptions.get(description), `description of ${path}`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
  }
});

test("every page names its own address, the second one of the club that of the first", async ({
  request,
}) => {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    const home = path === secondAddress ? "/workshops/emotions-explorers-2025" : path;
    expect.soft(html).toContain(`<link rel="canonical" href="${practice.siteUrl}${home}"/>`);
  }
});

test("every link and picture leads somewhere", async ({ page, request }) => {
  const pages = new Map<string, Parsed>();
  for (const path of [...paths, "/map.html", "/unknown"]) {
    const html = await (await request.get(path)).text();
    pages.set(path, await page.evaluate(parsePage, html));
  }

  const files = new Set<string>();
  const problems: string[] = [];
  for (const [path, { links, sources }] of pages) {
    for (const source of sources) files.add(source);
    for (const href of links) {
      const problem = problemOfLink(path, href, pages);
      if (problem) problems.push(`${path} → ${href}: ${problem}`);
    }
  }
  expect(problems).toEqual([]);

  for (const file of files) {
    expect(file).toMatch(/^\//);
    const response = await request.get(file, { maxRedirects: 0 });
    expect.soft(response.status(), file).toBe(200);
    expect.soft((await response.body()).length, file).toBeGreaterThan(0);
  }
});

test("only the numbers of the practice and of the help lines can be dialled", async ({
  page,
  request,
}) => {
  const help = ["tel:112", "tel:14416", "tel:18008914416", "tel:1098", "tel:181"];
  const own = `tel:${practice.phone.replaceAll(" ", "")}`;
  for (const path of [...paths, "/unknown"]) {
    const html = await (await request.get(path)).text();
    const { links } = await page.evaluate(parsePage, html);
    const numbers = new Set(links.filter((href) => href.startsWith("tel:")));
    expect.soft([...numbers].toSorted(), path).toEqual([...help, own].toSorted());
  }
});

type Parsed = { links: string[]; sources: string[]; ids: string[] };

/** The addresses of the scripts that the page asks for, as they come. */
function listenForScripts(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

/** Headings that stand more than one level below the one before them. */
function skippedLevels(page: Page) {
  return page.getByRole("heading").evaluateAll((headings) => {
    const levels = headings.map((heading) => Number(heading.tagName.slice(1)));
    return headings
      .filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
      .map((heading) => heading.outerHTML);
  });
}

async function expectOutline(page: Page) {
  await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  for (const landmark of ["banner", "main", "contentinfo"] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Quick links" })).toBeVisible();
  expect(await skippedLevels(page)).toEqual([]);
  expect(await repeatedIds(page)).toEqual([]);
}

async function expectSkipLink(page: Page) {
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
}

function repeatedIds(page: Page) {
  return page.locator("[id]").evaluateAll((elements) => {
    const ids = elements.map((element) => element.id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
}

async function expectCurrentSection(page: Page, path: string) {
  const nav = page.getByRole("navigation", { name: "Main" });
  const direct = { "/": "Home", "/about": "About" }[path];
  const section = sections.find((name) => path.startsWith(`/${name.toLowerCase()}`));
  const button = { "/appointments": "Book a Session", "/contact": "Contact Us" }[path];

  const top = nav.locator("[aria-current]:not([popover] *)");
  await expect(top).toHaveText([direct ?? section ?? button ?? ""]);

  const entry = page.locator(`header [popover] [aria-current=page]`);
  for (const href of await entry.evaluateAll((links) => links.map((a) => a.getAttribute("href")))) {
    expect(href).toBe(path);
  }
}

/** Parsed by the browser, on an empty page: on ours, the security policy forbids to parse. */
function parsePage(html: string): Parsed {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const values = (selector: string, name: string) =>
    [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
  return {
    links: values("a", "href"),
    sources: [
      ...values("[src]", "src"),
      ...values("link[rel=icon], link[rel=stylesheet], link[rel=preload]", "href"),
    ],
    ids: values("[id]", "id"),
  };
}

function problemOfLink(path: string, href: string, pages: Map<string, Parsed>) {
  if (/^tel:\+?\d{3,}$/.test(href) || /^mailto:[^@\s]+@[^@\s]+$/.test(href)) return;
  // A letter to whom the visitor likes, about this very page.
  if (/^mailto:\?subject=[^&\s]+&body=https%3A%2F%2F[^&\s]+$/.test(href)) return;
  if (href.startsWith("https://")) return URL.canParse(href) ? undefined : "is no address";
  const [target = "", fragment] = href.split("#");
  const page = pages.get(target === "" ? path : target);
  if (!/^[/#]/.test(href) || !page || target === "/unknown") return "leads to no page";
  if (fragment !== undefined && !page.ids.includes(fragment)) return "leads to no place";
}

import type { Page } from "@playwright/test";
import { type Article, articles } from "../app/content/articles";
import { practice } from "../app/content/practice";
import { expect, test } from "./site";

const [, article] = articles as readonly [Article, Article];
const path = `/blogs/${article.slug}`;
const address = practice.siteUrl + path;

/** The names of all elements, as the browser's own parser for XML reads them, or what is wrong. */
function parseXml(text: string) {
  const parsed = new DOMParser().parseFromString(text, "application/xml");
  const names = [...parsed.querySelectorAll("*")].map(({ localName }) => localName);
  return {
    error: parsed.querySelector("parsererror")?.textContent ?? null,
    namespace: parsed.documentElement.namespaceURI,
    names,
    texts: [...parsed.querySelectorAll("content")].map(({ textContent }) => textContent ?? ""),
  };
}

test("the feed and the sitemap are sound XML", async ({ page, request }) => {
  // Read on a blank page: the policy of ours lets nobody turn text into documents.
  const [feed, sitemap] = await Promise.all(
    ["/blogs/feed.xml", "/sitemap.xml"].map(async (file) => {
      const response = await request.get(file);
      expect(response.status()).toBe(200);
      expect(response.headers()["content-type"]).toMatch(/xml/);
      return page.evaluate(parseXml, await response.text());
    }),
  );
  expect(feed).toMatchObject({ error: null, namespace: "http://www.w3.org/2005/Atom" });
  expect(feed?.names.filter((name) => name === "entry")).toHaveLength(articles.length);
  for (const text of feed?.texts ?? []) {
    const headings = await page.evaluate((html) => {
      return new DOMParser().parseFromString(html, "text/html").querySelectorAll("h2").length;
    }, text);
    expect(headings).toBeGreaterThan(5);
  }
  expect(sitemap).toMatchObject({
    error: null,
    namespace: "http://www.sitemaps.org/schemas/sitemap/0.9",
  });
  expect(sitemap?.names.filter((name) => name === "url")).toHaveLength(24);
});

test("robots.txt is plain text", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  expect(await response.text()).toContain(`Sitemap: ${practice.siteUrl}/sitemap.xml`);
});

test.describe("Breadcrumbs", () => {
  test("lead back up from a page, which is their last entry and no link", async ({ page }) => {
    await page.goto("/services/group-therapy");
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(trail.getByRole("listitem")).toHaveText(["Home", "Our services", "Group Therapy"]);
    await expect(trail.getByRole("link")).toHaveText(["Home", "Our services"]);
    await expect(trail.getByText("Group Therapy")).toHaveAttribute("aria-current", "page");
    await trail.getByRole("link", { name: "Our services" }).click();
    await expect(page).toHaveURL("/services");
    await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: "Home" })
      .click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveCount(0);
  });

  test("keep to one line on a small phone, where the title stands right below", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("list");
    expect((await trail.boundingBox())?.height).toBeLessThan(40);
    await expect(trail.getByRole("link")).toHaveText(["Home", "Articles"]);
    await expect(trail.locator("[aria-current]")).toBeHidden();
  });

  test("can be followed above the glow of a club's page", async ({ page }) => {
    await page.goto("/workshops/emotions-explorers-2024");
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(trail).toContainText("Emotions Explorers Club 2.0");
    await trail.getByRole("link", { name: "Workshops" }).click();
    await expect(page).toHaveURL("/workshops");
  });
});

test.describe("An address that is nearly right", () => {
  for (const [typed, ...meant] of [
    ["/about.html", "/about"],
    ["/ABOUT", "/about"],
    ["/emotions", "/workshops/emotions-explorers-2025", "/workshops/emotions-explorers"],
  ] as const) {
    test(`${typed} leads to ${meant.join(" and ")}`, async ({ page }) => {
      const response = await page.goto(typed);
      expect(response?.status()).toBe(404);
      const links = suggestions(page).getByRole("link");
      await expect(links).toHaveCount(meant.length);
      expect(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute("href"))),
      ).toEqual(meant);
      await links.first().click();
      await expect(page).toHaveURL(meant[0]);
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("404");
    });
  }

  test("is left to the visitor where no page is near", async ({ page, noise }) => {
    await page.goto("/nothing-here", { waitUntil: "networkidle" });
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
    await expect(page.getByText("Did you mean …")).toBeHidden();
    expect(noise.foreign).toEqual([]);
  });

  test("is the only one that carries the script that guesses", async ({ request }) => {
    expect(await (await request.get("/about")).text()).not.toContain("data-suggestions");
    const notFound = await (await request.get("/abuot")).text();
    expect(notFound.match(/<script>.*data-suggestions/s)).not.toBeNull();
  });
});

function suggestions(page: Page) {
  return page.getByRole("navigation", { name: "Did you mean …" });
}

test.describe("Sharing", () => {
  for (const place of [path, "/workshops/balanced-love", "/workshops/emotions-explorers-2025"]) {
    test(`${place} can be sent by e-mail or copied where there is no share sheet`, async ({
      page,
      context,
      noise,
    }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await page.addInitScript(() => {
        delete (Navigator.prototype as { share?: unknown }).share;
      });
      await page.goto(place);
      const own = encodeURIComponent(practice.siteUrl + place);
      await expect(page.getByRole("link", { name: "Share by e-mail" })).toHaveAttribute(
        "href",
        new RegExp(`^mailto:\\?subject=[^&]+&body=${own}$`),
      );
      await expect(page.getByRole("button", { name: "Share", exact: true })).toHaveCount(0);
      await page.getByRole("button", { name: "Copy the link" }).click();
      await expect(page.getByText("Link copied")).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        practice.siteUrl + place,
      );
      expect(noise.foreign).toEqual([]);
    });
  }

  test("opens the share sheet where there is one, and minds nobody who closes it", async ({
    page,
    noise,
  }) => {
    await page.addInitScript(() => {
      const calls: ShareData[] = [];
      Object.assign(window, { calls });
      Navigator.prototype.share = (data) => {
        calls.push(data ?? {});
        return Promise.reject(new DOMException("closed", "AbortError"));
      };
    });
    await page.goto(path);
    await page.getByRole("button", { name: "Share", exact: true }).click();
    expect(await page.evaluate(() => (window as unknown as { calls: ShareData[] }).calls)).toEqual([
      { title: `${article.title} | ${practice.name}`, url: address },
    ]);
    await expect(page.getByRole("link", { name: "Share by e-mail" })).toBeHidden();
    expect(noise.console).toEqual([]);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("is a letter", async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("link", { name: "Share by e-mail" })).toBeVisible();
      await expect(page.getByRole("button", { name: /Share|Copy/ })).toHaveCount(0);
    });
  });
});

test.describe("The link to a calendar file", () => {
  test.use({ bypassCSP: true });

  test("goes when the date has passed by the visitor's clock", async ({ page }) => {
    const place = "/workshops/emotions-explorers-2025";
    // The build leaves it out once the date has passed, so it is put back where the page has it.
    const withLink = () => {
      const link = document.createElement("a");
      link.className = "workshop-calendar";
      link.href = "/workshops/emotions-explorers-2025.ics";
      link.textContent = "Add the date to your calendar";
      document.querySelector(".hero .past-note")?.parentElement?.append(link);
    };
    const link = page.getByRole("link", { name: "Add the date to your calendar" });

    // The page carries only the styles it needs.
    const styled = async () => {
      await page.goto(place);
      await page.evaluate(withLink);
      await page.addStyleTag({ path: "app/pages/workshop.css" });
    };

    await page.clock.setFixedTime("2025-11-09T11:59:59+05:30");
    await styled();
    await expect(link).toBeVisible();

    await page.clock.setFixedTime("2025-11-09T12:00:01+05:30");
    await styled();
    await expect(page.getByText("This date has passed.")).toBeVisible();
    await expect(link).toBeHidden();
  });
});

test("whoever made a part of what visitors get is named", async ({ request }) => {
  const parts = await (await request.get("/licences.txt")).text();
  for (const part of ["react", "react-dom", "react-hook-form", "valibot", "lucide-react"]) {
    expect(parts).toMatch(new RegExp(`^## ${part} - \\d+\\.`, "m"));
  }
  const fonts = await (await request.get("/font-licences.txt")).text();
  expect(fonts.match(/SIL OPEN FONT LICENSE Version 1\.1/g)).toHaveLength(2);
});

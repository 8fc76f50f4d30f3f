import type { Locator, Page } from "@playwright/test";
import { type Article, articles } from "../app/content/articles";
import { practice } from "../app/content/practice";
import { therapists } from "../app/content/therapists";
import { therapistPath } from "../app/lib/paths";
import { findBrowser } from "../scripts/browser";
import { expect, test } from "./site";

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
type Point = { x: number; y: number };

/** A phone held sideways. */
const low = { width: 640, height: 360 };

const people = therapists.map((therapist) => [therapist.name, therapistPath(therapist)] as const);
const [guide, hustle] = articles as readonly [Article, Article];

const services = [
  ["Individual Therapy", "/services/individual-therapy"],
  ["Relationship Counseling", "/services/relationship-counseling"],
  ["Family Therapy", "/services/family-therapy"],
  ["Child & Adolescent Therapy", "/services/child-therapy"],
  ["Group Therapy", "/services/group-therapy"],
  ["Online Counseling", "/services/online-counseling"],
] as const;

const menus = {
  Services: [...services, ["All Services", "/services"]],
  Therapists: [...people, ["All Therapists", "/therapists"]],
  Blogs: [
    [guide.title, "/blogs/schizophrenia-guide"],
    [hustle.title, "/blogs/hustle-culture"],
    ["All Articles", "/blogs"],
  ],
  Workshops: [
    ["Emotions Explorers Club", "/workshops/emotions-explorers"],
    ["Balanced Love", "/workshops/balanced-love"],
    ["All Workshops", "/workshops"],
  ],
};

const names = ["Services", "Therapists", "Blogs", "Workshops"] as const;
type MenuName = (typeof names)[number];

function bar(page: Page) {
  const nav = page.getByRole("navigation", { name: "Main" });
  return {
    nav,
    button: (name: MenuName) => nav.getByRole("button", { name }),
    menu: (name: MenuName) => nav.getByRole("list", { name, includeHidden: true }),
  };
}

function sidePanel(page: Page) {
  return {
    toggle: page.getByRole("banner").getByRole("button", { name: "Menu" }),
    panel: page.getByRole("dialog", { name: "Menu", includeHidden: true }),
    close: page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Close" }),
  };
}

/** The text and address of every link in a part of the page, in order. */
function linksIn(part: Locator) {
  return part.evaluate((element) =>
    [...element.querySelectorAll("a")].map((a) => [a.textContent.trim(), a.getAttribute("href")]),
  );
}

function scrollPage(page: Page, y: number) {
  return page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
}

function scrollPosition(page: Page) {
  return page.evaluate(() => Math.round(scrollY));
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("The top bar on a wide screen", () => {
  test.use({ viewport: wide });

  test("has exactly the entries of each menu, in order", async ({ page }) => {
    await page.goto("/about");
    const { button, menu } = bar(page);
    for (const name of names) {
      await button(name).click();
      await expect(menu(name)).toBeVisible();
      expect(await linksIn(menu(name))).toEqual(menus[name]);
      await expect(menu(name).getByRole("link")).toHaveCount(menus[name].length);
    }
  });

  test("opens and closes a menu by click, Enter and Space", { tag: "@journey" }, async ({
    page,
  }) => {
    await page.goto("/about");
    const { button, menu } = bar(page);
    const presses = [
      () => button("Services").click(),
      () => button("Services").press("Enter"),
      () => button("Services").press("Space"),
    ];
    for (const press of presses) {
      await press();
      await expect(menu("Services")).toBeVisible();
      await press();
      await expect(menu("Services")).toBeHidden();
    }
  });

  test("opens no menu on hover", async ({ page }) => {
    await page.goto("/about");
    const { button, menu } = bar(page);
    await page.clock.install();
    for (const name of names) {
      await button(name).hover();
      await page.clock.runFor(2000);
      await expect(menu(name)).toBeHidden();
    }
  });

  test("closes a menu on Escape and gives the focus back", async ({ page }) => {
    await page.goto("/about");
    const { button, menu } = bar(page);
    await button("Blogs").press("Enter");
    await page.keyboard.press("Tab");
    await expect(menu("Blogs").getByRole("link").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu("Blogs")).toBeHidden();
    await expect(button("Blogs")).toBeFocused();
  });

  test("closes a menu on a click elsewhere and when a second one opens", async ({ page }) => {
    await page.goto("/about");
    const { button, menu } = bar(page);
    await button("Services").click();
    await button("Workshops").click();
    await expect(menu("Services")).toBeHidden();
    await expect(menu("Workshops")).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(menu("Workshops")).toBeHidden();
  });

  test("walks by Tab through a menu, which closes behind the last of its links", {
    tag: "@journey",
  }, async ({ page }) => {
    await page.goto("/about");
    const { nav, button, menu } = bar(page);
    for (const [name, next] of [
      ["Blogs", button("Workshops")],
      ["Workshops", nav.getByRole("link", { name: "Book a Session" })],
    ] as const) {
      await button(name).press("Enter");
      for (const [label] of menus[name]) {
        await page.keyboard.press("Tab");
        await expect(menu(name).getByRole("link", { name: label, exact: true })).toBeFocused();
      }
      await page.keyboard.press("Tab");
      await expect(next).toBeFocused();
      await expect(menu(name)).toBeHidden();
    }
  });

  test("closes a menu when the focus moves back before its button", async ({ page }) => {
    await page.goto("/about");
    const { button, menu } = bar(page);
    await button("Therapists").press("Enter");
    await page.keyboard.press("Shift+Tab");
    await expect(button("Services")).toBeFocused();
    await expect(menu("Therapists")).toBeHidden();
  });

  test("takes the visitor where an entry says", async ({ page }) => {
    await page.goto("/about");
    const { button, menu } = bar(page);
    await button("Services").click();
    await menu("Services").getByRole("link", { name: "Group Therapy" }).click();
    await expect(page).toHaveURL("/services/group-therapy");
    await expect(menu("Services")).toBeHidden();
    await button("Services").click();
    await expect(menu("Services").getByRole("link", { name: "Group Therapy" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });

  test("keeps every open menu within the window", async ({ page }) => {
    await page.setViewportSize({ width: 1030, height: 500 });
    await page.goto("/about");
    const { button, menu } = bar(page);
    for (const name of names) {
      await button(name).click();
      await menu(name).getByRole("link").last().scrollIntoViewIfNeeded();
      await expect(menu(name).getByRole("link").last()).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe("The top bar under a finger", { tag: "@touch" }, () => {
  test.use({ viewport: wide, hasTouch: true });

  test("opens a menu by tap and closes it by a tap elsewhere", async ({ page }) => {
    await page.goto("/about");
    const { button, menu } = bar(page);
    await button("Therapists").tap();
    await expect(menu("Therapists")).toBeVisible();
    await page.touchscreen.tap(20, 700);
    await expect(menu("Therapists")).toBeHidden();
  });
});

test.describe("The top bar", () => {
  for (const [where, path, viewport] of [
    ["wide", "/about", wide],
    ["small", "/services", phone],
  ] as const) {
    test(`turns opaque past 20 pixels on a ${where} screen`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const header = page.getByRole("banner");
      for (const y of [0, 1, 20]) {
        await scrollPage(page, y);
        await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
        await expect(header).toHaveCSS("backdrop-filter", "none");
        await expect(header).not.toHaveAttribute("data-scrolled");
      }
      await scrollPage(page, 21);
      await expect(header).toHaveAttribute("data-scrolled");
      await expect(header).toHaveCSS("backdrop-filter", /blur\([1-9]/);
      expect(await opacityOf(page)).toBeGreaterThanOrEqual(0.8);
      await expect(header).toBeInViewport({ ratio: 1 });

      await scrollPage(page, 20);
      await expect(header).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    });
  }

  test("is opaque at once on a page that opens further down", async ({ page }) => {
    await page.goto("/blogs/hustle-culture#sources");
    await expect(page.getByRole("banner")).toHaveAttribute("data-scrolled");
    await expect(page.getByRole("heading", { name: "Sources" })).toBeInViewport();
  });
});

/** The alpha of the bar's background. */
function opacityOf(page: Page) {
  return page.getByRole("banner").evaluate((header) => {
    const [, , , alpha = 1] = (getComputedStyle(header).backgroundColor.match(/[\d.]+/g) ?? []).map(
      Number,
    );
    return alpha;
  });
}

const panelLinks = [
  [practice.name, "/"],
  ["Help now", "#help-now"],
  ["Home", "/"],
  ["About", "/about"],
  ...services.slice(0, 3),
  ["View All Services", "/services"],
  ...people.slice(0, 3),
  ["View All Therapists", "/therapists"],
  ["Blogs", "/blogs"],
  ["Workshops", "/workshops"],
  ["Book a Session", "/appointments"],
  ["Contact Us", "/contact"],
];

test.describe("The side panel of a small screen", () => {
  test.use({ viewport: phone });

  test("holds exactly what it should, in order", async ({ page }) => {
    await page.goto("/about");
    const { toggle, panel } = sidePanel(page);
    await expect(bar(page).nav).toBeHidden();
    await expect(panel).toBeHidden();
    await toggle.click();
    await expect(panel).toBeVisible();
    expect(await linksIn(panel)).toEqual(panelLinks);
    await expect(panel.getByRole("list", { name: "Services" }).getByRole("link")).toHaveCount(4);
    await expect(panel.getByRole("list", { name: "Therapists" }).getByRole("link")).toHaveCount(4);
  });

  test("opens from the right, over the whole height", async ({ page }) => {
    await page.goto("/about");
    const { toggle, panel } = sidePanel(page);
    await toggle.click();
    await expect(panel).toBeVisible();
    const box = await panel.boundingBox();
    expect(box?.x).toBeGreaterThan(0);
    const end = (box?.x ?? 0) + (box?.width ?? 0);
    // The room of a scrollbar stays free.
    expect(end).toBeGreaterThanOrEqual(phone.width - 15);
    expect(end).toBeLessThanOrEqual(phone.width);
    expect(box?.height).toBe(phone.height);
  });

  test("is modal: focus moves in, stays in and comes back", { tag: "@journey" }, async ({
    page,
  }) => {
    await page.goto("/about");
    const { toggle, panel } = sidePanel(page);
    await toggle.press("Enter");
    expect(await panel.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    await expect(panel.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(toggle).toBeFocused();

    await toggle.press("Enter");
    for (let press = 0; press < panelLinks.length + 4; press += 1) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(isFocusOnPageBehind)).toBe(false);
    }
  });

  test("closes on its button, on the overlay and on Escape, and opens again", async ({ page }) => {
    await page.goto("/about");
    const { toggle, panel, close } = sidePanel(page);
    const ways = [
      () => close.click(),
      () => page.mouse.click(10, 600),
      () => page.keyboard.press("Escape"),
      () => close.press("Enter"),
    ];
    for (const way of ways) {
      await toggle.click();
      await expect(panel).toBeVisible();
      await way();
      await expect(panel).toBeHidden();
    }
  });

  test("closes on any link, even where the page stays", async ({ page }) => {
    await page.goto("/blogs");
    // A page that the browser has fetched ahead would be shown in spite of the answer below.
    await page.evaluate(() => document.querySelector("[type=speculationrules]")?.remove());
    const { toggle, panel } = sidePanel(page);
    // An answer without content leaves the browser on the page it is on.
    await page.route("**/*", (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
    );
    for (const index of panelLinks.keys()) {
      await toggle.click();
      await panel.locator("a").nth(index).click();
      await expect(panel).toBeHidden();
    }
    await expect(page).toHaveURL(/\/blogs#help-now$/);
  });

  test("leads to the page and is closed after Back", { tag: "@journey" }, async ({ page }) => {
    await page.goto("/about");
    const { toggle, panel } = sidePanel(page);
    await toggle.click();
    await panel.getByRole("link", { name: "Workshops" }).click();
    await expect(page).toHaveURL("/workshops");
    await expect(panel).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(panel).toBeHidden();
  });

  test("scrolls to its last button on a low screen, with the way out in reach", async ({
    page,
  }) => {
    await page.setViewportSize(low);
    await page.goto("/about");
    const { toggle, panel, close } = sidePanel(page);
    await toggle.click();
    const last = panel.getByRole("link", { name: "Contact Us" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(close).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(panel).toBeHidden();
  });

  test("leaves the page behind where it is, whatever turns or is pressed", {
    tag: "@journey",
  }, async ({ page }) => {
    await page.setViewportSize(low);
    await page.goto("/about");
    await scrollPage(page, 300);
    const { toggle, panel, close } = sidePanel(page);
    await toggle.click();
    await turnWheel(page, panel);
    await close.press("End");
    await close.press("End");
    await close.press("PageDown");
    await expect(panel.getByRole("link", { name: "Contact Us" })).toBeInViewport({ ratio: 1 });
    expect(await scrollPosition(page)).toBe(300);

    await close.click();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrollPosition(page)).toBe(400);
  });
});

test.describe("The side panel under a finger", { tag: "@touch" }, () => {
  test.use({ viewport: low, hasTouch: true });

  test("leaves the page behind where it is", async ({ page }) => {
    await page.goto("/about");
    await scrollPage(page, 300);
    const { toggle, panel } = sidePanel(page);
    await toggle.tap();
    await swipeUp(page, 600);
    await swipeUp(page, 600);
    await expect(panel.getByRole("link", { name: "Contact Us" })).toBeInViewport({ ratio: 1 });
    await swipeUp(page, 20);
    expect(await scrollPosition(page)).toBe(300);
  });
});

/** A finger that moves from the lower edge of a low screen to the upper one. */
async function swipeUp(page: Page, x: number) {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: Point[]) =>
    devTools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", { x, y: 330 });
  for (let y = 310; y > 40; y -= 20) await touch("touchMove", { x, y });
  await touch("touchEnd");
}

/** Over the page behind first, then over the panel: once that has moved, the page could have, too. */
async function turnWheel(page: Page, panel: Locator) {
  await page.mouse.move(20, 200);
  await page.mouse.wheel(0, 200);
  await panel.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
}

function isFocusOnPageBehind() {
  const focused = document.activeElement;
  return focused !== document.body && !focused?.closest("dialog");
}

test("A page that the browser kept in memory comes back without its side panel", {
  tag: "@chromium",
}, async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser(),
    // Playwright switches off what this test is about.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ viewport: phone, baseURL: baseURL ?? "" });
  await page.goto("/about");
  await page.evaluate(() => {
    addEventListener("pageshow", (event) => {
      document.documentElement.dataset.kept = String(event.persisted);
    });
  });
  await sidePanel(page).toggle.click();
  await page.evaluate(() => location.assign("/workshops"));
  await expect(page).toHaveURL("/workshops");
  await page.evaluate(() => history.back());
  await expect(page.locator("html")).toHaveAttribute("data-kept", "true");
  await expect(sidePanel(page).panel).toBeHidden();
  await browser.close();
});

test.describe("Without scripts", { tag: "@scripts-off" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the menus open, close on Escape, on a click elsewhere and for a second one", async ({
    page,
  }) => {
    await page.setViewportSize(wide);
    await page.goto("/about");
    const { button, menu } = bar(page);
    for (const name of names) {
      await button(name).press("Enter");
      await expect(menu(name)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu(name)).toBeHidden();
      await expect(button(name)).toBeFocused();
    }
    await button("Services").click();
    await button("Therapists").click();
    await expect(menu("Services")).toBeHidden();
    await expect(menu("Therapists")).toBeVisible();
    await page.mouse.click(20, 700);
    await expect(menu("Therapists")).toBeHidden();
    await button("Blogs").press("Space");
    await menu("Blogs").getByRole("link", { name: "All Articles" }).click();
    await expect(page).toHaveURL("/blogs");
  });

  test("the side panel opens, closes on its button, the overlay and Escape, and leads on", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto("/about");
    const { toggle, panel, close } = sidePanel(page);
    const ways = [
      () => close.click(),
      () => page.mouse.click(10, 600),
      () => page.keyboard.press("Escape"),
    ];
    for (const way of ways) {
      await toggle.click();
      await expect(panel).toBeVisible();
      await way();
      await expect(panel).toBeHidden();
    }
    await toggle.click();
    await panel.getByRole("link", { name: "View All Therapists" }).click();
    await expect(page).toHaveURL("/therapists");
    await expect(panel).toBeHidden();
    await page.goBack();
    await expect(panel).toBeHidden();
  });

  test("the page behind the side panel stays where it is", async ({ page }) => {
    await page.setViewportSize(low);
    await page.goto("/about");
    const { toggle, panel } = sidePanel(page);
    await toggle.click();
    await turnWheel(page, panel);
    expect(await scrollPosition(page)).toBe(0);
  });

  test("the bar can be read over any part of the page", async ({ page }) => {
    await page.goto("/about");
    expect(await opacityOf(page)).toBe(1);
  });
});

test("Every page opens at its top, and Back returns to the place one left", {
  tag: "@journey",
}, async ({ page }) => {
  await page.goto("/services");
  await scrollPage(page, 500);
  // A real click would first bring the link into view.
  await page.getByRole("link", { name: "Our Therapists" }).dispatchEvent("click");
  await expect(page).toHaveURL("/therapists");
  await expect.poll(() => scrollPosition(page)).toBe(0);

  await scrollPage(page, 300);
  await page.goBack();
  await expect(page).toHaveURL("/services");
  // A first page shows in the visitor's own fonts, and comes back in ours: its lines may be a pixel higher.
  await expect.poll(() => scrollPosition(page)).toBeCloseTo(500, -1);
  await page.goForward();
  await expect(page).toHaveURL("/therapists");
  await expect.poll(() => scrollPosition(page)).toBeCloseTo(300, -1);
});

test.describe("The footer", () => {
  test("shows our own map, and the real one only on request", async ({ page, noise }) => {
    const asked: { url: string; referrer: string | undefined }[] = [];
    await page.route("https://www.google.com/**", (route) => {
      asked.push({ url: route.request().url(), referrer: route.request().headers().referer });
      return route.fulfill({ contentType: "text/html", body: "<h1>The real map</h1>" });
    });
    await page.goto("/about");
    const frame = page.getByRole("contentinfo").locator("iframe");
    await expect(frame).toHaveAttribute("title", `Map of ${practice.mapQuery}`);
    await expect(frame).toHaveAttribute("src", "/map.html");
    await frame.scrollIntoViewIfNeeded();
    const map = frame.contentFrame();
    await expect(map.getByRole("img")).toBeVisible();
    expect(noise.foreign).toEqual([]);

    const link = map.getByRole("link", { name: "Show the live map" });
    await link.click();
    await expect(map.getByRole("heading", { name: "The real map" })).toBeVisible();
    const [request] = asked;
    expect(asked).toHaveLength(1);
    expect(new URL(request?.url ?? "").pathname).toBe("/maps");
    expect(new URL(request?.url ?? "").searchParams.get("q")).toBe(practice.mapQuery);
    expect(request?.referrer).toBeUndefined();
  });
});

for (const [city, timezoneId, year] of [
  ["Delhi", "Asia/Kolkata", "2031"],
  ["London", "Europe/London", "2030"],
] as const) {
  test.describe(`Half an hour into Delhi's year 2031, for a visitor in ${city}`, () => {
    test.use({ timezoneId });

    test(`the footer says ${year}`, async ({ page }) => {
      await page.clock.setFixedTime("2031-01-01T00:30+05:30");
      await page.goto("/contact");
      await expect(page.getByRole("contentinfo").getByText("©")).toHaveText(
        `© ${year} ${practice.name}. All rights reserved.`,
      );
    });
  });
}

for (const path of ["/appointments", "/services/relationship-counseling"]) {
  test(`on a phone, the keyboard brings into view what was not laid out yet, on ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    let walked = 0;
    for (; walked < 100; walked += 1) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      if ((await focused.count()) === 0) break;
      await expect(focused).toBeInViewport();
    }
    expect(walked).toBeGreaterThan(20);
    expect(walked).toBeLessThan(100);
  });
}

import type { Page } from "@playwright/test";
import { barOf, clickPage, panelOf, sections } from "./bar";
import { desktop, phone } from "./checks/a11y-checks";
import { focusFindings } from "./checks/focus";
import { addStyles } from "./checks/layout";
import { pages, practice, services } from "./facts";
import { expect, test } from "./site";

function scrollPage(page: Page, y: number) {
  return page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
}

function scrollPosition(page: Page) {
  return page.evaluate(() => Math.round(scrollY));
}

test.describe("The menus of the top bar", () => {
  test.use({ viewport: desktop });

  test("open and close by click, Enter and Space, and never by hover", async ({ page }) => {
    await page.goto("/about");
    const { button, menu, links } = barOf(page);
    await page.clock.install();
    await button("services").hover();
    await page.clock.runFor(2000);
    await expect(menu("services")).toBeHidden();
    for (const key of ["Enter", "Space"]) {
      await button("services").press(key);
      await expect(menu("services")).toBeVisible();
      await button("services").press(key);
      await expect(menu("services")).toBeHidden();
    }

    await button("services").click();
    await button("workshops").click();
    await expect(menu("services"), "when a second one opens").toBeHidden();
    await clickPage(page);
    await expect(menu("workshops"), "on a click elsewhere").toBeHidden();

    await button("blogs").press("Enter");
    await page.keyboard.press("Tab");
    await expect(links("blogs").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu("blogs"), "on Escape").toBeHidden();
    await expect(button("blogs")).toBeFocused();
  });

  test("are walked through by Tab, and close when the focus has left them", async ({ page }) => {
    await page.goto("/about");
    const { nav, button, menu, links } = barOf(page);
    await button("workshops").press("Enter");
    for (const link of await links("workshops").all()) {
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(nav.locator('a[href="/appointments"]')).toBeFocused();
    await expect(menu("workshops")).toBeHidden();

    await button("therapists").press("Enter");
    await page.keyboard.press("Shift+Tab");
    await expect(button("services")).toBeFocused();
    await expect(menu("therapists")).toBeHidden();
  });

  test("scroll in a low window and mark the current page", {
    tag: "@at-length",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 1030, height: 400 });
    await page.goto("/about");
    const { button, menu, links } = barOf(page);
    for (const section of sections) {
      await button(section).click();
      for (const link of [links(section).last(), links(section).first()]) {
        await link.scrollIntoViewIfNeeded();
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    }
    const [slug = "", { title } = { title: "" }] = Object.entries(services)[0] ?? [];
    await button("services").click();
    await links("services").filter({ hasText: title }).click();
    await expect(page).toHaveURL(`/services/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(menu("services")).toBeHidden();
    await button("services").click();
    await expect(menu("services").locator("[aria-current=page]")).toHaveText(title);
  });
});

test("menus close and the focus stays in the bar when the window turns wide or narrow", {
  tag: "@at-length",
}, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto("/about");
  const { nav, button, menu, links } = barOf(page);
  const { toggle, panel } = panelOf(page);
  await button("blogs").press("Enter");
  await links("blogs").first().focus();
  await page.setViewportSize(phone);
  await expect(toggle).toBeFocused();
  await page.setViewportSize(desktop);
  await expect(menu("blogs")).toBeHidden();
  await expect(nav.getByRole("link").first()).toBeFocused();

  await page.setViewportSize(phone);
  await toggle.press("Enter");
  await expect(panel).toBeVisible();
  await page.setViewportSize(desktop);
  await expect(panel).toBeHidden();
  await expect(nav.getByRole("link").first()).toBeFocused();
});

test("the top bar turns opaque past 20 pixels", { tag: "@at-length" }, async ({ page }) => {
  const header = page.getByRole("banner");
  const expectOpaque = async (isOpaque: boolean) => {
    await expect(header).toHaveCSS("backdrop-filter", isOpaque ? /blur\([1-9]/ : "none");
    await expect(header).toBeInViewport({ ratio: 1 });
  };
  for (const screen of [desktop, phone]) {
    await page.setViewportSize(screen);
    await page.goto("/services");
    for (const y of [20, 21, 20]) {
      await scrollPage(page, y);
      await expectOpaque(y > 20);
    }
  }
  await page.goto("/services#questions");
  await expectOpaque(true);
});

/** Small screens, and sizes of text in per cent of the usual one. */
for (const [width, height, textSize] of [
  // A desktop screen of 1280 by 800 at 500 %.
  [256, 160, 100],
  [320, 256, 125],
  [320, 256, 150],
  [320, 568, 115],
  [360, 640, 130],
  [360, 640, 150],
  [360, 640, 200],
  [390, 640, 200],
] as const) {
  test(`the top bar covers no focus and no jump target at ${width} × ${height}, ${textSize} %`, {
    tag: textSize === 100 ? [] : "@at-length",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/contact");
    await addStyles(page, `html { font-size: ${textSize}% !important }`);
    expect(await focusFindings(page, "Shift+Tab")).toEqual([]);
    const link = page.getByRole("banner").locator("a[href='#help-now']");
    await link.click();
    await expect(page).toHaveURL(/#help-now$/);
    const target = page.locator("#help-now").getByRole("heading");
    await expect.poll(() => target.evaluate(isUncovered)).toBe(true);
  });
}

/** True if nothing covers the upper edge of an element. */
function isUncovered(element: Element) {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 1, top + 1));
}

test.describe("The side panel of a small screen", () => {
  test.use({ viewport: phone });

  test("closes on its button, the overlay and Escape", async ({ page }) => {
    await page.goto("/about");
    const { toggle, panel, close } = panelOf(page);
    await expect(barOf(page).nav).toBeHidden();
    for (const way of [
      () => close.click(),
      () => clickPage(page),
      () => close.press("Enter"),
      () => page.keyboard.press("Escape"),
    ]) {
      await expect(panel).toBeHidden();
      await toggle.press("Enter");
      await expect(panel).toBeVisible();
      // The dialog is modal: nothing behind it can take the focus.
      expect(await panel.evaluate((dialog) => dialog.matches(":modal:focus-within"))).toBe(true);
      await way();
    }
    await expect(panel).toBeHidden();
    await expect(toggle).toBeFocused();
  });

  test("closes on any link, even where the page stays", { tag: "@at-length" }, async ({ page }) => {
    await page.goto("/blogs");
    // A page that the browser has fetched ahead would be shown in spite of the answer below.
    await page.evaluate(() => document.querySelector("[type=speculationrules]")?.remove());
    const { toggle, panel, link } = panelOf(page);
    // A response without content (204) leaves the browser on its page.
    await page.route("**/*", (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
    );
    for (const href of ["/services", "#help-now"]) {
      await toggle.click();
      await link(href).click();
      await expect(panel).toBeHidden();
    }
    await expect(page).toHaveURL(/\/blogs#help-now$/);
    await page.unrouteAll();
  });

  test("has all of it in reach on a low screen, and the page stays behind", {
    tag: "@at-length",
  }, async ({ page }) => {
    // A phone held sideways.
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto("/about");
    await scrollPage(page, 300);
    const { toggle, panel, close, link } = panelOf(page);
    await toggle.click();
    // Over the page behind first, then over the panel: once that has moved, the page could have, too.
    await page.mouse.move(20, 200);
    await page.mouse.wheel(0, 200);
    await panel.hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => panel.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await close.press("End");
    await expect(link("/contact")).toBeInViewport({ ratio: 0.9 });
    await expect(close).toBeInViewport({ ratio: 1 });
    expect(await scrollPosition(page)).toBe(300);
    await close.click();
    await page.mouse.wheel(0, 100);
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(300);
  });
});

test("every page opens at its top, and Back restores the scroll position", async ({ page }) => {
  await page.goto("/services");
  const place = page.getByRole("heading", { name: pages.services.fees.title });
  await place.evaluate((heading) => heading.scrollIntoView());
  // A real click would first bring the link into view.
  await page.getByRole("contentinfo").locator('a[href="/therapists"]').dispatchEvent("click");
  await expect(page).toHaveURL("/therapists");
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect(place).toBeInViewport();
});

test("the footer shows our own map, and the real one only on request", async ({
  page,
  pageEvents,
}) => {
  const asked: { url: URL; referrer: string | undefined }[] = [];
  await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => {
    const request = route.request();
    asked.push({ url: new URL(request.url()), referrer: request.headers().referer });
    return route.fulfill({ contentType: "text/html", body: "<h1>The real map</h1>" });
  });
  await page.goto("/about");
  const frame = page.getByRole("contentinfo").locator("iframe");
  await frame.scrollIntoViewIfNeeded();
  const map = frame.contentFrame();
  await expect(map.getByRole("img")).toBeVisible();
  expect(pageEvents.foreign).toEqual([]);

  await map.getByRole("link").click();
  await expect(map.getByRole("heading")).toHaveText("The real map");
  expect(asked).toEqual([{ url: expect.any(URL), referrer: undefined }]);
  expect(asked[0]?.url.searchParams.get("q")).toBe(practice.mapQuery);
});

test("the year in the footer is the visitor's", { tag: "@at-length" }, async ({ page }) => {
  await page.clock.setFixedTime("2031-06-01");
  await page.goto("/contact");
  await expect(page.getByRole("contentinfo").getByText("©")).toContainText("© 2031 ");
});

test("shows whether the practice is open by Delhi's clock, wherever the visitor is", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-11-17T13:45:00Z");
  await page.goto("/contact");
  await expect(page.locator(".hour-line")).toContainText(/7:15 PM .* tomorrow at 10:30 AM/);
});

test("while the practice is closed, no button rings it", async ({ page }) => {
  await page.setViewportSize(phone);
  const ringing = page.locator(`.next-step-bar, .next-step, .hero`).locator("a[href^='tel:']");
  const visible = ringing.filter({ visible: true });
  const help = "tel:14416";
  for (const path of ["/about", "/services", "/contact"]) {
    await page.clock.setFixedTime("2026-11-17T12:00+05:30");
    await page.goto(path);
    const line = page.locator(".hour-line");
    for (const link of await visible.all()) await expect(link).not.toHaveAttribute("href", help);
    await expect(line).toBeVisible({ visible: path === "/contact" });

    // Simulates a tab that stayed open until the night.
    await page.clock.setFixedTime("2026-11-17T22:10+05:30");
    await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
    await expect(line).toContainText(/10:10 PM.*tomorrow at 10:30 AM.*14416/);
    await expect(visible).not.toHaveCount(0);
    for (const link of await visible.all()) await expect(link).toHaveAttribute("href", help);
  }
  await page.goto("/about");
  const bar = page.locator(".next-step-bar").getByRole("link");
  await expect(bar.first()).toHaveText("Write now");
  await expect(bar.first()).toHaveAttribute("href", "/contact");
  await expect(bar.last()).toHaveAttribute("href", help);
});

test("names closed days until they are over in Delhi", {
  tag: "@at-length",
}, async ({ page }) => {
  const closure = page.locator("[data-closed-to]");
  const { from, to } = practice.closures[1] ?? { from: "", to: "" };
  for (const [time, said, isNamed] of [
    // The day before is a Monday, by appointment only.
    [`${from}T00:10+05:30`, /12:10 AM .* on 9 May 2031 at 1 PM/, true],
    [`${to}T12:10+05:30`, /12:10 PM .* on 9 May 2031 at 1 PM/, true],
    [`${to}T23:59+05:30`, /11:59 PM .* on 9 May 2031 at 1 PM/, true],
    ["2031-05-09T00:00+05:30", /12:00 AM .* on 9 May 2031 at 1 PM/, false],
    ["2031-05-05T10:00+05:30", /10:00 AM .* on 9 May 2031 at 1 PM/, true],
    ["2031-05-04T10:00+05:30", /10:00 AM .* we.re here until 11 AM/, true],
  ] as const) {
    await page.clock.setFixedTime(time);
    await page.goto("/contact");
    await expect(page.locator(".hour-line"), time).toContainText(said);
    await expect(closure, time).toBeVisible({ visible: isNamed });
  }
  await page.goto("/appointments");
  await expect(closure).toHaveText(/from 6 May 2031 to 8 May 2031/);
});

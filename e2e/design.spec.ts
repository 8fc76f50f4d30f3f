import type { Page } from "@playwright/test";
import { helpLines } from "../app/content/help-lines";
import { practice } from "../app/content/practice";
import { builtPages } from "../scripts/built-site";
import { expect, test } from "./site";

const paths = await builtPages();
const numbers = helpLines.lines.flatMap((line) => line.numbers);

test("A phone's first page comes in our own fonts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.evaluate(() => document.fonts.ready);
  for (const { part, font } of [
    { part: "h1", font: "Fraunces" },
    { part: ".lead", font: "Figtree" },
  ]) {
    expect(await renderedFonts(page, part)).toEqual([expect.stringContaining(font)]);
  }
});

test.describe("On a phone", () => {
  const phone = { width: 390, height: 844 };

  test.use({ viewport: phone });

  for (const path of ["/", "/contact", "/appointments"]) {
    test(`'Help now' leads to numbers on ${path} that no thumb misses`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole("banner").getByRole("link", { name: "Help now" }).click();
      const rows = page.locator("#help-now").getByRole("link");
      await expect(rows).toHaveCount(numbers.length);
      await expect(rows.first()).toBeInViewport({ ratio: 1 });
      for (const row of await rows.all()) {
        const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
        expect(height).toBeGreaterThanOrEqual(56);
        expect(width).toBeGreaterThan(phone.width * 0.75);
      }
    });
  }

  test("the side panel leads to the numbers, too", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Help now" }).click();
    await expect(page.locator("#help-now").getByRole("link").first()).toBeInViewport();
  });

  test("every sentence about the numbers leads to them", async ({ request }) => {
    for (const path of paths) {
      const html = await (await request.get(path)).text();
      const links = html.match(/<a [^>]*href="#help-now"[^>]*>[^<]*numbers at the foot/g) ?? [];
      const sentences = html.match(/numbers at the foot of this page/g) ?? [];
      expect.soft(links.length, path).toBe(sentences.length);
    }
  });

  test("the footer holds all that is in it, also while it is not laid out yet", async ({
    page,
  }) => {
    await page.goto("/about");
    const room = await page.getByText("©").evaluate((line) => {
      const footer = line.closest("footer") ?? line;
      return footer.getBoundingClientRect().bottom - line.getBoundingClientRect().bottom;
    });
    expect(room).toBeGreaterThan(0);
  });

  test("the footer, map included, takes at most one and a half screens", async ({ page }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    // Until it comes near, it has no height of its own, and until our fonts come, that of others.
    await footer.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    const { height = 0 } = (await footer.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(phone.height * 1.5);
  });

  test("phone and hours stand before the contact form", async ({ page }) => {
    await page.goto("/contact");
    const main = page.getByRole("main");
    const form = (await main.locator("form").boundingBox())?.y ?? 0;
    const telephone = main.getByRole("link", { name: practice.phone });
    for (const before of [telephone, main.getByText("Available hours")]) {
      const box = await before.boundingBox();
      expect((box?.y ?? form) + (box?.height ?? 0)).toBeLessThan(form);
    }
  });

  test("each section of the session request fits the screen and says how much is left", async ({
    page,
  }) => {
    await page.goto("/appointments");
    const { height: bar = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
    const sections = page.locator("form section");
    await expect(sections).toHaveCount(6);
    for (const [index, section] of (await sections.all()).entries()) {
      const { height = 0 } = (await section.boundingBox()) ?? {};
      expect.soft(height).toBeLessThanOrEqual(phone.height - bar);
      // It is still said when only the end of the section is left to see.
      await section.evaluate((element) => {
        scrollTo(0, scrollY + element.getBoundingClientRect().bottom - innerHeight / 2);
      });
      const count = section.getByText(`Section ${index + 1} of 6`);
      await expect.soft(count).toBeInViewport({ ratio: 1 });
      const { y = 0 } = (await count.boundingBox()) ?? {};
      expect.soft(y).toBeGreaterThanOrEqual(bar);
    }
  });

  test("a service, a therapist and a workshop have their button early, then within reach, then once", async ({
    page,
  }) => {
    for (const path of paths.filter((path) => /^\/(services|therapists|workshops)\/./.test(path))) {
      await page.goto(path);
      const main = page.getByRole("main");
      const bar = page.locator(".next-step-bar");
      const name = (await bar.getByRole("link").innerText()).split("\n")[0] ?? "";
      const buttons = main.getByRole("link", { name });
      const { y, height } = (await buttons.first().boundingBox()) ?? { y: Number.NaN, height: 0 };
      expect.soft(y + height, path).toBeLessThan(phone.height * 1.5);
      const call = main.getByRole("link", { name: /^Free \d+-minute call$/ });
      await expect.soft(call, path).toHaveAttribute("href", /^tel:/);
      await page.evaluate(() => scrollTo(0, innerHeight * 2));
      await expect.soft(bar, path).toBeInViewport({ ratio: 1 });
      await buttons.nth(-2).evaluate((closing) => closing.scrollIntoView({ block: "center" }));
      await expect.soft(bar, path).toBeHidden();
    }
  });
});

test.describe("On a small laptop", () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test("the way to help takes one line", async ({ page }) => {
    await page.goto("/");
    const help = page.getByRole("banner").getByRole("link", { name: "Help now" });
    const bottoms = await help.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return [...range.getClientRects()].map(({ bottom }) => Math.round(bottom));
    });
    expect(new Set(bottoms).size).toBe(1);
  });

  test("no window is stretched by what stands beside it", async ({ page }) => {
    for (const path of ["/", "/services/family-therapy", "/services/group-therapy"]) {
      await page.goto(path);
      const sills = await page.locator("main .arch").evaluateAll((frames) =>
        frames.map((frame) => {
          const bottoms = [frame, ...frame.children].map(
            (box) => box.getBoundingClientRect().bottom,
          );
          return ((bottoms[0] ?? 0) - (bottoms[1] ?? 0)) / frame.clientWidth;
        }),
      );
      expect.soft(Math.max(...sills), path).toBeLessThan(0.08);
    }
  });
});

test("At 768 pixels the home page's heading keeps clear of its picture in any font", async ({
  page,
}) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/");
  const words = await page.locator("h1").evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return range.getBoundingClientRect().right;
  });
  const picture = await page.locator("main .hero img").boundingBox();
  expect((picture?.x ?? 0) - words).toBeGreaterThanOrEqual(24);
});

test("The pictures of services, a workshop and the forms grow with the screen", async ({
  page,
}) => {
  for (const { path, picture } of [
    { path: "/services/individual-therapy", picture: ".hero-picture" },
    { path: "/services/relationship-counseling", picture: ".service-facing-middle" },
    { path: "/services/family-therapy", picture: ".service-table-seats" },
    { path: "/services/child-therapy", picture: ".service-blocks-picture" },
    { path: "/services/group-therapy", picture: ".service-rug-circle .arch" },
    { path: "/services/online-counseling", picture: ".service-screen-laptop" },
    { path: "/workshops/balanced-love", picture: ".hero-picture" },
    { path: "/contact", picture: ".hero-picture" },
    { path: "/appointments", picture: ".hero-picture" },
  ]) {
    await page.goto(path);
    for (const [width, least] of [
      [1440, 0.4],
      [1024, 0.37],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const box = await page.getByRole("main").locator(picture).boundingBox();
      expect
        .soft((box?.width ?? 0) / width, `${path} at ${width} px`)
        .toBeGreaterThanOrEqual(least);
      expect.soft(box?.y, `${path} at ${width} px`).toBeLessThan(700);
    }
  }
});

test("A page ends in hills that touch the footer", async ({ page }) => {
  for (const path of ["/services", "/services/group-therapy", "/workshops/balanced-love"]) {
    await page.goto(path);
    const hills = page.getByRole("region").last().locator("img");
    const [end, footer] = await Promise.all([
      hills.boundingBox(),
      page.getByRole("contentinfo").boundingBox(),
    ]);
    expect.soft((end?.y ?? 0) + (end?.height ?? 0)).toBeCloseTo(footer?.y ?? Number.NaN, 0);
    expect.soft(end?.width).toBe(footer?.width);
  }
});

for (const [width, height] of [
  [1920, 1080],
  [1440, 900],
  [1024, 768],
] as const) {
  test(`At ${width} pixels the home page's window takes 44 % of the screen, in one view`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const box = await page.locator("main .hero .arch").boundingBox();
    expect(box?.width).toBeCloseTo(width * 0.44, 0);
    expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  });
}

test("A club that is over is announced by one line below the hero", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const line = page.getByRole("region", { name: "Emotions Explorers Club 2.0" });
  await expect(line).toContainText("This date has passed");
  const hero = await page.locator("main .hero").boundingBox();
  const { y = 0, height = 0 } = (await line.boundingBox()) ?? {};
  expect(y).toBeGreaterThanOrEqual((hero?.y ?? 0) + (hero?.height ?? Number.NaN));
  expect(height).toBeLessThanOrEqual(100);
});

for (const { delhi, light } of [
  { delhi: "06:30", light: "dawn" },
  { delhi: "12:00", light: undefined },
  { delhi: "17:30", light: "gold" },
  { delhi: "23:00", light: "night" },
]) {
  test(`At ${delhi} in Delhi the hero is in the light of ${light ?? "day"}`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(`2026-11-16T${delhi}+05:30`));
    await page.goto("/");
    const content = await page.locator("main .hero img").evaluate((image) => {
      return getComputedStyle(image).content;
    });
    expect(/#(\w+)/.exec(content)?.[1]).toBe(light);
  });
}

test("A portrait that is chosen from the list becomes the one of its page", async ({ page }) => {
  const names = () => {
    return page.locator(".portrait").evaluateAll((portraits) =>
      portraits.map((portrait) => {
        return getComputedStyle(portrait).getPropertyValue("view-transition-name");
      }),
    );
  };
  await page.goto("/therapists");
  await page.getByRole("main").getByRole("link", { name: "Kabir Sondhal", exact: true }).focus();
  const [first, chosen, ...others] = await names();
  expect(new Set([first, ...others])).toEqual(new Set(["none"]));
  await page.goto("/therapists/kabir-sondhal");
  expect(await names()).toEqual([chosen]);
});

for (const width of [1440, 1024, 768]) {
  test(`At ${width} pixels no list of cards or choices ends with a hole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      "/services",
      "/about",
      "/workshops",
      "/workshops/balanced-love",
      "/appointments",
    ]) {
      await page.goto(path);
      const gaps = await page.locator("main .grid, form .choices").evaluateAll((lists) =>
        lists.map((list) => {
          const last = list.lastElementChild?.getBoundingClientRect().right ?? 0;
          return Math.round(list.getBoundingClientRect().right - last);
        }),
      );
      expect(gaps).not.toEqual([]);
      expect.soft(new Set(gaps), path).toEqual(new Set([0]));
    }
  });
}

/** What the letters of an element are really drawn with. */
async function renderedFonts(page: Page, selector: string) {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

test("The mark comes with the page, in the colours of day and night", async ({ page }) => {
  await page.goto("/services");
  const sun = page.locator(".header .logo-mark circle");
  const fill = () => sun.evaluate((circle) => getComputedStyle(circle).fill);
  const [unstyled, byDay] = ["rgb(0, 0, 0)", await fill()];
  expect(byDay).not.toBe(unstyled);
  await page.emulateMedia({ colorScheme: "dark" });
  expect([unstyled, byDay]).not.toContain(await fill());
});

test("Every page is shared with a picture of its own", async ({ request }) => {
  const pictures = new Map<string, string>();
  for (const path of paths.filter((path) => path !== "/404" && !path.endsWith("-2024"))) {
    const html = await (await request.get(path)).text();
    const [, picture = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const response = await request.get(new URL(picture).pathname);
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()["content-type"], path).toBe("image/png");
    expect.soft(pictures.get(picture), path).toBeUndefined();
    pictures.set(picture, path);
  }
});

const printed = [
  { path: "/", shown: "Who you would talk to" },
  { path: "/therapists/meher-talvani", shown: "About Meher" },
  { path: "/blogs/hustle-culture", shown: "Sources" },
  { path: "/workshops/emotions-explorers-2025", shown: "Workshop Details" },
];

for (const { path, shown } of printed) {
  test(`${path} prints without what only works on a screen`, async ({ page }) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.goto(path);
    await expect(page.getByRole("heading", { name: shown })).toBeVisible();
    await expect(page.locator("header.header")).toBeHidden();
    await expect(page.locator("iframe")).toBeHidden();
    await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(page.locator("main p").first()).toHaveCSS("color", "rgb(0, 0, 0)");
  });
}

test.describe("The session request on paper", () => {
  test("has every question, all that was typed, and the privacy notice in both languages", async ({
    page,
  }) => {
    await page.goto("/appointments");
    const concerns = page.getByLabel("What brings you here?");
    await concerns.fill("I have not slept well for weeks.\n".repeat(20));
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    for (const control of await page.locator("form :is(.control, .choice)").all()) {
      await expect(control).toBeVisible();
    }
    expect(await concerns.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0);
    for (const name of ["What we ask, and why", "हम क्या पूछते हैं, और क्यों"]) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
    }
    await expect(page.locator("form .button").first()).toBeHidden();
  });

  test("has the privacy notice also where CSS cannot open it", async ({ page }) => {
    await page.goto("/appointments");
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(page.locator("details")).toHaveAttribute("open");
  });
});

test("Sources print with their addresses", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/blogs/hustle-culture");
  const source = page.locator("#sources ~ ol a").first();
  const after = await source.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(after).toContain("https://");
});

import type { Page } from "@playwright/test";
import {
  desktop,
  expectFit,
  expectLargerTextToFit,
  expectNoAxeFindings,
  expectVisibleFocus,
  phone,
  zoomed,
} from "./checks/a11y-checks";
import { languageFindings } from "./checks/language";
import { targetFindings } from "./checks/layout";
import { motionFindings } from "./checks/motion";
import { noon } from "./forms";
import { expect, noUnexpectedEvents, type PageEvents, test } from "./site";
import { builtPages, sites } from "./sites";

/** Pages that `npm test` visits for all others: the first one, and one with a form. */
const few = ["/", "/appointments"];

test.use({ hasTouch: true });

const pages = (await builtPages(sites.practice)).filter((path) => path !== "/404");

for (const path of pages) {
  test(`${path} is a quiet page that everyone can use`, {
    tag: few.includes(path) ? "@chromium" : "@at-length",
  }, async ({ page, pageEvents }) => {
    await page.clock.setFixedTime(noon);
    const scripts = listenForScripts(page);
    await page.goto(path);

    await test.step("it lets the keyboard skip to the content", () => expectSkipLink(page));
    await test.step("it makes no foreign request and loads no React", async () => {
      await expectNoUnexpectedEvents(page, pageEvents);
      expect(scripts).toEqual([]);
    });
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
      expect.soft(await languageFindings(page)).toEqual([]);
    });
  });
}

async function expectSkipLink(page: Page) {
  await page.keyboard.press("Tab");
  const skip = page.locator("a:focus");
  await expect(skip).toBeInViewport();
  await skip.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
}

/** Scrolls down to the map, and expects no console message and no foreign or failed request. */
async function expectNoUnexpectedEvents(page: Page, pageEvents: PageEvents) {
  const map = page.getByRole("contentinfo").locator("iframe");
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByRole("img")).toBeVisible();
  expect(pageEvents).toEqual(noUnexpectedEvents);
  // At the top, the bar covers nothing. Axe can't judge covered text.
  await page.evaluate(() => scrollTo(0, 0));
}

/** Collects the URLs of the scripts that the page requests. */
function listenForScripts(page: Page) {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  return scripts;
}

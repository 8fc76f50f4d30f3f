import type { Locator, Page } from "@playwright/test";
import { contactWords } from "./facts";
import {
  calendarOf,
  contactMessage,
  control,
  dayOf,
  expect,
  fill,
  hydrate,
  noon,
  send,
  test,
} from "./forms";

/*
 * What assistive technology, the system's own colours and the keyboard need of single parts.
 * `every-page.spec.ts` has what holds for every page.
 */

/** How a part differs from others by more than a background, which a system's colours take away. */
function looksOf(part: Locator) {
  return part.evaluate((element) => {
    const style = getComputedStyle(element);
    const { backgroundColor, color, borderStyle, outlineStyle, textDecorationLine } = style;
    return { backgroundColor, color, borderStyle, outlineStyle, textDecorationLine };
  });
}

test.describe("In the colours of the visitor's system", { tag: "@chromium" }, () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  test("days, answers, messages and the focus can be told apart", async ({ page }) => {
    await page.clock.setFixedTime(noon);
    await page.goto("/appointments");
    const date = control(page, "preferredDate");
    const [icon, ground] = await date.evaluate((button) =>
      ["::after", null].map((part) => getComputedStyle(button, part).backgroundColor),
    );
    expect(icon).not.toBe(ground);

    await date.click();
    await dayOf(page, "2026-11-20").click();
    await date.press("Enter");
    await expect(dayOf(page, "2026-11-20")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    const plain = await looksOf(dayOf(page, "2026-11-23"));
    const chosen = await looksOf(dayOf(page, "2026-11-20"));
    expect(chosen.backgroundColor).not.toBe(plain.backgroundColor);
    expect(chosen.color).not.toBe(plain.color);
    expect(await looksOf(dayOf(page, "2026-11-21"))).not.toEqual(plain);
    const past = await looksOf(dayOf(page, "2026-11-15"));
    expect(past.textDecorationLine).not.toBe(plain.textDecorationLine);

    const choice = page.locator(".choice").first();
    const parts = [control(page, "fullName"), choice];
    const before = await Promise.all(parts.map(looksOf));
    await send(page).click();
    await expect(page.locator("#preferredTime-error")).toBeVisible();
    for (const [index, part] of parts.entries()) {
      expect((await looksOf(part)).borderStyle).not.toBe(before[index]?.borderStyle);
    }
    const mark = await page
      .locator("#fullName-error")
      .evaluate((message) => getComputedStyle(message, "::before").content);
    expect(mark).toContain("▲");
    await choice.locator("input").check();
    expect((await looksOf(choice)).outlineStyle).toBe("solid");
  });
});

/** Counts what a live region is given to say. */
async function listenTo(region: Locator) {
  await region.evaluate((element) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      if (changes.some((change) => change.addedNodes.length > 0 || change.type !== "childList")) {
        said.push(element.textContent ?? "");
      }
    }).observe(element, { childList: true, subtree: true, characterData: true });
  });
}

function said(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, "said"));
}

test("that a message was sent is announced once, and messages about fields not at all", async ({
  page,
}) => {
  await page.goto("/contact");
  await hydrate(page);
  await listenTo(page.getByRole("status"));
  await send(page).click();
  await expect(page.locator("#email-error")).toBeVisible();
  // The focus goes to the first of them, which is read out there.
  await expect(page.locator("form [role=alert], form [aria-live]")).toHaveCount(0);
  await fill(page, contactMessage);
  expect(await said(page)).toEqual([]);
  await send(page).click();
  const { title, text } = contactWords.sent.toast;
  await expect(page.getByRole("status")).toContainText(title);
  await page.getByRole("status").getByRole("button").click();
  await expect(page.getByRole("status")).toBeEmpty();
  expect(await said(page)).toEqual([expect.stringContaining(title + text)]);
});

test("the note about a parent or guardian is announced once, while the age is typed on", async ({
  page,
}) => {
  await page.goto("/appointments");
  const note = page.locator("[aria-live=polite]").first();
  await listenTo(note);
  await control(page, "age").pressSequentially("1");
  await expect(note).not.toBeEmpty();
  await control(page, "age").pressSequentially("6");
  expect(await said(page)).toHaveLength(1);
});

test("the calendar stays while the focus is in it or on its button, and closes behind it", async ({
  page,
}) => {
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  const [date, calendar] = [control(page, "preferredDate"), calendarOf(page)];
  await date.press("Enter");
  await expect(calendar.getByRole("gridcell").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Shift+Tab");
  await expect(calendar.locator(":focus")).toHaveCount(1);
  await date.focus();
  await expect(calendar).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(calendar).toBeHidden();
  await expect(control(page, "age")).toBeFocused();

  await date.press("Enter");
  await expect(calendar.getByRole("gridcell").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Tab");
  await expect(calendar).toBeHidden();
  await expect(control(page, "preferredTime").first()).toBeFocused();
});

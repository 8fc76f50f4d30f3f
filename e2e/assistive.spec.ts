import type { Locator, Page } from "@playwright/test";
import {
  calendarOf,
  contactMessage,
  expect,
  expectMessages,
  fillContact,
  noon,
  requestControl,
  send,
  test,
} from "./forms";

/*
 * What assistive technology, the system's own colours and the keyboard need of single parts.
 * `every-page.spec.ts` has what holds for every page.
 */

test.describe("In the colours of the visitor's system", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  /** How a part differs from others by more than a background, which these colours take away. */
  function looksOf(part: Locator) {
    return part.evaluate((element) => {
      const style = getComputedStyle(element);
      const { backgroundColor, color, borderStyle, outlineStyle, textDecorationLine } = style;
      return { backgroundColor, color, borderStyle, outlineStyle, textDecorationLine };
    });
  }

  test("a chosen day, a day that cannot be chosen and the focus can be told apart", async ({
    page,
  }) => {
    await page.clock.setFixedTime(noon);
    await page.goto("/appointments");
    await requestControl(page, "preferredDate").click();
    const day = (name: string) => calendarOf(page).getByRole("button", { name });
    await day("Friday, 20 November 2026").click();
    await requestControl(page, "preferredDate").press("Enter");
    await expect(day("Friday, 20 November 2026")).toBeFocused();
    await page.keyboard.press("ArrowRight");

    const [chosen, focused, plain, past] = await Promise.all([
      looksOf(day("Friday, 20 November 2026")),
      looksOf(day("Saturday, 21 November 2026")),
      looksOf(day("Monday, 23 November 2026")),
      looksOf(day("Sunday, 15 November 2026")),
    ]);
    expect(chosen.backgroundColor).not.toBe(plain.backgroundColor);
    expect(chosen.color).not.toBe(plain.color);
    expect(focused.outlineStyle).not.toBe("none");
    expect(plain.outlineStyle).toBe("none");
    expect(past.textDecorationLine).not.toBe(plain.textDecorationLine);
  });

  test("a wrong answer, a chosen one and the page in the menu can be told apart", async ({
    page,
  }) => {
    await page.goto("/appointments");
    const [name, time] = [requestControl(page, "fullName"), requestControl(page, "preferredTime")];
    const choice = time.locator("label").first();
    const before = [await looksOf(name), await looksOf(choice)];
    await send(page).click();
    await expect(page.locator("#preferredTime-error")).toBeVisible();
    const after = [await looksOf(name), await looksOf(choice)];
    for (const [index, looks] of after.entries()) {
      expect(looks.borderStyle).not.toBe(before[index]?.borderStyle);
    }
    const mark = await page
      .locator("#fullName-error")
      .evaluate((message) => getComputedStyle(message, "::before").content);
    expect(mark).toContain("▲");

    await choice.locator("input").check();
    expect((await looksOf(choice)).outlineStyle).toBe("solid");
  });

  test("the icon of the date's button is seen", async ({ page }) => {
    await page.goto("/appointments");
    const [icon, ground] = await requestControl(page, "preferredDate").evaluate((button) =>
      ["::after", null].map((part) => getComputedStyle(button, part).backgroundColor),
    );
    expect(icon).not.toBe(ground);
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

test("that a message was sent is announced once", async ({ page }) => {
  await page.goto("/contact");
  await listenTo(page.getByRole("status"));
  await fillContact(page, contactMessage);
  expect(await said(page)).toEqual([]);
  await send(page).click();
  await expect(page.getByText("Message Sent!")).toBeVisible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByRole("status")).toBeEmpty();
  expect(await said(page)).toEqual([expect.stringMatching(/^Message Sent!Thank you/)]);
});

test("the note about a parent or guardian is announced once, while the age is typed on", async ({
  page,
}) => {
  await page.goto("/appointments");
  const age = requestControl(page, "age");
  await listenTo(page.locator("[aria-live=polite]").first());
  await age.pressSequentially("1");
  await expect(page.getByText("a parent or guardian needs to be part of it")).toBeVisible();
  await age.pressSequentially("6");
  expect(await said(page)).toHaveLength(1);
});

test("messages are not announced again while their fields are mended", async ({ page }) => {
  await page.goto("/contact");
  await send(page).click();
  await expectMessages(page, {
    name: "Name is required",
    email: "Invalid email address",
    message: "Message is required",
  });
  await expect(page.locator("form [role=alert], form [aria-live]")).toHaveCount(0);
});

test.describe("The calendar", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(noon);
    await page.goto("/appointments");
    await requestControl(page, "preferredDate").press("Enter");
    await expect(calendarOf(page).getByRole("gridcell").locator(":focus")).toHaveCount(1);
  });

  test("closes when the focus moves on, and lies over nothing that has it", async ({ page }) => {
    await page.keyboard.press("Tab");
    await expect(calendarOf(page)).toBeHidden();
    await expect(requestControl(page, "preferredTime").locator("input").first()).toBeFocused();
  });

  test("stays while the focus moves within it and back to its button", async ({ page }) => {
    await page.keyboard.press("Shift+Tab");
    await expect(calendarOf(page).locator(":focus")).toHaveCount(1);
    await requestControl(page, "preferredDate").focus();
    await expect(calendarOf(page)).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(calendarOf(page)).toBeHidden();
    await expect(requestControl(page, "age")).toBeFocused();
  });
});

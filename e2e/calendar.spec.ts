import type { Page } from "@playwright/test";
import { withLargerText } from "./checks/layout";
import {
  calendarOf,
  chooseDay,
  confirmation,
  expect,
  fillRequest,
  holdScript,
  messages,
  noon,
  requestControl,
  send,
  sessionRequest,
  test,
} from "./forms";
import { test as siteTest } from "./site";

function dateButton(page: Page) {
  return requestControl(page, "preferredDate");
}

function day(page: Page, name: string) {
  return calendarOf(page).getByRole("button", { name, exact: true });
}

async function openAt(page: Page, now: Date | string) {
  await page.clock.setFixedTime(now);
  await page.goto("/appointments");
}

test("the longest name of a month keeps clear of the arrows, with text at 200 %", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, "2026-09-15T12:00:00+05:30");
  await dateButton(page).click();
  const month = calendarOf(page).getByText("September 2026", { exact: true });
  const arrow = calendarOf(page).getByRole("button", { name: "Go to the Previous Month" });
  const gap = await withLargerText(page, async () => {
    const [name, next] = [await month.boundingBox(), await arrow.boundingBox()];
    return (next?.x ?? 0) - ((name?.x ?? 0) + (name?.width ?? 0));
  });
  expect(gap).toBeGreaterThanOrEqual(0);
});

test.describe("by mouse", () => {
  test("opens on this month, offers tomorrow and later, and closes with the day in words", {
    tag: "@journey",
  }, async ({ page }) => {
    await openAt(page, noon);
    await expect(dateButton(page)).toHaveAccessibleName("Preferred date Choose a date");
    await dateButton(page).click();
    await expect(calendarOf(page).getByRole("grid", { name: "November 2026" })).toBeVisible();
    const previous = calendarOf(page).getByRole("button", { name: "Go to the Previous Month" });
    await expect(previous).toBeDisabled();
    await expect(day(page, "Saturday, 14 November 2026")).toBeDisabled();
    await expect(day(page, "Sunday, 15 November 2026")).toBeDisabled();
    await expect(day(page, "Monday, 16 November 2026")).toBeEnabled();
    await day(page, "Monday, 16 November 2026").click();
    await expect(calendarOf(page)).toBeHidden();
    await expect(dateButton(page)).toBeFocused();
    await expect(dateButton(page)).toHaveAccessibleName("Preferred date Monday, 16 November 2026");
  });

  test("names each day with the number that is seen, and announces the month without a status", async ({
    page,
  }) => {
    await openAt(page, noon);
    await dateButton(page).click();
    await expect(calendarOf(page).getByRole("grid")).toBeVisible();
    const days = await calendarOf(page)
      .getByRole("gridcell")
      .getByRole("button")
      .evaluateAll((buttons) =>
        buttons.map((button) => [button.textContent, button.getAttribute("aria-label")]),
      );
    expect(days).toHaveLength(30);
    for (const [number, name] of days) expect(name).toContain(` ${number} November 2026`);

    const caption = calendarOf(page).locator('[aria-live="polite"]');
    await expect(caption).toHaveText("November 2026");
    await calendarOf(page).getByRole("button", { name: "Go to the Next Month" }).click();
    await expect(caption).toHaveText("December 2026");
    await expect(page.getByRole("status")).toHaveCount(1);
    await expect(
      calendarOf(page).getByRole("button", { name: "Go to the Previous Month" }),
    ).toBeEnabled();
  });

  test("opens again on the chosen day, which another click replaces", async ({ page }) => {
    await openAt(page, noon);
    await chooseDay(page, "2027-01-08");
    await dateButton(page).click();
    const chosen = calendarOf(page).getByRole("gridcell", { selected: true });
    await expect(chosen).toHaveText("8");
    await expect(day(page, "Friday, 8 January 2027")).toBeFocused();
    await day(page, "Saturday, 9 January 2027").click();
    await expect(dateButton(page)).toContainText("Saturday, 9 January 2027");
  });

  test("takes back the message about a missing date at once", async ({ page }) => {
    await openAt(page, noon);
    await send(page).click();
    await expect(dateButton(page)).toHaveAccessibleDescription(
      "Please select a preferred appointment date",
    );
    await chooseDay(page, "2026-11-20");
    await expect.poll(() => messages(page)).not.toHaveProperty("preferredDate");
    await expect(dateButton(page)).not.toHaveAttribute("aria-invalid");
  });
});

for (const viewport of [
  { width: 390, height: 700 },
  { width: 844, height: 390 },
]) {
  test(`nothing of it is cut off on a screen of ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openAt(page, noon);
    for (const height of [0.2, 0.5, 0.8]) {
      await dateButton(page).evaluate((button, share) => {
        scrollBy(0, button.getBoundingClientRect().top - innerHeight * share);
      }, height);
      await dateButton(page).press("Enter");
      await expect(day(page, "Monday, 16 November 2026")).toBeFocused();
      await expect(calendarOf(page), `at ${height} of the height`).toBeInViewport({ ratio: 1 });
      await calendarOf(page).getByRole("button", { name: "Go to the Next Month" }).press("Enter");
      await expect(calendarOf(page).getByRole("grid", { name: "December 2026" })).toBeVisible();
      await expect(calendarOf(page), `${height}, next leaf`).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Escape");
      // A browser that is told to close and open in one go reports neither.
      await expect(page.locator(".calendar").getByText("December 2026")).not.toBeAttached();
    }
  });
}

test.describe("by touch", { tag: "@touch" }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  test("turns its leaves and takes the tapped day", async ({ page }) => {
    await openAt(page, noon);
    await dateButton(page).tap();
    await calendarOf(page).getByRole("button", { name: "Go to the Next Month" }).tap();
    await day(page, "Tuesday, 1 December 2026").tap();
    await expect(calendarOf(page)).toBeHidden();
    await expect(dateButton(page)).toContainText("Tuesday, 1 December 2026");
  });
});

test.describe("by keyboard", () => {
  test("opens, moves as calendars do and chooses", { tag: "@journey" }, async ({ page }) => {
    await openAt(page, noon);
    await dateButton(page).press("Enter");
    await expect(day(page, "Monday, 16 November 2026")).toBeFocused();
    for (const [press, name] of [
      ["ArrowRight", "Tuesday, 17 November 2026"],
      ["ArrowDown", "Tuesday, 24 November 2026"],
      ["ArrowLeft", "Monday, 23 November 2026"],
      ["End", "Sunday, 29 November 2026"],
      ["Home", "Monday, 23 November 2026"],
      ["ArrowUp", "Monday, 16 November 2026"],
      ["PageDown", "Wednesday, 16 December 2026"],
      ["PageUp", "Monday, 16 November 2026"],
      ["ArrowDown", "Monday, 23 November 2026"],
      ["ArrowDown", "Monday, 30 November 2026"],
      ["ArrowRight", "Tuesday, 1 December 2026"],
    ] as const) {
      await page.keyboard.press(press);
      await expect(day(page, name), press).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(calendarOf(page)).toBeHidden();
    await expect(dateButton(page)).toBeFocused();
    await expect(dateButton(page)).toContainText("Tuesday, 1 December 2026");

    await page.keyboard.press("Space");
    await expect(day(page, "Tuesday, 1 December 2026")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(calendarOf(page)).toBeHidden();
    await expect(dateButton(page)).toContainText("Wednesday, 2 December 2026");
  });

  test("never reaches a day that cannot be chosen", async ({ page }) => {
    await openAt(page, "2026-11-18T12:00:00+05:30");
    await dateButton(page).press("Enter");
    const first = day(page, "Thursday, 19 November 2026");
    await expect(first).toBeFocused();
    for (const press of ["ArrowLeft", "ArrowUp", "Home", "PageUp"]) {
      await page.keyboard.press(press);
      const name = await page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
      expect(name, press).toBe("Thursday, 19 November 2026");
    }
  });

  test("Escape closes it, chooses nothing and returns to the button", async ({ page }) => {
    await openAt(page, noon);
    await dateButton(page).press("Enter");
    await expect(day(page, "Monday, 16 November 2026")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(calendarOf(page)).toBeHidden();
    await expect(dateButton(page)).toBeFocused();
    await expect(dateButton(page)).toHaveText("Choose a date");
  });
});

/** `days.test.ts` has more moments; here the first day on offer goes all the way, east and west. */
for (const { now, timezoneId, opens, first } of [
  {
    now: "2026-12-31T23:59:00+05:30",
    timezoneId: "Asia/Kolkata",
    opens: "January 2027",
    first: "Friday, 1 January 2027",
  },
  {
    now: "2026-11-15T23:00:00+14:00",
    timezoneId: "Pacific/Kiritimati",
    opens: "November 2026",
    first: "Monday, 16 November 2026",
  },
  {
    now: "2026-11-15T00:10:00-08:00",
    timezoneId: "America/Los_Angeles",
    opens: "November 2026",
    first: "Monday, 16 November 2026",
  },
]) {
  test.describe(`at ${now} in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`the calendar opens on ${opens}, and ${first} is offered, chosen and sent`, async ({
      page,
    }) => {
      const { preferredDate: _, ...rest } = sessionRequest;
      await openAt(page, now);
      await dateButton(page).click();
      await expect(calendarOf(page).getByRole("grid", { name: opens })).toBeVisible();
      const enabled = calendarOf(page).getByRole("gridcell").locator("button:enabled").first();
      await expect(enabled).toHaveAccessibleName(first);
      await expect(enabled).toBeFocused();
      await enabled.click();
      await fillRequest(page, rest);
      await expect(dateButton(page)).toContainText(first);
      await send(page).click();
      await expect(confirmation(page)).toContainText(`Preferred date: ${first}`);
    });
  });
}

test.describe("arriving", () => {
  test("says that the calendar is on its way, then shows it", async ({ page }) => {
    const script = await holdScript(page, "calendar");
    await openAt(page, noon);
    await dateButton(page).click();
    await expect(calendarOf(page).getByText("The calendar is on its way …")).toBeVisible();
    script.letThrough();
    await expect(day(page, "Monday, 16 November 2026")).toBeFocused();
  });

  for (const reach of ["hover", "focus"] as const) {
    test(`is asked for on ${reach} of its button, and not before`, async ({ page }) => {
      const scripts: string[] = [];
      page.on("request", (request) => scripts.push(request.url()));
      await openAt(page, noon);
      await fillRequest(page, { fullName: "Asha Rao", primaryConcerns: "12345" });
      await expect(page.getByText("5 of 1000 characters")).toBeVisible();
      const isCalendar = (url: string) => /\/calendar-[^/]*\.js$/.test(url);
      expect(scripts.filter(isCalendar)).toEqual([]);
      await dateButton(page)[reach]();
      await expect.poll(() => scripts.filter(isCalendar)).toHaveLength(1);
      await expect(calendarOf(page)).toBeHidden();
    });
  }

  // Its script is refused, which the browser reports.
  siteTest("lets the date be typed when the calendar cannot come", async ({ page }) => {
    const script = await holdScript(page, "calendar");
    script.refuse();
    await openAt(page, noon);
    await dateButton(page).click();
    const typed = calendarOf(page).getByLabel(/Please enter the date here/);
    for (const refused of ["", "2026-11-15"]) {
      await typed.fill(refused);
      await expect(dateButton(page)).toContainText("Choose a date");
    }
    await typed.fill("2026-11-16");
    await expect(dateButton(page)).toContainText("Monday, 16 November 2026");
    expect(await messages(page)).toEqual({});
    await typed.press("Enter");
    await expect(calendarOf(page)).toBeHidden();
    await expect(dateButton(page)).toBeFocused();

    await send(page).click();
    await expect.poll(() => messages(page)).toHaveProperty("email");
    expect(await messages(page)).not.toHaveProperty("preferredDate");
  });

  siteTest("is asked for again when it is opened again", async ({ page, browserName }) => {
    siteTest.skip(browserName === "firefox", "Firefox never asks again; the date stays typed.");
    const chunk = "**/assets/calendar-*.js";
    await page.route(chunk, (route) => route.abort());
    await openAt(page, noon);
    await dateButton(page).click();
    await expect(calendarOf(page).getByLabel(/Please enter the date here/)).toBeVisible();
    await page.keyboard.press("Escape");
    await page.unroute(chunk);
    await dateButton(page).click();
    await expect(calendarOf(page).getByRole("grid")).toBeVisible();
  });

  siteTest("takes no more room for a typed date than its field has", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const script = await holdScript(page, "calendar");
    script.refuse();
    await openAt(page, noon);
    await dateButton(page).click();
    await expect(calendarOf(page).getByLabel(/Please enter the date here/)).toBeVisible();
    const field = await dateButton(page).boundingBox();
    const box = await calendarOf(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(field?.width ?? 0);
  });
});

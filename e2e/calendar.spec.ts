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

test.describe("by mouse", { tag: "@journey" }, () => {
  test("opens on this month, offers tomorrow and later, and closes with the day in words", async ({
    page,
  }) => {
    await openAt(page, noon);
    await expect(dateButton(page)).toHaveAccessibleName("Preferred date Choose a date");
    await dateButton(page).click();
    await expect(calendarOf(page).getByRole("grid", { name: "November 2026" })).toBeVisible();
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

  test("offers no month before this one", async ({ page }) => {
    await openAt(page, noon);
    await dateButton(page).click();
    await expect(
      calendarOf(page).getByRole("button", { name: "Go to the Previous Month" }),
    ).toBeDisabled();
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
  test(`nothing of it is cut off on a screen of ${viewport.width} by ${viewport.height}`, {
    tag: "@journey",
  }, async ({ page }) => {
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

test.describe("by keyboard", { tag: "@journey" }, () => {
  for (const key of ["Enter", "Space"]) {
    test(`opens with ${key}, moves as calendars do and chooses`, async ({ page }) => {
      await openAt(page, noon);
      await dateButton(page).focus();
      await page.keyboard.press(key);
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
      await page.keyboard.press(key);
      await expect(calendarOf(page)).toBeHidden();
      await expect(dateButton(page)).toBeFocused();
      await expect(dateButton(page)).toContainText("Tuesday, 1 December 2026");
    });
  }

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

type Moment = { now: string; timezoneId: string; opens: string; disabled?: string; first: string };

/** Ends of months and years, the leap day, clock changes, and both sides of Delhi. */
const moments: Moment[] = [
  {
    now: "2026-11-30T09:00:00+05:30",
    timezoneId: "Asia/Kolkata",
    opens: "December 2026",
    first: "Tuesday, 1 December 2026",
  },
  {
    now: "2026-12-31T23:59:00+05:30",
    timezoneId: "Asia/Kolkata",
    opens: "January 2027",
    first: "Friday, 1 January 2027",
  },
  {
    now: "2028-02-28T12:00:00+05:30",
    timezoneId: "Asia/Kolkata",
    opens: "February 2028",
    disabled: "Monday, 28 February 2028",
    first: "Tuesday, 29 February 2028",
  },
  {
    now: "2028-02-29T12:00:00+05:30",
    timezoneId: "Asia/Kolkata",
    opens: "March 2028",
    first: "Wednesday, 1 March 2028",
  },
  {
    now: "2026-03-28T12:00:00+01:00",
    timezoneId: "Europe/Berlin",
    opens: "March 2026",
    disabled: "Saturday, 28 March 2026",
    first: "Sunday, 29 March 2026",
  },
  {
    now: "2026-10-25T00:30:00+02:00",
    timezoneId: "Europe/Berlin",
    opens: "October 2026",
    disabled: "Sunday, 25 October 2026",
    first: "Monday, 26 October 2026",
  },
  {
    now: "2026-03-07T23:30:00-05:00",
    timezoneId: "America/New_York",
    opens: "March 2026",
    disabled: "Saturday, 7 March 2026",
    first: "Sunday, 8 March 2026",
  },
  {
    now: "2026-10-31T12:00:00-04:00",
    timezoneId: "America/New_York",
    opens: "November 2026",
    first: "Sunday, 1 November 2026",
  },
  {
    now: "2026-11-15T23:00:00+14:00",
    timezoneId: "Pacific/Kiritimati",
    opens: "November 2026",
    disabled: "Sunday, 15 November 2026",
    first: "Monday, 16 November 2026",
  },
  {
    now: "2026-11-15T00:10:00-08:00",
    timezoneId: "America/Los_Angeles",
    opens: "November 2026",
    disabled: "Sunday, 15 November 2026",
    first: "Monday, 16 November 2026",
  },
];

for (const { now, timezoneId, opens, disabled, first } of moments) {
  test.describe(`at ${now} in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`the calendar opens on ${opens} and the first day is ${first}`, async ({ page }) => {
      await openAt(page, new Date(now));
      await dateButton(page).click();
      await expect(calendarOf(page).getByRole("grid", { name: opens })).toBeVisible();
      if (disabled) await expect(day(page, disabled)).toBeDisabled();
      const enabled = calendarOf(page).getByRole("gridcell").locator("button:enabled").first();
      await expect(enabled).toHaveAccessibleName(first);
      await expect(enabled).toBeFocused();
      await enabled.click();
      await expect(dateButton(page)).toContainText(first);
    });
  });
}

for (const timezoneId of ["Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kolkata"]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("the chosen day is the one in the copy", async ({ page }) => {
      await openAt(page, noon);
      await fillRequest(page, { ...sessionRequest, preferredDate: "2026-12-01" });
      await expect(dateButton(page)).toContainText("Tuesday, 1 December 2026");
      await send(page).click();
      await expect(confirmation(page)).toContainText("Preferred date: Tuesday, 1 December 2026");
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
    const typed = calendarOf(page).getByLabel(/Please type the date instead/);
    const use = calendarOf(page).getByRole("button", { name: "Use this date" });
    await expect(typed).toBeVisible();

    for (const refused of ["", "2026-11-15"]) {
      await typed.fill(refused);
      await use.click();
      await expect(calendarOf(page)).toBeVisible();
    }
    await typed.fill("2026-11-16");
    await typed.press("Enter");
    await expect(calendarOf(page)).toBeHidden();
    await expect(dateButton(page)).toContainText("Monday, 16 November 2026");
    expect(await messages(page)).toEqual({});

    await dateButton(page).click();
    await typed.fill("2027-01-01");
    await use.click();
    await expect(dateButton(page)).toContainText("Friday, 1 January 2027");
    await expect(dateButton(page)).toBeFocused();
  });

  siteTest("takes no more room for a typed date than its field has", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const script = await holdScript(page, "calendar");
    script.refuse();
    await openAt(page, noon);
    await dateButton(page).click();
    await expect(calendarOf(page).getByRole("button", { name: "Use this date" })).toBeVisible();
    const field = await dateButton(page).boundingBox();
    const box = await calendarOf(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(field?.width ?? 0);
  });
});

import type { Page } from "@playwright/test";
import { formatLongDay } from "../app/lib/dates";
import { requestWords } from "./facts";
import {
  calendarOf,
  chooseDay,
  confirmation,
  control,
  dayOf,
  expect,
  fill,
  holdScript,
  hydrate,
  messages,
  noon,
  send,
  sessionRequest,
  test,
} from "./forms";
import { test as siteTest } from "./site";

const words = requestWords.date;

function dateButton(page: Page) {
  return control(page, "preferredDate");
}

function leaf(page: Page, way: "Next" | "Previous") {
  return calendarOf(page).getByRole("button", { name: `Go to the ${way} Month` });
}

async function openAt(page: Page, now: Date | string) {
  await page.clock.setFixedTime(now);
  await page.goto("/appointments");
}

test("opens on this month, offers tomorrow and later, and closes with the day in words", async ({
  page,
}) => {
  await openAt(page, noon);
  await send(page).click();
  await expect.poll(() => messages(page)).toHaveProperty("preferredDate");
  await dateButton(page).click();
  await expect(calendarOf(page).getByRole("grid", { name: "November 2026" })).toBeVisible();
  await expect(leaf(page, "Previous")).toBeDisabled();
  await expect(dayOf(page, "2026-11-14")).toBeDisabled();
  await expect(dayOf(page, "2026-11-15")).toBeDisabled();
  await dayOf(page, "2026-11-16").click();
  await expect(calendarOf(page)).toBeHidden();
  await expect(dateButton(page)).toBeFocused();
  await expect(dateButton(page)).toHaveAccessibleName(
    `${requestWords.labels.preferredDate} ${formatLongDay("2026-11-16")}`,
  );
  expect(await messages(page)).not.toHaveProperty("preferredDate");
  await chooseDay(page, "2027-01-08");
  await dateButton(page).click();
  await expect(calendarOf(page).getByRole("gridcell", { selected: true })).toHaveText("8");
  await expect(dayOf(page, "2027-01-08")).toBeFocused();
});

test("names each day with the number that is seen, and announces the month without a status", async ({
  page,
}) => {
  await openAt(page, noon);
  await dateButton(page).click();
  const days = calendarOf(page).getByRole("gridcell").getByRole("button");
  await expect(days).toHaveCount(30);
  const seen = await days.evaluateAll((buttons) =>
    buttons.map((button) => [button.textContent, button.getAttribute("aria-label")]),
  );
  for (const [number, name] of seen) expect(name).toContain(` ${number} November 2026`);
  await leaf(page, "Next").click();
  await expect(calendarOf(page).locator("[aria-live=polite]")).toHaveText("December 2026");
  await expect(leaf(page, "Previous")).toBeEnabled();
  await expect(page.getByRole("status")).toHaveCount(1);
});

test("nothing of it is cut off on a phone, upright and sideways", async ({ page }) => {
  await openAt(page, noon);
  for (const [width, height, share] of [
    [390, 700, 0.2],
    [390, 700, 0.8],
    [844, 390, 0.5],
  ] as const) {
    await page.setViewportSize({ width, height });
    await dateButton(page).evaluate((button, part) => {
      scrollBy(0, button.getBoundingClientRect().top - innerHeight * part);
    }, share);
    await dateButton(page).press("Enter");
    await expect(dayOf(page, "2026-11-16")).toBeFocused();
    await expect(calendarOf(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    // A browser that is told to close and open in one go reports neither.
    await expect(page.locator(".calendar").getByText("November 2026")).not.toBeAttached();
  }
});

test("turns its leaves and takes a day under a finger", { tag: "@touch" }, async ({
  browser,
  origin,
}) => {
  const context = await browser.newContext({
    baseURL: origin,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 700 },
  });
  const page = await context.newPage();
  await openAt(page, noon);
  await dateButton(page).tap();
  await leaf(page, "Next").tap();
  await dayOf(page, "2026-12-01").tap();
  await expect(calendarOf(page)).toBeHidden();
  await expect(dateButton(page)).toContainText(formatLongDay("2026-12-01"));
  await context.close();
});

test("opens, moves as calendars do and chooses by keyboard; Escape chooses nothing", async ({
  page,
}) => {
  await openAt(page, noon);
  await dateButton(page).press("Enter");
  await expect(dayOf(page, "2026-11-16")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(calendarOf(page)).toBeHidden();
  await expect(dateButton(page)).toBeFocused();
  await expect(dateButton(page)).toHaveText(words.choose);

  await dateButton(page).press("Space");
  await expect(dayOf(page, "2026-11-16")).toBeFocused();
  for (const [press, day] of [
    // A day that cannot be chosen is never reached.
    ["ArrowLeft", "2026-11-16"],
    ["ArrowRight", "2026-11-17"],
    ["ArrowDown", "2026-11-24"],
    ["ArrowLeft", "2026-11-23"],
    ["End", "2026-11-29"],
    ["Home", "2026-11-23"],
    ["PageDown", "2026-12-23"],
    ["PageUp", "2026-11-23"],
    ["ArrowDown", "2026-11-30"],
    ["ArrowRight", "2026-12-01"],
  ] as const) {
    await page.keyboard.press(press);
    await expect(dayOf(page, day), press).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(calendarOf(page)).toBeHidden();
  await expect(dateButton(page)).toContainText(formatLongDay("2026-12-01"));
});

test("closes when the focus moves on, and stays while it moves within", async ({ page }) => {
  await openAt(page, noon);
  await dateButton(page).press("Enter");
  await expect(dayOf(page, "2026-11-16")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(calendarOf(page).locator(":focus")).toHaveCount(1);
  await dateButton(page).focus();
  await expect(calendarOf(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(calendarOf(page)).toBeHidden();
  await expect(control(page, "age")).toBeFocused();
});

test.describe("a minute before the New Year of the first to have one", () => {
  test.use({ timezoneId: "Pacific/Kiritimati" });

  // `days.test.ts` has more moments and places.
  test("the first day on offer is the next, and it is what is sent", async ({ page }) => {
    const { preferredDate: _, ...rest } = sessionRequest;
    await openAt(page, "2026-12-31T23:59:00+14:00");
    await dateButton(page).click();
    const enabled = calendarOf(page).getByRole("gridcell").locator("button:enabled").first();
    await expect(enabled).toHaveAccessibleName(formatLongDay("2027-01-01"));
    await enabled.click();
    await fill(page, rest);
    await send(page).click();
    await expect(confirmation(page)).toContainText(formatLongDay("2027-01-01"));
  });
});

test("is asked for when somebody reaches for its button, and says that it is on its way", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const isCalendar = (url: string) => /\/calendar-[^/]*\.js$/.test(url);
  const script = await holdScript(page, "calendar");
  await openAt(page, noon);
  await hydrate(page);
  expect(asked.filter(isCalendar)).toEqual([]);
  await dateButton(page).hover();
  await expect.poll(() => asked.filter(isCalendar)).toHaveLength(1);
  await dateButton(page).click();
  await expect(calendarOf(page).getByText(words.loading)).toBeVisible();
  script.letThrough();
  await expect(dayOf(page, "2026-11-16")).toBeFocused();
});

// Its script is refused, which the browser reports.
siteTest("lets the date be typed when the calendar cannot come", async ({ page }) => {
  const script = await holdScript(page, "calendar");
  script.refuse();
  await openAt(page, noon);
  await dateButton(page).click();
  const typed = calendarOf(page).getByLabel(words.typed);
  await typed.fill("2026-11-15");
  await expect(dateButton(page)).toContainText(words.choose);
  await typed.fill("2026-11-16");
  await expect(dateButton(page)).toContainText(formatLongDay("2026-11-16"));
  await typed.press("Enter");
  await expect(calendarOf(page)).toBeHidden();
  await send(page).click();
  await expect.poll(() => messages(page)).toHaveProperty("email");
  expect(await messages(page)).not.toHaveProperty("preferredDate");
});

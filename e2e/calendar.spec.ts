import type { Page } from "@playwright/test";
import { formatLongDay } from "../app/lib/dates";
import { requestWords } from "./facts";
import {
  calendarOf,
  chooseDay,
  control,
  dayOf,
  expect,
  holdScript,
  hydrate,
  messages,
  noon,
  send,
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

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
});

test("offers tomorrow and later, and closes with the day in words", async ({ page }) => {
  const calendar = calendarOf(page);
  await send(page).click();
  await expect.poll(() => messages(page)).toHaveProperty("preferredDate");
  await dateButton(page).click();
  await expect(calendar.getByRole("grid", { name: "November 2026" })).toBeVisible();
  await expect(leaf(page, "Previous")).toBeDisabled();
  await expect(dayOf(page, "2026-11-15")).toBeDisabled();
  await dayOf(page, "2026-11-16").click();
  await expect(calendar).toBeHidden();
  await expect(dateButton(page)).toBeFocused();
  await expect(dateButton(page)).toHaveAccessibleName(
    `${requestWords.labels.preferredDate} ${formatLongDay("2026-11-16")}`,
  );
  expect(await messages(page)).not.toHaveProperty("preferredDate");

  await chooseDay(page, "2027-01-08");
  await dateButton(page).click();
  await expect(calendar.getByRole("gridcell", { selected: true })).toHaveText("8");
  await expect(dayOf(page, "2027-01-08")).toBeFocused();
  // The month is announced, but not as the status of the form.
  await leaf(page, "Next").click();
  await expect(calendar.locator("[aria-live=polite]")).toHaveText("February 2027");
  await expect(page.getByRole("status")).toHaveCount(1);
});

test("nothing of it is cut off on a phone, upright and sideways", async ({ page }) => {
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

test.describe("Under a finger", { tag: "@touch" }, () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  test("turns its leaves and takes a day", async ({ page }) => {
    await dateButton(page).tap();
    await leaf(page, "Next").tap();
    await dayOf(page, "2026-12-01").tap();
    await expect(calendarOf(page)).toBeHidden();
    await expect(dateButton(page)).toContainText(formatLongDay("2026-12-01"));
  });
});

test("moves and chooses by keyboard; Escape chooses nothing", async ({ page }) => {
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
  await dateButton(page).press("Enter");
  await expect(dayOf(page, "2026-11-16")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(calendarOf(page).locator(":focus")).toHaveCount(1);
  await dateButton(page).focus();
  await expect(calendarOf(page)).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(calendarOf(page)).toBeHidden();
  await expect(control(page, "age")).toBeFocused();

  await dateButton(page).press("Enter");
  await expect(dayOf(page, "2026-11-16")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(calendarOf(page)).toBeHidden();
  await expect(control(page, "preferredTime").first()).toBeFocused();
});

test("comes when somebody reaches for its button, and says so", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const isCalendar = (url: string) => /\/calendar-[^/]*\.js$/.test(url);
  const script = await holdScript(page, "calendar");
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

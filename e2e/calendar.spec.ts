import { requestWords } from "./facts";
import { expect, noon, test } from "./forms";
import { longDay } from "./long-day";
import { test as siteTest } from "./site";

const words = requestWords.date;

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
});

test("offers days from tomorrow on, closes on a choice and names the day", async ({
  page,
  form,
}) => {
  const calendar = form.calendar;
  await form.send.click();
  await expect.poll(() => form.messages()).toHaveProperty("preferredDate");
  await form.date.click();
  await expect(calendar.getByRole("grid", { name: "November 2026" })).toBeVisible();
  await expect(form.leaf("previous")).toBeDisabled();
  await expect(form.day("2026-11-15")).toBeDisabled();
  await form.day("2026-11-16").click();
  await expect(calendar).toBeHidden();
  await expect(form.date).toBeFocused();
  await expect(form.date).toHaveAccessibleName(
    `${requestWords.fields.preferredDate.label} ${longDay("2026-11-16")}`,
  );
  expect(await form.messages()).not.toHaveProperty("preferredDate");

  await form.chooseDay("2027-01-08");
  await form.date.click();
  await expect(calendar.getByRole("gridcell", { selected: true })).toHaveText("8");
  await expect(form.day("2027-01-08")).toBeFocused();
  // The month is announced, but not as the status of the form.
  await form.leaf("next").click();
  await expect(calendar.locator("[aria-live=polite]")).toHaveText("February 2027");
  await expect(page.getByRole("status")).toHaveCount(1);
});

test("the calendar isn't cut off on a phone, upright or sideways", {
  tag: "@at-length",
}, async ({ page, form }) => {
  for (const [width, height, share] of [
    [390, 700, 0.2],
    [390, 700, 0.8],
    [844, 390, 0.5],
  ] as const) {
    await page.setViewportSize({ width, height });
    await form.date.evaluate((button, part) => {
      scrollBy(0, button.getBoundingClientRect().top - innerHeight * part);
    }, share);
    await form.date.press("Enter");
    await expect(form.day("2026-11-16")).toBeFocused();
    await expect(form.calendar).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    // A browser that closes and opens the popover in one task fires no event.
    await expect(page.locator(".calendar").getByText("November 2026")).not.toBeAttached();
  }
});

test.describe("Under a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });

  test("changes the month and takes a day", async ({ form }) => {
    await form.date.tap();
    await form.leaf("next").tap();
    await form.day("2026-12-01").tap();
    await expect(form.calendar).toBeHidden();
    await expect(form.date).toContainText(longDay("2026-12-01"));
  });
});

test("moves and chooses by keyboard, and closes on Escape without a choice", async ({
  page,
  form,
}) => {
  await form.date.press("Enter");
  await expect(form.day("2026-11-16")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(form.calendar).toBeHidden();
  await expect(form.date).toBeFocused();
  await expect(form.date).toHaveText(words.choose);

  await form.date.press("Space");
  await expect(form.day("2026-11-16")).toBeFocused();
  for (const [press, day] of [
    // A day that cannot be chosen is never reached.
    ["ArrowLeft", "2026-11-16"],
    ["ArrowRight", "2026-11-17"],
    // The week starts on Monday.
    ["End", "2026-11-22"],
    ["ArrowDown", "2026-11-29"],
    ["PageDown", "2026-12-29"],
  ] as const) {
    await page.keyboard.press(press);
    await expect(form.day(day), press).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(form.calendar).toBeHidden();
  await expect(form.date).toContainText(longDay("2026-12-29"));
});

test("closes when the focus moves on, and stays while it moves within", {
  tag: "@at-length",
}, async ({ page, form }) => {
  await form.date.press("Enter");
  await expect(form.day("2026-11-16")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(form.calendar.locator(":focus")).toHaveCount(1);
  await form.date.focus();
  await expect(form.calendar).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(form.calendar).toBeHidden();
  await expect(form.control("age")).toBeFocused();

  await form.date.press("Enter");
  await expect(form.day("2026-11-16")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(form.calendar).toBeHidden();
  await expect(form.control("preferredTime").first()).toBeFocused();
});

test("loads when the visitor reaches for its button", { tag: "@at-length" }, async ({
  page,
  form,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const isCalendar = (url: string) => /\/calendar-[^/]*\.js$/.test(url);
  const script = await form.holdScript("calendar");
  await form.hydrate();
  expect(asked.filter(isCalendar)).toEqual([]);
  await form.date.hover();
  await expect.poll(() => asked.filter(isCalendar)).toHaveLength(1);
  await form.date.click();
  await expect(form.calendar.getByText(words.loading)).toBeVisible();
  script.letThrough();
  await expect(form.day("2026-11-16")).toBeFocused();
});

// The browser reports the refused script.
siteTest("lets the date be typed when the calendar cannot come", async ({ form }) => {
  const script = await form.holdScript("calendar");
  script.refuse();
  await form.date.click();
  const typed = form.calendar.getByLabel(words.typed);
  await typed.fill("2026-11-15");
  await expect(form.date).toContainText(words.choose);
  await typed.fill("2026-11-16");
  await expect(form.date).toContainText(longDay("2026-11-16"));
  await typed.press("Enter");
  await expect(form.calendar).toBeHidden();
  await form.send.click();
  await expect.poll(() => form.messages()).toHaveProperty("email");
  expect(await form.messages()).not.toHaveProperty("preferredDate");
});

import { sessionRequest } from "../../app/forms/testing-answers";
import { barOf, followPanel, sections } from "../bar";
import { desktop, phone } from "../checks/a11y-checks";
import { facts, requestWords } from "../facts";
import { findATherapist, writeAMessage } from "../journeys";
import { expect, test } from "../site";
import { builtPages, sites } from "../sites";

/* Tests the parts in which engines differ: boxes over the page, a form, a calendar. */

for (const path of await builtPages(sites.practice)) {
  test(`${path} shows its heading and fits the window`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("a menu opens on click, closes on Escape and links to its pages", async ({ page }) => {
  await page.setViewportSize(desktop);
  const { button, menu, links } = barOf(page);
  for (const section of sections) {
    await page.goto("/about");
    await button(section).click();
    await expect(menu(section)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(menu(section)).toBeHidden();
    await button(section).click();
    await links(section).last().click();
    await expect(page).toHaveURL(`/${section}`);
  }
});

test("the side panel opens, closes and links to a page", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/about");
  await followPanel(page, "/services");
});

test("a message is answered by what it lacks, then thanked for", ({ page }) =>
  writeAMessage(page, facts));

test("sorts fitting therapists first", ({ page }) => findATherapist(page, facts));

test("a session request with a date from the calendar is thanked for", async ({ page, form }) => {
  await page.goto("/appointments");
  await form.send.click();
  await expect.poll(() => form.messages()).toHaveProperty("preferredDate");
  const { preferredDate: _, ...answers } = sessionRequest;
  await form.fill(answers);
  await form.date.click();
  await form.calendar.getByRole("gridcell").locator("button:enabled").first().click();
  await form.send.click();
  await expect(page.getByRole("status")).toContainText(requestWords.sent.toast.title);
});

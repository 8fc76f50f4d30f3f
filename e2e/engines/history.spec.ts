import type { Page } from "@playwright/test";
import { findWholeBrowser } from "../../scripts/browser";
import { panelOf } from "../bar";
import { phone } from "../checks/usable";
import { requestWords } from "../facts";
import {
  answerQuestions,
  calendarOf,
  confirmation,
  contactMessage,
  control,
  fill,
  leave,
  messages,
  send,
  sessionRequest,
  submit,
} from "../forms";
import { expect, test } from "../site";

/*
 * Pages that the browser keeps in memory when they are left, which only a whole browser does.
 * Playwright switches it off, so it is launched without that.
 */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const executablePath = findWholeBrowser();
    const ignoreDefaultArgs = ["--disable-back-forward-cache"];
    await use({ ...launchOptions, ...(executablePath && { executablePath }), ignoreDefaultArgs });
  },
  viewport: phone,
});

test("a page that was kept in memory comes back without its side panel", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() => {
    addEventListener("pageshow", (event) => {
      document.documentElement.dataset.kept = String(event.persisted);
    });
  });
  const { toggle, panel } = panelOf(page);
  await toggle.click();
  await expect(panel).toBeVisible();
  await page.evaluate(() => location.assign("/workshops"));
  await expect(page).toHaveURL("/workshops");
  await page.evaluate(() => history.back());
  await expect(page.locator("html")).toHaveAttribute("data-kept", "true");
  await expect(panel).toBeHidden();
});

test.describe("A form that was left", () => {
  test.beforeEach(async ({ page }) => {
    answerQuestions(page, "go");
    // A page that is kept is out of reach for the clock of the tests. It reads the time from here.
    await page.addInitScript(() => {
      const now = Date.now;
      Date.now = () => now() + Number(localStorage.getItem("minutes-later")) * 60_000;
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.toggleAttribute("data-kept", persisted);
      });
    });
  });

  async function leaveFor(page: Page, minutes: number) {
    const address = page.url();
    await leave(page);
    await page.evaluate((later) => localStorage.setItem("minutes-later", String(later)), minutes);
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(address);
    await expect(page.locator("html[data-kept]")).toBeAttached();
  }

  test("for a minute is as it was; after ten, it is empty, also of its date", async ({ page }) => {
    const { fullName, preferredTime, privacyConsent } = sessionRequest;
    await page.goto("/appointments");
    await fill(page, { fullName, preferredTime, privacyConsent });
    await control(page, "preferredDate").click();
    await calendarOf(page).getByRole("gridcell").locator("button:enabled").first().click();
    await leaveFor(page, 1);
    await expect(control(page, "fullName")).toHaveValue(fullName);
    await expect(control(page, "preferredDate")).not.toContainText(requestWords.date.choose);
    await expect(page.locator("form :checked:not(option)")).toHaveCount(2);
    await send(page).click();
    await expect.poll(() => messages(page)).toHaveProperty("email");
    expect(await messages(page)).not.toHaveProperty("preferredDate");

    await leaveFor(page, 12);
    await expect(control(page, "fullName")).toHaveValue("");
    await expect(control(page, "preferredDate")).toHaveText(requestWords.date.choose);
    await expect(page.locator("form :checked:not(option)")).toHaveCount(0);
  });

  test("keeps its confirmation for a minute, and not for more than ten", async ({ page }) => {
    await page.goto("/contact");
    await submit(page, contactMessage);
    await expect(confirmation(page)).toBeFocused();
    await leaveFor(page, 1);
    await expect(confirmation(page)).toContainText(contactMessage.message);
    await leaveFor(page, 12);
    await expect(confirmation(page)).toHaveCount(0);
    await expect(page.getByText(contactMessage.message)).toHaveCount(0);
  });
});

import type { LaunchOptions, Page } from "@playwright/test";
import { findBrowser } from "../scripts/browser";
import {
  calendarOf,
  confirmation,
  contactMessage,
  expect,
  fillContact,
  fillRequest,
  messages,
  requestControl,
  send,
  sessionRequest,
  test,
} from "./forms";

type Use = (options: LaunchOptions) => Promise<void>;

// Like a visitor's browser, and unlike the headless shell or a browser under test by default, this
// one keeps a page as it was left.
test.use({
  launchOptions: [
    async ({ launchOptions }: { launchOptions: LaunchOptions }, use: Use) => {
      await use({
        ...launchOptions,
        executablePath: findBrowser(),
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
    },
    { scope: "worker" },
  ],
});

test.beforeEach(async ({ page }) => {
  page.on("dialog", (dialog) => dialog.accept());
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
  await page.getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.evaluate((later) => localStorage.setItem("minutes-later", String(later)), minutes);
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(address);
  await expect(page.locator("html[data-kept]")).toBeAttached();
}

async function startRequest(page: Page) {
  const { fullName, preferredTime, primaryConcerns, privacyConsent } = sessionRequest;
  await page.goto("/appointments");
  await fillRequest(page, { fullName, preferredTime, primaryConcerns, privacyConsent });
  await requestControl(page, "preferredDate").click();
  await calendarOf(page).getByRole("gridcell").locator("button:enabled").first().click();
  await expect(requestControl(page, "preferredDate")).not.toContainText("Choose a date");
}

test("a form that was left for a minute is as it was", async ({ page }) => {
  await startRequest(page);
  await leaveFor(page, 1);
  await expect(requestControl(page, "fullName")).toHaveValue(sessionRequest.fullName);
  await expect(requestControl(page, "preferredDate")).not.toContainText("Choose a date");
  await expect(page.locator("form :checked:not(option)")).toHaveCount(2);
  await send(page).click();
  await expect.poll(() => messages(page)).toHaveProperty("email");
  expect(await messages(page)).not.toHaveProperty("preferredDate");
});

test("a form that was left for more than ten minutes is empty, also of its date", async ({
  page,
}) => {
  await startRequest(page);
  await leaveFor(page, 11);
  await expect(requestControl(page, "fullName")).toHaveValue("");
  await expect(requestControl(page, "primaryConcerns")).toHaveValue("");
  await expect(requestControl(page, "preferredDate")).toHaveText("Choose a date");
  await expect(page.locator("form :checked:not(option)")).toHaveCount(0);
  await expect(page.getByText("0 of 1000 characters")).toBeVisible();
});

test("a confirmation that was left for more than ten minutes is gone", async ({ page }) => {
  await page.goto("/contact");
  await fillContact(page, contactMessage);
  await send(page).click();
  await expect(confirmation(page)).toBeFocused();
  await leaveFor(page, 1);
  await expect(confirmation(page)).toContainText(contactMessage.message);
  await leaveFor(page, 12);
  await expect(confirmation(page)).toHaveCount(0);
  await expect(page.getByText(contactMessage.message)).toHaveCount(0);
});

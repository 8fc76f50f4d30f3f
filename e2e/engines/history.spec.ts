import { contactMessage, sessionRequest } from "../../app/forms/testing-answers";
import { panelOf } from "../bar";
import { phone } from "../checks/a11y-checks";
import { requestWords } from "../facts";
import type { Form } from "../form";
import { expect, test } from "../site";

/*
 * Pages that the browser keeps in memory when they are left, which only a whole browser does.
 * Playwright switches it off, so it is launched without that.
 */
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
  },
  viewport: phone,
});

test("a page restored from memory has its side panel closed", async ({ page }) => {
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

test.describe("A form after leaving its page", () => {
  test.beforeEach(async ({ page, form }) => {
    form.answerQuestions("go");
    // A page that is kept is out of reach for the clock of the tests. It reads the time from here.
    await page.addInitScript(() => {
      const now = Date.now;
      Date.now = () => now() + Number(localStorage.getItem("minutes-later")) * 60_000;
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.toggleAttribute("data-kept", persisted);
      });
    });
  });

  async function leaveFor({ page, leave }: Form, minutes: number) {
    const address = page.url();
    await leave();
    await page.evaluate((later) => localStorage.setItem("minutes-later", String(later)), minutes);
    await page.goBack({ waitUntil: "commit" });
    await expect(page).toHaveURL(address);
    await expect(page.locator("html[data-kept]")).toBeAttached();
  }

  test("restores a form after one minute, and an empty one after ten", async ({ page, form }) => {
    const { fullName, preferredTime, privacyConsent } = sessionRequest;
    await page.goto("/appointments");
    await form.fill({ fullName, preferredTime, privacyConsent });
    await form.date.click();
    await form.calendar.getByRole("gridcell").locator("button:enabled").first().click();
    await leaveFor(form, 1);
    await expect(form.control("fullName")).toHaveValue(fullName);
    await expect(form.date).not.toContainText(requestWords.date.choose);
    await expect(page.locator("form :checked:not(option)")).toHaveCount(2);
    await form.send.click();
    await expect.poll(() => form.messages()).toHaveProperty("email");
    expect(await form.messages()).not.toHaveProperty("preferredDate");

    await leaveFor(form, 12);
    await expect(form.control("fullName")).toHaveValue("");
    await expect(form.date).toHaveText(requestWords.date.choose);
    await expect(page.locator("form :checked:not(option)")).toHaveCount(0);
  });

  test("keeps its confirmation for a minute, and not for more than ten", async ({ page, form }) => {
    await page.goto("/contact");
    await form.submit(contactMessage);
    await expect(form.confirmation).toBeFocused();
    await leaveFor(form, 1);
    await expect(form.confirmation).toContainText(contactMessage.message);
    await leaveFor(form, 12);
    await expect(form.confirmation).toHaveCount(0);
    await expect(page.getByText(contactMessage.message)).toHaveCount(0);
  });
});

test("a window that is chosen grows into that of its page, and Back returns through it", async ({
  page,
}) => {
  // Waits for the whole page: on a busy machine, its arch may load later.
  await page.route("**", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const whole = '<link rel="expect" href="#help-now" blocking="render">';
    const body = (await response.text())
      .replace("<head>", `<head>${whole}`)
      .replace(/<script type="speculationrules">.*?<\/script>/s, "");
    return route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      // A group moves only if both pages have it.
      const moving = document.getAnimations().map(({ effect }) => {
        return (effect as KeyframeEffect | null)?.pseudoElement;
      });
      document.body.dataset.grew = String(moving.includes("::view-transition-group(arch)"));
    });
  });
  for (const way of ["/", "/therapists"]) {
    await page.goto(way);
    const grown = page.locator("body[data-grew=true]");
    const link = page.locator(".home-saying[href$=walk-and-talk], .face").first();
    await link.click();
    await expect(page).not.toHaveURL(way);
    await expect(grown).toBeAttached();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(way);
    await expect(grown).toBeAttached();
  }
});

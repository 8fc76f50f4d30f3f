import type { Page } from "@playwright/test";
import { bothForms } from "./facts";
import {
  allowClipboard,
  answerQuestions,
  confirmation,
  contactMessage,
  control,
  fill,
  hydrate,
  leave,
  noon,
  sessionRequest,
  submit,
  wayOut,
} from "./forms";
import { expect, test } from "./site";

/* What was written, and is nowhere else. `delivery.spec.ts` has forms that deliver. */

const { sent } = bothForms;
const minute = 60_000;

/** Presses the link as a browser takes it, which asks the page first, but opens no mail program. */
async function pressMail(page: Page) {
  const answer = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const settle = (event: Event) => {
          event.preventDefault();
          const mayGo = dispatchEvent(new Event("beforeunload", { cancelable: true }));
          resolve(mayGo ? "not asked" : "asked");
        };
        addEventListener("click", settle, { once: true });
      }),
  );
  await confirmation(page).getByRole("link", { name: sent.mail }).click();
  return answer;
}

async function writeMessage(page: Page, message = contactMessage.message) {
  await page.goto("/contact");
  await submit(page, { ...contactMessage, message });
  await expect(confirmation(page)).toBeFocused();
}

test("an unsent request is not lost by leaving, until it is mailed", async ({ page }) => {
  const questions = answerQuestions(page, "stay");
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  await submit(page, sessionRequest);
  await expect(confirmation(page)).toBeFocused();
  for (const [index, go] of [
    () => wayOut(page).click({ noWaitAfter: true }),
    () => page.evaluate(() => location.reload()),
    () => page.close({ runBeforeUnload: true }),
  ].entries()) {
    await go();
    await expect.poll(() => questions).toHaveLength(index + 1);
  }
  await expect(confirmation(page)).toContainText(sessionRequest.primaryConcerns);
  expect(await pressMail(page)).toBe("not asked");
  await leave(page);
  expect(questions).toHaveLength(3);
});

test("an unsent message is asked about until it is copied, printed or cleared", {
  tag: "@chromium",
}, async ({ page, context }) => {
  const questions = answerQuestions(page, "stay");
  let asked = 0;
  const expectQuestion = async () => {
    await wayOut(page).click({ noWaitAfter: true });
    asked += 1;
    await expect.poll(() => questions).toHaveLength(asked);
  };
  // An e-mail that cannot hold it does not carry it.
  await writeMessage(page, "I have not slept well for weeks. ".repeat(60));
  await expect(confirmation(page)).toContainText(sent.passOnByHand);
  expect(await pressMail(page)).toBe("not asked");
  await page.evaluate(() => {
    const clipboard = navigator.clipboard;
    Object.assign(window, { writeText: clipboard.writeText });
    clipboard.writeText = () => Promise.reject(new Error("blocked"));
  });
  const lead = confirmation(page).locator(".button").first();
  await expect(lead).toHaveText(sent.copy);
  await lead.click();
  await expect(lead).toHaveText(sent.notCopied);
  await expectQuestion();
  await allowClipboard(context);
  await page.evaluate(() => {
    navigator.clipboard.writeText = Reflect.get(window, "writeText");
  });
  await lead.click();
  await expect(lead).toHaveText(sent.copied);
  await leave(page);

  for (const keep of [
    () => page.pdf(),
    () => confirmation(page).getByRole("button", { name: sent.done }).click(),
  ]) {
    await writeMessage(page);
    await expectQuestion();
    await keep();
    await leave(page);
  }
  expect(questions).toHaveLength(asked);
});

test("after a reload, no answer about therapy or consent stands there", async ({ page }) => {
  answerQuestions(page, "go");
  await page.goto("/appointments");
  await fill(page, {
    previousTherapy: "yes-helpful",
    currentMedication: "yes-mental-health",
    preferredTherapist: "no-preference",
    privacyConsent: true,
  });
  await page.reload();
  await expect(page.locator("form :checked:not(option)")).toHaveCount(0);
  await expect(control(page, "preferredTherapist")).toHaveValue("");
});

test("whoever comes back within ten minutes finds what was typed", async ({ page }) => {
  answerQuestions(page, "go");
  await page.clock.setFixedTime(noon);
  await page.goto("/contact");
  await hydrate(page);
  await fill(page, { name: "Asha Rao", phone: "98765 43210" });
  for (const [minutes, name] of [
    [1, "Asha Rao"],
    [12, ""],
  ] as const) {
    await leave(page);
    await page.clock.setFixedTime(noon.getTime() + minutes * minute);
    await page.goBack();
    await hydrate(page);
    await expect(control(page, "name")).toHaveValue(name);
  }
});

test("a form that was found again outlives a browser that just ends", async ({ page }) => {
  answerQuestions(page, "go");
  // Whoever is ended has no time to note when that was.
  await page.addInitScript(() => {
    addEventListener("pagehide", (event) => {
      if ("isEnded" in window) event.stopImmediatePropagation();
    });
  });
  await page.clock.setFixedTime(noon);
  await page.goto("/contact");
  await hydrate(page);
  await fill(page, { name: "Asha Rao" });
  await leave(page);

  await page.clock.setFixedTime(noon.getTime() + minute);
  await page.goBack();
  await fill(page, { phone: "98765 43210" });
  await page.clock.setFixedTime(noon.getTime() + 30 * minute);
  await page.evaluate(() => Object.assign(window, { isEnded: true }));
  await leave(page);

  await page.goBack();
  await expect(control(page, "phone")).toHaveValue("98765 43210");
  await expect(control(page, "name")).toHaveValue("Asha Rao");
});

import { contactMessage, sessionRequest } from "../app/forms/testing-answers";
import { bothForms, requestWords } from "./facts";
import { allowClipboard, type Form } from "./form";
import { noon } from "./forms";
import { longDay } from "./long-day";
import { expect, test } from "./site";

/* Unsent answers aren't lost. `delivery.spec.ts` has forms that deliver. */

const { sent } = bothForms;
const minute = 60_000;
const emergency = ["emergencyName", "emergencyPhone", "emergencyRelation"] as const;

/** Presses the link as a browser takes it, which asks the page first, but opens no mail program. */
async function pressMail({ page, confirmation }: Form) {
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
  await confirmation.getByRole("link", { name: sent.mail }).click();
  return answer;
}

async function writeMessage({ page, ...form }: Form, message = contactMessage.message) {
  await page.goto("/contact");
  await form.submit({ ...contactMessage, message });
  await expect(form.confirmation).toBeFocused();
}

test("an unsent message is not lost by leaving, until it is mailed", {
  tag: "@chromium",
}, async ({ page, form }) => {
  const questions = form.answerQuestions("stay");
  await writeMessage(form);
  for (const [index, go] of [
    () => form.wayOut.click({ noWaitAfter: true }),
    () => page.evaluate(() => location.reload()),
    () => page.close({ runBeforeUnload: true }),
  ].entries()) {
    await go();
    await expect.poll(() => questions).toHaveLength(index + 1);
  }
  await expect(form.confirmation).toContainText(contactMessage.message);
  expect(await pressMail(form)).toBe("not asked");
  await form.leave();
  expect(questions).toHaveLength(3);
});

test("it is asked about until it is copied, printed or cleared", {
  tag: ["@chromium", "@at-length"],
}, async ({ page, form, context }) => {
  const questions = form.answerQuestions("stay");
  let asked = 0;
  const expectQuestion = async () => {
    await form.wayOut.click({ noWaitAfter: true });
    asked += 1;
    await expect.poll(() => questions).toHaveLength(asked);
  };
  // A message that is too long for an e-mail link isn't in the link.
  await writeMessage(form, "I have not slept well for weeks. ".repeat(60));
  await expect(form.confirmation).toContainText(sent.passOnByHand);
  expect(await pressMail(form)).toBe("not asked");
  await page.evaluate(() => {
    const clipboard = navigator.clipboard;
    Object.assign(window, { writeText: clipboard.writeText });
    clipboard.writeText = () => Promise.reject(new Error("blocked"));
  });
  const lead = form.confirmation.locator(".button").first();
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
  await form.leave();

  for (const keep of [
    () => page.pdf(),
    () => form.confirmation.getByRole("button", { name: sent.done }).click(),
  ]) {
    await writeMessage(form);
    await expectQuestion();
    await keep();
    await form.leave();
  }
  expect(questions).toHaveLength(asked);
});

test("asks before a new message replaces an unsent one", {
  tag: "@chromium",
}, async ({ page, form }) => {
  const [first, second, third] = ["I cannot sleep.", "I cannot eat.", "I cannot think."];
  const { confirmation } = form;
  const message = form.control("message");
  const question = page.getByRole("dialog", { name: sent.replaceQuestion });
  await writeMessage(form, first);
  await form.writeAnother();
  await form.submit({ ...contactMessage, message: second, email: "nobody" });
  await form.expectMessages({ email: "Invalid email address" });
  await expect(question).toBeHidden();

  await form.submit({ email: contactMessage.email });
  await expect(question).toHaveAccessibleDescription(sent.replaceNote);
  await question.getByRole("button", { name: sent.keepFirst }).click();
  await expect(question).toBeHidden();
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText(first);
  await expect(message).toHaveValue(second);

  await form.send.click();
  await question.getByRole("button", { name: sent.replace }).click();
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText(second);
  await expect(page.getByText(first)).toHaveCount(0);
  await expect(message).toHaveValue("");

  expect(await pressMail(form)).toBe("not asked");
  await form.writeAnother();
  await form.submit({ ...contactMessage, message: third });
  await expect(confirmation).toContainText(third);
});

test("brings back the whole session request within ten minutes, and none of it later", {
  tag: "@at-length",
}, async ({ page, form }) => {
  form.answerQuestions("go");
  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  await form.submit({ ...sessionRequest, privacyConsent: false });
  await form.expectMessages({ privacyConsent: "You must accept the privacy policy" });
  const { preferredDate, emergencyName, emergencyPhone, emergencyRelation } = sessionRequest;
  for (const [minutes, texts, date] of [
    [1, [emergencyName, emergencyPhone, emergencyRelation], longDay(preferredDate)],
    [12, ["", "", ""], requestWords.date.choose],
  ] as const) {
    await form.leave();
    await page.clock.setFixedTime(noon.getTime() + minutes * minute);
    await page.goBack();
    await expect(form.date).toContainText(date);
    for (const [index, name] of emergency.entries()) {
      await expect(form.control(name)).toHaveValue(texts[index] ?? "");
    }
    if (minutes > 1) continue;
    await form.submit({ privacyConsent: true });
    await expect(form.confirmation).toContainText(date);
    await form.confirmation.getByRole("button", { name: sent.done }).click();
    await form.fill(sessionRequest);
  }
});

test("a reload clears answers about therapy and consent", async ({ page, form }) => {
  form.answerQuestions("go");
  await page.goto("/appointments");
  await form.fill({
    previousTherapy: "yes-helpful",
    currentMedication: "yes-mental-health",
    preferredTherapist: "no-preference",
    privacyConsent: true,
  });
  await page.reload();
  await expect(page.locator("form :checked:not(option)")).toHaveCount(0);
  await expect(form.control("preferredTherapist")).toHaveValue("");
});

test("a form keeps its answers when the visitor is back within ten minutes", async ({
  page,
  form,
}) => {
  form.answerQuestions("go");
  await page.clock.setFixedTime(noon);
  await page.goto("/contact");
  await form.hydrate();
  await form.fill({ name: "Asha Rao", phone: "98765 43210" });
  for (const [minutes, name] of [
    [1, "Asha Rao"],
    [12, ""],
  ] as const) {
    await form.leave();
    await page.clock.setFixedTime(noon.getTime() + minutes * minute);
    await page.goBack();
    await form.hydrate();
    await expect(form.control("name")).toHaveValue(name);
  }
});

test("a form that was found again outlives a browser that just ends", {
  tag: "@at-length",
}, async ({ page, form }) => {
  form.answerQuestions("go");
  // A killed browser can't store the time of leaving.
  await page.addInitScript(() => {
    addEventListener("pagehide", (event) => {
      if ("isEnded" in window) event.stopImmediatePropagation();
    });
  });
  await page.clock.setFixedTime(noon);
  await page.goto("/contact");
  await form.hydrate();
  await form.fill({ name: "Asha Rao" });
  await form.leave();

  await page.clock.setFixedTime(noon.getTime() + minute);
  await page.goBack();
  await form.fill({ phone: "98765 43210" });
  await page.clock.setFixedTime(noon.getTime() + 30 * minute);
  await page.evaluate(() => Object.assign(window, { isEnded: true }));
  await form.leave();

  await page.goBack();
  await expect(form.control("phone")).toHaveValue("98765 43210");
  await expect(form.control("name")).toHaveValue("Asha Rao");
});

import type { FieldName } from "../app/forms/form";
import { contactMessage, sessionRequest } from "../app/forms/testing-answers";
import { reflowFindings } from "./checks/layout";
import { bothForms, contactWords, facts, pages, practice, requestWords, services } from "./facts";
import { allowClipboard, copiedText } from "./form";
import { emptyMessageMessages, expect, noon, test } from "./forms";
import { writeAMessage } from "./journeys";
import { test as siteTest } from "./site";

/* Behaviour of both forms, on the short one. `appointment-form.spec.ts` has the rest. */

const { sent, clear } = bothForms;
const { toast } = contactWords.sent;
const fields = ["name", "email", "phone", "message"] as const;

const copy = [
  `${contactWords.fields.name.label} Asha Rao`,
  `${contactWords.fields.email.label}: asha@example.org`,
  `${contactWords.fields.phone.label}: +91 98765 43210`,
  `${contactWords.fields.message.label} I have not slept well for weeks.`,
].join("\n");

test.beforeEach(async ({ page }) => {
  await page.goto("/contact");
});

test("shows field errors on the first submit and clears them while typing", async ({
  page,
  form,
}) => {
  await form.hydrate();
  await form.fill({ email: "nobody", phone: "letters", message: " ", name: "" });
  await form.control("name").press("Tab");
  await expect(form.control("email")).toBeFocused();
  expect(await form.messages()).toEqual({});

  await form.send.click();
  const expected = { ...emptyMessageMessages, phone: "Invalid phone number format" };
  await form.expectMessages(expected);
  await expect(form.control("name")).toBeFocused();
  for (const [name, message] of Object.entries(expected)) {
    const control = form.control(name as FieldName);
    await expect(control).toHaveAttribute("aria-invalid", "true");
    await expect(control).toHaveAccessibleDescription(new RegExp(message));
    await expect(page.getByText(message, { exact: true })).toHaveCount(1);
  }

  // Later, messages follow the typing, and the first field with an error takes the focus.
  await form.fill({ ...contactMessage, phone: "98765.43210" });
  await form.expectMessages({ phone: expected.phone });
  await form.send.click();
  await expect(form.control("phone")).toBeFocused();
  await form.fill({ phone: "" });
  await form.expectMessages({});
});

test("a valid message is thanked for once, and leaves an empty form", ({ page }) =>
  writeAMessage(page, facts));

test("the toast closes on its button or automatically, but not while hovered or focused", {
  tag: "@at-length",
}, async ({ page, form }) => {
  await page.clock.install({ time: noon });
  await page.goto("/contact");
  await form.hydrate();
  // Stops the clock.
  await page.clock.pauseAt(new Date(noon.getTime() + 3_600_000));
  await form.submit(contactMessage);
  const region = page.getByRole("status");
  const title = region.getByText(toast.title);
  const dismiss = region.getByRole("button", { name: sent.dismiss });
  await title.hover();
  await page.clock.runFor(60_000);
  await expect(title).toBeVisible();
  await dismiss.focus();
  await page.mouse.move(0, 0);
  await page.clock.runFor(60_000);
  await expect(title).toBeVisible();
  await dismiss.blur();
  await page.clock.runFor(60_000);
  await expect(title).toHaveCount(0);

  await form.confirmation.getByRole("button", { name: sent.done }).click();
  await form.submit(contactMessage);
  await dismiss.click();
  await expect(region).toBeEmpty();
  await expect(form.confirmation).toBeVisible();
});

test("the confirmation can be kept in three ways, and cleared", async ({ page, form, context }) => {
  await allowClipboard(context);
  await form.submit(contactMessage);
  const box = form.confirmation;
  await expect(box).toBeFocused();
  await expect(box).toContainText(contactWords.sent.confirmation.text);
  await expect(box).toContainText(sent.silence);
  await expect(box.getByRole("link", { name: practice.phone })).toBeVisible();

  await form.unfoldCopy();
  await box.getByRole("button", { name: sent.copy }).click();
  await expect(box.getByRole("button", { name: sent.copied })).toBeVisible();
  expect(await copiedText(page)).toBe(copy);

  const href = await box.getByRole("link", { name: sent.mail }).getAttribute("href");
  const letter = new URL(href ?? "");
  expect(letter.protocol + letter.pathname).toBe(`mailto:${practice.email}`);
  expect(letter.searchParams.get("body")).toBe(copy.replaceAll("\n", "\r\n"));

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute("data-printed", "");
  });
  await box.getByRole("button", { name: sent.print }).click();
  await expect(page.locator("body")).toHaveAttribute("data-printed");

  await box.getByRole("button", { name: sent.done }).click();
  await expect(box).toHaveCount(0);
  await expect(page.getByText(contactMessage.message)).toHaveCount(0);
  await expect(page.getByRole("status")).toBeEmpty();
});

for (const { path, words, answers } of [
  { path: "/contact", words: contactWords, answers: contactMessage },
  { path: "/appointments", words: requestWords, answers: sessionRequest },
]) {
  const { title, text, another } = words.sent.confirmation;

  test(`${path} replaces the form after a submit, and offers it again empty`, async ({
    page,
    form,
  }) => {
    await page.goto(path);
    await form.submit(answers);
    await expect(form.confirmation.getByRole("heading").first()).toHaveText(title);
    const shown = await form.confirmation.textContent();
    const places = [title, sent.crisis, text].map((part) => shown?.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => Number(one) - Number(other)));

    await expect(form.part).toBeHidden();
    await expect(form.confirmation.getByText(answers.email)).toBeHidden();
    await form.writeAnother();
    const next = page.getByRole("form", { name: another });
    await expect(next.getByRole("heading").first()).toHaveText(another);
    for (const name of Object.keys(words.fields)) {
      const control = next.locator(`[name="${name}"]:not([type=radio], [type=checkbox], button)`);
      if (await control.count()) await expect(control).toHaveValue("");
    }
    await expect(next.locator(":checked:not(option)")).toHaveCount(0);
  });
}

test("the message names the service the visitor came from, unless it is removed", {
  tag: "@at-length",
}, async ({ page, form }) => {
  const [[name, service] = ["", { title: "", button: "" }]] = Object.entries(services);
  const about = page.locator("[data-about]");
  await expect(about).toBeHidden();
  await page.goto(`/services/${name}`);
  const button = page.getByRole("main").getByRole("link", { name: service.button }).first();
  await button.click();
  await expect(about).toContainText(`${pages.contact.about.label} ${service.title}`);
  await form.send.click();
  await form.expectMessages(emptyMessageMessages);
  await form.submit(contactMessage);
  const copied = form.confirmation.locator("dd");
  await expect(copied.last()).toContainText(`${service.title}\n\n${contactMessage.message}`);
  await expect(about).toBeHidden();

  await page.goto(`/services/${name}`);
  await button.click();
  await page.getByRole("button", { name: pages.contact.about.remove }).click();
  await expect(form.control("message")).toBeFocused();
  await form.submit(contactMessage);
  await expect(copied.last()).not.toContainText(service.title);
});

test("the second click of a double click is no complaint", { tag: "@at-length" }, async ({
  form,
}) => {
  await form.submit(contactMessage);
  await expect(form.confirmation).toBeFocused();
  await form.send.dispatchEvent("click", { detail: 2 });
  await form.writeAnother();
  await form.fill({ message: "12345" });
  await expect(form.count).toHaveText(/^5 /);
  expect(await form.messages()).toEqual({});
});

test("clearing the form asks first and removes its messages", async ({ page, form }) => {
  const question = page.getByRole("dialog", { name: clear.question });
  const button = page.getByRole("button", { name: clear.button });
  await form.submit({ ...contactMessage, email: "nobody" });
  await form.expectMessages({ email: "Invalid email address" });
  await button.click();
  await question.getByRole("button", { name: clear.keep }).click();
  await expect(form.control("message")).toHaveValue(contactMessage.message);
  expect(await form.messages()).toEqual({ email: "Invalid email address" });

  await button.click();
  await question.getByRole("button", { name: clear.confirm }).click();
  await expect(question).toBeHidden();
  for (const name of fields) await expect(form.control(name)).toHaveValue("");
  expect(await form.messages()).toEqual({});
  // The page announces it, and the next Tab starts at the top.
  await expect(page.getByRole("status")).toContainText(clear.done);
  await page.keyboard.press("Tab");
  await expect(form.control("name")).toBeFocused();
});

// Chromium reports each program that it hands an address to.
siteTest(
  "leaving asks while something is typed, and loses nothing on staying",
  async ({ page, form }) => {
    const questions = form.answerQuestions("stay");
    await form.fill({ name: "Asha" });
    await form.wayOut.click({ noWaitAfter: true });
    await expect.poll(() => questions).toEqual(["beforeunload"]);
    await expect(form.control("name")).toHaveValue("Asha");
    // An e-mail link leaves the visitor on the page, so it asks nothing.
    for (const link of await page.locator("main a[href^='mailto:']:visible").all())
      await link.click();
    await form.fill({ name: "" });
    await form.leave();
    expect(questions).toHaveLength(1);
  },
);

test("no word that a visitor types makes the page wider than a phone", {
  tag: "@at-length",
}, async ({ page, form }) => {
  const word = "a".repeat(89);
  const message = `https://example.org/${"x".repeat(300)}`;
  await page.setViewportSize({ width: 320, height: 640 });
  await form.submit({ name: word, email: `${word}@example.org`, phone: "letters", message });
  await form.expectMessages({ phone: "Invalid phone number format" });
  expect(await reflowFindings(page)).toEqual([]);
  await form.submit({ phone: "" });
  await expect(form.confirmation).toContainText(word);
  expect(await reflowFindings(page)).toEqual([]);
});

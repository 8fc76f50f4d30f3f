import { reflowFindings } from "./checks/layout";
import { bothForms, contactWords, practice } from "./facts";
import {
  allowClipboard,
  answerQuestions,
  confirmation,
  contactMessage,
  control,
  copiedText,
  countOf,
  emptyMessageMessages,
  expect,
  expectMessages,
  fill,
  hydrate,
  leave,
  listenTo,
  messages,
  noon,
  send,
  submit,
  test,
  wayOut,
} from "./forms";
import { test as siteTest } from "./site";

/* What both forms do is told here, on the short one; `appointment-form.spec.ts` has the rest. */

const { sent, clear } = bothForms;
const { toast } = contactWords.sent;
const fields = ["name", "email", "phone", "message"] as const;

const copy = [
  `${contactWords.labels.name} Asha Rao`,
  `${contactWords.labels.email}: asha@example.org`,
  `${contactWords.labels.phone}: +91 98765 43210`,
  `${contactWords.labels.message} Do you have a free hour on Friday?`,
].join("\n");

test.beforeEach(async ({ page }) => {
  await page.goto("/contact");
});

test("each question has its label, and the browser knows what it may fill in", async ({ page }) => {
  for (const [name, autocomplete, type] of [
    ["name", "name", null],
    ["email", "email", "email"],
    ["phone", "tel", "tel"],
    ["message", "off", null],
  ] as const) {
    const optional = name === "phone" ? ` ${bothForms.optional}` : "";
    await expect(control(page, name)).toHaveAccessibleName(contactWords.labels[name] + optional);
    await expect(control(page, name)).toHaveAttribute("autocomplete", autocomplete);
    expect(await control(page, name).getAttribute("type")).toBe(type);
  }
  await expect(page.locator("form [maxlength]")).toHaveCount(0);
});

test("each message comes with the first submit, once, tied to its field", async ({ page }) => {
  await hydrate(page);
  await fill(page, { email: "nobody", phone: "letters", message: " ", name: "" });
  await control(page, "name").press("Tab");
  await expect(control(page, "email")).toBeFocused();
  expect(await messages(page)).toEqual({});

  await send(page).click();
  const expected = { ...emptyMessageMessages, phone: "Invalid phone number format" };
  await expectMessages(page, expected);
  await expect(control(page, "name")).toBeFocused();
  for (const name of fields) {
    await expect(control(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(control(page, name)).toHaveAccessibleDescription(new RegExp(expected[name]));
    await expect(page.getByText(expected[name], { exact: true })).toHaveCount(1);
  }
});

test("messages follow the typing, and the first wrong field takes the focus", async ({ page }) => {
  await submit(page, { ...contactMessage, message: "" });
  await expect(control(page, "message")).toBeFocused();
  await fill(page, { message: "Hello", phone: "98765.43210" });
  await expectMessages(page, { phone: "Invalid phone number format" });
  await send(page).click();
  await expect(control(page, "phone")).toBeFocused();
  await fill(page, { phone: "" });
  await expectMessages(page, {});
});

test("a valid message is thanked for once, and leaves an empty form", async ({ page }) => {
  // The very region that was there from the first paint: assistive technology listens to it.
  const region = page.getByRole("status");
  await expect(region).toBeEmpty();
  const said = await listenTo(region);
  await send(page).click();
  await expectMessages(page, emptyMessageMessages);
  // The focus goes to the first of them, which is read out there.
  await expect(page.locator("form [role=alert], form [aria-live]")).toHaveCount(0);
  await submit(page, contactMessage);
  await expect(region).toContainText(toast.title);
  expect(await said()).toEqual([expect.stringContaining(toast.title + toast.text)]);

  for (const name of fields) {
    await expect(control(page, name)).toHaveValue("");
    await expect(control(page, name)).not.toHaveAttribute("aria-invalid");
  }
  await fill(page, { email: "nobody", message: "x" });
  await expect(countOf(page)).toHaveText(/^1 /);
  expect(await messages(page)).toEqual({});
});

test("the toast goes by itself, unless somebody is at it, and on its button", async ({ page }) => {
  await page.clock.install({ time: noon });
  await page.goto("/contact");
  await hydrate(page);
  // From here on, time passes only when the test says so.
  await page.clock.pauseAt(new Date(noon.getTime() + 3_600_000));
  await submit(page, contactMessage);
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

  await submit(page, contactMessage);
  await dismiss.click();
  await expect(region).toBeEmpty();
  await expect(confirmation(page)).toBeVisible();
});

test("the confirmation can be kept in three ways, and cleared", async ({ page, context }) => {
  await allowClipboard(context);
  await submit(page, contactMessage);
  const box = confirmation(page);
  await expect(box).toBeFocused();
  await expect(box).toContainText(contactWords.sent.confirmation.text);
  await expect(box).toContainText(sent.silence);
  await expect(box.getByRole("link", { name: practice.phone })).toBeVisible();

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

test("the second click of a double click is no complaint", async ({ page }) => {
  await submit(page, contactMessage);
  await expect(confirmation(page)).toBeFocused();
  await send(page).dispatchEvent("click", { detail: 2 });
  await fill(page, { message: "12345" });
  await expect(countOf(page)).toHaveText(/^5 /);
  expect(await messages(page)).toEqual({});
});

test("clearing the form asks first, and takes along what the form had to say", async ({ page }) => {
  const question = page.getByRole("dialog", { name: clear.question });
  const button = page.getByRole("button", { name: clear.button });
  await submit(page, { ...contactMessage, email: "nobody" });
  await expectMessages(page, { email: "Invalid email address" });
  await button.click();
  await question.getByRole("button", { name: clear.keep }).click();
  await expect(control(page, "message")).toHaveValue(contactMessage.message);
  expect(await messages(page)).toEqual({ email: "Invalid email address" });

  await button.click();
  await question.getByRole("button", { name: clear.confirm }).click();
  await expect(question).toBeHidden();
  for (const name of fields) await expect(control(page, name)).toHaveValue("");
  expect(await messages(page)).toEqual({});
  // It is told to everybody, and leads back to the beginning.
  await expect(page.getByRole("status")).toContainText(clear.done);
  await page.keyboard.press("Tab");
  await expect(control(page, "name")).toBeFocused();
});

// Chromium reports each program that it hands an address to.
siteTest(
  "leaving asks while something is typed, and loses nothing on staying",
  async ({ page }) => {
    const questions = answerQuestions(page, "stay");
    await fill(page, { name: "Asha" });
    await wayOut(page).click({ noWaitAfter: true });
    await expect.poll(() => questions).toEqual(["beforeunload"]);
    await expect(control(page, "name")).toHaveValue("Asha");
    // Not for a letter, after which the visitor is still here.
    for (const link of await page.locator("main a[href^='mailto:']:visible").all())
      await link.click();
    await fill(page, { name: "" });
    await leave(page);
    expect(questions).toHaveLength(1);
  },
);

test("no word that a visitor types makes the page wider than a phone", async ({ page }) => {
  const word = "a".repeat(89);
  const message = `https://example.org/${"x".repeat(300)}`;
  await page.setViewportSize({ width: 320, height: 640 });
  await submit(page, { name: word, email: `${word}@example.org`, phone: "letters", message });
  await expectMessages(page, { phone: "Invalid phone number format" });
  expect(await reflowFindings(page)).toEqual([]);
  await submit(page, { phone: "" });
  await expect(confirmation(page)).toContainText(word);
  expect(await reflowFindings(page)).toEqual([]);
});

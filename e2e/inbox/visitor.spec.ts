import { join } from "node:path";
import type { FieldName } from "../../app/forms/form";
import { contactMessage, sessionRequest } from "../../app/forms/testing-answers";
import { referenceOf } from "../../contract/reference";
import type { Practice } from "../../inbox/testing/staff";
import { axeFindings } from "../checks/axe";
import {
  bothForms,
  contactWords,
  practice as practiceFacts,
  requestWords,
  sendingWords,
} from "../facts";
import { noon } from "../forms";
import { expect } from "../site";
import { sites } from "../sites";
import { test as base } from "./practice";

/* The real inbox with its database, and a visitor's browser. */

const test = base.extend({ baseURL: ({ inbox }, use) => use(inbox.origin) });

/** The page that a web server shows if no inbox answers behind it. */
const unavailable = join(sites.delivering, "unavailable.html");

/** Decrypts all messages with the practice's key. */
async function readAll({ staff, practice }: Practice) {
  const messages = await staff.read(practice.privateKey);
  return messages.map(({ content }) => content);
}

test("the practice can read a message that was sent with scripts", async ({
  page,
  form,
  practice,
}) => {
  await page.goto("/contact");
  await form.fill(contactMessage);
  await form.sendByScript();
  await expect(page.getByText(contactWords.sent.toast.title)).toBeVisible();
  const [id = ""] = await practice.staff.list();
  const reference = `${sendingWords.reference} ${referenceOf(id)}`;
  await expect(form.confirmation.getByText(reference)).toBeVisible();

  await page.clock.setFixedTime(noon);
  await page.goto("/appointments");
  await form.fill(sessionRequest);
  await form.sendByScript();
  await expect(page.getByText(requestWords.sent.toast.title)).toBeVisible();

  expect(await readAll(practice)).toMatchObject([
    { form: "contact", values: contactMessage },
    { form: "appointment", values: sessionRequest, notice: expect.stringMatching(/^[\da-f]{8}$/) },
  ]);
});

/** The ids of messages that staff see marked by their writers. */
async function calledUrgent({ staff }: Practice) {
  const { json } = await staff.call("GET", "/messages?state=new");
  const messages: { id: string; urgent: number }[] = json.messages;
  return messages.filter(({ urgent }) => urgent === 1).map(({ id }) => id);
}

test("one press after sending says that it is urgent, or whom to call", async ({
  page,
  form,
  practice,
}) => {
  const words = sendingWords.tellUrgent;
  await page.route("**/contact/urgent", (route) => route.fulfill({ status: 429, json: {} }));
  await page.goto("/contact");
  await form.fill(contactMessage);
  await form.sendByScript();
  const button = form.confirmation.getByRole("button", { name: words.button });
  const status = form.confirmation.getByRole("status");
  await expect(form.confirmation.getByText(words.note)).toBeVisible();
  await button.click();
  await expect(status).toHaveText(`${words.failed} ${practiceFacts.phone}`);
  expect(await calledUrgent(practice)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);

  await page.unrouteAll();
  await button.click();
  await expect(status).toHaveText(words.done);
  await expect(status).toBeFocused();
  await expect(button).toHaveCount(0);
  expect(await calledUrgent(practice)).toEqual(await practice.staff.list());
});

test.describe("Without scripts @scripts-off", () => {
  test.use({ javaScriptEnabled: false });

  test("returns an invalid form until it is valid, and sends it once", async ({
    page,
    form,
    practice,
  }) => {
    const { preferredDate: day, ...others } = sessionRequest;
    await page.goto("/appointments");
    await form.fill({ ...others, email: "asha@", fullName: "आशा <b>राव</b>" });
    await form.send.click();

    const summary = form.summary;
    await expect(summary).toBeFocused();
    const title = `${bothForms.problem.numbers[0]} ${bothForms.problem.manyWrong}`;
    await expect(summary).toHaveAccessibleName(title);
    await expect(page).toHaveTitle(new RegExp(`^${title}: `));
    await form.expectMessages({
      email: "Invalid email address",
      preferredDate: "Please select a preferred appointment date",
    });
    await expect(form.control("fullName")).toHaveValue("आशा <b>राव</b>");
    await summary.getByRole("link", { name: requestWords.fields.preferredDate.label }).click();
    await expect(form.control("preferredDate")).toBeFocused();
    await form.control("preferredDate").fill(String(day));
    await form.fill({ email: sessionRequest.email });
    await form.send.click();

    await expect(page).toHaveURL(/\/appointments\/sent\?at=/);
    await expect(page.getByRole("heading", { name: requestWords.sent.toast.title })).toBeFocused();
    const [id = ""] = await practice.staff.list();
    await expect(page.getByText(referenceOf(id))).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: sendingWords.tellUrgent.button }).click();
    await expect(page.getByRole("heading", { name: sendingWords.tellUrgent.done })).toBeFocused();
    expect(await calledUrgent(practice)).toEqual([id]);

    expect(await readAll(practice)).toMatchObject([
      { values: { ...sessionRequest, fullName: "आशा <b>राव</b>" } },
    ]);
  });
});

test.describe("While the inbox does not answer @scripts-off @at-length", () => {
  test.use({ javaScriptEnabled: false });

  test("Back brings the answers back", async ({ page, form, practice }) => {
    await page.route("**/contact", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 502, path: unavailable })
        : route.fallback(),
    );
    await page.goto("/contact");
    await form.fill(contactMessage);
    await form.send.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sendingWords.failed.title);
    const main = page.getByRole("main");
    // Outside opening hours, the page names a help line, too.
    for (const name of [practiceFacts.phone, practiceFacts.email]) {
      await expect(main.getByRole("link", { name })).toBeVisible();
    }
    await expect(page.locator("footer .help-line").first()).toBeVisible();
    await page.goBack();
    for (const [name, value] of Object.entries(contactMessage)) {
      await expect(form.control(name as FieldName)).toHaveValue(value);
    }
    await page.unrouteAll();
    await form.send.click();
    await expect(page).toHaveURL(/\/contact\/sent\?at=/);
    expect(await readAll(practice)).toMatchObject([{ values: contactMessage }]);
  });
});

test("every page on the way without our script can be used by everyone", {
  tag: "@at-length",
}, async ({ page, form, practice }) => {
  // Scripts on, for axe, but that of the form is still on its way: the browser itself sends it.
  await form.holdScript("form");
  await page.goto("/contact");
  await form.fill({ ...contactMessage, email: "asha@" });
  await form.send.click();
  await expect(page.locator("#email-error")).toHaveText("Invalid email address");
  expect(await axeFindings(page)).toEqual([]);
  await expect(form.control("message")).toHaveValue(contactMessage.message);
  await form.fill({ email: contactMessage.email });
  await form.send.click();
  await expect(page).toHaveURL(/\/contact\/sent\?at=/);
  expect(await axeFindings(page)).toEqual([]);
  expect(await readAll(practice)).toHaveLength(1);
  await page.route("**/away", (route) => route.fulfill({ status: 502, path: unavailable }));
  await page.goto("/away");
  expect(await axeFindings(page)).toEqual([]);
});

import { randomUUID } from "node:crypto";
import { Window } from "happy-dom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { referenceOf } from "../../contract/reference.ts";
import { contactMessage } from "../testing/answers.ts";
import { startPractice, testSite } from "../testing/inbox.ts";
import { startSmtp } from "../testing/smtp.ts";

const smtp = await startSmtp();
const { inbox, practice } = await startPractice({
  ...{ INBOX_SMTP: smtp.url, INBOX_MAIL_TO: "a@example.org", INBOX_MAIL_FROM: "b@example.org" },
});
const words = testSite.languages[0].tellUrgent;
const asScript = { Accept: "application/json" };

const { visitor } = inbox;
const urgentMails = () => smtp.mails.filter((mail) => mail.includes("Please look into"));

/** The ids that staff's list calls urgent. */
async function listedUrgent() {
  const { json } = await practice.staff.call("GET", "/messages?state=new,aside");
  const messages: { id: string; urgent: number }[] = json.messages;
  return messages.filter(({ urgent }) => urgent === 1).map(({ id }) => id);
}

/** Returns the fields that the urgent button sends without scripts, on the page after sending. */
async function buttonOf(url: string) {
  const page = await fetch(inbox.origin + url);
  const { document, FormData } = new Window();
  document.write(await page.text());
  const form = document.querySelector('form[action$="/urgent"]') as never;
  return Object.fromEntries(new FormData(form)) as Record<string, string>;
}

beforeAll(() => visitor.write());
afterAll(async () => {
  await inbox.remove();
  await smtp.stop();
});

test("a forged proof rings nothing, and has the answer of a valid one", async () => {
  const [one, other] = [await visitor.write(), await visitor.write()];
  for (const headers of [asScript, { Accept: "text/html" }]) {
    const answers = [];
    for (const fields of [
      { id: one.json.id, proof: "forged" },
      { id: one.json.id },
      { id: one.json.id, proof: other.json.proof },
      { id: randomUUID(), proof: one.json.proof },
      { id: other.json.id, proof: other.json.proof },
    ]) {
      const { status, text } = await visitor.sendPlain("/contact/urgent", fields, headers);
      const own = [fields.id, referenceOf(fields.id)];
      answers.push([status, own.reduce((all, part) => all.replace(part, ""), text)]);
      if (fields.id === other.json.id) continue;
      expect(await listedUrgent()).not.toContain(one.json.id);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]?.[0]).toBe(200);
  }
  expect(await listedUrgent()).toEqual([other.json.id]);
});

test("a press marks a message and rings at once, and a second one changes nothing", async () => {
  const before = urgentMails().length;
  const { id, proof } = (await visitor.write()).json;
  const press = () => visitor.sendPlain("/contact/urgent", { id, proof }, asScript);
  const answers = [await press()];
  await expect.poll(() => urgentMails().length).toBe(before + 1);
  expect(await listedUrgent()).toContain(id);
  const row = async () => (await practice.staff.call("GET", "/messages?state=new")).json.messages;
  const once = await row();
  answers.push(await press());
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, JSON.stringify({ id })],
    [200, JSON.stringify({ id })],
  ]);
  expect(await row()).toEqual(once);
});

test("the page after sending has the button without scripts, and then says so", async () => {
  const sent = await visitor.sendPlain("/contact", { ...contactMessage, message: "No scripts." });
  const fields = await buttonOf(String(sent.headers.get("location")));
  const { status, text } = await visitor.sendPlain("/contact/urgent", fields);
  expect(status).toBe(200);
  const { document } = new Window();
  document.write(text);
  expect(document.querySelector("#answer-title")?.textContent).toBe(words.done);
  expect(document.body.textContent).toContain(words.note);
  expect(document.querySelector('form[action$="/urgent"]')).toBeNull();
  expect(await listedUrgent()).toContain(fields.id);
});

test.each<[string, number, Record<string, string>, Record<string, string>?]>([
  ["from another site", 403, {}, { Origin: "https://example.org" }],
  ["without an id", 400, { id: "" }],
  ["in another type", 415, {}, { "Content-Type": "text/plain" }],
])("a press %s marks nothing, and names whom to call", async (_what, status, more, headers) => {
  const { id, proof } = (await visitor.write()).json;
  const answer = await visitor.sendPlain("/contact/urgent", { id, proof, ...more }, headers);
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(words.failed);
  expect(answer.text).toContain(`tel:${testSite.practice.phone.replaceAll(" ", "")}`);
  expect(await listedUrgent()).not.toContain(id);
});

test("who presses often is asked to wait, and who writes meanwhile is not", async () => {
  const { inbox, practice: _ } = await startPractice({ INBOX_BURST: "2" });
  const press = () =>
    inbox.visitor.sendPlain("/contact/urgent", { id: randomUUID(), proof: "" }, asScript);
  const statuses = [await press(), await press(), await press()].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 429]);
  expect((await inbox.visitor.write()).status).toBe(201);
  await inbox.remove();
});

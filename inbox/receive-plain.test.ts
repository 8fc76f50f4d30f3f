import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messageSentTexts } from "../app/content/forms";
import { checkTexts } from "../app/content/sending";
import { startTestInbox } from "./testing/inbox.ts";
import { type Practice, setUp } from "./testing/staff.ts";
import { contactMessage } from "./testing/visitor.ts";

let inbox: Awaited<ReturnType<typeof startTestInbox>>;
let practice: Practice;

beforeAll(async () => {
  inbox = await startTestInbox();
  practice = await setUp(inbox.origin, inbox.setupCode);
});
afterAll(() => inbox.remove());

async function countKept() {
  return (await practice.staff.list()).length;
}

/** What stands in the hidden fields of a page. */
function hiddenFields(html: string) {
  const fields = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"\/>/g);
  return Object.fromEntries([...fields].map(([, name, value]) => [name, value]));
}

async function checkAnswers(values: Partial<typeof contactMessage> = {}) {
  const answer = await inbox.visitor.sendPlain("/contact", { ...contactMessage, ...values });
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(checkTexts.title);
  return hiddenFields(answer.text) as Record<string, string>;
}

describe("Without scripts", () => {
  test("a form that is wrong comes back with every value and each message", async () => {
    const values = { ...contactMessage, email: "asha@", message: '<b>Hello</b> & "you"' };
    const answer = await inbox.visitor.sendPlain("/contact", values);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("Invalid email address");
    expect(answer.text).toContain('value="asha@"');
    expect(answer.text).toContain("&lt;b&gt;Hello&lt;/b&gt; &amp; &quot;you&quot;");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("the answers are shown, then sent, and come once", async () => {
    const before = await countKept();
    const fields = await checkAnswers();
    expect(await countKept()).toBe(before);

    for (const _press of ["first", "second"]) {
      const sent = await inbox.visitor.sendPlain("/contact", fields);
      expect(sent.status).toBe(303);
      expect(sent.headers.get("location")).toBe("/contact/sent");
    }
    expect(await countKept()).toBe(before + 1);
    const confirmation = await fetch(`${inbox.origin}/contact/sent`);
    expect(await confirmation.text()).toContain(messageSentTexts.toast.title);
  });

  test("whoever goes back to the form and sends the same again has sent one message", async () => {
    const before = await countKept();
    for (const _visit of ["first", "second"]) {
      const fields = await checkAnswers({ message: "I went back and pressed once more." });
      expect((await inbox.visitor.sendPlain("/contact", fields)).status).toBe(303);
    }
    expect(await countKept()).toBe(before + 1);
  });

  test("the answers can be changed before they are sent", async () => {
    const fields = await checkAnswers();
    const answer = await inbox.visitor.sendPlain("/contact", { ...fields, change: "yes" });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('value="Asha Rao"');
  });

  test.each([
    ["a token that was made up", { token: "made-up" }],
    ["other answers than were shown", { message: "Something else." }],
    ["another id", { id: "00000000-0000-4000-8000-000000000000" }],
    ["a token that is too old", { issued: "1" }],
    ["no token", { token: "" }],
  ])("with %s, the answers are shown once more and nothing is kept", async (_what, changed) => {
    const before = await countKept();
    const fields = await checkAnswers();
    const answer = await inbox.visitor.sendPlain("/contact", { ...fields, ...changed });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(checkTexts.title);
    expect(await countKept()).toBe(before);
  });

  test("a failure says so, with phone and e-mail and every answer still in the form", async () => {
    const other = await startTestInbox();
    const answer = await other.visitor.sendPlain("/contact", contactMessage);
    await other.remove();
    expect(answer.status).toBe(503);
    expect(answer.text).toContain("Nothing was sent");
    expect(answer.text).toMatch(/"tel:.*"mailto:/s);
    expect(answer.text).toContain('value="Asha Rao"');
  });
});

import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, test } from "vitest";
import { contactMessage, sessionRequest } from "../testing/answers.ts";
import { startPractice } from "../testing/inbox.ts";
import { startSmtp } from "../testing/smtp.ts";

const { inbox, practice } = await startPractice();
afterAll(() => inbox.remove());

const all = "state=new,aside";

async function kept(id: string) {
  const messages = await practice.staff.read(practice.practice.privateKey, all);
  return messages.filter((message) => message.id === id).map(({ content }) => content);
}

describe("What a form sends", () => {
  test("is acknowledged, and the practice alone can open it", async () => {
    const id = randomUUID();
    const answer = await inbox.visitor.write({ name: "  Asha Rao " }, id);
    expect(answer).toMatchObject({ status: 201, json: { id } });
    expect(await kept(id)).toMatchObject([{ form: "contact", values: contactMessage }]);
  });

  test("is judged by the form's own rules", async () => {
    const values = { ...sessionRequest, age: "four", phone: "1", privacyConsent: false };
    const answer = await inbox.visitor.sendByScript("/appointments", { id: randomUUID(), values });
    expect(answer.status).toBe(422);
    expect(answer.json).toEqual({
      errors: {
        age: "Age must be a number",
        phone: "Phone number must be at least 10 digits",
        privacyConsent: "You must accept the privacy policy",
      },
    });
  });

  test("comes once, however often it is sent", async () => {
    const id = randomUUID();
    const body = { id, values: sessionRequest };
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => inbox.visitor.sendByScript("/appointments", body)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await kept(id)).toHaveLength(1);
  });

  test("is refused under an id that stands for something else", async () => {
    const id = randomUUID();
    await inbox.visitor.write({}, id);
    const answer = await inbox.visitor.write({ message: "Something else." }, id);
    expect(answer.status).toBe(409);
    expect(answer.json.message).toMatch(/already sent/);
  });

  test.each([
    ["a trap that people do not see", { website: "https://example.org" }],
    [
      "links and haste",
      { elapsedMs: 500, values: { ...contactMessage, message: "http://a www.b" } },
    ],
  ])("is put aside, but kept, for %s", async (_sign, signs) => {
    const id = randomUUID();
    const body = { id, values: contactMessage, elapsedMs: 60_000, ...signs };
    expect((await inbox.visitor.sendByScript("/contact", body)).status).toBe(201);
    expect(await practice.staff.list("state=aside")).toContain(id);
  });

  test("with a phrase of danger rings at once, even if it looks like spam", async () => {
    const smtp = await startSmtp();
    const { inbox, practice } = await startPractice({
      ...{ INBOX_SMTP: smtp.url, INBOX_MAIL_TO: "a@example.org", INBOX_MAIL_FROM: "b@example.org" },
    });
    const [spam, danger] = [randomUUID(), randomUUID()];
    const signs = { elapsedMs: 500, website: "filled in" };
    await inbox.visitor.sendByScript("/contact", { id: spam, values: contactMessage, ...signs });
    const values = { ...contactMessage, message: "I want to END my life. http://a www.b" };
    await inbox.visitor.sendByScript("/contact", { id: danger, values, ...signs });
    expect(await practice.staff.list()).toEqual([danger]);
    await expect.poll(() => smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.replaceAll("=\r\n", "")).toContain(`/inbox#${danger}`);
    await inbox.remove();
    await smtp.stop();
  });
});

describe("Nothing is kept of", () => {
  const id = randomUUID();
  const fields = (more: object) => `${new URLSearchParams({ id, ...contactMessage, ...more })}`;
  const whole = fields({});
  const type = (name: string) => ({ "Content-Type": name });
  const formType = "application/x-www-form-urlencoded";

  type Odd = [what: string, status: number, body: BodyInit, headers?: Record<string, string>];
  test.each<Odd>([
    ["no answers", 422, ""],
    ["JSON", 415, JSON.stringify({ id, values: contactMessage }), type("application/json")],
    ["an id that is none", 400, fields({ id: "1" })],
    ["two ids", 400, `${whole}&id=${randomUUID()}`],
    ["two answers to one question", 400, `${whole}&name=Somebody`],
    ["a field that we do not know", 400, `${whole}&a=b`],
    ["__proto__", 400, `${whole}&__proto__=x`],
    ["constructor", 400, `${whole}&constructor=x`],
    ["30,000 fields", 413, whole + "&a=".repeat(30_000)],
    ["bytes that are not UTF-8", 400, Buffer.from(whole.replace("Asha", "\xff\xfe"), "latin1")],
    ["escapes that are not UTF-8", 400, whole.replace("Asha", "%ff%fe")],
    ["another encoding", 415, whole, type(`${formType}; charset=utf-16`)],
    ["a compressed body", 415, whole, { "Content-Encoding": "gzip" }],
    ["another type", 415, whole, type("text/plain")],
    ["a file upload", 415, whole, type("multipart/form-data; boundary=a")],
    ["65 kB", 413, fields({ message: "x".repeat(65 * 1024) })],
    ["900 kB", 413, "x".repeat(900_000)],
    ["a post from another site", 403, whole, { Origin: "https://example.org" }],
    ["one that the browser calls so", 403, whole, { "Sec-Fetch-Site": "cross-site" }],
  ])("%s", async (_what, status, body, headers) => {
    const before = await practice.staff.list(all);
    for (const Accept of ["application/json", "text/html"]) {
      const answer = await inbox.visitor.post("/contact", body, {
        ...{ Accept, ...type(formType) },
        ...headers,
      });
      expect(answer.status).toBe(status);
      expect(answer.headers.get("content-type")).toContain(Accept);
      expect(answer.text).toMatch(/[a-z]{3,}/);
    }
    expect(await practice.staff.list(all)).toEqual(before);
  });

  test.each(["PUT", "PATCH", "DELETE"])("%s", async (method) => {
    const { status } = await fetch(`${inbox.origin}/contact`, { method, body: whole });
    expect(status).toBe(405);
  });
});

test("logs hold the route, the status, milliseconds and an id, and nothing else", () => {
  const requests = inbox.lines.filter((line) => /^(?:GET|POST|PUT|site)/.test(line));
  expect(requests.length).toBeGreaterThan(100);
  const route = "(?:site|(?:GET|POST|PUT) /[a-z/:]+)";
  for (const line of requests)
    expect(line).toMatch(new RegExp(`^${route} \\d{3} \\d+ (?:-|[\\da-f-]{36})$`));
});

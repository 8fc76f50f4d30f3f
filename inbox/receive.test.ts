import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dangerWords } from "../app/content/danger-words";
import { startTestInbox } from "./testing/inbox.ts";
import { type Practice, setUp } from "./testing/staff.ts";
import { contactMessage, sessionRequest } from "./testing/visitor.ts";

let inbox: Awaited<ReturnType<typeof startTestInbox>>;
let practice: Practice;

beforeAll(async () => {
  inbox = await startTestInbox();
  practice = await setUp(inbox.origin, inbox.setupCode);
});
afterAll(() => inbox.remove());

async function kept() {
  const messages = await practice.staff.read(practice.practice.privateKey, "new,aside");
  return messages.map(({ id, content }) => ({ id, ...content }));
}

async function countKept() {
  const { json } = await practice.staff.call("GET", "/messages?state=new,aside");
  return json.messages.length;
}

describe("What a form sends", () => {
  test("is acknowledged, and the practice alone can open it", async () => {
    const id = randomUUID();
    const answer = await inbox.visitor.write({ name: "  Asha Rao " }, id);
    expect(answer).toMatchObject({ status: 201, json: { id } });
    const message = (await kept()).find((candidate) => candidate.id === id);
    expect(message).toMatchObject({ form: "contact", values: contactMessage });
  });

  test("is judged by the form's own rules", async () => {
    const values = { ...sessionRequest, age: "four", phone: "1", privacyConsent: false };
    const answer = await inbox.visitor.sendJson("/appointments", { id: randomUUID(), values });
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
      Array.from({ length: 200 }, () => inbox.visitor.sendJson("/appointments", body)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect((await kept()).filter((message) => message.id === id)).toHaveLength(1);
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
    ["links and haste", { spent: 500, values: { ...contactMessage, message: "http://a www.b" } }],
  ])("is put aside, but kept, for %s", async (_sign, signs) => {
    const id = randomUUID();
    const body = { id, values: contactMessage, spent: 60_000, ...signs };
    expect((await inbox.visitor.sendJson("/contact", body)).status).toBe(201);
    const aside = await practice.staff.call("GET", "/messages?state=aside");
    expect(aside.json.messages.map((message: { id: string }) => message.id)).toContain(id);
  });

  test("is never put aside if somebody may be in danger", async () => {
    const id = randomUUID();
    const values = { ...contactMessage, message: `${dangerWords.words[0]} http://a www.b` };
    await inbox.visitor.sendJson("/contact", { id, values, spent: 500, website: "filled in" });
    const waiting = await practice.staff.call("GET", "/messages?state=new");
    expect(waiting.json.messages.map((message: { id: string }) => message.id)).toContain(id);
  });
});

describe("Nothing is kept of", () => {
  const values = contactMessage;
  const id = randomUUID();
  const jsonType = { "Content-Type": "application/json" };
  const asBytes = (text: string) => Buffer.from(text, "latin1");
  const whole = JSON.stringify({ id, values });
  const plain = new URLSearchParams(values).toString();
  const plainType = { "Content-Type": "application/x-www-form-urlencoded" };

  const odd: [string, BodyInit, Record<string, string>, number][] = [
    ["no JSON", "{", jsonType, 400],
    ["a list", "[]", jsonType, 400],
    ["null", "null", jsonType, 400],
    ["a name that stands twice", whole.replace("{", `{"id":"${randomUUID()}",`), jsonType, 400],
    ["a body without an id", JSON.stringify({ values }), jsonType, 400],
    ["an id that is none", JSON.stringify({ id: "1", values }), jsonType, 400],
    ["values that are a list", JSON.stringify({ id, values: [] }), jsonType, 400],
    [
      "a field that we do not know",
      JSON.stringify({ id, values: { ...values, a: "b" } }),
      jsonType,
      400,
    ],
    ["__proto__", `{"id":"${id}","values":{"__proto__":{"name":"x"}}}`, jsonType, 400],
    ["constructor", `{"id":"${id}","values":{"constructor":"x"}}`, jsonType, 400],
    [
      "values of other types",
      JSON.stringify({ id, values: { ...values, name: 5 } }),
      jsonType,
      422,
    ],
    ["bytes that are not UTF-8", asBytes(whole.replace("Asha", "\xff\xfe")), jsonType, 400],
    ["another encoding", whole, { "Content-Type": "application/json; charset=utf-16" }, 415],
    ["a compressed body", whole, { ...jsonType, "Content-Encoding": "gzip" }, 415],
    ["another type", whole, { "Content-Type": "text/plain" }, 415],
    ["a file upload", whole, { "Content-Type": "multipart/form-data; boundary=a" }, 415],
    [
      "65 kB",
      JSON.stringify({ id, values: { ...values, message: "x".repeat(65 * 1024) } }),
      jsonType,
      413,
    ],
    ["900 kB", "x".repeat(900_000), jsonType, 413],
    ["a post from another site", whole, { ...jsonType, Origin: "https://example.org" }, 403],
    ["one that the browser calls so", whole, { ...jsonType, "Sec-Fetch-Site": "cross-site" }, 403],
    ["two answers to one question", `${plain}&name=Somebody`, plainType, 400],
    ["a plain field that we do not know", `${plain}&__proto__=x`, plainType, 400],
  ];
  test.each(odd)("%s", async (_what, body, headers, status) => {
    const before = await countKept();
    const answer = await inbox.visitor.post("/contact", body, headers);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(/[a-z]{3,}/);
    expect(await countKept()).toBe(before);
  });

  test.each(["PUT", "PATCH", "DELETE"])("%s", async (method) => {
    const { status } = await fetch(`${inbox.origin}/contact`, {
      method,
      body: whole,
      headers: jsonType,
    });
    expect(status).toBe(405);
  });
});

test("Logs hold the route, the status, milliseconds and an id, and nothing else", () => {
  const requests = inbox.lines.filter((line) => /^(?:GET|POST|PUT|site)/.test(line));
  expect(requests.length).toBeGreaterThan(100);
  const route = "(?:site|(?:GET|POST|PUT) /[a-z/:]+)";
  for (const line of requests)
    expect(line).toMatch(new RegExp(`^${route} \\d{3} \\d+ (?:-|[\\da-f-]{36})$`));
});

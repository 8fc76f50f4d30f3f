import { rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { startInbox } from "./start.ts";
import { sql } from "./store/database.ts";
import { connectSqlite } from "./store/sqlite.ts";
import { contactMessage } from "./testing/answers.ts";
import { startPractice, startTestInbox, testSite } from "./testing/inbox.ts";

describe("A connection", async () => {
  const { inbox } = await startPractice({ INBOX_BURST: "2" });
  afterAll(() => inbox.remove());

  /** Says something bare to the server, and gives back all that it answers. */
  function say(text: string, isCut = false) {
    return new Promise<string>((resolve) => {
      let answer = "";
      const socket = connect(inbox.port, "127.0.0.1", () => {
        socket.write(text);
        if (isCut) socket.end();
      });
      socket.on("data", (chunk) => {
        answer += chunk;
      });
      socket.on("error", () => resolve(answer));
      socket.on("close", () => resolve(answer));
    });
  }
  const type = "Content-Type: application/x-www-form-urlencoded\r\nAccept: application/json";
  const head = `POST /contact HTTP/1.1\r\nHost: x\r\n${type}\r\n`;

  test("that sends chunks without end gets an answer, and is not listened to any longer", async () => {
    const chunk = `10000\r\n${"x".repeat(65_536)}\r\n`;
    const answer = await say(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(17)}`);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  test("that is cut off in the middle leaves nothing behind", async () => {
    const before = inbox.lines.length;
    await say(`${head}Content-Length: 500\r\n\r\n{"id":`, true);
    await expect.poll(() => inbox.lines.slice(before).join()).toMatch(/^POST \/contact 400 /);
  });

  test("with two lengths is not understood", async () => {
    const lengths = "Content-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n";
    expect(await say(`${head}${lengths}0\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
  });

  test("that names the whole URL reaches the form", async () => {
    const absolute = head.replace("/contact", "http://x/contact");
    const ending = "Content-Length: 2\r\nConnection: close\r\n\r\n{}";
    expect(await say(`${absolute}${ending}`)).toMatch(/^HTTP\/1.1 400 .*"message":/s);
  });

  test("with headers that are too long is told so", async () => {
    const answer = await say(`${head}X-Long: ${"x".repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1.1 431 .*\r\n\r\n431 Request Header Fields Too Large$/s);
  });

  test("that is busy is slowed down, and told for how long", async () => {
    for (const _first of ["one", "two"]) await inbox.visitor.write();
    const slowed = await inbox.visitor.write();
    expect(slowed.status).toBe(429);
    expect(slowed.headers.get("retry-after")).toMatch(/^[1-9]\d?$/);
    expect(slowed.json.message).toMatch(/try again in a moment/);
  });

  test("cannot say that it comes from another address", async () => {
    const body = { id: crypto.randomUUID(), values: contactMessage };
    const headers = { "X-Forwarded-For": "192.0.2.7" };
    expect((await inbox.visitor.sendByScript("/contact", body, headers)).status).toBe(429);
  });
});

test("starts on a newer site and takes messages", async () => {
  const { inbox, practice } = await startPractice();
  await inbox.stop();
  const newer = "<!doctype html><title>Newer</title><main>Another form</main>";
  await writeFile(join(inbox.settings.site, "contact.html"), newer);
  const lines: string[] = [];
  const again = await startInbox(inbox.settings, {
    print: (line) => lines.push(line),
    log: () => undefined,
  });
  // The connection that was left over from before.
  await fetch(inbox.origin).catch(() => undefined);
  const { visitor, origin } = inbox;
  const page = await (await fetch(`${origin}/contact`)).text();
  const scripted = await visitor.write();
  const wrong = await visitor.sendPlain("/contact", { ...contactMessage, email: "asha@" });
  const plain = await visitor.sendPlain("/contact", { ...contactMessage, name: "Kabir Anand" });
  const sent = await (await fetch(origin + plain.headers.get("location"))).text();
  const kept = await practice.staff.list();
  await again.stop();
  await rm(inbox.folder, { recursive: true });
  expect(page).toBe(newer);
  expect([scripted.status, wrong.status, plain.status]).toEqual([201, 422, 303]);
  expect(wrong.text).toContain('value="asha@"');
  expect(sent).toContain(testSite.languages[0].forms[0]?.toast.title);
  expect(kept).toHaveLength(2);
  expect(lines.filter((line) => line.includes("another build"))).toHaveLength(1);
});

test("the log names the reason of a 503 without what was written", async () => {
  const { inbox, practice } = await startPractice();
  const database = connectSqlite(inbox.databaseFile);
  await database.run(sql`ALTER TABLE message RENAME TO elsewhere`, sql`DROP TABLE setting`);
  await database.close();
  const before = inbox.lines.length;
  const answers = [
    await inbox.visitor.write({ message: "Plantedmessage" }),
    await inbox.visitor.sendPlain("/contact", { ...contactMessage, message: "Plantedmessage" }),
    await practice.staff.call("GET", "/messages"),
    await fetch(`${inbox.origin}/inbox/health`),
  ];
  const lines = inbox.lines.slice(before);
  await inbox.remove();
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  const reason = expect.stringMatching(/Error ERR_SQLITE_ERROR at .*sqlite/);
  expect(lines.filter((line) => /ERR_SQLITE/.test(line))).toEqual([reason, reason, reason, reason]);
  expect(lines.join()).not.toContain("Planted");
});

test("says that the privacy notice shortens INBOX_KEEP_DAYS", async () => {
  const inbox = await startTestInbox({ INBOX_KEEP_DAYS: "3650" });
  await inbox.remove();
  const words = /^INBOX_KEEP_DAYS is 3650, but the privacy notice promises (\d+) days: .* after \1/;
  expect(inbox.lines).toContainEqual(expect.stringMatching(words));
});

test("is well once a message could be kept: not before the set-up", async () => {
  const [unready, { inbox: ready }] = [await startTestInbox(), await startPractice()];
  const statuses = [unready, ready].map(async ({ origin }) => {
    return (await fetch(`${origin}/inbox/health`)).status;
  });
  expect(await Promise.all(statuses)).toEqual([503, 200]);
  await Promise.all([unready.remove(), ready.remove()]);
});

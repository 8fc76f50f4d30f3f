import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { securityHeaders } from "../../hosting/headers.ts";
import { decrypt, encrypt } from "../keys/encrypt.ts";
import { makeKeyPair } from "../keys/lock.ts";
import { makePracticeKey, type OpenKey, openKeys, writeRing } from "../keys/practice-key.ts";
import { type Holder, readRing, type SignedRing } from "../keys/ring.ts";
import { signAs } from "../keys/signature.ts";
import { sql } from "../store/database.ts";
import { contactMessage } from "../testing/answers.ts";
import { databases, prepareDatabase } from "../testing/databases.ts";
import { startPractice, startTestInbox } from "../testing/inbox.ts";
import { startSmtp } from "../testing/smtp.ts";
import { base64, createStaff, newHolder, newKeys, type Practice, setUp } from "../testing/staff.ts";
import { openStore } from "../testing/store.ts";

const dayMs = 24 * 60 * 60 * 1000;

type Inbox = Awaited<ReturnType<typeof startTestInbox>>;

describe("Before the set-up is complete", () => {
  let inbox: Inbox;
  beforeAll(async () => {
    inbox = await startTestInbox();
  });
  afterAll(() => inbox.remove());

  test("the forms say that they take nothing", async () => {
    const answer = await inbox.visitor.write();
    expect(answer.status).toBe(503);
    expect(answer.json.message).toMatch(/Nothing was sent/);
  });

  test("a request that is too long is refused in words for staff", async () => {
    const body = { code: "A".repeat(600_000) };
    const { status, json } = await createStaff(inbox.origin).call("POST", "/setup", body);
    expect([status, json.message]).toEqual([413, "This is too long for the inbox to keep."]);
  });

  test("only the printed code opens it", async () => {
    const staff = createStaff(inbox.origin);
    expect((await staff.call("POST", "/setup", { code: "AAAA-AAAA-AAAA" })).status).toBe(403);
    expect((await staff.call("PUT", "/setup/keys", {})).status).toBe(401);
    const started = await staff.call("POST", "/setup", { code: inbox.setupCode?.toLowerCase() });
    expect(started).toMatchObject({ status: 200, json: { hasMail: false } });
    const cookie = started.headers.get("set-cookie");
    expect(cookie).toMatch(/^__Host-inbox=.+; Path=\/; .*Secure; HttpOnly; SameSite=Strict$/);
  });

  test("a key that is not encrypted to both sheets is refused", async () => {
    const staff = createStaff(inbox.origin);
    await staff.call("POST", "/setup", { code: inbox.setupCode });
    const sheets = [await makeKeyPair(), await makeKeyPair()] as const;
    const key = await makePracticeKey();
    const person = await makeKeyPair();
    const { holders, signed } = await newKeys(person, sheets, key);
    const by = { id: holders[0]?.id ?? "", privateKey: person.privateKey };
    const few = await writeRing({ by, holders: holders.slice(0, 2), keys: [key], made: [] });
    const ring = JSON.stringify({ ...JSON.parse(signed.ring), keys: readRing(few).keys });
    const { hash } = readRing({ ...signed, ring });
    const seen = Object.fromEntries(
      [person, ...sheets].map(({ privateKey }, index) => [
        holders[index]?.id ?? "",
        signAs(privateKey, "seen", hash),
      ]),
    );
    const signature = signAs(person.privateKey, "ring", ring);
    const answer = await staff.call("PUT", "/setup/keys", { ring, signature, seen });
    expect(answer.status).toBe(400);
    expect(answer.json.message).toContain("all can open each key");
  });

  test("it can be restarted, and ends once a test message was sent", async () => {
    const staff = createStaff(inbox.origin);
    await staff.call("POST", "/setup", { code: inbox.setupCode });
    expect((await staff.call("POST", "/setup/finish", {})).status).toBe(409);
    await setUp(inbox.origin, inbox.setupCode);
    expect((await inbox.visitor.write()).status).toBe(201);
    const again = await createStaff(inbox.origin).call("POST", "/setup", { code: inbox.setupCode });
    expect(again.status).toBe(410);
  });
});

test("the set-up sends a test e-mail, and takes messages once it is complete", async () => {
  const smtp = await startSmtp();
  const inbox = await startTestInbox({
    INBOX_SMTP: smtp.url,
    INBOX_MAIL_TO: "practice@example.org",
    INBOX_MAIL_FROM: "inbox@example.org",
  });
  const practice = await setUp(inbox.origin, inbox.setupCode, async (staff) => {
    await staff.call("POST", "/setup/mail", {});
    expect(smtp.subjectsFor("practice@example.org")).toEqual(["A test of the inbox"]);
    expect((await inbox.visitor.write()).status).toBe(503);
  });
  expect((await practice.staff.call("GET", "/status")).json.mailProblems).toEqual([]);
  expect((await inbox.visitor.write()).status).toBe(201);
  await inbox.remove();
  await smtp.stop();
});

describe.each(databases)("staff on %s", (name) => {
  let prepared: Awaited<ReturnType<typeof prepareDatabase>>;
  let inbox: Inbox;
  let practice: Practice;

  beforeAll(async () => {
    prepared = await prepareDatabase(name);
    ({ inbox, practice } = await startPractice(prepared.environment()));
  });
  afterAll(async () => {
    await inbox.remove();
    await prepared.stop();
  });

  async function arrive() {
    const id = randomUUID();
    expect((await inbox.visitor.write({}, id)).status).toBe(201);
    return id;
  }

  const listOf = (state: string) => practice.staff.list(`state=${state}&order=newest`);

  test("sign in by opening a challenge, which works once", async () => {
    const staff = createStaff(inbox.origin);
    const asked = await staff.call("POST", "/challenge", { name: "meera" });
    const { challenge, encrypted } = asked.json;
    const answer = await decrypt(Buffer.from(encrypted, "base64"), practice.person.privateKey);
    expect((await staff.call("POST", "/session", { challenge, answer })).status).toBe(200);
    expect((await staff.call("GET", "/state")).json.me).toBe("Meera");
    expect((await staff.call("POST", "/session", { challenge, answer })).status).toBe(403);
  });

  test("are the only ones whose pages may ask for a passkey", async () => {
    const get = "publickey-credentials-get=";
    const { headers } = await practice.staff.call("GET", "/state");
    expect(headers.get("permissions-policy")).toContain(`${get}(self)`);
    expect(securityHeaders("")["Permissions-Policy"]).toContain(`${get}()`);
  });

  test("nobody else gets anything", async () => {
    const stranger = createStaff(inbox.origin);
    const asked = await stranger.call("POST", "/challenge", { name: "Meera" });
    const { challenge } = asked.json;
    const wrong = await stranger.call("POST", "/session", { challenge, answer: "wrong" });
    expect(wrong.status).toBe(403);
    for (const path of ["/messages", "/key-ring", "/records", "/status"]) {
      expect((await stranger.call("GET", path)).status).toBe(401);
    }
  });

  test("refuses requests from another site, also with the cookie", async () => {
    const { staff } = practice;
    const others = [{ Origin: "https://example.org" }, { Origin: "null" }];
    for (const headers of others) {
      expect((await staff.call("POST", "/messages/open", { ids: [] }, headers)).status).toBe(403);
    }
    const { status } = await staff.call("GET", "/key-ring", undefined, {
      ...{ Origin: "https://example.org", "Sec-Fetch-Site": "cross-site" },
    });
    expect(status).toBe(403);
  });

  test("read what waits, with one line in the records for an hour", async () => {
    const id = await arrive();
    for (const _again of ["once", "twice"]) {
      const messages = await practice.staff.read(practice.practice.privateKey);
      const message = messages.find((candidate: { id: string }) => candidate.id === id);
      expect(message?.content).toMatchObject({ id, form: "contact", values: contactMessage });
    }
    const { json } = await practice.staff.call("GET", "/records");
    const opened = json.records.filter(({ what }: { what: string }) => what === "opened");
    expect(opened.length).toBeLessThanOrEqual(2);
    expect(opened[0]).toMatchObject({ name: "Meera", count: expect.any(Number) });
  });

  test("sign in from a new device, delete and take out, which is recorded", async () => {
    const phone = createStaff(inbox.origin);
    await phone.signIn("Meera", practice.person.privateKey);
    await phone.signIn("Meera", practice.person.privateKey);
    await phone.call("DELETE", `/messages/${await arrive()}`, { version: 1 });
    await phone.call("POST", "/records/taken-out", { count: 300 });
    const { json } = await phone.call("GET", "/records");
    const recorded = json.records.map(({ what }: { what: string }) => what);
    expect(recorded).toEqual(expect.arrayContaining(["took out", "deleted", "new device"]));
  });

  test("answer with a encrypted note, put aside, bring back, delete and undo", async () => {
    const id = await arrive();
    const { staff, practice: keys } = practice;
    const note = {
      keyId: keys.id,
      encrypted: base64(await encrypt("called back", keys.publicKey)),
    };
    const version = async () =>
      (await staff.call("GET", `/messages/${id}`)).json.message.version as number;
    const change = async (body: object) =>
      (await staff.call("PATCH", `/messages/${id}`, { version: await version(), ...body })).status;
    expect(await change({ state: "answered", note })).toBe(200);
    expect(await listOf("answered")).toContain(id);
    const { json } = await staff.call("POST", "/messages/open", { ids: [id] });
    const [kept] = json.messages[0].notes;
    const opened = await decrypt(Buffer.from(kept.encrypted, "base64"), keys.privateKey);
    expect(opened).toBe("called back");

    expect(await change({ state: "progress", callAt: Date.now() + 60_000 })).toBe(200);
    const listed = await staff.call("GET", `/messages/${id}`);
    expect(listed.json.message).toMatchObject({ callAt: expect.any(Number), changedBy: "Meera" });
    for (const state of ["aside", "new"]) {
      expect(await change({ state })).toBe(200);
      expect(await listOf(state)).toContain(id);
    }
    expect((await staff.call("GET", `/messages/${id}`)).json.message.callAt).toBeNull();
    expect(await change({ state: "test" })).toBe(400);
    await staff.call("DELETE", `/messages/${id}`, { version: await version() });
    expect(await listOf("new")).not.toContain(id);
    await staff.call("POST", `/messages/${id}/restore`);
    expect(await listOf("new")).toContain(id);
  });

  test.each([-1e300, 1e300, 8.64e15 + 1, -1, 1.5, Date.now() + 400 * dayMs])(
    "can't set a call for %d",
    async (callAt) => {
      const change = { version: 1, state: "progress", callAt };
      const { status } = await practice.staff.call("PATCH", `/messages/${await arrive()}`, change);
      expect(status).toBe(400);
    },
  );

  test("list a message whose time for a call is no date", async () => {
    const id = await arrive();
    const store = await openStore({ INBOX_DB: inbox.settings.database }, inbox.databaseFile);
    await store.run(sql`UPDATE message SET state = 'progress', call_at = ${9e18} WHERE id = ${id}`);
    await store.close();
    const { json } = await practice.staff.call("GET", "/messages?state=progress");
    expect(json.messages.find((message: { id: string }) => message.id === id).callAt).toBeNull();
  });

  test("are reminded of spam until somebody has had it on the screen", async () => {
    const { staff } = practice;
    const waiting = async () => (await staff.call("GET", "/status")).json.waiting;
    const before = await waiting();
    const id = randomUUID();
    const body = { id, values: contactMessage, website: "https://example.org" };
    await inbox.visitor.sendByScript("/contact", body);
    await staff.call("POST", "/messages/open", { ids: [id] });
    expect(await waiting()).toBe(before + 1);
    await staff.call("POST", `/messages/${id}/opened`);
    expect(await waiting()).toBe(before);
  });

  test("aren't reminded of a message that they have put aside", async () => {
    const { staff } = practice;
    const id = await arrive();
    const { waiting } = (await staff.call("GET", "/status")).json;
    await staff.call("PATCH", `/messages/${id}`, { version: 1, state: "aside" });
    expect((await staff.call("GET", "/status")).json.waiting).toBe(waiting - 1);
  });

  test("tells a late colleague who was faster, and loses no note", async () => {
    const id = await arrive();
    const { staff, practice: keys } = practice;
    const note = async (text: string) => {
      return { keyId: keys.id, encrypted: base64(await encrypt(text, keys.publicKey)) };
    };
    const answer = { version: 1, state: "answered" };
    const both = await Promise.all(
      ["first", "second"].map(async (text) =>
        staff.call("PATCH", `/messages/${id}`, { ...answer, note: await note(text) }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.json.message).toContain("A colleague has changed this message");
    expect((await staff.call("DELETE", `/messages/${id}`, { version: 1 })).status).toBe(409);
    await Promise.all(
      ["third", "fourth"].map(async (text) =>
        staff.call("POST", `/messages/${id}/notes`, await note(text)),
      ),
    );
    const { json } = await staff.call("POST", "/messages/open", { ids: [id] });
    expect(json.messages[0].notes).toHaveLength(3);
  });

  /** The next list, as a browser makes it. */
  async function makeChange(next: Partial<Parameters<typeof writeRing>[0]>) {
    const before = (await practice.staff.rings()).at(-1);
    const { me, practice: key } = practice;
    const holders = before?.holders ?? [];
    return writeRing({ before, by: me, holders, keys: [key], made: [], ...next });
  }

  const changeKeyRing = (change: SignedRing) => practice.staff.call("PUT", "/key-ring", change);

  test("a stolen cookie changes no key and no person", async () => {
    const { staff, me } = practice;
    const thief = await makeKeyPair();
    const before = await staff.rings();
    const [person] = before.at(-1)?.holders ?? [];
    const [sheet, second] = [await makeKeyPair(), await makeKeyPair()];
    const forged = await makeChange({
      by: { id: me.id, privateKey: thief.privateKey },
      holders: [
        person as Holder,
        await newHolder(sheet, { kind: "sheet", name: "Recovery sheet 1", madeBy: me.id }),
        await newHolder(second, { kind: "sheet", name: "Recovery sheet 2", madeBy: me.id }),
      ],
      keys: [practice.practice, await makePracticeKey()],
      made: [sheet, second],
    });
    const refused = await changeKeyRing(forged);
    expect(refused).toMatchObject({ status: 400 });
    expect(refused.json.message).toContain("somebody on the last list signed it");
    const hash = before.at(-1)?.hash ?? "";
    const signature = signAs(thief.privateKey, "seen", hash);
    expect((await staff.call("PUT", "/seen", { hash, signature })).status).toBe(400);
    expect(await staff.rings()).toEqual(before);
  });

  test("add somebody, who can then read; remove them, with a new key for what comes", async () => {
    const { staff, practice: key, me } = practice;
    const id = await arrive();
    const before = (await staff.rings()).at(-1)?.holders ?? [];
    const anil = await makeKeyPair();
    const anilHolder = await newHolder(anil, { kind: "person", name: "Anil", madeBy: me.id });
    const addition = await makeChange({ holders: [...before, anilHolder], made: [anil] });
    const late = await makeChange({ keys: [key, await makePracticeKey()] });
    expect((await changeKeyRing(addition)).status).toBe(200);
    // Handed in again by another browser, it changes nothing. What was made for the list before is late.
    expect((await changeKeyRing(addition)).status).toBe(200);
    expect((await changeKeyRing(late)).status).toBe(409);
    expect((await staff.rings()).at(-1)).toMatchObject({ number: 2, by: me.id });

    const anilsPhone = createStaff(inbox.origin);
    expect((await anilsPhone.signIn("Anil", anil.privateKey)).status).toBe(200);
    const { keys } = await openKeys(await anilsPhone.rings(), anil.privateKey);
    expect((await anilsPhone.read(keys[0]?.privateKey ?? "")).length).toBeGreaterThan(0);

    expect((await changeKeyRing(await makeChange({ holders: before }))).status).toBe(400);
    const next = await makePracticeKey();
    const withoutOld = await makeChange({ holders: before, keys: [next] });
    expect((await changeKeyRing(withoutOld)).status).toBe(400);
    const removed = await changeKeyRing(await makeChange({ holders: before, keys: [key, next] }));
    expect(removed.status).toBe(200);
    expect((await anilsPhone.call("GET", "/messages")).status).toBe(401);

    // The server refuses a note under the old key, so that the browser encrypts it to the new one.
    const note = (encryptedTo: OpenKey) => async () =>
      staff.call("POST", `/messages/${id}/notes`, {
        keyId: encryptedTo.id,
        encrypted: base64(await encrypt("a note", encryptedTo.publicKey)),
      });
    expect((await note(key)()).status).toBe(409);
    expect((await note(next)()).status).toBe(200);

    // Old messages stay under the old key.
    const readIds = async (...keys: OpenKey[]) =>
      (await staff.read(keys.map(({ privateKey }) => privateKey))).map(idOf);
    expect(await readIds(key)).toContain(id);
    const newer = await arrive();
    await expect(readIds(key)).rejects.toThrow("Can't decrypt");
    expect(await readIds(key, next)).toEqual(expect.arrayContaining([id, newer]));
    practice = { ...practice, practice: next };
  });

  test("the last person cannot be removed", async () => {
    const ring = (await practice.staff.rings()).at(-1);
    const sheets = ring?.holders.filter(({ kind }) => kind === "sheet") ?? [];
    const keys = [...(ring?.keys ?? []), await makePracticeKey()];
    const refused = await changeKeyRing(await makeChange({ holders: sheets, keys }));
    expect(refused.status).toBe(400);
    expect(refused.json.message).toContain("there is a person");
  });

  test("nobody keeps somebody else out by trying their name", async () => {
    const stranger = createStaff(inbox.origin);
    const statuses = [];
    for (let count = 0; count < 11; count++) {
      statuses.push((await stranger.call("POST", "/challenge", { name: "Meera" })).status);
    }
    expect(statuses).toContain(429);
    const refused = await stranger.call("POST", "/challenge", { name: "MEERA" });
    expect(refused.json.message).toContain(
      "A device that has signed in before doesn’t have to wait.",
    );
    const { publicKey } = practice.secondSheet;
    const other = await stranger.call("POST", "/challenge", { publicKey });
    expect(other.status).toBe(200);
    const signedIn = await practice.staff.signIn("Meera", practice.person.privateKey);
    expect(signedIn.status).toBe(200);
  });

  test("a sheet signs in a person who lost the six words", async () => {
    const staff = createStaff(inbox.origin);
    const signedIn = await staff.signIn(practice.sheet, practice.sheet.privateKey);
    expect(signedIn.status).toBe(200);
    const { keys } = await openKeys(await staff.rings(), practice.sheet.privateKey);
    const messages = await staff.read(keys.map(({ privateKey }) => privateKey));
    expect(new Set(messages.map(({ keyId }) => keyId)).size).toBe(2);
  });

  test("sessions end everywhere on request", async () => {
    const phone = createStaff(inbox.origin);
    await phone.signIn(practice.secondSheet, practice.secondSheet.privateKey);
    await phone.call("POST", "/sessions/end", {});
    expect((await phone.call("GET", "/status")).status).toBe(401);
  });

  test("the list comes in pages, in either order", async () => {
    for (let count = 0; count < 210; count++) await arrive();
    for (const order of ["oldest", "newest"]) {
      const first = (await practice.staff.call("GET", `/messages?order=${order}`)).json;
      const path = `/messages?order=${order}&after=${first.next}`;
      const second = (await practice.staff.call("GET", path)).json;
      const all = [...first.messages, ...second.messages];
      expect(new Set(all.map(idOf)).size).toBe(all.length);
      const times = all.map(({ received }) => received);
      if (order === "newest") times.reverse();
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
  });

  test("the status tells by its revision that something has changed", async () => {
    const revision = async () => (await practice.staff.call("GET", "/status")).json.revision;
    const revisions = [await revision(), await revision()];
    const id = await arrive();
    revisions.push(await revision());
    await practice.staff.call("PATCH", `/messages/${id}`, { version: 1, state: "progress" });
    revisions.push(await revision());
    await practice.staff.call("DELETE", `/messages/${id}`, { version: 2 });
    revisions.push(await revision());
    expect(revisions[0]).toBe(revisions[1]);
    expect(new Set(revisions).size).toBe(3);
    expect(revisions[4]).toBe(revisions[0]);
  });

  test("the status says what waits, and that there is neither mail nor copy", async () => {
    const { json } = await practice.staff.call("GET", "/status");
    expect(json).toMatchObject({ overdue: 0, backup: 0, keepDays: expect.any(Number) });
    expect(json.waiting).toBeGreaterThan(60);
    expect(json.mailProblems).toEqual([expect.stringContaining("INBOX_SMTP")]);
    expect(json.serverProblems[0]).toContain("There is no backup yet");
  });
});

function idOf({ id }: { id: string }) {
  return id;
}

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactMessage } from "../../app/forms/testing-answers.ts";
import { makeKeyPair } from "../keys/lock.ts";
import { seal, unseal } from "../keys/seal.ts";
import { databases, prepareDatabase } from "../testing/databases.ts";
import { startTestInbox } from "../testing/inbox.ts";
import { base64, createStaff, newKeys, newPerson, type Practice, setUp } from "../testing/staff.ts";

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

  test("only the printed code opens it", async () => {
    const staff = createStaff(inbox.origin);
    expect((await staff.call("POST", "/setup", { code: "AAAA-AAAA-AAAA" })).status).toBe(403);
    expect((await staff.call("PUT", "/setup/keys", {})).status).toBe(401);
    const started = await staff.call("POST", "/setup", { code: inbox.setupCode?.toLowerCase() });
    expect(started).toMatchObject({ status: 200, json: { stage: "keys" } });
    const cookie = started.headers.get("set-cookie");
    expect(cookie).toMatch(/^__Host-inbox=.+; Path=\/; .*Secure; HttpOnly; SameSite=Strict$/);
  });

  test("a key that is not sealed to both sheets is refused", async () => {
    const staff = createStaff(inbox.origin);
    await staff.call("POST", "/setup", { code: inbox.setupCode });
    const practice = await makeKeyPair();
    const holders = [await makeKeyPair(), await makeKeyPair(), await makeKeyPair()];
    const keys = await newKeys(practice, holders, holders.slice(0, 2));
    const answer = await staff.call("PUT", "/setup/keys", keys);
    expect(answer.status).toBe(400);
  });

  test("it can be started anew, and ends with a message that was opened twice", async () => {
    await setUp(inbox.origin, inbox.setupCode);
    expect((await inbox.visitor.write()).status).toBe(201);
    const again = await createStaff(inbox.origin).call("POST", "/setup", { code: inbox.setupCode });
    expect(again.status).toBe(410);
  });
});

describe.each(databases)("Staff on %s", (name) => {
  let prepared: Awaited<ReturnType<typeof prepareDatabase>>;
  let inbox: Inbox;
  let practice: Practice;

  beforeAll(async () => {
    prepared = await prepareDatabase(name);
    inbox = await startTestInbox(prepared.environment());
    practice = await setUp(inbox.origin, inbox.setupCode);
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
    const { challenge, sealed } = asked.json;
    const answer = await unseal(Buffer.from(sealed, "base64"), practice.person.privateKey);
    expect((await staff.call("POST", "/session", { challenge, answer })).status).toBe(200);
    expect((await staff.call("GET", "/state")).json.me.name).toBe("Meera");
    expect((await staff.call("POST", "/session", { challenge, answer })).status).toBe(403);
  });

  test("nobody else gets anything", async () => {
    const stranger = createStaff(inbox.origin);
    const asked = await stranger.call("POST", "/challenge", { name: "Meera" });
    const { challenge } = asked.json;
    const wrong = await stranger.call("POST", "/session", { challenge, answer: "wrong" });
    expect(wrong.status).toBe(403);
    for (const path of ["/messages", "/key-ring", "/openings", "/status"]) {
      expect((await stranger.call("GET", path)).status).toBe(401);
    }
  });

  test("another site can ask nothing, not even with the cookie", async () => {
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

  test("read what waits, and every opening is written down", async () => {
    const id = await arrive();
    const messages = await practice.staff.read(practice.practice.privateKey);
    const message = messages.find((candidate: { id: string }) => candidate.id === id);
    expect(message?.content.values).toEqual(contactMessage);
    const { json } = await practice.staff.call("GET", "/openings");
    expect(json.openings).toContainEqual({ id, name: "Meera", at: expect.any(Number) });
  });

  test("answer with a sealed note, put aside, bring back, delete and undo", async () => {
    const id = await arrive();
    const { staff, practice: keys } = practice;
    const { keyId } = (await staff.call("GET", "/messages?order=newest")).json.messages[0];
    const note = base64(await seal("called back", keys.publicKey));
    const change = (body: object) => staff.call("PATCH", `/messages/${id}`, { ...body });
    await change({ state: "answered", note, noteKeyId: keyId });
    expect(await listOf("answered")).toContain(id);
    const { json } = await staff.call("POST", "/messages/open", { ids: [id] });
    const opened = await unseal(Buffer.from(json.messages[0].note, "base64"), keys.privateKey);
    expect(opened).toBe("called back");

    for (const state of ["aside", "new"]) {
      await change({ state });
      expect(await listOf(state)).toContain(id);
    }
    expect((await change({ state: "test" })).status).toBe(400);
    await staff.call("DELETE", `/messages/${id}`);
    expect(await listOf("new")).not.toContain(id);
    await staff.call("POST", `/messages/${id}/restore`);
    expect(await listOf("new")).toContain(id);
  });

  test("add somebody, who can then read; remove them, with a new key and old messages sealed anew", async () => {
    const { staff } = practice;
    const anil = await makeKeyPair();
    const before = (await staff.call("GET", "/key-ring")).json;
    const [key] = before.keys;
    const present = before.holders.map((holder: { publicKey: string }) => holder.publicKey);
    const sealedTo = async (privateKey: string, publicKeys: string[]) =>
      base64(await seal(privateKey, ...publicKeys));
    const everybody = [...present, anil.publicKey];
    const added = await staff.call("PUT", "/key-ring", {
      version: before.version,
      keys: [{ id: key.id, sealed: await sealedTo(practice.practice.privateKey, everybody) }],
      add: [await newPerson("Anil", anil)],
    });
    expect(added.status).toBe(200);
    const outdated = await staff.call("PUT", "/key-ring", {
      version: before.version,
      keys: [{ id: key.id, sealed: added.json.keys[0].sealed }],
    });
    expect(outdated.status).toBe(409);

    const anilsPhone = createStaff(inbox.origin);
    expect((await anilsPhone.signIn("Anil", anil.privateKey)).status).toBe(200);
    const ring = (await anilsPhone.call("GET", "/key-ring")).json;
    const practiceKey = await unseal(Buffer.from(ring.keys[0].sealed, "base64"), anil.privateKey);
    expect((await anilsPhone.read(practiceKey)).length).toBeGreaterThan(0);

    const next = await makeKeyPair();
    const removal = {
      version: ring.version,
      keys: [{ id: key.id, sealed: await sealedTo(practiceKey, present) }],
      remove: ring.holders.filter((holder: { name: string }) => holder.name === "Anil").map(idOf),
    };
    expect((await staff.call("PUT", "/key-ring", removal)).status).toBe(400);
    const sealed = await sealedTo(next.privateKey, present);
    const newKey = { publicKey: next.publicKey, sealed };
    const removed = await staff.call("PUT", "/key-ring", { ...removal, newKey });
    expect(removed.status).toBe(200);
    expect((await anilsPhone.call("GET", "/messages")).status).toBe(401);
    expect((await staff.call("DELETE", `/keys/${key.id}`)).status).toBe(409);

    const current = removed.json.keys.find(({ state }: { state: string }) => state === "current");
    const anew = async (file: string) =>
      sealedTo(await unseal(Buffer.from(file, "base64"), practiceKey), [next.publicKey]);
    for (;;) {
      const ids = await staff.list(`key=${key.id}`);
      if (ids.length === 0) break;
      const opened = await staff.call("POST", "/messages/open", { ids });
      for (const { id, sealed, note } of opened.json.messages) {
        const body = { from: key.id, keyId: current.id, sealed: await anew(sealed) };
        const resealed = note ? { ...body, note: await anew(note) } : body;
        expect((await staff.call("PUT", `/messages/${id}/seal`, resealed)).status).toBe(200);
      }
    }
    expect((await staff.call("DELETE", `/keys/${key.id}`)).status).toBe(200);
    await arrive();
    const messages = await staff.read(next.privateKey);
    expect(messages.at(-1).content.values).toEqual(contactMessage);
    practice = { ...practice, practice: next };
  });

  test("the last person cannot be removed", async () => {
    const ring = (await practice.staff.call("GET", "/key-ring")).json;
    const people = ring.holders.filter(({ kind }: { kind: string }) => kind === "person");
    const answer = await practice.staff.call("PUT", "/key-ring", {
      ...{ version: ring.version, keys: ring.keys, remove: people.map(idOf), newKey: {} },
    });
    expect(answer.status).toBe(409);
  });

  test("whoever has lost the passphrase comes in with a sheet", async () => {
    const staff = createStaff(inbox.origin);
    const signedIn = await staff.signIn("Recovery sheet 1", practice.sheet.privateKey);
    expect(signedIn.json.me.kind).toBe("sheet");
    expect((await staff.read(practice.practice.privateKey)).length).toBeGreaterThan(0);
  });

  test("sessions end everywhere on request", async () => {
    const phone = createStaff(inbox.origin);
    await phone.signIn("Meera", practice.person.privateKey);
    await practice.staff.call("POST", "/sessions/end", {});
    expect((await phone.call("GET", "/status")).status).toBe(401);
    expect((await practice.staff.call("GET", "/status")).status).toBe(401);
    await practice.staff.signIn("Meera", practice.person.privateKey);
  });

  test("the list comes in pages, in either order", async () => {
    for (let count = 0; count < 60; count++) await arrive();
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

  test("the status says what waits, and that there is neither mail nor copy", async () => {
    const { json } = await practice.staff.call("GET", "/status");
    expect(json).toMatchObject({ overdue: 0, backup: null, keepDays: expect.any(Number) });
    expect(json.waiting).toBeGreaterThan(60);
    expect(json.notifications).toEqual({ isSet: false, failingSince: null, isFailing: false });
  });
});

function idOf({ id }: { id: string }) {
  return id;
}

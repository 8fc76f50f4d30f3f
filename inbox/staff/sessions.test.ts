import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { writeBackup } from "../commands/backup-file.ts";
import { encrypt } from "../keys/encrypt.ts";
import { makeKeyPair } from "../keys/lock.ts";
import { makePracticeKey, writeRing } from "../keys/practice-key.ts";
import { connectSqlite } from "../store/sqlite.ts";
import { createStore } from "../store/store.ts";
import { databases, prepareDatabase } from "../testing/databases.ts";
import { startPractice } from "../testing/inbox.ts";
import { base64, createStaff, newHolder } from "../testing/staff.ts";
import { openStore } from "../testing/store.ts";

const minuteMs = 60 * 1000;

describe.each(databases)("on %s", (name) => {
  let prepared: Awaited<ReturnType<typeof prepareDatabase>>;
  let environment: Record<string, string>;
  let started: Awaited<ReturnType<typeof startPractice>>;
  beforeAll(async () => {
    prepared = await prepareDatabase(name);
    environment = prepared.environment();
    started = await startPractice(environment);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(async () => {
    await started.inbox.remove();
    await prepared.stop();
  });

  async function signIn() {
    const staff = createStaff(started.inbox.origin);
    await staff.signIn("Meera", started.practice.person.privateKey);
    return staff;
  }

  describe("a session", () => {
    test("ends after an hour without use", async () => {
      vi.useFakeTimers({ toFake: ["Date"] });
      const staff = await signIn();
      for (const [minutes, status] of [
        [59, 200],
        [59, 200],
        [61, 401],
      ] as const) {
        vi.setSystemTime(Date.now() + minutes * minuteMs);
        expect((await staff.call("GET", "/status")).status).toBe(status);
      }
    });

    test("ends after twelve hours, however much it is used", async () => {
      vi.useFakeTimers({ toFake: ["Date"] });
      const staff = await signIn();
      for (let passed = 30; passed < 12 * 60; passed += 30) {
        vi.setSystemTime(Date.now() + 30 * minuteMs);
        expect((await staff.call("GET", "/status")).status).toBe(200);
      }
      vi.setSystemTime(Date.now() + 31 * minuteMs);
      expect((await staff.call("GET", "/status")).status).toBe(401);
    });

    test("does nothing for a page that holds somebody else's keys", async () => {
      const staff = await signIn();
      const id = randomUUID();
      await started.inbox.visitor.write({}, id);
      const change = { version: 1, state: "answered" };
      const others = { "Inbox-Holder": randomUUID() };
      const refused = await staff.call("PATCH", `/messages/${id}`, change, others);
      expect(refused.status).toBe(401);
      expect(refused.json.message).toContain("Meera has signed in on this computer.");
      const own = { "Inbox-Holder": started.practice.me.id };
      expect((await staff.call("PATCH", `/messages/${id}`, change, own)).status).toBe(200);
    });
  });

  describe("a passkey", () => {
    const newPasskey = async () => {
      const { publicKey } = await makeKeyPair();
      const file = base64(await encrypt("a key", publicKey));
      return { credential: randomUUID(), transports: "internal,hybrid", file, label: "Phone" };
    };
    const credentialsOf = async () => {
      const stranger = createStaff(started.inbox.origin);
      const { json } = await stranger.call("POST", "/challenge", { name: "Meera" });
      return json.passkeys.map(({ credential }: { credential: string }) => credential);
    };

    test("is handed out with the challenge of its owner, until somebody removes it", async () => {
      const staff = await signIn();
      const passkey = await newPasskey();
      expect((await staff.call("POST", "/passkeys", passkey)).status).toBe(200);
      expect(await credentialsOf()).toEqual([passkey.credential]);
      const { publicKey } = started.practice.sheet;
      const { json } = await staff.call("POST", "/challenge", { publicKey });
      expect(json.passkeys).toEqual([]);
      await staff.call("POST", "/passkeys/remove", { credential: passkey.credential });
      expect(await credentialsOf()).toEqual([]);
    });

    test("is refused beyond ten of one person", async () => {
      const staff = await signIn();
      const statuses: number[] = [];
      for (let count = 0; count < 11; count++) {
        statuses.push((await staff.call("POST", "/passkeys", await newPasskey())).status);
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 409]);
    });

    test("is in no backup", async () => {
      const folder = mkdtempSync(join(tmpdir(), "passkeys-"));
      const store = await openStore(environment, started.inbox.databaseFile);
      const { file } = await writeBackup(store, folder);
      expect(await store.passkeys()).toHaveLength(10);
      const backup = createStore(connectSqlite(file));
      expect(await backup.passkeys()).toEqual([]);
      expect(await backup.keyRings(1)).toHaveLength(1);
      await backup.close();
      await store.close();
      rmSync(folder, { recursive: true });
    });

    test("is gone once its owner has new words", async () => {
      const { me, practice, holders } = started.practice;
      const staff = await signIn();
      const words = await makeKeyPair();
      const own = await newHolder(words, {
        kind: "person",
        name: "Meera",
        id: me.id,
        madeBy: me.id,
      });
      const before = (await staff.rings()).at(-1);
      const next = await writeRing({
        ...{ before, by: me, holders: holders.with(0, own), made: [words] },
        keys: [practice, await makePracticeKey()],
      });
      expect(await credentialsOf()).toHaveLength(10);
      expect((await staff.call("PUT", "/key-ring", next)).status).toBe(200);
      expect(await credentialsOf()).toEqual([]);
    });
  });
});

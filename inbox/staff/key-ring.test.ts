import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { decrypt } from "../keys/encrypt.ts";
import { type KeyPair, makeKeyPair } from "../keys/lock.ts";
import { makePracticeKey, writeRing } from "../keys/practice-key.ts";
import { type Holder, type LinkedRing, readRing, type SignedRing } from "../keys/ring.ts";
import { signAs, signKeyOf } from "../keys/signature.ts";
import { startInbox } from "../start.ts";
import { type Statement, sql } from "../store/database.ts";
import { databases, prepareDatabase } from "../testing/databases.ts";
import { startPractice } from "../testing/inbox.ts";
import { createStaff, newHolder, newKeys } from "../testing/staff.ts";
import { openStore } from "../testing/store.ts";

/*
 * Attacks on the list of people and keys, by a colleague who means harm and by somebody who writes into
 * the database. The tests look over HTTP, into the database and into the server's own file.
 */

describe.each(databases)("the list of people on %s", (name) => {
  let running: { end: () => Promise<void> } | undefined;
  afterEach(() => running?.end());

  /** Meera has set up the inbox and added Anil. */
  async function start() {
    const prepared = await prepareDatabase(name);
    const environment = prepared.environment();
    const { inbox, practice } = await startPractice(environment);
    running = {
      async end() {
        await inbox.remove();
        await prepared.stop();
      },
    };
    const { staff, me, practice: key, holders } = practice;
    const anil = await makeKeyPair();
    const anilHolder = await newHolder(anil, { kind: "person", name: "Anil", madeBy: me.id });
    const byAnil = { id: anilHolder.id, privateKey: anil.privateKey };
    const everybody = [...holders, anilHolder];

    const newest = async () => (await staff.rings()).at(-1) as LinkedRing;
    const put = (ring: SignedRing) => createStaff(inbox.origin).call("PUT", "/key-ring", ring);
    async function change(next: Partial<Parameters<typeof writeRing>[0]>) {
      const before = await newest();
      const keys = [key];
      return writeRing({ before, by: me, holders: everybody, keys, made: [], ...next });
    }
    expect((await put(await change({ made: [anil] }))).status).toBe(200);

    /** Looks into the database, or writes there as somebody else would. */
    async function inDatabase(...statements: Statement[]) {
      const store = await openStore(environment, inbox.databaseFile);
      return store.run(...statements).finally(store.close);
    }

    const replaceNewest = ({ ring, signature, seen }: SignedRing, number: number) =>
      inDatabase(
        sql`UPDATE key_ring SET ring = ${ring}, signature = ${signature},
          seen = ${JSON.stringify(seen)} WHERE number = ${number}`,
      );

    /** A message that comes now, as it is encrypted. */
    async function receive() {
      const id = randomUUID();
      expect((await inbox.visitor.write({}, id)).status).toBe(201);
      const [[row] = []] = await inDatabase(sql`SELECT encrypted FROM message WHERE id = ${id}`);
      return row?.encrypted as Uint8Array;
    }
    const file = join(inbox.folder, "data", "rings");
    return {
      ...{ inbox, practice, staff, me, key, holders, anil, anilHolder, byAnil, everybody },
      ...{ newest, put, change, inDatabase, replaceNewest, receive, file },
    };
  }

  function withKey(holder: Holder, { publicKey, privateKey }: KeyPair, madeBy: string): Holder {
    return { ...holder, publicKey, signKey: signKeyOf(privateKey), madeBy };
  }

  test("keeps a colleague's and a sheet's key when somebody else exchanges it", async () => {
    const { key, everybody, byAnil, change, put, staff } = await start();
    const before = await staff.rings();
    for (const index of [0, 1]) {
      const planted = await makeKeyPair();
      const holders = everybody.with(
        index,
        withKey(everybody[index] as Holder, planted, byAnil.id),
      );
      const keys = [key, await makePracticeKey()];
      const refused = await put(await change({ by: byAnil, holders, keys, made: [planted] }));
      expect(refused.status).toBe(400);
      expect(refused.json.message).toContain("nobody changes somebody else");
    }
    expect(await staff.rings()).toEqual(before);
  });

  test("is put back when somebody writes another into the database, and messages keep their key", async () => {
    const { staff, key, receive, replaceNewest, inDatabase, inbox } = await start();
    const before = await staff.rings();
    const thiefsKey = await makePracticeKey();
    const [sheet, second] = [await makeKeyPair(), await makeKeyPair()];
    const { signed } = await newKeys(await makeKeyPair(), [sheet, second], thiefsKey);
    await replaceNewest(signed, 2);
    const encrypted = await receive();
    await expect(decrypt(encrypted, thiefsKey.privateKey, sheet.privateKey)).rejects.toThrow();
    expect(await decrypt(encrypted, key.privateKey)).toContain("contact");
    expect(await staff.rings()).toEqual(before);
    const rows = await inDatabase(sql`SELECT ring FROM key_ring ORDER BY number`);
    expect(rows[0]?.map(({ ring }) => ring)).toEqual(before.map(({ signed }) => signed.ring));
    expect((await staff.call("GET", "/status")).json.listPutBack).toEqual(expect.any(Number));
    expect(inbox.lines.join("\n")).toContain("not one that this server follows");
  });

  test("is put back when somebody who was removed writes a fork into the database", async () => {
    const { holders, everybody, byAnil, key, change, put, inbox, newest, replaceNewest } =
      await start();
    const fork = await change({ by: byAnil, keys: [key, await makePracticeKey()] });
    expect(readRing(fork).holders).toEqual(everybody);
    const removal = await change({ holders, keys: [key, await makePracticeKey()] });
    expect((await put(removal)).status).toBe(200);
    await replaceNewest(fork, 3);
    expect((await newest()).signed).toEqual(removal);
    const anils = await createStaff(inbox.origin).call("POST", "/challenge", { name: "Anil" });
    expect(anils.status).toBe(404);
  });

  test("is put back when somebody writes an older one into the database", async () => {
    const { holders, key, change, put, newest, inDatabase, inbox } = await start();
    const removal = await change({ holders, keys: [key, await makePracticeKey()] });
    await put(removal);
    await inDatabase(sql`DELETE FROM key_ring WHERE number = 3`);
    expect((await newest()).signed).toEqual(removal);
    const [rows] = await inDatabase(sql`SELECT ring FROM key_ring WHERE number = 3`);
    expect(rows).toEqual([{ ring: removal.ring }]);
    expect(inbox.lines.join("\n")).toContain("older than the server’s own");
  });

  test("is handed in by any browser if backup and file are older, and shuts out who was removed", async () => {
    const { holders, key, anil, change, put, inDatabase, inbox, file } = await start();
    const removal = await change({ holders, keys: [key, await makePracticeKey()] });
    await put(removal);
    // A backup of the day before, on a machine that holds nothing else.
    await inDatabase(sql`DELETE FROM key_ring WHERE number = 3`);
    rmSync(file);
    const anils = createStaff(inbox.origin);
    expect((await anils.signIn("Anil", anil.privateKey)).status).toBe(200);
    expect((await anils.call("GET", "/messages")).status).toBe(200);
    expect((await put(removal)).status).toBe(200);
    expect((await anils.call("GET", "/messages")).status).toBe(401);
    expect(existsSync(file)).toBe(true);
  });

  test("encrypts messages to the sheets, so that a key nobody else has loses none", async () => {
    const { byAnil, key, practice, change, put, receive } = await start();
    const anils = await makePracticeKey();
    const good = await change({ by: byAnil, keys: [key, anils] });
    const ring = JSON.parse(good.ring);
    ring.keys[1].encrypted = junkFor(ring.holders.length);
    const text = JSON.stringify(ring);
    const damaged = { ring: text, signature: signAs(byAnil.privateKey, "ring", text), seen: {} };
    expect((await put(damaged)).status).toBe(200);
    const encrypted = await receive();
    await expect(decrypt(encrypted, key.privateKey)).rejects.toThrow();
    for (const { privateKey } of [anils, practice.sheet, practice.secondSheet]) {
      expect(await decrypt(encrypted, privateKey)).toContain("contact");
    }
  });

  test("remembers what a holder has followed, and goes back for nobody", async () => {
    const { staff, me, newest } = await start();
    const [first] = await staff.rings();
    const sign = ({ hash }: { hash: string }) => ({
      ...{ hash, signature: signAs(me.privateKey, "seen", hash) },
    });
    expect((await staff.call("PUT", "/seen", sign(await newest()))).status).toBe(200);
    expect((await staff.call("PUT", "/seen", sign(first as LinkedRing))).status).toBe(400);
    expect((await staff.call("PUT", "/seen", sign({ hash: "another" }))).status).toBe(400);
    const { json } = await staff.call("GET", "/key-ring");
    expect(json.seen).toEqual(sign(await newest()));
  });

  test("keeps an inbox with another list, or a damaged file, from starting", async () => {
    const { inbox, file } = await start();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, "utf8")).rings).toHaveLength(2);
    for (const [kept, words] of [
      [readFileSync(file, "utf8"), "has the people of an inbox that was set up"],
      ["damaged", "can’t be read. Restore it"],
    ] as const) {
      const data = mkdtempSync(join(tmpdir(), "rings-"));
      writeFileSync(join(data, "rings"), kept);
      const elsewhere = await prepareDatabase(name);
      const database = elsewhere.environment().INBOX_DB ?? "";
      const settings = { ...inbox.settings, data, database, port: 0 };
      const started = startInbox(settings, { print: () => undefined, log: () => undefined });
      await expect(started).rejects.toThrow(words);
      rmSync(data, { recursive: true });
      await elsewhere.stop();
    }
  });
});

function junkFor(count: number) {
  return btoa(`age-encryption.org/v1\n${"-> X25519 junk\njunk\n".repeat(count)}--- junk`);
}

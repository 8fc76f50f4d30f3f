import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readBackup, writeBackup } from "./commands/backup-file.ts";
import { decrypt } from "./keys/encrypt.ts";
import { openKeys } from "./keys/practice-key.ts";
import { link } from "./keys/ring.ts";
import { connectSqlite } from "./store/sqlite.ts";
import { createStore } from "./store/store.ts";
import { sessionRequest } from "./testing/answers.ts";
import { databases, prepareDatabase } from "./testing/databases.ts";
import { startPractice } from "./testing/inbox.ts";
import { startSmtp } from "./testing/smtp.ts";
import { openStore } from "./testing/store.ts";

const folder = mkdtempSync(join(tmpdir(), "secrecy-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A word in every field that takes words. */
const planted = {
  ...sessionRequest,
  fullName: "Plantedname Wordone",
  email: "plantedmail@example.org",
  phone: "91234 567890",
  primaryConcerns: "Plantedconcern, and some more words about it.",
  emergencyName: "Plantedcontact",
  emergencyPhone: "98123 456780",
  emergencyRelation: "plantedcousin",
};
const words = /planted|wordone|91234|98123/i;

describe.each(databases)("on %s", (name) => {
  test("answers are nowhere in plaintext, and come back from a backup", async () => {
    const prepared = await prepareDatabase(name);
    const smtp = await startSmtp();
    const settings = prepared.environment();
    const { inbox, practice } = await startPractice({
      ...settings,
      INBOX_SMTP: smtp.url,
      INBOX_MAIL_TO: "practice@example.org",
      INBOX_MAIL_FROM: "inbox@example.org",
    });
    const id = crypto.randomUUID();
    const body = { id, values: planted };
    expect((await inbox.visitor.sendByScript("/appointments", body)).status).toBe(201);
    await expect.poll(() => smtp.mails.length).toBe(1);

    const database = await openStore(settings, inbox.databaseFile);
    const copies = join(folder, `${name}-copies`);
    const [{ count, file }] = await Promise.all([
      writeBackup(database, copies),
      inbox.visitor.write(),
    ]);
    expect(count).toBeGreaterThan(0);
    await database.close();

    for (const text of [...inbox.lines, ...smtp.mails]) expect(text).not.toMatch(words);
    const data = join(inbox.folder, "data");
    const files = existsSync(data) ? readdirSync(data).map((part) => join(data, part)) : [];
    for (const part of [...files, file]) {
      expect(readFileSync(part, "latin1")).not.toMatch(words);
    }
    expect(files.some((part) => part.endsWith("-wal"))).toBe(name === "SQLite");
    await inbox.remove();
    await smtp.stop();

    // Elsewhere, with another database, and with nothing but a sheet of paper.
    const other = createStore(connectSqlite(join(folder, `${name}-elsewhere.db`)));
    await readBackup(file, other, []);
    const rings = link(await other.keyRings(1));
    const [key] = (await openKeys(rings, practice.secondSheet.privateKey)).keys;
    const [message] = await other.open([id]);
    const opened = JSON.parse(
      await decrypt(message?.encrypted ?? Buffer.of(), key?.privateKey ?? ""),
    );
    expect(opened.values).toEqual(planted);
    await expect(readBackup(file, other, [])).rejects.toThrow(/not empty/);
    await other.close();
    await prepared.stop();
  });
});

test("deleted and old messages are gone from the database file and its log", async () => {
  const file = join(folder, "deleted.db");
  const store = createStore(connectSqlite(file));
  const message = { form: "contact", state: "new", score: 0, keyId: "k", digest: "d" } as const;
  const keep = (id: string, received: number) =>
    store.keep(
      { ...message, id, received, encrypted: Buffer.from(`encrypted-${id}`.repeat(50)) },
      "new",
    );
  const inFiles = () => {
    const bytes = readFileSync(file, "latin1") + readFileSync(`${file}-wal`, "latin1");
    return ["first", "second", "third"].filter((id) => bytes.includes(`encrypted-${id}`));
  };
  await store.setRecipients(["practice@example.org"]);
  await keep("first", 1000);
  await keep("second", 2000);
  await keep("third", 3000);
  await store.deleteAt("second", 1, 4000);
  expect(inFiles()).toEqual(["first", "second", "third"]);
  expect(await store.clean(3999)).toBe(0);
  expect(await store.cleanOld(1500)).toBe(1);
  expect(inFiles()).toEqual(["second", "third"]);
  expect(await store.clean(4000)).toBe(1);
  expect(inFiles()).toEqual(["third"]);
  const owed = await store.owed("practice@example.org");
  expect(owed.map(({ id }) => id)).toEqual(["third"]);
  await store.close();
});

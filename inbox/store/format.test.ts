import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { readBackup } from "../commands/backup-file.ts";
import { readSettings } from "../settings.ts";
import { startInbox } from "../start.ts";
import { databases, prepareDatabase } from "../testing/databases.ts";
import { openStore } from "../testing/store.ts";
import { sql } from "./database.ts";
import { connectSqlite } from "./sqlite.ts";

const folder = mkdtempSync(join(tmpdir(), "format-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, "inbox.db");
const sentence = /^This database is from an earlier version of the inbox\. Export all messages/;

/** Writes a database whose format has this number, with one message. */
function writeFormat(number: number) {
  rmSync(file, { force: true });
  const database = new DatabaseSync(file);
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE message (id TEXT PRIMARY KEY, seen INTEGER NOT NULL);
    INSERT INTO message VALUES ('one', 0);
    PRAGMA user_version = ${number};
  `);
  database.close();
  return readFileSync(file);
}

describe("a database of the earlier format", () => {
  let before: Buffer;
  beforeEach(() => {
    before = writeFormat(12);
    return () => expect(readFileSync(file).equals(before)).toBe(true);
  });

  test("is refused by the server", async () => {
    const settings = readSettings({ INBOX_DATA: folder, INBOX_SITE: folder });
    const quiet = () => undefined;
    await expect(startInbox(settings, { print: quiet, log: quiet })).rejects.toThrow(sentence);
  });

  test("is refused by commands", () => {
    expect(() => connectSqlite(file, "command")).toThrow(sentence);
  });

  test("is refused as a backup", async () => {
    const store = await openStore({});
    await expect(readBackup(file, store)).rejects.toThrow(sentence);
    await store.close();
  });
});

test("a command refuses a database that the server has to update, and leaves it as it is", () => {
  const before = writeFormat(20);
  expect(() => connectSqlite(file, "command")).toThrow("Start the server, which updates it.");
  expect(readFileSync(file).equals(before)).toBe(true);
});

test("a database of a newer format is refused", () => {
  const before = writeFormat(99);
  expect(() => connectSqlite(file)).toThrow("from a newer inbox");
  expect(readFileSync(file).equals(before)).toBe(true);
});

test("a killed server's log of the earlier format is not written back", () => {
  writeFormat(12);
  const writer = new DatabaseSync(file);
  writer.exec("INSERT INTO message VALUES ('two', 0)");
  const log = readFileSync(`${file}-wal`);
  expect(() => connectSqlite(file)).toThrow(sentence);
  expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);
  writer.close();
});

test.runIf(databases.includes("PostgreSQL"))(
  "PostgreSQL of the earlier format is refused",
  async () => {
    const prepared = await prepareDatabase("PostgreSQL");
    const environment = prepared.environment();
    const store = await openStore(environment);
    await store.run(sql`DELETE FROM migration`, sql`INSERT INTO migration (number) VALUES (12)`);
    await expect(openStore(environment)).rejects.toThrow(sentence);
    const [rows] = await store.read(sql`SELECT number FROM migration`);
    expect(rows).toEqual([{ number: 12 }]);
    await store.close();
    await prepared.stop();
  },
);

import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Database, list, type Statement, sql } from "../store/database.ts";
import { flush } from "../store/durable-file.ts";
import { setSetting } from "../store/settings.ts";
import { connectSqlite } from "../store/sqlite.ts";
import { createStore } from "../store/store.ts";

/** Tables in a backup. Sessions, passkeys and owed e-mails aren't backed up. */
const tables = ["message", "note", "key_ring", "seen", "record", "setting", "deleted"].map((name) =>
  sql([name]),
);

const countMessages = sql`SELECT COUNT(*) AS count FROM message`;
const backupsKept = 14;

/**
 * Writes a consistent backup of any store, as an SQLite file that any store can restore. The folder
 * keeps the newest few.
 */
export async function writeBackup(from: Database, folder: string) {
  mkdirSync(folder, { recursive: true });
  const copies = backupsIn(folder);
  const time = new Date().toISOString().slice(0, 19).replace(/[T:]/g, "-");
  const file = join(folder, `inbox-${time}.db`);
  const count = await inNewFolder(join(folder, ".unfinished-"), async (unfinished) => {
    const written = join(unfinished, "copy.db");
    const copy = connectSqlite(written);
    const messages = await copyTables(from, copy);
    await copy.scrub();
    await copy.close();
    await ensureNothingLost(from, folder);
    await ensureReadable(written, messages);
    chmodSync(written, 0o600);
    flush(written);
    renameSync(written, file);
    flush(folder);
    return messages;
  });
  await from.run(setSetting("backup", String(Date.now())));
  for (const old of copies.slice(0, -(backupsKept - 1))) rmSync(join(folder, old));
  return { count, file };
}

/** Returns the names of the backups in a folder, the oldest first. */
function backupsIn(folder: string) {
  return readdirSync(folder)
    .filter((name) => /^inbox-[\d-]{19}\.db$/.test(name))
    .sort();
}

/** Old backups stay if most messages of the last one are missing, though nobody deleted them. */
async function ensureNothingLost(from: Database, folder: string) {
  const last = (await fromNewest(folder, (copy) => createStore(copy).ids())) ?? [];
  const store = createStore(from);
  const known = new Set([...(await store.ids()), ...(await store.deleted())]);
  const lost = last.filter((id) => !known.has(id)).length;
  if (lost * 2 <= last.length) return;
  throw new Error(
    `No backup made: of ${last.length} messages in the last backup, ${lost} are missing, and nobody deleted them. Old backups are kept. If this is expected, back up to another folder.`,
  );
}

/** Throws if the new backup can't be read back in full. */
async function ensureReadable(file: string, count: number) {
  const statements = [sql`PRAGMA integrity_check`, countMessages];
  const [[health] = [], [found] = []] = await openBackup(file, (copy) => copy.run(...statements));
  if (health?.integrity_check !== "ok" || found?.count !== count) {
    throw new Error("The new backup can't be read back.");
  }
}

/**
 * Restores a backup into an empty store, without the messages that were deleted since. Their ids are
 * in `deleted`, and in the newest backup in the folder. Without `deleted`, they are restored, too.
 */
export async function readBackup(file: string, to: Database, deleted?: readonly string[]) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const [keys = [], messages = []] = await to.run(
    sql`SELECT number FROM key_ring LIMIT 1`,
    sql`SELECT id FROM message LIMIT 1`,
  );
  if (keys.length + messages.length > 0) {
    throw new Error("This inbox is not empty: a backup can only be restored into a new one.");
  }
  const deletedSince =
    (await fromNewest(dirname(file), (copy) => createStore(copy).deleted())) ?? [];
  const gone = deleted ? [...deleted, ...deletedSince] : [];
  await openBackup(file, (copy) => copyTables(copy, to, gone.flatMap(forget)));
  const [[row] = []] = await to.run(countMessages);
  return Number(row?.count);
}

/** Reads the newest backup of a folder that can be opened, if there is one. */
async function fromNewest<Result>(folder: string, read: (copy: Database) => Promise<Result>) {
  for (const name of backupsIn(folder).reverse()) {
    const result = await openBackup(join(folder, name), read).catch(() => undefined);
    if (result) return result;
  }
  return undefined;
}

function forget(id: string) {
  return [
    sql`DELETE FROM message WHERE id = ${id}`,
    sql`INSERT INTO deleted (id, at) VALUES (${id}, ${Date.now()}) ON CONFLICT (id) DO NOTHING`,
  ];
}

/** Opens a duplicate: SQLite writes next to the file it reads, and backups may be read-only. */
async function openBackup<Result>(file: string, work: (copy: Database) => Promise<Result>) {
  return inNewFolder(join(tmpdir(), "inbox-copy-"), async (folder) => {
    copyFileSync(file, join(folder, "copy.db"));
    const copy = connectSqlite(join(folder, "copy.db"));
    return work(copy).finally(copy.close);
  });
}

/** Runs `work` in a new folder, which is removed afterwards with all that is still in it. */
async function inNewFolder<Result>(name: string, work: (folder: string) => Promise<Result>) {
  const folder = mkdtempSync(name);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads all of one moment and writes all in one; gives back how many messages there were. */
async function copyTables(from: Database, to: Database, after: readonly Statement[] = []) {
  const results = await from.read(...tables.map((table) => sql`SELECT * FROM ${table}`));
  const statements = tables.flatMap((table, index) => [
    sql`DELETE FROM ${table}`,
    ...(results[index] ?? []).map((row) => {
      const names = sql([Object.keys(row).join(", ")]);
      return sql`INSERT INTO ${table} (${names}) VALUES (${list(Object.values(row))})`;
    }),
  ]);
  await to.run(...statements, ...after);
  return results[0]?.length ?? 0;
}

import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database, Statement } from "../store/database.ts";
import { connectSqlite } from "../store/sqlite.ts";
import { setSetting } from "../store/store.ts";

/** All that has to come back. Who is signed in does not, nor what was asked of them. */
const tables = ["message", "note", "notification", "key_ring", "record", "setting"];

/** Writes a consistent copy, whatever the store, as an SQLite file that any store can take back. */
export async function writeBackup(from: Database, file: string) {
  const unfinished = `${file}.part`;
  rmSync(unfinished, { force: true });
  const copy = connectSqlite(unfinished);
  const count = await copyTables(from, copy);
  await copy.scrub();
  await copy.close();
  const [[last] = []] = await from.run({
    sql: "SELECT value FROM setting WHERE name = 'messages in backup'",
  });
  if (existsSync(file) && count * 2 < Number(last?.value ?? 0)) {
    rmSync(unfinished);
    throw new Error(
      `There are only ${count} messages, and ${last?.value} in the last copy, which is kept. If that is right, make the next copy under another name.`,
    );
  }
  // All of it is in the file by now; what SQLite keeps beside one may stay when it is closed.
  for (const beside of ["-wal", "-shm"]) rmSync(unfinished + beside, { force: true });
  chmodSync(unfinished, 0o600);
  const handle = openSync(unfinished, "r+");
  fsyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, file);
  await from.run(
    setSetting("backup", String(Date.now())),
    setSetting("messages in backup", String(count)),
  );
  return count;
}

/** Brings a copy into a store that holds nothing yet. */
export async function readBackup(file: string, to: Database) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const [keys = [], messages = []] = await to.run(
    { sql: "SELECT number FROM key_ring LIMIT 1" },
    { sql: "SELECT id FROM message LIMIT 1" },
  );
  if (keys.length + messages.length > 0) {
    throw new Error("This inbox is not empty: a copy can only be brought into a new one.");
  }
  // SQLite writes beside what it reads, and a copy may lie where nothing can be written.
  const folder = mkdtempSync(join(tmpdir(), "inbox-copy-"));
  try {
    copyFileSync(file, join(folder, "copy.db"));
    const copy = connectSqlite(join(folder, "copy.db"));
    const count = await copyTables(copy, to);
    await copy.close();
    return count;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Reads all of one moment and writes all in one; gives back how many messages there were. */
async function copyTables(from: Database, to: Database) {
  const results = await from.read(...tables.map((table) => ({ sql: `SELECT * FROM ${table}` })));
  const statements = tables.flatMap((table, index): Statement[] => [
    { sql: `DELETE FROM ${table}` },
    ...(results[index] ?? []).map((row) => {
      const names = Object.keys(row);
      const places = names.map((_, place) => `$${place + 1}`);
      return {
        sql: `INSERT INTO ${table} (${names.join(", ")}) VALUES (${places.join(", ")})`,
        values: Object.values(row),
      };
    }),
  ]);
  await to.run(...statements);
  return results[0]?.length ?? 0;
}

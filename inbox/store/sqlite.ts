import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "@photostructure/sqlite";
import {
  type Access,
  type Database,
  expectRow,
  pendingMigrations,
  type Row,
  type Statement,
} from "./database.ts";

const reserveBytes = 512 * 1024;

type Connection = InstanceType<typeof DatabaseSync>;
type Prepared = ReturnType<Connection["prepare"]>;

/** Opens the file for a server: alone, because two of them would send every e-mail twice. */
export function openSqlite(file: string, access: Access): Database {
  const lock = holdLock(`${file}.lock`);
  const database = connectSqlite(file, access);
  // Readable by nobody else, also in a folder that others may look into.
  for (const name of filesOf(file)) chmodSync(name, 0o600);
  return {
    ...database,
    reserve: createReserve(`${file}.reserve`),
    async close() {
      await database.close();
      lock.close();
    },
  };
}

/** Opens the file next to a server that may be running. */
export function connectSqlite(file: string, access: Access = "server"): Database {
  if (existsSync(file)) refuseOtherFormat(file);
  const connection = new DatabaseSync(file, { timeout: 5000 });
  // FULL flushes the log at every commit: NORMAL would lose the last ones with the power.
  connection.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA secure_delete = ON;
  `);
  inTransaction(connection, () => migrate(connection, access));

  const prepared = new Map<string, Prepared>();
  function execute(statement: Statement): Row[] {
    const { sql, values } = statement;
    const ready = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, ready);
    const named = Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
    const rows = ready.all(named) as Row[];
    expectRow(statement, rows);
    return rows;
  }

  return {
    async run(...statements) {
      return inTransaction(connection, () => statements.map(execute));
    },
    async read(...statements) {
      if (statements.length === 1) return statements.map(execute);
      // Reading waits for no writer, and goes on while nothing can be written.
      return inTransaction(connection, () => statements.map(execute), "BEGIN");
    },
    async scrub() {
      connection.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    },
    // The lock of the file leaves no other process.
    mayRing: async () => true,
    async close() {
      connection.close();
    },
  };
}

/**
 * Some room on the disk that is kept free for deleting: without it, nothing could be deleted from a
 * full one. While it is used, no message is taken that would fill it again.
 */
function createReserve(file: string) {
  return {
    hold() {
      if (existsSync(file)) return;
      try {
        // Random, because some disks keep no room for zeros.
        writeFileSync(file, randomBytes(reserveBytes), { mode: 0o600, flush: true });
      } catch (error) {
        rmSync(file, { force: true });
        throw error;
      }
    },
    use() {
      const isThere = existsSync(file);
      rmSync(file, { force: true });
      return isThere;
    },
  };
}

/** Returns the existing files of a database. */
export function filesOf(file: string) {
  return [file, `${file}-wal`, `${file}-shm`, `${file}.lock`, `${file}.reserve`].filter((name) =>
    existsSync(name),
  );
}

/** A lock of the operating system, which goes with the process, however that ends. */
function holdLock(file: string) {
  const lock = new DatabaseSync(file);
  try {
    lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new Error(`Another inbox is running on ${file.replace(/\.lock$/, "")}.`);
  }
  return lock;
}

/** Reads the version without writing: a file of another format stays as it is, byte for byte. */
function refuseOtherFormat(file: string) {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    pendingMigrations(versionOf(connection));
  } finally {
    connection.close();
  }
}

function migrate(connection: Connection, access: Access) {
  const { version, files } = pendingMigrations(versionOf(connection), access);
  for (const sql of files) connection.exec(sql);
  if (files.length > 0) connection.exec(`PRAGMA user_version = ${version}`);
}

function versionOf(connection: Connection) {
  const row = connection.prepare("PRAGMA user_version").get() as Row;
  return Number(row.user_version);
}

function inTransaction<Result>(
  connection: Connection,
  work: () => Result,
  begin = "BEGIN IMMEDIATE",
) {
  connection.exec(begin);
  try {
    const result = work();
    connection.exec("COMMIT");
    return result;
  } catch (error) {
    // A full disk may have ended the transaction already.
    if (connection.isTransaction) connection.exec("ROLLBACK");
    throw error;
  }
}

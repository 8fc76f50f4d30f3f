import { openPostgres } from "../store/postgres.ts";
import { connectSqlite } from "../store/sqlite.ts";
import { createStore } from "../store/store.ts";

/** A store in what was prepared, which for SQLite is a file, or memory. */
export async function openStore({ INBOX_DB }: { INBOX_DB?: string }, file = ":memory:") {
  return createStore(INBOX_DB ? await openPostgres(INBOX_DB) : connectSqlite(file));
}

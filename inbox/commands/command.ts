import { existsSync } from "node:fs";
import { readSettings, type Settings } from "../settings.ts";
import { databaseFile } from "../start.ts";
import type { Database } from "../store/database.ts";
import { openPostgres } from "../store/postgres.ts";
import { connectSqlite } from "../store/sqlite.ts";

/** Runs a command of the inbox; what goes wrong is one line for a person. */
export async function runCommand(work: (settings: Settings, args: string[]) => Promise<void>) {
  process.umask(0o077);
  try {
    await work(readSettings(process.env), process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** Beside a server that may be running. */
export async function connect(settings: Settings): Promise<Database> {
  if (settings.database) return openPostgres(settings.database);
  const file = databaseFile(settings);
  if (!existsSync(file)) throw new Error(`There is no inbox in ${settings.data} yet.`);
  return connectSqlite(file);
}

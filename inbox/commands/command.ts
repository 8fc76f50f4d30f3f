import { existsSync } from "node:fs";
import { type Environment, readSettings, readSettingsFile, type Settings } from "../settings.ts";
import { databaseFile } from "../start.ts";
import { openPostgres } from "../store/postgres.ts";
import { connectSqlite } from "../store/sqlite.ts";
import { createStore, type Store } from "../store/store.ts";

/** File in which the unit for systemd has the settings. */
const serverFile = "/etc/inbox.env";

/** Runs a command of the inbox. An error is printed in one line. */
export async function runCommand(work: (settings: Settings, args: string[]) => Promise<void>) {
  process.umask(0o077);
  try {
    await work(readSettings(findEnvironment(process.env)), process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

/** Returns the settings of the environment or of the server's own file, never a mixture. */
function findEnvironment({ INBOX_ENV, ...environment }: Environment) {
  if (Object.keys(environment).some((name) => name.startsWith("INBOX_"))) return environment;
  if (INBOX_ENV) return readSettingsFile(INBOX_ENV);
  return existsSync(serverFile) ? readSettingsFile(serverFile) : environment;
}

/** Runs a command on the store, even while a server runs on it. */
export function runOnStore(
  work: (store: Store, args: string[], settings: Settings) => Promise<void>,
) {
  return runCommand(async (settings, args) => {
    const store = createStore(await connect(settings));
    await work(store, args, settings).finally(store.close);
  });
}

async function connect(settings: Settings) {
  if (settings.database) return openPostgres(settings.database, { access: "command" });
  const file = databaseFile(settings);
  if (!existsSync(file)) throw new Error(`There is no inbox in ${settings.data} yet.`);
  return connectSqlite(file, "command");
}

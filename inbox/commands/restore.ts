import { resolve } from "node:path";
import { createRings } from "../staff/key-ring.ts";
import { databaseFile, openDatabase } from "../start.ts";
import { readDeleted } from "../store/deleted.ts";
import { giveToOwner } from "../store/durable-file.ts";
import { filesOf } from "../store/sqlite.ts";
import { createStore } from "../store/store.ts";
import { readBackup } from "./backup-file.ts";
import { runCommand } from "./command.ts";

await runCommand(async (settings, [file, option]) => {
  if (!file) throw new Error("Usage: npm run inbox:restore -- /media/backups/inbox-….db");
  const database = await openDatabase(settings, "restore", console.error);
  try {
    // `with-deleted` also restores messages that were deleted by mistake or in bad faith.
    const deleted = option === "with-deleted" ? undefined : readDeleted(settings.data);
    const count = await readBackup(resolve(file), database, deleted);
    // The server's own file of key rings restores the newer ones that it has.
    const rings = createRings(createStore(database), settings.data, console.log);
    const { holders = [] } = (await rings.newest()) ?? {};
    const people = holders.filter(({ kind }) => kind === "person").map(({ name }) => name);
    console.log(`${count} messages restored. These people can sign in: ${people.join(", ")}.
People who were removed after the backup may be among them. They are removed again once a colleague unlocks the inbox on a device that was used since.`);
  } finally {
    await database.close();
    if (!settings.database) giveToOwner(filesOf(databaseFile(settings)), settings.data);
  }
});

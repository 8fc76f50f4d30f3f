import { createBellTables } from "./bell.ts";
import type { Database } from "./database.ts";
import { createKeyRings } from "./key-rings.ts";
import { createMessages } from "./messages.ts";
import { createPasskeys } from "./passkeys.ts";
import { createRecords } from "./records.ts";
import { createSessions } from "./sessions.ts";
import { createSettings } from "./settings.ts";

export type Store = ReturnType<typeof createStore>;

/** Everything the inbox asks of its database, in SQL that both kinds understand. */
export function createStore(database: Database) {
  return {
    ...database,
    ...createMessages(database),
    ...createBellTables(database),
    ...createKeyRings(database),
    ...createPasskeys(database),
    ...createSessions(database),
    ...createRecords(database),
    ...createSettings(database),
  };
}

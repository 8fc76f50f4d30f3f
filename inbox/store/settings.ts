import { type Database, required, sql } from "./database.ts";
import { readTexts } from "./rows.ts";

export function createSettings(database: Database) {
  return {
    async setting(name: string) {
      const select = sql`SELECT value FROM setting WHERE name = ${name}`;
      const [value] = await readTexts(database, select);
      return value;
    },

    set: (name: string, value: string) => database.run(setSetting(name, value)),

    /** Writes something and takes it back: fails if a message could not be kept. */
    async tryToWrite() {
      database.reserve?.hold();
      await database.run(
        setSetting("try", ""),
        required(sql`DELETE FROM setting WHERE name = 'try' RETURNING name`),
      );
    },
  };
}

export function setSetting(name: string, value: string) {
  return sql`INSERT INTO setting (name, value) VALUES (${name}, ${value})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
}

import { DatabaseSync } from "@photostructure/sqlite";

/** Duplicates the only message of a database until there are `count`. */
export function copyMessage(databaseFile: string, count: number) {
  const database = new DatabaseSync(databaseFile);
  database
    .prepare(
      `WITH RECURSIVE copy(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM copy WHERE number < ?)
      INSERT INTO message (id, form, received, run, state, version, changed, changed_by, opened, score, digest, key_id, encrypted)
      SELECT printf('00000000-0000-4000-8000-%012x', number), form, received + number, run, state,
        version, changed, changed_by, opened, score, digest, key_id, encrypted FROM copy, (SELECT * FROM message LIMIT 1)`,
    )
    .run(count - 1);
  database.close();
}

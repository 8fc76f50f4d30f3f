import { DatabaseSync } from "@photostructure/sqlite";

/** Changes the database file of a running inbox, as an attacker with write access would. */
export function writeIntoDatabase(file: string, statement: string, ...values: string[]) {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.prepare(statement).run(...values);
  database.close();
}

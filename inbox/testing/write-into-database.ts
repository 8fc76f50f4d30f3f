import { DatabaseSync } from "@photostructure/sqlite";

/** Changes the file of a running inbox, as somebody else would who can write there. */
export function writeIntoDatabase(file: string, statement: string, ...values: string[]) {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.prepare(statement).run(...values);
  database.close();
}

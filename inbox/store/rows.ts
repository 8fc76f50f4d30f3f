import * as v from "valibot";
import type { Database, Row, Statement } from "./database.ts";

/** Returns the rows that a statement reads, each checked. */
export async function readRows<Schema extends v.GenericSchema>(
  database: Database,
  schema: Schema,
  statement: Statement,
) {
  const [rows = []] = await database.read(statement);
  return parseRows(schema, rows);
}

/** Returns the first of these rows. */
export async function readRow<Schema extends v.GenericSchema>(
  database: Database,
  schema: Schema,
  statement: Statement,
) {
  const [row] = await readRows(database, schema, statement);
  return row;
}

/** Returns the texts in the only column of the rows that a statement reads. */
export async function readTexts(database: Database, statement: Statement) {
  const rows = await readRows(database, v.record(v.string(), v.string()), statement);
  return rows.flatMap((row) => Object.values(row));
}

/** Checks rows where they enter: another program may have written them. */
export function parseRows<Schema extends v.GenericSchema>(schema: Schema, rows: readonly Row[]) {
  return v.parse(v.array(schema), rows);
}

/** A column of type BYTEA. */
export const bytes = v.instance(Uint8Array);

import * as v from "valibot";
import { type Database, list, required, sql } from "./database.ts";
import { readRows } from "./rows.ts";

const passkeyRow = v.object({
  holderKey: v.string(),
  credential: v.string(),
  /** Names from the browser, with commas. */
  transports: v.string(),
  file: v.string(),
  label: v.string(),
  at: v.number(),
});

export type Passkey = v.InferOutput<typeof passkeyRow>;

/** Limit per person, so that passkeys can't fill the disk. */
const mostOfOne = 10;

const columns = sql`holder_key AS "holderKey", credential, transports, file, label, at`;

export function createPasskeys(database: Database) {
  return {
    passkeys: () =>
      readRows(database, passkeyRow, sql`SELECT ${columns} FROM passkey ORDER BY at, credential`),

    /** Fails if the holder has ten already. */
    addPasskey: ({ holderKey, credential, transports, file, label, at }: Passkey) =>
      database.run(
        required(
          sql`SELECT 1 AS free
            WHERE (SELECT COUNT(*) FROM passkey WHERE holder_key = ${holderKey}) < ${mostOfOne}`,
        ),
        sql`INSERT INTO passkey (holder_key, credential, transports, file, label, at)
          VALUES (${holderKey}, ${credential}, ${transports}, ${file}, ${label}, ${at})`,
      ),

    removePasskey: (credential: string) =>
      database.run(sql`DELETE FROM passkey WHERE credential = ${credential}`),
  };
}

/** Takes away those of keys that nobody has any more. */
export function deletePasskeysBut(publicKeys: readonly string[]) {
  return sql`DELETE FROM passkey WHERE holder_key NOT IN (${list(publicKeys)})`;
}

import * as v from "valibot";
import { readKeyRing } from "../keys/key-ring.ts";
import { oweKeys } from "./bell.ts";
import { type Database, required, type Statement, sql } from "./database.ts";
import { readRow, readRows } from "./rows.ts";

const newest = sql`number = (SELECT MAX(number) FROM key_ring)`;
/** Id of the key that messages and notes are sealed to. */
export const currentKey = sql`(SELECT key_id FROM key_ring WHERE ${newest})`;

const keyRow = v.object({ id: v.string(), publicKey: v.string() });
const writtenRow = v.object({ number: v.number(), ring: v.string(), mac: v.string() });
const changeRow = v.object({ at: v.number(), name: v.string(), what: v.string() });
const keyRingRow = v.object({ ...writtenRow.entries, ...changeRow.entries });

type NewKeyRing = v.InferOutput<typeof keyRingRow>;

export function createKeyRings(database: Database) {
  return {
    /** The key to seal to; there is none before the set-up has begun. */
    sealingKey: () =>
      readRow(
        database,
        keyRow,
        sql`SELECT key_id AS id, public_key AS "publicKey" FROM key_ring WHERE ${newest}`,
      ),

    async keyRing() {
      const select = sql`SELECT number, ring, mac FROM key_ring WHERE ${newest}`;
      const row = await readRow(database, writtenRow, select);
      return row && { ...row, ...readKeyRing(row.ring) };
    },

    /** All there were, the newest first. */
    keyRings: () =>
      readRows(database, keyRingRow, sql`SELECT * FROM key_ring ORDER BY number DESC`),

    /** Who changed people or keys since then. */
    keyRingChanges: (since: number) =>
      readRows(
        database,
        changeRow,
        sql`SELECT at, name, what FROM key_ring WHERE at > ${since} AND number > 1
          ORDER BY number DESC`,
      ),
  };
}

/** Becomes the one that counts, unless somebody else was faster. Of all but the first, a mail tells. */
export function insertKeyRing({ number, at, name, what, ring, mac }: NewKeyRing): Statement[] {
  const { id = "", publicKey = "" } = readKeyRing(ring).keys.at(-1) ?? {};
  return [
    required(
      sql`INSERT INTO key_ring (number, at, name, what, ring, mac, key_id, public_key)
        SELECT CAST(${number} AS INTEGER), CAST(${at} AS BIGINT), ${name}, ${what}, ${ring}, ${mac},
            ${id}, ${publicKey}
          WHERE COALESCE((SELECT MAX(number) FROM key_ring), 0) = ${number - 1}
        ON CONFLICT (number) DO NOTHING RETURNING number`,
    ),
    ...(number > 1 ? [oweKeys(number)] : []),
  ];
}

import * as v from "valibot";
import type { LinkedRing, SignedRing } from "../keys/ring.ts";
import { oweKeys } from "./bell.ts";
import { type Database, list, required, type Statement, sql } from "./database.ts";
import { deletePasskeysBut } from "./passkeys.ts";
import { readRow, readRows } from "./rows.ts";

const seenJson = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));
/** A stored key ring. Invalid first signatures read as none, and such a ring fails the check. */
const ringRow = v.object({
  ring: v.string(),
  signature: v.string(),
  seen: v.fallback(seenJson, {}),
});
const seenRow = v.object({ hash: v.string(), signature: v.string() });

/** A holder's signature of the newest list that they have followed. */
export type Seen = v.InferOutput<typeof seenRow>;

export function createKeyRings(database: Database) {
  return {
    /** Reads all key rings from this number on, the oldest first. */
    keyRings: (from: number): Promise<SignedRing[]> =>
      readRows(
        database,
        ringRow,
        sql`SELECT ring, signature, seen FROM key_ring WHERE number >= ${from} ORDER BY number`,
      ),

    /** Puts these in the place of all lists after this number. */
    replaceKeyRings: (after: number, rings: readonly LinkedRing[]) =>
      database.run(sql`DELETE FROM key_ring WHERE number > ${after}`, ...rings.flatMap(insertRing)),

    seen: (holderId: string) =>
      readRow(
        database,
        seenRow,
        sql`SELECT hash, signature FROM seen WHERE holder_id = ${holderId}`,
      ),

    setSeen: (holderId: string, seen: Seen) => database.run(insertSeen(holderId, seen)),
  };
}

/** Becomes the newest list, unless somebody else was faster. A mail tells of all but the first. */
export function addKeyRing(ring: LinkedRing): Statement[] {
  const publicKeys = ring.holders.map((holder) => holder.publicKey);
  return [
    required(
      sql`SELECT 1 AS free
        WHERE COALESCE((SELECT MAX(number) FROM key_ring), 0) = ${ring.number - 1}`,
    ),
    ...insertRing(ring),
    deletePasskeysBut(publicKeys),
    ...(ring.number > 1 ? [oweKeys(ring.number)] : []),
  ];
}

function insertRing({ number, hash, signed: { ring, signature, seen } }: LinkedRing) {
  const row = list([number, ring, signature, JSON.stringify(seen)]);
  return [
    required(
      sql`INSERT INTO key_ring (number, ring, signature, seen) VALUES (${row})
        ON CONFLICT (number) DO NOTHING RETURNING number`,
    ),
    ...Object.entries(seen).map(([id, signature]) => insertSeen(id, { hash, signature })),
  ];
}

function insertSeen(holderId: string, { hash, signature }: Seen) {
  return sql`INSERT INTO seen (holder_id, hash, signature)
    VALUES (${holderId}, ${hash}, ${signature})
    ON CONFLICT (holder_id) DO UPDATE SET hash = excluded.hash, signature = excluded.signature`;
}

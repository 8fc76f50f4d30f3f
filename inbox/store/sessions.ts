import * as v from "valibot";
import { type Database, sql } from "./database.ts";
import { readRow } from "./rows.ts";

const sessionRow = v.object({
  holderId: v.string(),
  /** Time when the session ends unless it is used. `ends` is the time when it ends in any case. */
  expires: v.number(),
  ends: v.number(),
});

export type KeptSession = v.InferOutput<typeof sessionRow>;

export function createSessions(database: Database) {
  return {
    /** Begins a session, or makes it last longer. */
    setSession: (tokenHash: string, { holderId, expires, ends }: KeptSession) =>
      database.run(
        sql`INSERT INTO session (token_hash, holder_id, expires, ends)
          VALUES (${tokenHash}, ${holderId}, ${expires}, ${ends})
          ON CONFLICT (token_hash) DO UPDATE SET expires = excluded.expires`,
      ),

    session: (tokenHash: string) =>
      readRow(
        database,
        sessionRow,
        sql`SELECT holder_id AS "holderId", expires, ends FROM session
          WHERE token_hash = ${tokenHash}`,
      ),

    endSession: (tokenHash: string) =>
      database.run(sql`DELETE FROM session WHERE token_hash = ${tokenHash}`),

    endSessionsOf: (holderId: string) =>
      database.run(sql`DELETE FROM session WHERE holder_id = ${holderId}`),
  };
}

export function endExpiredSessions(now: number) {
  return sql`DELETE FROM session WHERE expires <= ${now}`;
}

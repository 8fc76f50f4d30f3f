import * as v from "valibot";
import { type Database, sql } from "./database.ts";
import { readRow } from "./rows.ts";

const sessionRow = v.object({ holderId: v.string(), expires: v.number() });

export function createSessions(database: Database) {
  return {
    addSession: (tokenHash: string, holderId: string, expires: number) =>
      database.run(
        sql`INSERT INTO session (token_hash, holder_id, expires)
          VALUES (${tokenHash}, ${holderId}, ${expires})`,
      ),

    session: (tokenHash: string) =>
      readRow(
        database,
        sessionRow,
        sql`SELECT holder_id AS "holderId", expires FROM session WHERE token_hash = ${tokenHash}`,
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

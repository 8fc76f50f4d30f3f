import * as v from "valibot";
import { type Database, sql } from "./database.ts";
import { readRows } from "./rows.ts";

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

const recordRow = v.object({
  at: v.number(),
  name: v.string(),
  what: v.string(),
  count: v.number(),
});

/** A line of the records: who did what, and with how many messages. */
export type Done = v.InferOutput<typeof recordRow>;

export function createRecords(database: Database) {
  return {
    /** Adds to what the same person did in the same minute, or for opened messages, in the same hour. */
    record({ at, name, what, count }: Done) {
      const unitMs = what === "opened" ? hourMs : minuteMs;
      const start = Math.floor(at / unitMs) * unitMs;
      return database.run(
        sql`INSERT INTO record (at, name, what, count) VALUES (${start}, ${name}, ${what}, ${count})
          ON CONFLICT (at, name, what) DO UPDATE SET count = record.count + excluded.count`,
      );
    },

    /** The newest lines before a time: as many as the limit, and more of the same time as the last. */
    records: (before: number, limit: number) =>
      readRows(
        database,
        recordRow,
        sql`WITH page AS
            (SELECT at FROM record WHERE at < ${before} ORDER BY at DESC LIMIT ${limit})
          SELECT at, name, what, count FROM record
          WHERE at < ${before} AND at >= (SELECT MIN(at) FROM page)
          ORDER BY at DESC, name, what`,
      ),
  };
}

export function deleteRecords(oldest: number) {
  return sql`DELETE FROM record WHERE at < ${oldest}`;
}

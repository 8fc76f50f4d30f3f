import * as v from "valibot";
import { type Database, list, type Statement, sql } from "./database.ts";
import { readRow, readRows, readTexts } from "./rows.ts";
import { setSetting } from "./settings.ts";

const hourMs = 60 * 60 * 1000;
/** A message put aside as spam may stay unopened so many times longer. */
const asideFactor = 3;

const owedRow = v.object({
  id: v.string(),
  kind: v.picklist(["urgent", "new", "keys", "daily", "weekly"]),
});
const weekRow = v.object({ came: v.number(), waiting: v.number() });

/** An e-mail that one recipient has still to get: about this message, or of this kind. */
export type Owed = v.InferOutput<typeof owedRow>;

/** Total running time of the inbox in milliseconds, up to the last minute written. */
export const run = sql`(SELECT CAST(value AS BIGINT) FROM setting WHERE name = 'run')`;

export function createBellTables(database: Database) {
  return {
    /** Sets the recipients. New ones get all urgent e-mails, and those that removed ones were owed. */
    async setRecipients(addresses: readonly string[]) {
      // No address is empty: SQL knows no empty list.
      const known = list([...addresses, ""]);
      await database.run(
        ...addresses.map(
          (address) => sql`INSERT INTO recipient (address) VALUES (${address})
            ON CONFLICT (address) DO NOTHING`,
        ),
        sql`INSERT INTO bell (id, recipient, kind)
          SELECT DISTINCT id, address, kind FROM bell, recipient
            WHERE address IN (${known}) AND (kind = 'urgent' OR recipient NOT IN (${known}))
          ON CONFLICT (id, recipient, kind) DO NOTHING`,
        sql`DELETE FROM recipient WHERE address NOT IN (${known})`,
      );
    },

    /** Returns the e-mails that a recipient is owed. New messages are last: there may be many. */
    owed: (recipient: string) =>
      readRows(
        database,
        owedRow,
        sql`SELECT id, kind FROM bell WHERE recipient = ${recipient}
          ORDER BY CASE kind WHEN 'new' THEN 1 ELSE 0 END, id LIMIT 1000`,
      ),

    /** Removes e-mails that a recipient got. Urgent ones stay until the message is opened. */
    wasTold: (recipient: string, told: readonly Owed[]) =>
      database.run(
        ...told.map(
          ({ id, kind }) => sql`DELETE FROM bell
            WHERE id = ${id} AND recipient = ${recipient} AND kind = ${kind} AND kind <> 'urgent'`,
        ),
        sql`UPDATE recipient SET refused = NULL
          WHERE address = ${recipient} AND refused IS NOT NULL`,
      ),

    /** Stores the time since which a mailbox has refused e-mails. */
    wasRefused: (recipient: string) =>
      database.run(
        sql`UPDATE recipient SET refused = ${run} WHERE address = ${recipient} AND refused IS NULL`,
      ),

    /** Mailboxes that have refused every e-mail for so long. */
    refusing: (forMs: number) =>
      readTexts(
        database,
        sql`SELECT address FROM recipient WHERE ${run} - refused >= ${forMs} ORDER BY address`,
      ),

    /**
     * Marks a message as urgent, new and unopened, and owes an e-mail about it. Returns false if it
     * was urgent before, so that a visitor can't bring it back again and again.
     */
    async ringUrgently(id: string) {
      const isCalled = sql`id = ${id} AND state <> 'test' AND urgent = 0`;
      const [, found = []] = await database.run(
        sql`INSERT INTO bell (id, recipient, kind)
          SELECT id, address, 'urgent' FROM message, recipient WHERE ${isCalled}
          ON CONFLICT (id, recipient, kind) DO NOTHING`,
        sql`UPDATE message SET urgent = 1, opened = 0, version = version + 1, delete_at = NULL,
            state = CASE WHEN state = 'progress' THEN state ELSE 'new' END
          WHERE ${isCalled} RETURNING id`,
      );
      return found.length === 1;
    },

    /** True if a message has been unopened for so many hours, by the clock or by the running time. */
    async isUnopened(now: number, hours: number) {
      const isOld = (ms: number) => sql`(received < ${now - ms} OR run < ${run} - ${ms})`;
      const found = await readTexts(
        database,
        sql`SELECT id FROM message
          WHERE state IN ('new', 'progress', 'aside') AND delete_at IS NULL AND opened = 0
          AND ((state IN ('new', 'progress') AND ${isOld(hours * hourMs)})
            OR (state = 'aside' AND ${isOld(hours * asideFactor * hourMs)})) LIMIT 1`,
      );
      return found.length > 0;
    },

    /** Begins a day or week, and owes its e-mail to everybody, unless it is the first one ever. */
    begin: (kind: "daily" | "weekly", name: string, isOwed: boolean) =>
      database.run(...(isOwed ? [oweDay(kind)] : []), setSetting(kind, name)),

    /** Counts the messages received since a time, and all that wait for an answer. */
    async countWeek(since: number) {
      const row = await readRow(
        database,
        weekRow,
        sql`SELECT COUNT(CASE WHEN received >= ${since} THEN 1 END) AS came,
            COUNT(CASE WHEN state IN ('new', 'progress') THEN 1 END) AS waiting
          FROM message WHERE delete_at IS NULL`,
      );
      return row ?? { came: 0, waiting: 0 };
    },

    addRunningTime: (ms: number) =>
      database.run(
        sql`UPDATE setting SET value = CAST(CAST(value AS BIGINT) + ${ms} AS TEXT)
          WHERE name = 'run'`,
      ),
  };
}

/** Owes everybody an e-mail about a message, if it is this one: no two are encrypted alike. */
export function oweMessage(kind: "new" | "urgent", id: string, encrypted: Uint8Array) {
  return sql`INSERT INTO bell (id, recipient, kind)
    SELECT id, address, ${kind} FROM message, recipient WHERE id = ${id} AND encrypted = ${encrypted}`;
}

/** Owes everybody an e-mail about a change of people or keys. */
export function oweKeys(number: number) {
  // SQLite needs the WHERE: otherwise it reads ON as part of a join.
  return sql`INSERT INTO bell (id, recipient, kind)
    SELECT ${`key ring ${number}`}, address, 'keys' FROM recipient WHERE 1 = 1
    ON CONFLICT (id, recipient, kind) DO NOTHING`;
}

function oweDay(kind: "daily" | "weekly") {
  return sql`INSERT INTO bell (id, recipient, kind)
    SELECT name, address, name FROM setting, recipient WHERE name = ${kind}
    ON CONFLICT (id, recipient, kind) DO NOTHING`;
}

/** An urgent message rings until a person has dealt with it. */
export function stopUrgent(id: string) {
  return sql`DELETE FROM bell WHERE id = ${id} AND kind = 'urgent'`;
}

/** Removes what is owed about messages that are gone. */
export const forgetGone: Statement = sql`DELETE FROM bell
  WHERE kind IN ('new', 'urgent') AND id NOT IN (SELECT id FROM message)`;

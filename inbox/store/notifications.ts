import * as v from "valibot";
import { type Database, sql } from "./database.ts";
import { parseRows } from "./rows.ts";

/** Two servers of one database may differ by that much. */
const clockToleranceMs = 60 * 1000;

type NotificationKind = "message" | "urgent" | "key ring" | "daily";

const claimedRow = v.object({ id: v.string(), tries: v.number() });

export function createNotifications(database: Database) {
  return {
    /**
     * Sets times of notifications that only a clock ahead can have written to now, and returns how
     * many. The limits are the longest that a notification may wait.
     */
    async resetFutureTimes(
      now: number,
      limits: { claimMs: number; retryMs: number; dayMs: number },
    ) {
      const latest = (waitMs: number) => now + waitMs + clockToleranceMs;
      const results = await database.run(
        sql`UPDATE setting SET value = ${String(now)}
          WHERE name IN ('mailed', 'mail failing since') AND CAST(value AS BIGINT) > ${latest(0)}
          RETURNING name`,
        sql`UPDATE notification SET due = ${now}
          WHERE due > ${latest(limits.dayMs)} OR (id <> 'daily' AND due > ${latest(limits.retryMs)})
            OR (id <> 'daily' AND tries = 0 AND due > ${latest(0)})
          RETURNING id`,
        sql`UPDATE notification SET claimed_until = ${now} WHERE claimed_until > ${latest(limits.claimMs)}
          RETURNING id`,
      );
      return results.flat().length;
    },

    /** Whether it is time for a mail about messages, because the last was before; if so, it was now. */
    async takeTurn(now: number, mailedBefore: number) {
      const [rows = []] = await database.run(
        sql`UPDATE setting SET value = ${String(now)}
          WHERE name = 'mailed' AND CAST(value AS BIGINT) <= ${mailedBefore} AND EXISTS
            (SELECT 1 FROM notification
              WHERE kind = 'message' AND due <= ${now} AND claimed_until <= ${now})
          RETURNING name`,
      );
      return rows.length === 1;
    },

    /** Takes the mails that are due; nobody else gets them before `until`. */
    async claim(kind: NotificationKind, { now, until }: { now: number; until: number }) {
      const [rows = []] = await database.run(
        sql`UPDATE notification SET claimed_until = ${until}
          WHERE kind = ${kind} AND due <= ${now} AND claimed_until <= ${now} RETURNING id, tries`,
      );
      return parseRows(claimedRow, rows);
    },

    async wereSent(ids: readonly string[], nextDaily: number) {
      const daily = sql`UPDATE notification SET due = ${nextDaily}, tries = 0, claimed_until = 0
        WHERE id = 'daily'`;
      await database.run(
        ...ids.map((id) =>
          id === "daily" ? daily : sql`DELETE FROM notification WHERE id = ${id}`,
        ),
      );
    },

    sendLater: (id: string, due: number) =>
      database.run(
        sql`UPDATE notification SET due = ${due}, tries = tries + 1, claimed_until = 0
          WHERE id = ${id}`,
      ),
  };
}

/** The notification belongs to a message only if it is this one: no two seals are alike. */
export function notifyOfMessage(kind: "message" | "urgent", id: string, sealed: Uint8Array) {
  return sql`INSERT INTO notification (id, kind, due, tries, claimed_until)
    SELECT id, ${kind}, received, 0, 0 FROM message WHERE id = ${id} AND sealed = ${sealed}`;
}

export function notifyOfKeyRing(number: number, at: number) {
  return sql`INSERT INTO notification (id, kind, due, tries, claimed_until)
    VALUES (${`key ring ${number}`}, 'key ring', ${at}, 0, 0)`;
}

/** Takes away the notifications of messages that are gone. */
export const forgetGone = sql`DELETE FROM notification
  WHERE kind IN ('message', 'urgent') AND id NOT IN (SELECT id FROM message)`;

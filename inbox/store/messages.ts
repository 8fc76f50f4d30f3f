import * as v from "valibot";
import { forgetGone, oweMessage, run, stopUrgent } from "./bell.ts";
import { type Database, list, Outdated, required, type Statement, sql } from "./database.ts";
import { type EncryptedNote, insertNote, noteRow, selectNotes } from "./notes.ts";
import { deleteRecords } from "./records.ts";
import { bytes, parseRows, readRow, readRows, readTexts } from "./rows.ts";
import { endExpiredSessions } from "./sessions.ts";

export const messageStates = ["new", "progress", "answered", "aside"] as const;
export type MessageState = (typeof messageStates)[number];

export type KeptMessage = {
  id: string;
  form: string;
  received: number;
  state: MessageState | "test";
  score: number;
  keyId: string;
  digest: string;
  encrypted: Uint8Array;
};

const listedRow = v.object({
  id: v.string(),
  form: v.string(),
  received: v.number(),
  state: v.picklist(messageStates),
  version: v.number(),
  changed: v.number(),
  changedBy: v.string(),
  /** Time to call the writer again, who wasn't reached. */
  callAt: v.nullable(v.number()),
  score: v.number(),
  /** 1 if a person had the message on the screen, otherwise 0. */
  opened: v.number(),
  /** 1 if the visitor called the message urgent after sending it, otherwise 0. */
  urgent: v.number(),
  keyId: v.string(),
});

/** A message as far as it is stored in plaintext. */
export type Listed = v.InferOutput<typeof listedRow>;

const openedRow = v.object({ ...listedRow.entries, encrypted: bytes });
const countRow = v.object({ state: v.string(), count: v.number(), sum: v.string() });
const waitingRow = v.object({
  waiting: v.number(),
  overdue: v.number(),
});

/** An age file with what is needed to open it. */
export type EncryptedFile = { id: string; keyId: string; encrypted: Uint8Array };

type StateChange = {
  id: string;
  version: number;
  state: string;
  callAt?: number | null | undefined;
};

/** The ids of deleted messages are kept this much longer than messages: no copy should be older. */
const oldestCopyMs = 60 * 24 * 60 * 60 * 1000;

/** A date that browsers can show, or nothing: the last one is 8.64e15 milliseconds after 1970. */
const callAt = sql`CASE WHEN call_at BETWEEN 0 AND 8640000000000000 THEN call_at END`;
const listedColumns = sql`id, form, received, state, version, changed, changed_by AS "changedBy",
  ${callAt} AS "callAt", score, opened, urgent, key_id AS "keyId"`;

export type Place = { received: number; id: string };
export type Order = keyof typeof orders;

const orders = {
  oldest: { sign: 1, after: sql`>`, direction: sql`ASC`, start: 0 },
  newest: { sign: -1, after: sql`<`, direction: sql`DESC`, start: Number.MAX_SAFE_INTEGER },
};

export function createMessages(database: Database) {
  /** Deleting has to work on a full disk: it uses the room that was kept free for it. */
  async function withReserve<Result>(work: () => Promise<Result>) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Outdated || !database.reserve?.use()) throw error;
      return work();
    }
  }

  /** Removes messages, and records their ids as deleted. */
  async function removeMessages(which: Statement, ...others: Statement[]) {
    const [, gone = []] = await database.run(
      sql`INSERT INTO deleted (id, at)
        SELECT id, CAST(${Date.now()} AS BIGINT) FROM message WHERE ${which}
        ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
      sql`DELETE FROM message WHERE ${which} RETURNING id`,
      forgetGone,
      ...others,
    );
    if (gone.length > 0) await database.scrub();
    return gone.length;
  }

  return {
    /** Stores a message and the e-mails it causes, unless there is one with this id. */
    async keep(message: KeptMessage, ring?: "new" | "urgent") {
      const { id, form, received, state, score, keyId, digest, encrypted } = message;
      database.reserve?.hold();
      const [inserted = []] = await database.run(
        sql`INSERT INTO message (id, form, received, run, state, version, changed, changed_by, opened,
            score, digest, key_id, encrypted)
          VALUES (${id}, ${form}, ${received}, ${run}, ${state}, 1, ${received}, '', 0,
            ${score}, ${digest}, ${keyId}, ${encrypted})
          ON CONFLICT (id) DO NOTHING RETURNING id`,
        ...(ring ? [oweMessage(ring, id, encrypted)] : []),
      );
      return inserted.length === 1;
    },

    async findDigest(id: string) {
      const [digest] = await readTexts(database, sql`SELECT digest FROM message WHERE id = ${id}`);
      return digest;
    },

    /** A page of the list, which begins after the given place. Each state has its own order ready. */
    async list(states: readonly string[], order: Order, after: Place | undefined, limit: number) {
      const { sign, after: isAfter, direction, start } = orders[order];
      const { received, id } = after ?? { received: start, id: "" };
      const results = await database.read(
        ...states.map(
          (state) => sql`SELECT ${listedColumns} FROM message
            WHERE state = ${state} AND delete_at IS NULL
              AND (received, id) ${isAfter} (${received}, ${id})
            ORDER BY received ${direction}, id ${direction} LIMIT ${limit}`,
        ),
      );
      return parseRows(listedRow, results.flat())
        .sort(
          (one, other) => sign * (one.received - other.received || (one.id < other.id ? -1 : 1)),
        )
        .slice(0, limit);
    },

    /** Hands out encrypted messages with their notes, in the order in which they were asked for. */
    async open(ids: readonly string[]) {
      const [messages = [], noteRows = []] = await database.read(
        sql`SELECT ${listedColumns}, encrypted FROM message
          WHERE id IN (${list(ids)}) AND delete_at IS NULL`,
        selectNotes(ids),
      );
      const notes = parseRows(noteRow, noteRows);
      const order = new Map(ids.map((id, index) => [id, index]));
      return parseRows(openedRow, messages)
        .map((message) => ({
          ...message,
          notes: notes.filter((note) => note.messageId === message.id),
        }))
        .sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
    },

    /** Marks a message that a person had on the screen. */
    wasOpened: (id: string) =>
      database.run(
        sql`UPDATE message SET opened = 1 WHERE id = ${id} AND opened = 0`,
        stopUrgent(id),
      ),

    /** Changes the state, if it is still the version that was looked at. That counts as opened. */
    async change(
      { id, version, state, ...change }: StateChange,
      by: string,
      now: number,
      note?: Omit<EncryptedNote, "messageId">,
    ) {
      await database.run(
        required(
          sql`UPDATE message SET state = ${state}, version = version + 1, changed = ${now},
              changed_by = ${by}, call_at = ${change.callAt ?? null}, opened = 1
            WHERE id = ${id} AND version = ${version} AND delete_at IS NULL RETURNING id`,
        ),
        stopUrgent(id),
        ...(note ? insertNote({ ...note, messageId: id }) : []),
      );
    },

    addNote: (note: EncryptedNote) => database.run(...insertNote(note)),
    listed: (id: string) =>
      readRow(
        database,
        listedRow,
        sql`SELECT ${listedColumns} FROM message WHERE id = ${id} AND delete_at IS NULL`,
      ),

    /** Sets when a message is removed, if its version is still the one that was shown. */
    deleteAt: (id: string, version: number, at: number) =>
      withReserve(() =>
        database.run(
          required(
            sql`UPDATE message SET delete_at = ${at}
              WHERE id = ${id} AND version = ${version} AND delete_at IS NULL RETURNING id`,
          ),
          stopUrgent(id),
        ),
      ),

    restore: (id: string) =>
      database.run(
        required(
          sql`UPDATE message SET delete_at = NULL
            WHERE id = ${id} AND delete_at IS NOT NULL RETURNING id`,
        ),
      ),

    /** Removes messages that staff deleted and that can no longer be undone. Returns their number. */
    clean: (now: number) =>
      withReserve(() => removeMessages(sql`delete_at <= ${now}`, endExpiredSessions(now))),

    /** Removes messages that are too old: the oldest first, and at most a tenth of all at once. */
    cleanOld: (oldest: number) =>
      removeMessages(
        sql`id IN (SELECT id FROM message WHERE received < ${oldest}
          ORDER BY received, id LIMIT (SELECT COUNT(*) / 10 + 1 FROM message))`,
        deleteRecords(oldest),
        sql`DELETE FROM deleted WHERE at < ${oldest - oldestCopyMs}`,
      ),

    /** Ids of all messages of visitors. */
    ids: () => readTexts(database, sql`SELECT id FROM message WHERE state <> 'test'`),

    /** Drops the hashes of answers: only a message sent twice within a day is compared by them. */
    dropDigests: (before: number) =>
      database.run(sql`UPDATE message SET digest = '' WHERE received < ${before} AND digest <> ''`),

    /** Returns the ids of removed messages, except those that were sent again since. */
    deleted: () =>
      readTexts(database, sql`SELECT id FROM deleted WHERE id NOT IN (SELECT id FROM message)`),

    /**
     * Counts what waits for an answer: messages that are new or in progress, and those put aside that
     * nobody has opened. A message with a time to call again isn't overdue before it.
     */
    async waiting(now: number, overdueBefore: number) {
      const row = await readRow(
        database,
        waitingRow,
        sql`SELECT COUNT(*) AS waiting,
            COUNT(CASE WHEN received < ${overdueBefore} AND COALESCE(${callAt}, 0) < ${now} THEN 1 END)
              AS overdue
          FROM message
          WHERE state IN ('new', 'progress', 'aside') AND delete_at IS NULL
            AND (state <> 'aside' OR opened = 0)`,
      );
      return row ?? { waiting: 0, overdue: 0 };
    },

    /** Counts the messages in each state, with a sum that every change alters. */
    counts: () =>
      readRows(
        database,
        countRow,
        sql`SELECT state, COUNT(*) AS count, CAST(SUM(received + version + opened) AS TEXT) AS sum
          FROM message WHERE delete_at IS NULL GROUP BY state ORDER BY state`,
      ),
  };
}

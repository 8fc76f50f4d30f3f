import { readKeyRing, type WrittenKeyRing } from "../keys/key-ring.ts";
import { type Database, list, Outdated, required, type Statement, sql } from "./database.ts";

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
  sealed: Uint8Array;
};

/** What stands in clear of a message. */
export type Listed = {
  id: string;
  form: string;
  received: number;
  state: MessageState;
  version: number;
  changed: number;
  changedBy: string;
  /** When somebody who was not reached is to be called again. */
  callAt: number | null;
  score: number;
  /** Whether a person had it on the screen: 0 or 1. */
  seen: number;
  keyId: string;
};

/** An age file with what is needed to open it and to put it back under another key. */
export type SealedFile = { id: string; keyId: string; sealed: Uint8Array };
export type SealedNote = SealedFile & { messageId: string; at: number };
export type OpenedFile = Listed & { sealed: Uint8Array; notes: SealedNote[] };

type NewKeyRing = WrittenKeyRing & { number: number; at: number; name: string; what: string };

type StateChange = {
  id: string;
  version: number;
  state: string;
  callAt?: number | null | undefined;
};

/** Who did what, and with how many messages. */
export type Done = { at: number; name: string; what: string; count: number };

/** The ids of deleted messages are kept this much longer than messages: no copy should be older. */
const oldestCopyMs = 60 * 24 * 60 * 60 * 1000;

type NotificationKind = "message" | "urgent" | "key ring" | "daily";

/** A date that browsers can show, or nothing: the last one is 8.64e15 milliseconds after 1970. */
const callAt = sql`CASE WHEN call_at BETWEEN 0 AND 8640000000000000 THEN call_at END`;
const listedColumns = sql`id, form, received, state, version, changed, changed_by AS "changedBy",
  ${callAt} AS "callAt", score, seen, key_id AS "keyId"`;
const newest = sql`number = (SELECT MAX(number) FROM key_ring)`;
const currentKey = sql`(SELECT key_id FROM key_ring WHERE ${newest})`;

const hourMs = 60 * 60 * 1000;
/** Two servers of one database may differ by that much. */
const clockToleranceMs = 60 * 1000;

export type Place = { received: number; id: string };
export type Order = keyof typeof orders;

const orders = {
  oldest: { sign: 1, after: sql`>`, direction: sql`ASC`, start: 0 },
  newest: { sign: -1, after: sql`<`, direction: sql`DESC`, start: Number.MAX_SAFE_INTEGER },
};

export type Store = ReturnType<typeof createStore>;

/** Everything that is ever asked of the database, in SQL that both kinds understand. */
export function createStore(database: Database) {
  async function all<Type>(statement: Statement) {
    const [rows = []] = await database.run(statement);
    return rows as unknown as Type[];
  }

  async function first<Type>(statement: Statement) {
    const [row] = await all<Type>(statement);
    return row;
  }

  /** Deleting has to work on a full disk: it uses the room that was kept free for it. */
  async function withReserve<Result>(work: () => Promise<Result>) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Outdated || !database.reserve?.use()) throw error;
      return work();
    }
  }

  /** Removes messages, and keeps in mind that they are gone. */
  async function removeMessages(which: Statement, ...others: Statement[]) {
    const [, gone = []] = await database.run(
      sql`INSERT INTO deleted (id, at)
        SELECT id, CAST(${Date.now()} AS BIGINT) FROM message WHERE ${which}
        ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
      sql`DELETE FROM message WHERE ${which} RETURNING id`,
      sql`DELETE FROM notification
        WHERE kind IN ('message', 'urgent') AND id NOT IN (SELECT id FROM message)`,
      ...others,
    );
    if (gone.length > 0) await database.scrub();
    return gone.length;
  }

  return {
    ...database,

    /** Keeps a message and its notification, if one is wanted, unless there is one with this id. */
    async keep(message: KeptMessage, notification?: "message" | "urgent") {
      const { id, form, received, state, score, keyId, digest, sealed } = message;
      database.reserve?.hold();
      // No two seals are alike: the notification belongs to the message only if it is this one.
      const notify = (
        kind: NotificationKind,
      ) => sql`INSERT INTO notification (id, kind, due, tries, claimed_until)
        SELECT id, ${kind}, received, 0, 0 FROM message WHERE id = ${id} AND sealed = ${sealed}`;
      const [inserted = []] = await database.run(
        sql`INSERT INTO message (id, form, received, state, version, changed, changed_by, seen, score,
            digest, key_id, sealed)
          VALUES (${id}, ${form}, ${received}, ${state}, 1, ${received}, '', 0, ${score},
            ${digest}, ${keyId}, ${sealed})
          ON CONFLICT (id) DO NOTHING RETURNING id`,
        ...(notification ? [notify(notification)] : []),
      );
      return inserted.length === 1;
    },

    async findDigest(id: string) {
      const row = await first<{ digest: string }>(sql`SELECT digest FROM message WHERE id = ${id}`);
      return row?.digest;
    },

    /** The key to seal to; there is none before the set-up has begun. */
    sealingKey: () =>
      first<{ id: string; publicKey: string }>(
        sql`SELECT key_id AS id, public_key AS "publicKey" FROM key_ring WHERE ${newest}`,
      ),

    async keyRing() {
      const row = await first<WrittenKeyRing & { number: number }>(
        sql`SELECT number, ring, mac FROM key_ring WHERE ${newest}`,
      );
      return row && { ...row, ...readKeyRing(row.ring) };
    },

    /** All there were, the newest first. */
    keyRings: () => all<NewKeyRing>(sql`SELECT * FROM key_ring ORDER BY number DESC`),

    /** Who changed people or keys since then. */
    keyRingChanges: (since: number) =>
      all<Omit<Done, "count">>(
        sql`SELECT at, name, what FROM key_ring WHERE at > ${since} AND number > 1
          ORDER BY number DESC`,
      ),

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
      return (results.flat() as unknown as Listed[])
        .sort(
          (one, other) => sign * (one.received - other.received || (one.id < other.id ? -1 : 1)),
        )
        .slice(0, limit);
    },

    /** Hands out sealed messages with their notes, in the order in which they were asked for. */
    async open(ids: readonly string[]): Promise<OpenedFile[]> {
      const [messages = [], notes = []] = await database.read(
        sql`SELECT ${listedColumns}, sealed FROM message
          WHERE id IN (${list(ids)}) AND delete_at IS NULL`,
        sql`SELECT id, message_id AS "messageId", at, key_id AS "keyId", sealed FROM note
          WHERE message_id IN (${list(ids)}) ORDER BY at, id`,
      );
      const order = new Map(ids.map((id, index) => [id, index]));
      return (messages as unknown as OpenedFile[])
        .map((message) => ({
          ...message,
          notes: (notes as unknown as SealedNote[]).filter((note) => note.messageId === message.id),
        }))
        .sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0));
    },

    /** Writes down that somebody has opened messages: one line for each hour. */
    wereOpened(count: number, name: string, now: number) {
      const at = Math.floor(now / hourMs) * hourMs;
      return all(recordDone({ at, name, what: "opened", count }));
    },

    /** Marks messages that a person had on the screen. */
    wereSeen: (ids: readonly string[]) =>
      all(sql`UPDATE message SET seen = 1 WHERE id IN (${list(ids)}) AND seen = 0`),

    record: (done: Done) => all(recordDone(done)),

    records: (before: number, limit: number) =>
      all<Done>(
        sql`SELECT at, name, what, count FROM record WHERE at < ${before}
          UNION ALL SELECT at, name, what, 1 FROM key_ring WHERE at < ${before}
          ORDER BY at DESC LIMIT ${limit}`,
      ),

    /** Changes the state, if it is still the version that was looked at. Who changes it has seen it. */
    async change(
      { id, version, state, ...change }: StateChange,
      by: string,
      now: number,
      note?: Omit<SealedNote, "messageId">,
    ) {
      await database.run(
        required(
          sql`UPDATE message SET state = ${state}, version = version + 1, changed = ${now},
              changed_by = ${by}, call_at = ${change.callAt ?? null}, seen = 1
            WHERE id = ${id} AND version = ${version} AND delete_at IS NULL RETURNING id`,
        ),
        ...(note ? insertNote({ ...note, messageId: id }) : []),
      );
    },

    addNote: (note: SealedNote) => database.run(...insertNote(note)),

    listed: (id: string) =>
      first<Listed>(
        sql`SELECT ${listedColumns} FROM message WHERE id = ${id} AND delete_at IS NULL`,
      ),

    /** Sets when a message goes, if it is still the version that was looked at. */
    deleteAt: (id: string, version: number, at: number) =>
      withReserve(() =>
        database.run(
          required(
            sql`UPDATE message SET delete_at = ${at}
              WHERE id = ${id} AND version = ${version} AND delete_at IS NULL RETURNING id`,
          ),
        ),
      ),

    restore: (id: string) =>
      database.run(
        required(
          sql`UPDATE message SET delete_at = NULL
            WHERE id = ${id} AND delete_at IS NOT NULL RETURNING id`,
        ),
      ),

    /** Deletes for good what staff deleted and is due, and says how many messages that were. */
    clean: (now: number) =>
      withReserve(() =>
        removeMessages(sql`delete_at <= ${now}`, sql`DELETE FROM session WHERE expires <= ${now}`),
      ),

    /** The same for what is too old: the oldest first, and at most a tenth of all in one go. */
    cleanOld: (oldest: number) =>
      removeMessages(
        sql`id IN (SELECT id FROM message WHERE received < ${oldest}
          ORDER BY received, id LIMIT (SELECT COUNT(*) / 10 + 1 FROM message))`,
        sql`DELETE FROM record WHERE at < ${oldest}`,
        sql`DELETE FROM deleted WHERE at < ${oldest - oldestCopyMs}`,
      ),

    /**
     * What waits for an answer: new messages, those in progress, and those put aside that nobody has
     * looked at. Who is to be called again is not overdue before that time.
     */
    async waiting(now: number, overdueBefore: number) {
      const row = await first<{ waiting: number; overdue: number; oldest: number | null }>(
        sql`SELECT COUNT(*) AS waiting, MIN(received) AS oldest,
            COUNT(CASE WHEN received < ${overdueBefore} AND COALESCE(${callAt}, 0) < ${now} THEN 1 END)
              AS overdue
          FROM message
          WHERE delete_at IS NULL AND (state IN ('new', 'progress') OR (state = 'aside' AND seen = 0))`,
      );
      return row ?? { waiting: 0, overdue: 0, oldest: null };
    },

    /** How many messages are in each state, with a sum that no change leaves as it was. */
    counts: () =>
      all<{ state: MessageState; count: number; sum: string }>(
        sql`SELECT state, COUNT(*) AS count, CAST(SUM(received + version + seen) AS TEXT) AS sum
          FROM message WHERE delete_at IS NULL GROUP BY state ORDER BY state`,
      ),

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
      const rows = await all(
        sql`UPDATE setting SET value = ${String(now)}
          WHERE name = 'mailed' AND CAST(value AS BIGINT) <= ${mailedBefore} AND EXISTS
            (SELECT 1 FROM notification
              WHERE kind = 'message' AND due <= ${now} AND claimed_until <= ${now})
          RETURNING name`,
      );
      return rows.length === 1;
    },

    /** Takes the mails that are due; nobody else gets them before `until`. */
    claim: (kind: NotificationKind, { now, until }: { now: number; until: number }) =>
      all<{ id: string; tries: number }>(
        sql`UPDATE notification SET claimed_until = ${until}
          WHERE kind = ${kind} AND due <= ${now} AND claimed_until <= ${now} RETURNING id, tries`,
      ),

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
      all(
        sql`UPDATE notification SET due = ${due}, tries = tries + 1, claimed_until = 0
          WHERE id = ${id}`,
      ),

    addSession: (tokenHash: string, holderId: string, expires: number) =>
      all(
        sql`INSERT INTO session (token_hash, holder_id, expires)
          VALUES (${tokenHash}, ${holderId}, ${expires})`,
      ),

    session: (tokenHash: string) =>
      first<{ holderId: string; expires: number }>(
        sql`SELECT holder_id AS "holderId", expires FROM session WHERE token_hash = ${tokenHash}`,
      ),

    endSession: (tokenHash: string) =>
      all(sql`DELETE FROM session WHERE token_hash = ${tokenHash}`),

    endSessionsOf: (holderId: string) =>
      all(sql`DELETE FROM session WHERE holder_id = ${holderId}`),

    /** The ids of messages that are gone for good. One that was sent again since is not. */
    async deleted() {
      const rows = await all<{ id: string }>(
        sql`SELECT id FROM deleted WHERE id NOT IN (SELECT id FROM message)`,
      );
      return rows.map(({ id }) => id);
    },

    /** Writes something and takes it back: fails if a message could not be kept. */
    async tryToWrite() {
      database.reserve?.hold();
      await database.run(
        setSetting("try", ""),
        required(sql`DELETE FROM setting WHERE name = 'try' RETURNING name`),
      );
    },

    async setting(name: string) {
      const row = await first<{ value: string }>(
        sql`SELECT value FROM setting WHERE name = ${name}`,
      );
      return row?.value;
    },

    set: (name: string, value: string) => all(setSetting(name, value)),

    unset: (name: string) => all(sql`DELETE FROM setting WHERE name = ${name}`),
  };
}

export function setSetting(name: string, value: string) {
  return sql`INSERT INTO setting (name, value) VALUES (${name}, ${value})
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
}

/** Becomes the one that counts, unless somebody else was faster. Of all but the first, a mail tells. */
export function insertKeyRing({ number, at, name, what, ring, mac }: NewKeyRing): Statement[] {
  const { id = "", publicKey = "" } = readKeyRing(ring).keys.at(-1) ?? {};
  const mail = sql`INSERT INTO notification (id, kind, due, tries, claimed_until)
    VALUES (${`key ring ${number}`}, 'key ring', ${at}, 0, 0)`;
  return [
    required(
      sql`INSERT INTO key_ring (number, at, name, what, ring, mac, key_id, public_key)
        SELECT CAST(${number} AS INTEGER), CAST(${at} AS BIGINT), ${name}, ${what}, ${ring}, ${mac},
            ${id}, ${publicKey}
          WHERE COALESCE((SELECT MAX(number) FROM key_ring), 0) = ${number - 1}
        ON CONFLICT (number) DO NOTHING RETURNING number`,
    ),
    ...(number > 1 ? [mail] : []),
  ];
}

/** Sealed to the newest key, or it is not taken. */
function insertNote({ id, messageId, at, keyId, sealed }: SealedNote) {
  return [
    required(
      sql`UPDATE message SET version = version + 1
        WHERE id = ${messageId} AND delete_at IS NULL AND ${currentKey} = ${keyId} RETURNING id`,
    ),
    sql`INSERT INTO note (id, message_id, at, key_id, sealed)
      VALUES (${id}, ${messageId}, ${at}, ${keyId}, ${sealed})`,
  ];
}

function recordDone({ at, name, what, count }: Done) {
  return sql`INSERT INTO record (at, name, what, count) VALUES (${at}, ${name}, ${what}, ${count})
    ON CONFLICT (at, name, what) DO UPDATE SET count = record.count + excluded.count`;
}

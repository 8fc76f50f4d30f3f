import { type KeyRing, readKeyRing, type WrittenKeyRing } from "../keys/key-ring.ts";
import { type Database, Outdated, type Statement } from "./database.ts";

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
  keyId: string;
};

/** An age file with what is needed to open it and to put it back under another key. */
export type SealedFile = { id: string; keyId: string; sealed: Uint8Array };
export type SealedNote = SealedFile & { messageId: string; at: number };
export type OpenedFile = Listed & { sealed: Uint8Array; notes: SealedNote[] };

export type KeptKeyRing = KeyRing & WrittenKeyRing & { number: number };
type NewKeyRing = WrittenKeyRing & { number: number; at: number; name: string; what: string };

type StateChange = { id: string; version: number; state: string; callAt?: number | undefined };

/** Who did what, and with how many messages. */
export type Done = { at: number; name: string; what: string; count: number };

/** The ids of deleted messages are kept this much longer than messages: no copy should be older. */
const oldestCopyMs = 60 * 24 * 60 * 60 * 1000;

type Claim = { now: number; until: number };
type NotificationKind = "message" | "key ring" | "daily";

const listedColumns = `id, form, received, state, version, changed, changed_by AS "changedBy",
  call_at AS "callAt", score, key_id AS "keyId"`;
const noteColumns = 'id, message_id AS "messageId", at, key_id AS "keyId", sealed';
const newestKeyRing = "(SELECT MAX(number) FROM key_ring)";
const currentKey = `(SELECT key_id FROM key_ring WHERE number = ${newestKeyRing})`;

const hourMs = 60 * 60 * 1000;

export type Place = { received: number; id: string };
export type Order = keyof typeof orders;

const orders = {
  oldest: { compare: ">", direction: "ASC", start: { received: 0, id: "" } },
  newest: { compare: "<", direction: "DESC", start: { received: Number.MAX_SAFE_INTEGER, id: "" } },
};

export type Store = ReturnType<typeof createStore>;

/** Everything that is ever asked of the database, in SQL that both kinds understand. */
export function createStore(database: Database) {
  async function all<Type>(sql: string, ...values: NonNullable<Statement["values"]>) {
    const [rows = []] = await database.run({ sql, values });
    return rows as unknown as Type[];
  }

  async function first<Type>(sql: string, ...values: NonNullable<Statement["values"]>) {
    const [row] = await all<Type>(sql, ...values);
    return row;
  }

  /** Deleting has to work on a full disk: it uses the room that was kept free for it. */
  async function withReserve<Result>(work: () => Promise<Result>) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Outdated || !database.useReserve()) throw error;
      return work();
    }
  }

  /** Removes the messages that `which` names with its `$1`, and keeps in mind that they are gone. */
  async function removeMessages(which: string, value: number, ...others: Statement[]) {
    const [, gone = []] = await database.run(
      {
        sql: `INSERT INTO deleted (id, at) SELECT id, CAST($2 AS BIGINT) FROM message WHERE ${which}
          ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
        values: [value, Date.now()],
      },
      { sql: `DELETE FROM message WHERE ${which} RETURNING id`, values: [value] },
      {
        sql: "DELETE FROM notification WHERE kind = 'message' AND id NOT IN (SELECT id FROM message)",
      },
      ...others,
    );
    if (gone.length > 0) await database.scrub();
    return gone.length;
  }

  return {
    ...database,

    /** Keeps a message and its notification, unless there is one with this id. */
    async keep(message: KeptMessage, notifies: boolean) {
      const { id, form, received, state, score, keyId, digest, sealed } = message;
      database.holdReserve();
      const [inserted = []] = await database.run(
        {
          sql: `INSERT INTO message
            (id, form, received, state, version, changed, changed_by, seen, score, digest, key_id, sealed)
            VALUES ($1, $2, $3, $4, 1, $3, '', 0, $5, $6, $7, $8)
            ON CONFLICT (id) DO NOTHING RETURNING id`,
          values: [id, form, received, state, score, digest, keyId, sealed],
        },
        {
          // No two seals are alike: the notification belongs to the message only if it is this one.
          sql: `INSERT INTO notification (id, kind, due, tries, claimed_until)
            SELECT id, 'message', CAST($2 AS BIGINT), 0, 0 FROM message
            WHERE id = $1 AND sealed = $3 AND CAST($4 AS INTEGER) = 1`,
          values: [id, received, sealed, Number(notifies)],
        },
      );
      return inserted.length === 1;
    },

    async findDigest(id: string) {
      const sql = "SELECT digest FROM message WHERE id = $1";
      return (await first<{ digest: string }>(sql, id))?.digest;
    },

    /** The key to seal to; there is none before the set-up has begun. */
    async sealingKey() {
      return first<{ id: string; publicKey: string }>(
        `SELECT key_id AS id, public_key AS "publicKey" FROM key_ring WHERE number = ${newestKeyRing}`,
      );
    },

    async keyRing(): Promise<KeptKeyRing | undefined> {
      const row = await first<WrittenKeyRing & { number: number }>(
        `SELECT number, ring, mac FROM key_ring WHERE number = ${newestKeyRing}`,
      );
      return row && { ...row, ...readKeyRing(row.ring) };
    },

    /** All there were, the newest first. */
    keyRings: () => all<NewKeyRing>("SELECT * FROM key_ring ORDER BY number DESC"),

    /** Who changed people or keys since then. */
    keyRingChanges: (since: number) =>
      all<Omit<Done, "count">>(
        "SELECT at, name, what FROM key_ring WHERE at > $1 AND number > 1 ORDER BY number DESC",
        since,
      ),

    /** A page of the list, which begins after the given place. Each state has its own order ready. */
    async list(states: readonly string[], order: Order, after: Place | undefined, limit: number) {
      const { compare, direction, start } = orders[order];
      const { received, id } = after ?? start;
      const results = await database.read(
        ...states.map((state) => ({
          sql: `SELECT ${listedColumns} FROM message
            WHERE state = $1 AND delete_at IS NULL AND (received, id) ${compare} ($2, $3)
            ORDER BY received ${direction}, id ${direction} LIMIT $4`,
          values: [state, received, id, limit],
        })),
      );
      const sign = order === "oldest" ? 1 : -1;
      return (results.flat() as unknown as Listed[])
        .sort(
          (one, other) => sign * (one.received - other.received || (one.id < other.id ? -1 : 1)),
        )
        .slice(0, limit);
    },

    /** Hands out sealed messages with their notes, in the order in which they were asked for. */
    async open(ids: readonly string[]): Promise<OpenedFile[]> {
      const places = ids.map((_, index) => `$${index + 1}`).join(", ") || "''";
      const [messages = [], notes = []] = await database.read(
        {
          sql: `SELECT ${listedColumns}, sealed FROM message
            WHERE id IN (${places}) AND delete_at IS NULL`,
          values: ids,
        },
        {
          sql: `SELECT ${noteColumns} FROM note WHERE message_id IN (${places}) ORDER BY at, id`,
          values: ids,
        },
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
    async wereOpened(ids: readonly string[], name: string, now: number) {
      const at = Math.floor(now / hourMs) * hourMs;
      await database.run(
        recordDone({ at, name, what: "opened", count: ids.length }),
        ...ids.map((id) => ({
          sql: "UPDATE message SET seen = 1 WHERE id = $1 AND seen = 0",
          values: [id],
        })),
      );
    },

    record: (done: Done) => database.run(recordDone(done)),

    records: (before: number, limit: number) =>
      all<Done>(
        `SELECT at, name, what, count FROM record WHERE at < $1
          UNION ALL SELECT at, name, what, 1 FROM key_ring WHERE at < $1
          ORDER BY at DESC LIMIT $2`,
        before,
        limit,
      ),

    /** Changes the state, if it is still the version that was looked at. */
    async change(
      { id, version, state, callAt }: StateChange,
      by: string,
      now: number,
      note?: Omit<SealedNote, "messageId">,
    ) {
      await database.run(
        {
          sql: `UPDATE message SET state = $3, version = version + 1, changed = $4, changed_by = $5,
              call_at = $6
            WHERE id = $1 AND version = $2 AND delete_at IS NULL RETURNING id`,
          values: [id, version, state, now, by, callAt ?? null],
          rows: 1,
        },
        ...(note ? insertNote({ ...note, messageId: id }) : []),
      );
    },

    addNote: (note: SealedNote) => database.run(...insertNote(note)),

    async listed(id: string) {
      return first<Listed>(
        `SELECT ${listedColumns} FROM message WHERE id = $1 AND delete_at IS NULL`,
        id,
      );
    },

    /** Sets when a message goes, if it is still the version that was looked at. */
    async deleteAt(id: string, version: number, at: number) {
      await withReserve(() =>
        database.run({
          sql: `UPDATE message SET delete_at = $3
            WHERE id = $1 AND version = $2 AND delete_at IS NULL RETURNING id`,
          values: [id, version, at],
          rows: 1,
        }),
      );
    },

    async restore(id: string) {
      await database.run({
        sql: "UPDATE message SET delete_at = NULL WHERE id = $1 AND delete_at IS NOT NULL RETURNING id",
        values: [id],
        rows: 1,
      });
    },

    /** What is sealed to any of these keys, after an id. */
    async sealedTo(
      of: "message" | "note",
      keyIds: readonly string[],
      after: string,
      limit: number,
    ) {
      const results = await database.read(
        ...keyIds.map((keyId) => ({
          sql: `SELECT id, key_id AS "keyId", sealed FROM ${of}
            WHERE key_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
          values: [keyId, after, limit],
        })),
      );
      return (results.flat() as unknown as SealedFile[])
        .sort((one, other) => (one.id < other.id ? -1 : 1))
        .slice(0, limit);
    },

    /** Puts messages or notes under the newest key; each old seal has to be the one that was opened. */
    async reseal(
      of: "message" | "note",
      keyId: string,
      seals: readonly { id: string; from: string; sealed: Uint8Array }[],
    ) {
      await database.run(
        { sql: `SELECT ${currentKey} AS id WHERE ${currentKey} = $1`, values: [keyId], rows: 1 },
        ...seals.map(({ id, from, sealed }) => ({
          sql: `UPDATE ${of} SET key_id = $3, sealed = $4 WHERE id = $1 AND key_id = $2`,
          values: [id, from, keyId, sealed],
        })),
      );
    },

    /** Deletes for good what staff deleted and is due, and says how many messages that were. */
    async clean(now: number) {
      return withReserve(() =>
        removeMessages("delete_at <= $1", now, {
          sql: "DELETE FROM session WHERE expires <= $1",
          values: [now],
        }),
      );
    },

    /** The same for what is too old: the oldest first, and at most a tenth of all in one go. */
    async cleanOld(oldest: number) {
      return removeMessages(
        `id IN (SELECT id FROM message WHERE received < $1
          ORDER BY received, id LIMIT (SELECT COUNT(*) / 10 + 1 FROM message))`,
        oldest,
        { sql: "DELETE FROM record WHERE at < $1", values: [oldest] },
        { sql: "DELETE FROM deleted WHERE at < $1", values: [oldest - oldestCopyMs] },
      );
    },

    /**
     * What waits for an answer: new messages, those in progress, and those put aside that nobody has
     * looked at. Who is to be called again is not overdue before that time.
     */
    async waiting(now: number, overdueBefore: number) {
      const row = await first<{ waiting: number; overdue: number; oldest: number | null }>(
        `SELECT COUNT(*) AS waiting, MIN(received) AS oldest,
            COALESCE(SUM(CASE WHEN received < $1 AND COALESCE(call_at, 0) < $2 THEN 1 ELSE 0 END), 0)
              AS overdue
          FROM message
          WHERE delete_at IS NULL AND (state IN ('new', 'progress') OR (state = 'aside' AND seen = 0))`,
        overdueBefore,
        now,
      );
      return row ?? { waiting: 0, overdue: 0, oldest: null };
    },

    /** How many messages are in each state, with a sum that no change leaves as it was. */
    counts: () =>
      all<{ state: MessageState; count: number; sum: string }>(
        `SELECT state, COUNT(*) AS count, CAST(SUM(received + version) AS TEXT) AS sum
          FROM message WHERE delete_at IS NULL GROUP BY state ORDER BY state`,
      ),

    /** Whether it is time for a mail about messages, because the last was before; if so, it was now. */
    async takeTurn(now: number, mailedBefore: number) {
      const rows = await all(
        `UPDATE setting SET value = CAST(CAST($1 AS BIGINT) AS TEXT) WHERE name = 'mailed'
          AND CAST(value AS BIGINT) <= $2 AND EXISTS
            (SELECT 1 FROM notification WHERE kind = 'message' AND due <= $1 AND claimed_until <= $1)
          RETURNING name`,
        now,
        mailedBefore,
      );
      return rows.length === 1;
    },

    /** Takes the mails that are due; nobody else gets them before `until`. */
    claim: (kind: NotificationKind, { now, until }: Claim) =>
      all<{ id: string; tries: number }>(
        `UPDATE notification SET claimed_until = $2
          WHERE kind = $3 AND due <= $1 AND claimed_until <= $1 RETURNING id, tries`,
        now,
        until,
        kind,
      ),

    async wereSent(ids: readonly string[], nextDaily: number) {
      await database.run(
        ...ids.map((id) =>
          id === "daily"
            ? {
                sql: "UPDATE notification SET due = $1, tries = 0, claimed_until = 0 WHERE id = 'daily'",
                values: [nextDaily],
              }
            : { sql: "DELETE FROM notification WHERE id = $1", values: [id] },
        ),
      );
    },

    async sendLater(id: string, due: number) {
      await all(
        "UPDATE notification SET due = $2, tries = tries + 1, claimed_until = 0 WHERE id = $1",
        id,
        due,
      );
    },

    async addSession(tokenHash: string, holderId: string, expires: number) {
      await all(
        "INSERT INTO session (token_hash, holder_id, expires) VALUES ($1, $2, $3)",
        tokenHash,
        holderId,
        expires,
      );
    },

    session: (tokenHash: string) =>
      first<{ holderId: string; expires: number }>(
        'SELECT holder_id AS "holderId", expires FROM session WHERE token_hash = $1',
        tokenHash,
      ),

    async endSession(tokenHash: string) {
      await all("DELETE FROM session WHERE token_hash = $1", tokenHash);
    },

    async endSessionsOf(holderId: string) {
      await all("DELETE FROM session WHERE holder_id = $1", holderId);
    },

    /** The ids of messages that are gone for good. One that was sent again since is not. */
    async deleted() {
      const sql = "SELECT id FROM deleted WHERE id NOT IN (SELECT id FROM message)";
      const rows = await all<{ id: string }>(sql);
      return rows.map(({ id }) => id);
    },

    /** Writes something and takes it back: fails if a message could not be kept. */
    async tryToWrite() {
      database.holdReserve();
      await database.run(setSetting("try", ""), {
        sql: "DELETE FROM setting WHERE name = 'try' RETURNING name",
        rows: 1,
      });
    },

    async setting(name: string) {
      return (await first<{ value: string }>("SELECT value FROM setting WHERE name = $1", name))
        ?.value;
    },

    async set(name: string, value: string) {
      await database.run(setSetting(name, value));
    },

    async unset(name: string) {
      await all("DELETE FROM setting WHERE name = $1", name);
    },
  };
}

export function setSetting(name: string, value: string): Statement {
  return {
    sql: `INSERT INTO setting (name, value) VALUES ($1, $2)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    values: [name, value],
  };
}

/** Becomes the one that counts, unless somebody else was faster. */
export function insertKeyRing({ number, at, name, what, ring, mac }: NewKeyRing): Statement {
  const key = readKeyRing(ring).keys.at(-1);
  return {
    sql: `INSERT INTO key_ring (number, at, name, what, ring, mac, key_id, public_key)
      SELECT CAST($1 AS INTEGER), CAST($2 AS BIGINT), $3, $4, $5, $6, $7, $8
        WHERE COALESCE(${newestKeyRing}, 0) = $1 - 1
      ON CONFLICT (number) DO NOTHING RETURNING number`,
    values: [number, at, name, what, ring, mac, key?.id ?? "", key?.publicKey ?? ""],
    rows: 1,
  };
}

/** A mail to everybody that people or keys have changed. */
export function insertKeyRingNotification(number: number, now: number): Statement {
  return {
    sql: `INSERT INTO notification (id, kind, due, tries, claimed_until)
      VALUES ($1, 'key ring', $2, 0, 0)`,
    values: [`key ring ${number}`, now],
  };
}

/** Sealed to the newest key, or it is not taken. */
function insertNote({ id, messageId, at, keyId, sealed }: SealedNote): Statement[] {
  return [
    {
      sql: `UPDATE message SET version = version + 1
        WHERE id = $1 AND delete_at IS NULL AND ${currentKey} = $2 RETURNING id`,
      values: [messageId, keyId],
      rows: 1,
    },
    {
      sql: "INSERT INTO note (id, message_id, at, key_id, sealed) VALUES ($1, $2, $3, $4, $5)",
      values: [id, messageId, at, keyId, sealed],
    },
  ];
}

function recordDone({ at, name, what, count }: Done): Statement {
  return {
    sql: `INSERT INTO record (at, name, what, count) VALUES ($1, $2, $3, $4)
      ON CONFLICT (at, name, what) DO UPDATE SET count = record.count + excluded.count`,
    values: [at, name, what, count],
  };
}

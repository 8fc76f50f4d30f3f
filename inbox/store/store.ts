import type { Database, Statement } from "./database.ts";

export const messageStates = ["new", "answered", "aside"] as const;
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
  state: string;
  changed: number;
  score: number;
  keyId: string;
  noteKeyId: string | null;
};

export type OpenedFile = Listed & { sealed: Uint8Array; note: Uint8Array | null };

export type PracticeKey = {
  id: string;
  publicKey: string;
  sealed: Uint8Array;
  state: "trial" | "current" | "old";
  created: number;
};

export type Holder = {
  id: string;
  kind: "person" | "sheet";
  name: string;
  publicKey: string;
  lockedKey: Uint8Array | null;
  added: number;
};

/** The ids of deleted messages are kept this much longer than messages: no copy should be older. */
const oldestCopyMs = 60 * 24 * 60 * 60 * 1000;

type Claim = { now: number; until: number };

const listedColumns = `id, form, received, state, changed, score,
  key_id AS "keyId", note_key_id AS "noteKeyId"`;
const keyColumns = 'id, public_key AS "publicKey", sealed, state, created';
const holderColumns = 'id, kind, name, public_key AS "publicKey", locked_key AS "lockedKey", added';

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

  /** Removes the messages that `which` names with its `$1`, and keeps in mind that they are gone. */
  async function removeMessages(which: string, value: number, ...others: Statement[]) {
    const [, gone = []] = await database.run(
      {
        sql: `INSERT INTO deleted (id, at) SELECT id, CAST($2 AS BIGINT) FROM message WHERE ${which}
          ON CONFLICT (id) DO UPDATE SET at = excluded.at`,
        values: [value, Date.now()],
      },
      { sql: `DELETE FROM message WHERE ${which} RETURNING id`, values: [value] },
      { sql: "DELETE FROM bell WHERE id <> 'daily' AND id NOT IN (SELECT id FROM message)" },
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
      const [inserted = []] = await database.run(
        {
          sql: `INSERT INTO message
            (id, form, received, state, changed, score, digest, key_id, sealed)
            VALUES ($1, $2, $3, $4, $3, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id`,
          values: [id, form, received, state, score, digest, keyId, sealed],
        },
        {
          // No two seals are alike: the notification belongs to the message only if it is this one.
          sql: `INSERT INTO bell (id, due, tries, claimed_until)
            SELECT id, CAST($2 AS BIGINT), 0, 0 FROM message
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
    sealingKey: () =>
      first<PracticeKey>(
        `SELECT ${keyColumns} FROM practice_key WHERE state IN ('trial', 'current')`,
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

    listByKey: (keyId: string, limit: number) =>
      all<Listed>(
        `SELECT ${listedColumns} FROM message WHERE key_id = $1 OR note_key_id = $1
          ORDER BY received, id LIMIT $2`,
        keyId,
        limit,
      ),

    /** Hands out a sealed message, and writes down to whom. */
    async open(id: string, name: string, now: number) {
      const [rows = []] = await database.run(
        {
          sql: `SELECT ${listedColumns}, sealed, note FROM message
            WHERE id = $1 AND delete_at IS NULL`,
          values: [id],
        },
        {
          sql: `INSERT INTO opening (message_id, name, at)
            SELECT id, CAST($2 AS TEXT), CAST($3 AS BIGINT) FROM message
              WHERE id = $1 AND delete_at IS NULL`,
          values: [id, name, now],
        },
      );
      return rows[0] as unknown as OpenedFile | undefined;
    },

    async change(
      id: string,
      state: string,
      note: { keyId: string; sealed: Uint8Array } | undefined,
      now: number,
    ) {
      const rows = await all(
        `UPDATE message SET state = $2, changed = $3,
          note = COALESCE($4, note), note_key_id = COALESCE($5, note_key_id)
          WHERE id = $1 AND delete_at IS NULL RETURNING id`,
        id,
        state,
        now,
        note?.sealed ?? null,
        note?.keyId ?? null,
      );
      return rows.length === 1;
    },

    /** Sets when a message goes, or with null, that it stays. */
    async deleteAt(id: string, at: number | null) {
      const rows = await all(
        "UPDATE message SET delete_at = $2 WHERE id = $1 RETURNING id",
        id,
        at,
      );
      return rows.length === 1;
    },

    /** Puts a message under another key; the old seal has to be the one that was opened. */
    async reseal(
      id: string,
      oldKeyId: string,
      to: { keyId: string; sealed: Uint8Array; note: Uint8Array | null },
    ) {
      const rows = await all(
        `UPDATE message SET key_id = $3, sealed = $4, note = $5,
            note_key_id = CASE WHEN note IS NULL THEN NULL ELSE $3 END
          WHERE id = $1 AND key_id = $2 AND (note IS NULL) = (CAST($6 AS INTEGER) = 1) RETURNING id`,
        id,
        oldKeyId,
        to.keyId,
        to.sealed,
        to.note,
        Number(to.note === null),
      );
      return rows.length === 1;
    },

    /** Deletes for good what staff deleted and is due, and says how many messages that were. */
    async clean(now: number) {
      return removeMessages(
        "delete_at <= $1",
        now,
        { sql: "DELETE FROM session WHERE expires <= $1", values: [now] },
        { sql: "DELETE FROM challenge WHERE expires <= $1", values: [now] },
      );
    },

    /** The same for what is too old: the oldest first, and at most a tenth of all in one go. */
    async cleanOld(oldest: number) {
      return removeMessages(
        `id IN (SELECT id FROM message WHERE received < $1
          ORDER BY received, id LIMIT (SELECT COUNT(*) / 10 + 1 FROM message))`,
        oldest,
        { sql: "DELETE FROM opening WHERE at < $1", values: [oldest] },
        { sql: "DELETE FROM deleted WHERE at < $1", values: [oldest - oldestCopyMs] },
      );
    },

    /** What waits for an answer: new messages, and those put aside that nobody has looked at. */
    async waiting(overdueBefore: number) {
      const row = await first<{ waiting: number; overdue: number; oldest: number | null }>(
        `SELECT COUNT(*) AS waiting, MIN(received) AS oldest,
            COALESCE(SUM(CASE WHEN received < $1 THEN 1 ELSE 0 END), 0) AS overdue
          FROM message WHERE delete_at IS NULL AND (state = 'new' OR (state = 'aside'
            AND NOT EXISTS (SELECT 1 FROM opening WHERE message_id = message.id)))`,
        overdueBefore,
      );
      return row ?? { waiting: 0, overdue: 0, oldest: null };
    },

    openings: (before: number, limit: number) =>
      all<{ id: string; name: string; at: number }>(
        "SELECT message_id AS id, name, at FROM opening WHERE at < $1 ORDER BY at DESC LIMIT $2",
        before,
        limit,
      ),

    /**
     * Takes the mails about messages that are due, unless one went out a moment ago; nobody else gets
     * them before `until`.
     */
    async claimBells({ now, until, mailedBefore }: Claim & { mailedBefore: number }) {
      const due = "id <> 'daily' AND due <= $1 AND claimed_until <= $1";
      const turn = await all(
        `UPDATE setting SET value = CAST(CAST($1 AS BIGINT) AS TEXT) WHERE name = 'mailed'
          AND CAST(value AS BIGINT) <= $2 AND EXISTS (SELECT 1 FROM bell WHERE ${due})
          RETURNING name`,
        now,
        mailedBefore,
      );
      if (turn.length === 0) return [];
      return all<{ id: string; tries: number }>(
        `UPDATE bell SET claimed_until = $2 WHERE ${due} RETURNING id, tries`,
        now,
        until,
      );
    },

    claimDailyBell: ({ now, until }: Claim) =>
      all<{ id: string; tries: number }>(
        `UPDATE bell SET claimed_until = $2 WHERE id = 'daily' AND due <= $1 AND claimed_until <= $1
          RETURNING id, tries`,
        now,
        until,
      ),

    async bellsRung(ids: readonly string[], nextDaily: number) {
      await database.run(
        ...ids.map((id) =>
          id === "daily"
            ? {
                sql: "UPDATE bell SET due = $1, tries = 0, claimed_until = 0 WHERE id = 'daily'",
                values: [nextDaily],
              }
            : { sql: "DELETE FROM bell WHERE id = $1", values: [id] },
        ),
      );
    },

    async bellFailed(id: string, due: number) {
      await all(
        "UPDATE bell SET due = $2, tries = tries + 1, claimed_until = 0 WHERE id = $1",
        id,
        due,
      );
    },

    keys: () => all<PracticeKey>(`SELECT ${keyColumns} FROM practice_key ORDER BY created, id`),
    holders: () => all<Holder>(`SELECT ${holderColumns} FROM holder ORDER BY kind, added, id`),
    holder: (idOrName: string) =>
      first<Holder>(
        `SELECT ${holderColumns} FROM holder WHERE id = $1 OR LOWER(name) = LOWER($1)`,
        idOrName,
      ),

    async addChallenge(id: string, holderId: string, answerHash: string, expires: number) {
      await all(
        "INSERT INTO challenge (id, holder_id, answer_hash, expires) VALUES ($1, $2, $3, $4)",
        id,
        holderId,
        answerHash,
        expires,
      );
    },

    /** A challenge can be tried once, rightly or wrongly. */
    takeChallenge: (id: string, now: number) =>
      first<{ holderId: string; answerHash: string }>(
        `DELETE FROM challenge WHERE id = $1 AND expires > $2
          RETURNING holder_id AS "holderId", answer_hash AS "answerHash"`,
        id,
        now,
      ),

    async addSession(tokenHash: string, holderId: string, expires: number) {
      await all(
        "INSERT INTO session (token_hash, holder_id, expires) VALUES ($1, $2, $3)",
        tokenHash,
        holderId,
        expires,
      );
    },

    session: (tokenHash: string, now: number) =>
      first<{ holderId: string }>(
        'SELECT holder_id AS "holderId" FROM session WHERE token_hash = $1 AND expires > $2',
        tokenHash,
        now,
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

export function insertHolder({ id, kind, name, publicKey, lockedKey, added }: Holder): Statement {
  return {
    sql: `INSERT INTO holder (id, kind, name, public_key, locked_key, added)
      VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [id, kind, name, publicKey, lockedKey, added],
  };
}

export function insertKey({ id, publicKey, sealed, state, created }: PracticeKey): Statement {
  return {
    sql: `INSERT INTO practice_key (id, public_key, sealed, state, created)
      VALUES ($1, $2, $3, $4, $5)`,
    values: [id, publicKey, sealed, state, created],
  };
}

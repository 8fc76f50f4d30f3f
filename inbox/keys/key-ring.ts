import { randomUUID } from "node:crypto";
import { HttpError } from "../http/exchange.ts";
import { type Body, file, list, object, person, publicKey, sheets, text } from "../staff/read.ts";
import { Outdated, type Statement } from "../store/database.ts";
import {
  type Holder,
  insertHolder,
  insertKey,
  type PracticeKey,
  type Store,
} from "../store/store.ts";
import { isSealedTo } from "./seal.ts";

/** The practice's keys and all who hold them, as staff's browsers need them. */
export async function showKeyRing(store: Store) {
  const [version, holders, keys] = [
    await store.setting("ring"),
    await store.holders(),
    await store.keys(),
  ];
  return { version, holders: holders.map(showHolder), keys: keys.map(showKey) };
}

export function showHolder({ id, kind, name, publicKey, added }: Holder) {
  return { id, kind, name, publicKey, added };
}

export function showKey(key: PracticeKey) {
  return { ...key, sealed: Buffer.from(key.sealed).toString("base64") };
}

/**
 * Changes who holds the practice's keys, at once or not at all. The browser has sealed every key
 * anew to all who hold them from now on. Whoever is taken away knows the keys so far, so that
 * there has to be a new one for what comes.
 */
export async function changeKeyRing(store: Store, body: Body) {
  const [present, keys] = [await store.holders(), await store.keys()];
  const added = list(body, "add").map(person);
  const newSheets = body.sheets === undefined ? [] : sheets(body.sheets);
  const removed = [
    ...list(body, "remove"),
    ...present.filter(({ kind }) => kind === "sheet" && newSheets.length > 0).map(({ id }) => id),
  ].map((id) => {
    const holder = present.find((candidate) => candidate.id === id);
    if (!holder) throw new HttpError(400, "Somebody who is to be removed is not there.");
    return holder;
  });
  const holders = [
    ...present.filter((holder) => !removed.includes(holder)),
    ...added,
    ...newSheets,
  ];
  if (!holders.some(({ kind }) => kind === "person")) {
    throw new HttpError(409, "The last person cannot be removed.");
  }
  if (holders.filter(({ kind }) => kind === "sheet").length !== 2) {
    throw new HttpError(409, "A recovery sheet can only be replaced.");
  }
  if (new Set(holders.map(({ name }) => name.toLowerCase())).size !== holders.length) {
    throw new HttpError(409, "There is somebody of this name already.");
  }
  if (removed.length > 0 && body.newKey === undefined) {
    throw new HttpError(400, "Without somebody who knows the key, a new one is needed.");
  }

  const resealed = list(body, "keys", 1000).map((value) => {
    const key = object(value, "keys");
    return { id: text(key, "id"), sealed: sealedToAll(file(key, "sealed")) };
  });
  if (
    keys.length !== resealed.length ||
    !keys.every(({ id }) => resealed.some((key) => key.id === id))
  ) {
    throw new HttpError(400, "Every key has to be sealed anew.");
  }

  await runOrConflict(store, [
    nextVersion(text(body, "version")),
    ...removed.flatMap(({ id }) => [
      { sql: "DELETE FROM session WHERE holder_id = $1", values: [id] },
      { sql: "DELETE FROM challenge WHERE holder_id = $1", values: [id] },
      { sql: "DELETE FROM holder WHERE id = $1", values: [id] },
    ]),
    ...[...added, ...newSheets].map(insertHolder),
    ...resealed.map(({ id, sealed }) => ({
      sql: "UPDATE practice_key SET sealed = $2 WHERE id = $1",
      values: [id, sealed],
    })),
    ...(body.newKey === undefined ? [] : replaceKey(object(body.newKey, "newKey"))),
  ]);

  function replaceKey(newKey: Body): Statement[] {
    const sealed = sealedToAll(file(newKey, "sealed"));
    return [
      { sql: "UPDATE practice_key SET state = 'old' WHERE state = 'current'" },
      insertKey({
        id: randomUUID(),
        publicKey: publicKey(newKey.publicKey),
        sealed,
        state: "current",
        created: Date.now(),
      }),
    ];
  }

  function sealedToAll(sealed: Buffer) {
    if (!isSealedTo(sealed, holders.length)) {
      throw new HttpError(400, `A key has to be sealed to all ${holders.length} who hold it.`);
    }
    return sealed;
  }
}

/** The keys of the first person, for trial: they can be replaced until the set-up is complete. */
export async function startKeyRing(store: Store, body: Body) {
  const key = object(body.key, "key");
  const sealed = file(key, "sealed");
  const holders = [person(body.person), ...sheets(body.sheets)];
  if (!isSealedTo(sealed, holders.length)) {
    throw new HttpError(400, "The key has to be sealed to the person and to both sheets.");
  }
  await runOrConflict(store, [
    {
      sql: `UPDATE setting SET value = '1' WHERE name = 'ring'
        AND NOT EXISTS (SELECT 1 FROM practice_key WHERE state = 'current') RETURNING name`,
      rows: 1,
    },
    { sql: "DELETE FROM practice_key" },
    { sql: "DELETE FROM holder" },
    { sql: "DELETE FROM message WHERE state = 'test'" },
    { sql: "DELETE FROM setting WHERE name = 'opened with'" },
    ...holders.map(insertHolder),
    insertKey({
      id: randomUUID(),
      publicKey: publicKey(key.publicKey),
      sealed,
      state: "trial",
      created: Date.now(),
    }),
  ]);
}

function nextVersion(version: string): Statement {
  return {
    sql: "UPDATE setting SET value = $2 WHERE name = 'ring' AND value = $1 RETURNING name",
    values: [version, String(Number(version) + 1)],
    rows: 1,
  };
}

async function runOrConflict(store: Store, statements: Statement[]) {
  try {
    await store.run(...statements);
  } catch (error) {
    if (!(error instanceof Outdated)) throw error;
    throw new HttpError(409, "Somebody else has changed this meanwhile. Please look again.");
  }
}

import { HttpError, json } from "../http/exchange.ts";
import { isId } from "../receive/json.ts";
import { messageStates, type Order, type Store } from "../store/store.ts";
import { type Body, file, list, text } from "./read.ts";

const pageSize = 50;
const undoMs = 60 * 1000;

/** In clear: what the list needs. Names and answers are for the browser to open. */
export async function listMessages(store: Store, query: URLSearchParams) {
  const key = query.get("key");
  if (key) return json(200, { messages: await store.listByKey(key, pageSize) });
  const states = (query.get("state") ?? "new").split(",");
  if (!states.every((state) => messageStates.some((known) => known === state))) {
    throw new HttpError(400, "There is no such state.");
  }
  const order: Order = query.get("order") === "newest" ? "newest" : "oldest";
  const [received, id] = query.get("after")?.split("_") ?? [];
  const after = id === undefined ? undefined : { received: Number(received) || 0, id };
  const messages = await store.list(states, order, after, pageSize);
  const last = messages.length === pageSize ? messages.at(-1) : undefined;
  return json(200, { messages, next: last ? `${last.received}_${last.id}` : null });
}

/** Hands out sealed messages, each with a line in the log of openings. */
export async function openMessages(store: Store, name: string, body: Body) {
  const ids = list(body, "ids").filter(isId);
  const messages = [];
  for (const id of ids) {
    const message = await store.open(id, name, Date.now());
    if (message) {
      const { sealed, note, ...listed } = message;
      messages.push({ ...listed, sealed: base64(sealed), note: note && base64(note) });
    }
  }
  return json(200, { messages });
}

export async function changeMessage(store: Store, id: string, body: Body) {
  const state = text(body, "state");
  if (!messageStates.some((known) => known === state)) {
    throw new HttpError(400, "There is no such state.");
  }
  const note =
    body.note === undefined
      ? undefined
      : { keyId: text(body, "noteKeyId"), sealed: file(body, "note") };
  return done(await store.change(id, state, note, Date.now()), id);
}

export async function deleteMessage(store: Store, id: string) {
  const at = Date.now() + undoMs;
  done(await store.deleteAt(id, at), id);
  return { ...json(200, { undoUntil: at }), id };
}

export async function restoreMessage(store: Store, id: string) {
  return done(await store.deleteAt(id, null), id);
}

export async function resealMessage(store: Store, id: string, body: Body) {
  const isResealed = await store.reseal(id, text(body, "from"), {
    keyId: text(body, "keyId"),
    sealed: file(body, "sealed"),
    note: body.note == null ? null : file(body, "note"),
  });
  if (!isResealed) throw new HttpError(409, "Somebody else has changed this meanwhile.");
  return done(true, id);
}

/** An old key can go once nothing is sealed to it any more. */
export async function deleteKey(store: Store, id: string) {
  const [rows = []] = await store.run({
    sql: `DELETE FROM practice_key WHERE id = $1 AND state = 'old' AND NOT EXISTS
      (SELECT 1 FROM message WHERE key_id = $1 OR note_key_id = $1) RETURNING id`,
    values: [id],
  });
  if (rows.length === 0) throw new HttpError(409, "This key is still needed.");
  return json(200, {});
}

function done(isFound: boolean, id: string) {
  if (!isFound) throw new HttpError(404, "This message is not there any more.");
  return { ...json(200, {}), id };
}

function base64(bytes: Uint8Array) {
  return Buffer.from(bytes).toString("base64");
}

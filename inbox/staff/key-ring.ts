import * as v from "valibot";
import { HttpError } from "../http/exchange.ts";
import { type Holder, type KeyRing, readKeyRing } from "../keys/key-ring.ts";
import { isSealedTo } from "../keys/seal.ts";
import { Outdated, required, type Statement, sql } from "../store/database.ts";
import { insertKeyRing } from "../store/key-rings.ts";
import type { Store } from "../store/store.ts";
import { type Body, bytesOf, type Call, read } from "./read.ts";

const written = { ring: v.pipe(v.string(), v.maxLength(400_000)), mac: v.string() };
const startSchema = v.object(written);
const changeSchema = v.object({ ...written, number: v.number() });

export async function showKeyRing(store: Store) {
  const current = await store.keyRing();
  if (!current) throw new HttpError(409, "The inbox has no keys yet.");
  const { number, ring, mac } = current;
  return { number, ring, mac };
}

/**
 * Changes who holds the practice's keys, at once or not at all. The browser has sealed every key
 * anew to all who hold them from now on. Whoever is taken away knows the keys so far, so that
 * there has to be a new one for what comes.
 */
export async function changeKeyRing(store: Store, { holder, body }: Call) {
  const { number, ring, mac } = read(changeSchema, body);
  const before = await store.keyRing();
  if (before?.number !== number) throw outdated();
  const after = readChecked(ring);
  const isKept = before.keys.every(({ id, publicKey, voucher }, index) => {
    const key = after.keys[index];
    return key?.id === id && key.publicKey === publicKey && key.voucher === voucher;
  });
  const newKeys = after.keys.length - before.keys.length;
  if (!isKept || newKeys > 1) throw new HttpError(400, "A key can only be added.");
  const removed = without(before.holders, after.holders);
  if (removed.length > 0 && newKeys === 0) {
    throw new HttpError(400, "Without somebody who knows the key, a new one is needed.");
  }
  const what = inWords(without(after.holders, before.holders), removed);
  const next = { number: number + 1, at: Date.now(), name: holder.name, what, ring, mac };
  await runOrConflict(store, insertKeyRing(next));
  return showKeyRing(store);
}

/** The keys of the first person, for trial: they can be replaced until the set-up is complete. */
export async function startKeyRing(store: Store, body: Body) {
  const { ring, mac } = read(startSchema, body);
  const [first] = readChecked(ring).holders;
  const name = first?.name ?? "";
  await runOrConflict(store, [
    required(sql`SELECT 1 AS free WHERE NOT EXISTS (SELECT 1 FROM setting WHERE name = 'set up')`),
    sql`DELETE FROM key_ring`,
    sql`DELETE FROM message WHERE state = 'test'`,
    sql`DELETE FROM setting WHERE name = 'opened with'`,
    ...insertKeyRing({ number: 1, at: Date.now(), name, what: "The inbox was set up", ring, mac }),
  ]);
}

/** A key ring that its holders can use; who made it has been asked before. */
function readChecked(ring: string): KeyRing {
  const keyRing = parse(ring);
  const { holders, keys } = keyRing;
  const kinds = (kind: Holder["kind"]) => holders.filter((holder) => holder.kind === kind).length;
  if (kinds("person") === 0) throw new HttpError(409, "The last person can’t be removed.");
  if (kinds("sheet") !== 2) throw new HttpError(409, "A recovery sheet can only be replaced.");
  if (new Set(holders.map(({ name }) => name.toLowerCase())).size !== holders.length) {
    throw new HttpError(409, "There is already somebody with this name.");
  }
  if (!keys.every(({ sealed }) => isSealedTo(bytesOf(sealed), holders.length))) {
    throw new HttpError(400, `A key has to be sealed to all ${holders.length} who hold it.`);
  }
  return keyRing;
}

function parse(ring: string) {
  try {
    return readKeyRing(ring);
  } catch {
    throw new HttpError(400, "This is no key ring.");
  }
}

function without(holders: readonly Holder[], others: readonly Holder[]) {
  return holders.filter(({ id }) => !others.some((other) => other.id === id));
}

/** What has changed, for everybody's list. */
function inWords(added: readonly Holder[], removed: readonly Holder[]) {
  const names = (holders: readonly Holder[]) =>
    holders.filter(({ kind }) => kind === "person").map(({ name }) => name);
  const [come, gone] = [names(added), names(removed)];
  const changes = [
    ...come.map((name) => (gone.includes(name) ? `New words for ${name}` : `${name} was added`)),
    ...gone.filter((name) => !come.includes(name)).map((name) => `${name} was removed`),
    ...(added.some(({ kind }) => kind === "sheet") ? ["Two new recovery sheets"] : []),
  ];
  return changes.join(", ") || "The practice has a new key";
}

async function runOrConflict(store: Store, statements: Statement[]) {
  try {
    await store.run(...statements);
  } catch (error) {
    throw error instanceof Outdated ? outdated() : error;
  }
}

function outdated() {
  return new HttpError(409, "Somebody else has changed this in the meantime. Please look again.");
}

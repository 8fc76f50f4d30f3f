import { toBase64 } from "../../keys/base64.ts";
import { type Holder, makePracticeKey, writeKeyRing } from "../../keys/key-ring.ts";
import { type KeyPair, lockKey, makeKeyPair } from "../../keys/lock.ts";
import { makePassphrase } from "../../keys/make-passphrase.ts";
import { api } from "../api.ts";
import { holdKeyRing, type Keychain, prove } from "../keychain.ts";

/** Somebody new, or the same person with new words: in memory until the papers are printed. */
export type NewPerson = { name: string; passphrase: string; keys: KeyPair };

export async function makePerson(name: string): Promise<NewPerson> {
  return { name, passphrase: makePassphrase(), keys: await makeKeyPair() };
}

/** A person as the key ring has them. */
export async function personHolder({ name, passphrase, keys }: NewPerson): Promise<Holder> {
  const lockedKey = toBase64(await lockKey(keys.privateKey, passphrase));
  return newHolder({ kind: "person", name, publicKey: keys.publicKey, lockedKey });
}

/** There are always two: the second for when the first is lost. */
export function sheetHolders(sheets: readonly KeyPair[]): Holder[] {
  return sheets.map(({ publicKey }, index) =>
    newHolder({ kind: "sheet", name: `Recovery sheet ${index + 1}`, publicKey, lockedKey: null }),
  );
}

function newHolder(holder: Omit<Holder, "id" | "added">): Holder {
  return { ...holder, id: crypto.randomUUID(), added: Date.now() };
}

/** Who comes and goes, and new sheets in place of the old. */
export type Change = { add?: NewPerson; remove?: Holder; sheets?: readonly KeyPair[] };

/**
 * Seals every key of the practice to all who hold them from now on. Whoever leaves knows the keys so
 * far; then there is a new one for what comes.
 */
export async function changeKeyRing(keychain: Keychain, change: Change): Promise<Keychain> {
  const { add, remove, sheets } = change;
  // Somebody else may have changed it since it was read.
  const now = await holdKeyRing(keychain.privateKey, await api.keyRing(), keychain);
  const stay = now.holders.filter(({ id, kind }) => {
    return id !== remove?.id && !(kind === "sheet" && sheets);
  });
  const holders = [
    ...stay,
    ...(add ? [await personHolder(add)] : []),
    ...(sheets ? sheetHolders(sheets) : []),
  ];
  const newKeys = remove || sheets ? [await makePracticeKey(now.current)] : [];
  const written = {
    ...(await writeKeyRing(holders, [...now.keys, ...newKeys])),
    number: now.number,
  };

  // What does not open here would open nowhere.
  const isGone = !stay.some(({ id }) => id === now.me.id);
  const made = [...(add ? [add.keys] : []), ...(sheets ?? [])];
  const privateKeys = [...made, ...(isGone ? [] : [keychain])].map((holder) => holder.privateKey);
  for (const privateKey of privateKeys) await holdKeyRing(privateKey, written, now);

  const changed = await api.changeKeyRing(await prove(now, written));
  return isGone ? now : holdKeyRing(keychain.privateKey, changed, now);
}

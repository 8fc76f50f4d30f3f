import { fromBase64, toBase64 } from "../../keys/base64.ts";
import { type Holder, makePracticeKey, writeKeyRing } from "../../keys/key-ring.ts";
import { type KeyPair, lockKey, makeKeyPair } from "../../keys/lock.ts";
import { makePassphrase } from "../../keys/make-passphrase.ts";
import { seal, unseal } from "../../keys/seal.ts";
import { api, type Sealed } from "../api.ts";
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

/**
 * Seals what lies under old keys anew. It can be stopped at any time: what is done is done, and the
 * rest goes on the next time. Gives back how many there were, and how many could not be opened.
 */
export async function resealAll(keychain: Keychain, onProgress: (count: number) => void) {
  const { id: keyId, publicKey } = keychain.current;
  let [count, damaged] = [0, 0];
  for (const of of ["message", "note"] as const) {
    let after = "";
    for (;;) {
      const { seals } = await api.oldSeals(of, after);
      const last = seals.at(-1);
      if (!last) break;
      const anew = await Promise.all(seals.map(sealAnew));
      const opened = anew.filter((file) => file !== undefined);
      if (opened.length > 0) {
        await api.reseal(await prove(keychain, { of, keyId, seals: opened }));
      }
      count += opened.length;
      damaged += seals.length - opened.length;
      after = last.id;
      onProgress(count);
    }
  }
  return { count, damaged };

  async function sealAnew({ id, keyId: from, sealed }: Sealed) {
    const key = keychain.keys.find((candidate) => candidate.id === from)?.privateKey ?? "";
    return unseal(fromBase64(sealed), key).then(
      async (text) => ({ id, from, sealed: toBase64(await seal(text, publicKey)) }),
      () => undefined,
    );
  }
}

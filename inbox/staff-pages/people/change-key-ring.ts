import { base64 } from "@scure/base";
import { encryptPrivateKey, type KeyPair, makeKeyPair } from "../../keys/lock.ts";
import { makePassphrase } from "../../keys/make-passphrase.ts";
import { makeHolder, makePracticeKey, openKeys, writeRing } from "../../keys/practice-key.ts";
import { type Holder, step } from "../../keys/ring.ts";
import { api } from "../api.ts";
import { type Keychain, refreshKeychain } from "../keychain.ts";

/** A new person, or one with a new passphrase. Only in memory, until the papers are printed. */
export type NewPerson = { name: string; passphrase: string; keys: KeyPair };

export async function makePerson(name: string): Promise<NewPerson> {
  return { name, passphrase: makePassphrase(), keys: await makeKeyPair() };
}

/** A person as the list has them. */
export async function personHolder(
  { name, passphrase, keys }: NewPerson,
  madeBy: string,
  id?: string,
) {
  const encryptedPrivateKey = base64.encode(await encryptPrivateKey(keys.privateKey, passphrase));
  return makeHolder(keys, { kind: "person", name, encryptedPrivateKey, madeBy, ...(id && { id }) });
}

/** Makes the entries of both sheets: the second is for the day the first is lost. */
export function sheetHolders(sheets: readonly KeyPair[], madeBy: string): Holder[] {
  return sheets.map((keys, index) =>
    makeHolder(keys, {
      ...{ kind: "sheet", name: `Recovery sheet ${index + 1}`, encryptedPrivateKey: null, madeBy },
    }),
  );
}

/** A change of the key ring: a person to add, one to remove, sheets that replace the old ones. */
export type Change = { add?: NewPerson; remove?: Holder; sheets?: readonly KeyPair[] };

/**
 * Makes the next key ring: encrypts every key of the practice to all its holders, and signs the ring.
 * Removed people and replaced sheets can still open older messages. A new practice key protects those
 * that arrive from then on.
 */
export async function changeKeyRing(keychain: Keychain, change: Change): Promise<Keychain> {
  const { add, remove, sheets } = change;
  // A colleague may have changed the key ring since it was read.
  const now = await refreshKeychain(keychain);
  const { me } = now;
  const stay = now.ring.holders.filter(({ id, kind }) => {
    return id !== remove?.id && !(kind === "sheet" && sheets);
  });
  // Only people who renew their own passphrase keep their entry's id.
  const ownId = remove?.id === me.id ? me.id : undefined;
  const holders = [
    ...stay,
    ...(add ? [await personHolder(add, me.id, ownId)] : []),
    ...(sheets ? sheetHolders(sheets, me.id) : []),
  ];
  const made = [...(add ? [add.keys] : []), ...(sheets ?? [])];
  return takeStep(now, holders, { made, hasNewKey: Boolean(remove ?? sheets) });
}

/** Goes back to the people of the list on which everything opened, with a new key. */
export async function undoDamage(keychain: Keychain): Promise<Keychain> {
  const now = await refreshKeychain(keychain);
  const holders = now.sound.holders.map(
    (old) => now.ring.holders.find(({ id }) => id === old.id) ?? old,
  );
  return takeStep(now, holders, { made: [], hasNewKey: true });
}

async function takeStep(
  now: Keychain,
  holders: readonly Holder[],
  { made, hasNewKey }: { made: readonly KeyPair[]; hasNewKey: boolean },
): Promise<Keychain> {
  const { me, privateKey, ring, rings } = now;
  const known = ring.keys.map((key) => now.keys.find(({ id }) => id === key.id) ?? key);
  const keys = [...known, ...(hasNewKey ? [await makePracticeKey()] : [])];
  const by = { id: me.id, privateKey };
  const signed = await writeRing({ before: ring, by, holders, keys, made });

  // A list that doesn't open here would open nowhere.
  const next = step(rings, signed);
  const isStill = holders.some(({ publicKey }) => publicKey === me.publicKey);
  for (const holder of [...made, ...(isStill ? [now] : [])]) {
    const { sound } = await openKeys([...rings, next], holder.privateKey);
    if (sound !== next) throw new Error("The new list doesn’t open. Please try again.");
  }
  await api.addKeyRing(signed);
  return isStill ? refreshKeychain(now) : now;
}

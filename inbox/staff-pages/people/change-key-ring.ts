import { fromBase64, toBase64 } from "../../keys/base64.ts";
import { type KeyPair, lockKey, makeKeyPair } from "../../keys/lock.ts";
import { makePassphrase } from "../../keys/make-passphrase.ts";
import { seal, unseal } from "../../keys/seal.ts";
import { api, type Holder } from "../api.ts";
import { currentKey, holdKeyRing, type Keychain } from "../keychain.ts";

/** Somebody new, or the same person with new words: in memory until the papers are printed. */
export type NewPerson = { name: string; passphrase: string; keys: KeyPair };

export async function makePerson(name: string): Promise<NewPerson> {
  return { name, passphrase: makePassphrase(), keys: await makeKeyPair() };
}

type Change = {
  add?: NewPerson;
  remove?: Holder;
  sheets?: readonly KeyPair[];
  hasNewKey?: boolean;
};

/**
 * Seals every key of the practice to all who hold them from now on. Whoever leaves knows the keys so
 * far; then there is a new one for what comes.
 */
export async function changeKeyRing(keychain: Keychain, change: Change): Promise<Keychain> {
  const { add, remove, sheets, hasNewKey = remove !== undefined || sheets !== undefined } = change;
  // Somebody else may have changed it since it was read.
  const current = await holdKeyRing(keychain.me, keychain.privateKey, await api.keyRing());
  const { keyRing, practiceKeys } = current;
  const stay = keyRing.holders.filter(({ id, kind }) => {
    return id !== remove?.id && !(kind === "sheet" && sheets);
  });
  const publicKeys = [...stay, ...(add ? [add.keys] : []), ...(sheets ?? [])].map(
    ({ publicKey }) => publicKey,
  );
  const sealToAll = async (key: string) => toBase64(await seal(key, ...publicKeys));

  const keys = await Promise.all(
    [...practiceKeys].map(async ([id, key]) => ({ id, sealed: await sealToAll(key) })),
  );
  const newKey = hasNewKey ? await makeKeyPair() : undefined;
  const changed = await api.changeKeyRing({
    version: keyRing.version ?? "",
    keys,
    ...(add && {
      add: [
        {
          name: add.name,
          publicKey: add.keys.publicKey,
          lockedKey: toBase64(await lockKey(add.keys.privateKey, add.passphrase)),
        },
      ],
    }),
    ...(remove && { remove: [remove.id] }),
    ...(sheets && { sheets: sheets.map(({ publicKey }) => publicKey) }),
    ...(newKey && {
      newKey: { publicKey: newKey.publicKey, sealed: await sealToAll(newKey.privateKey) },
    }),
  });
  const isGone = !changed.holders.some(({ id }) => id === keychain.me.id);
  return isGone ? current : holdKeyRing(keychain.me, keychain.privateKey, changed);
}

/**
 * Seals what lies under old keys anew, then drops those keys. It can be stopped at any time: what is
 * done is done, and the rest goes on the next time.
 */
export async function resealAll(keychain: Keychain, onProgress: (count: number) => void) {
  const { id: keyId, publicKey } = currentKey(keychain);
  let count = 0;
  for (const old of keychain.keyRing.keys.filter(({ state }) => state === "old")) {
    for (;;) {
      const { messages: listed } = await api.listByKey(old.id);
      if (listed.length === 0) break;
      const { messages } = await api.open(listed.map(({ id }) => id));
      if (messages.length === 0) {
        throw new Error("Something is about to be deleted. Please go on in a minute.");
      }
      for (const message of messages) {
        const text = await openWith(message.keyId, message.sealed);
        const note = message.note && (await openWith(message.noteKeyId ?? "", message.note));
        await api.reseal(message.id, {
          from: message.keyId,
          keyId,
          sealed: toBase64(await seal(text, publicKey)),
          note: note === null ? null : toBase64(await seal(note, publicKey)),
        });
        count += 1;
        onProgress(count);
      }
    }
    await api.deleteKey(old.id);
  }
  return count;

  function openWith(id: string, sealed: string) {
    return unseal(fromBase64(sealed), keychain.practiceKeys.get(id) ?? "");
  }
}

import { fromBase64, toBase64 } from "../keys/base64.ts";
import { readPassphrase, unlockKey, wordCount } from "../keys/lock.ts";
import { seal, unseal } from "../keys/seal.ts";
import { readSheet } from "../keys/sheet.ts";
import { ApiError, api, type Challenge, type Holder, type KeyRing, type Sealed } from "./api.ts";
import type { Note, Opened } from "./messages/opened.ts";

/** What somebody who has unlocked the inbox holds: in memory only, until it is locked. */
export type Keychain = {
  me: Holder;
  privateKey: string;
  keyRing: KeyRing;
  /** The practice's private keys, by their ids. */
  practiceKeys: ReadonlyMap<string, string>;
};

export async function unlockWithPassphrase(name: string, passphrase: string) {
  const count = readPassphrase(passphrase).split(" ").length;
  if (count !== wordCount) {
    throw new ApiError(400, `A passphrase has ${wordCount} words. Here, the number is ${count}.`);
  }
  const asked = await api.challenge(name.trim());
  const privateKey = await unlockKey(fromBase64(asked.lockedKey ?? ""), passphrase).catch(() => {
    throw new ApiError(403, "These are not the words that belong to this name.");
  });
  return signIn(asked, privateKey);
}

export async function unlockWithSheet(typed: string) {
  const privateKey = readSheet(typed);
  for (const name of ["Recovery sheet 1", "Recovery sheet 2"]) {
    const asked = await api.challenge(name);
    const keychain = await signIn(asked, privateKey).catch((error) => {
      if (error instanceof ApiError) throw error;
    });
    if (keychain) return keychain;
  }
  throw new ApiError(
    403,
    "This sheet does not open the inbox. Has it been replaced by a newer one?",
  );
}

/** Signing in is opening a challenge; what cannot open it is no key of ours. */
async function signIn(asked: Challenge, privateKey: string): Promise<Keychain> {
  const answer = await unseal(fromBase64(asked.sealed), privateKey);
  const { me } = await api.signIn(asked.challenge, answer);
  return holdKeyRing(me, privateKey, await api.keyRing());
}

export async function holdKeyRing(
  me: Holder,
  privateKey: string,
  keyRing: KeyRing,
): Promise<Keychain> {
  const practiceKeys = new Map<string, string>();
  for (const { id, sealed } of keyRing.keys) {
    practiceKeys.set(id, await unseal(fromBase64(sealed), privateKey));
  }
  return { me, privateKey, keyRing, practiceKeys };
}

/** A message as people read it. One that no key opens is shown as that, and stops nothing else. */
export async function openSealed(
  { practiceKeys }: Keychain,
  { sealed, note, ...listed }: Sealed,
): Promise<Opened> {
  const [key = "", noteKey = ""] = [listed.keyId, listed.noteKeyId ?? ""].map((id) =>
    practiceKeys.get(id),
  );
  try {
    const { values } = JSON.parse(await unseal(fromBase64(sealed), key));
    const openedNote: Note | undefined = note
      ? JSON.parse(await unseal(fromBase64(note), noteKey))
      : undefined;
    return { ...listed, values, note: openedNote };
  } catch {
    return { ...listed, values: undefined, note: undefined };
  }
}

export function currentKey({ keyRing }: Keychain) {
  const key = keyRing.keys.find(({ state }) => state === "current");
  if (!key) throw new Error("The inbox has no key.");
  return key;
}

export async function sealNote(keychain: Keychain, note: Note) {
  const { id, publicKey } = currentKey(keychain);
  return { noteKeyId: id, note: toBase64(await seal(JSON.stringify(note), publicKey)) };
}

import { fromBase64, toBase64 } from "../keys/base64.ts";
import { ForeignKeyRing, type Holder, type OpenKey, openKeyRing } from "../keys/key-ring.ts";
import { readPassphrase, unlockKey, wordCount } from "../keys/lock.ts";
import { readSheet } from "../keys/read-sheet.ts";
import { seal, unseal } from "../keys/seal.ts";
import {
  ApiError,
  api,
  type Challenge,
  type NumberedKeyRing,
  type Sealed,
  type SealedMessage,
} from "./api.ts";
import type { Note, Opened } from "./messages/opened.ts";

export const foreignKeysText =
  "Somebody who doesn’t hold the practice’s key has changed the list of people and keys. Nothing is encrypted to it. Tell whoever looks after the server: ‘npm run inbox:key-ring’ goes back.";

/** What somebody who has unlocked the inbox holds: in memory only, until it is locked. */
export type Keychain = {
  me: Holder;
  privateKey: string;
  /** Of the key ring that all this comes from. */
  number: number;
  holders: readonly Holder[];
  /** The practice's, the newest last. */
  keys: readonly OpenKey[];
  current: OpenKey;
};

export async function unlockWithPassphrase(name: string, passphrase: string) {
  const count = readPassphrase(passphrase).split(" ").length;
  if (count !== wordCount) {
    throw new ApiError(400, `A passphrase has ${wordCount} words. You typed ${count}.`);
  }
  const { lockedKey, ...challenge } = await api.challenge(name.trim());
  const privateKey = await unlockKey(fromBase64(lockedKey ?? ""), passphrase).catch(() => {
    throw new ApiError(403, "These aren’t the words for this name. Please check both.");
  });
  return signIn(challenge, privateKey);
}

export async function unlockWithSheet(typed: string) {
  const privateKey = await readSheet(typed);
  for (const name of ["Recovery sheet 1", "Recovery sheet 2"]) {
    const challenge = await api.challenge(name);
    const isThis = await unseal(fromBase64(challenge.sealed), privateKey).then(
      () => true,
      () => false,
    );
    if (isThis) return signIn(challenge, privateKey);
  }
  throw new ApiError(
    403,
    "This sheet doesn’t open the inbox. Has it been replaced by a newer one?",
  );
}

/** Signing in is opening a challenge; what cannot open it is no key of ours. */
async function signIn(challenge: Challenge, privateKey: string): Promise<Keychain> {
  await api.signIn(await answerTo(challenge, privateKey));
  return holdKeyRing(privateKey, await api.keyRing());
}

/** Opens challenges alone: nobody gets anything else opened by calling it one. */
export async function answerTo({ challenge, sealed }: Challenge, privateKey: string) {
  const answer = await unseal(fromBase64(sealed), privateKey);
  if (!/^challenge [\w-]{43}$/.test(answer)) throw new Error("This is no challenge.");
  return { challenge, answer };
}

/** Proves that a change comes from somebody who holds a key now. */
export async function prove({ privateKey }: Keychain, content: object) {
  const change = JSON.stringify(content);
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(change));
  const hash = toBase64(new Uint8Array(digest)).replaceAll("+", "-").replaceAll("/", "_");
  const challenge = await api.changeChallenge(hash.replaceAll("=", ""));
  return { change, ...(await answerTo(challenge, privateKey)) };
}

/** Opens a key ring. One that comes after another has to hold its newest key. */
export async function holdKeyRing(
  privateKey: string,
  { number, ...written }: NumberedKeyRing,
  before?: Keychain,
): Promise<Keychain> {
  const opened = await openKeyRing(written, privateKey).catch((error) => {
    throw error instanceof ForeignKeyRing ? new Error(foreignKeysText) : error;
  });
  if (before && !opened.keys.some(({ privateKey: key }) => key === before.current.privateKey)) {
    throw new Error("The people and keys are from another day. Please unlock the inbox again.");
  }
  return { privateKey, number, ...opened };
}

/**
 * A message as people read it. What no key opens, or belongs to another one, is shown as that, and
 * stops nothing else.
 */
export async function openSealed(
  { keys }: Keychain,
  { sealed, notes, ...listed }: SealedMessage,
): Promise<Opened> {
  const content = await openFile(keys, { ...listed, sealed });
  const { id, form, received } = listed;
  const isForged =
    content !== undefined &&
    !(content.id === id && content.form === form && content.received === received);
  const openedNotes = await Promise.all(
    notes.map(async (note): Promise<Note> => {
      const { at } = note;
      const opened = await openFile(keys, note);
      if (opened?.message !== id) return { at, author: "", text: undefined };
      return { at, author: String(opened.author), text: String(opened.text) };
    }),
  );
  const values = isForged ? undefined : (content?.values as Opened["values"]);
  const notice = content?.notice as string | undefined;
  const language = content?.language as string | undefined;
  return { ...listed, values, isForged, notice, language, notes: openedNotes };
}

/** What was sealed to one of the practice's keys, unless it was not. */
export async function openFile(keys: readonly OpenKey[], { keyId, sealed }: Omit<Sealed, "id">) {
  const key = keys.find(({ id }) => id === keyId)?.privateKey ?? "";
  return unseal(fromBase64(sealed), key).then(
    (text) => JSON.parse(text) as Record<string, unknown>,
    () => undefined,
  );
}

/** Sealed with the message that it belongs to, and to the newest key. */
export async function sealNote({ me, current }: Keychain, message: string, text: string) {
  const content = JSON.stringify({ message, author: me.name, text });
  return { keyId: current.id, sealed: toBase64(await seal(content, current.publicKey)) };
}

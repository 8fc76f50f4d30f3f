import { base64 } from "@scure/base";
import { identityToRecipient } from "age-encryption";
import { decrypt, encrypt } from "../keys/encrypt.ts";
import { decryptPrivateKey, readPassphrase, wordCount } from "../keys/lock.ts";
import { type OpenKey, openKeys } from "../keys/practice-key.ts";
import {
  fingerprintOfRing,
  follow,
  type Holder,
  type LinkedRing,
  link,
  type SignedRing,
} from "../keys/ring.ts";
import { readSheet } from "../keys/sheet.ts";
import { isSigned, sha256Of, signAs, signKeyOf } from "../keys/signature.ts";
import {
  ApiError,
  api,
  type Challenge,
  type Encrypted,
  type EncryptedMessage,
  type KeyRings,
  session,
} from "./api.ts";
import { handBackRings, knownRings, rememberRings } from "./known-rings.ts";
import type { Note, Opened } from "./messages/opened.ts";
import { openWithPasskey } from "./passkey.ts";

/** Everything that an unlocked inbox knows of people and keys: in memory only, until it is locked. */
export type Keychain = {
  me: Holder;
  privateKey: string;
  /** The lists of people and keys, the newest last. */
  rings: readonly LinkedRing[];
  ring: LinkedRing;
  /** Newest list on which every key opens. If it isn't `ring`, somebody has damaged that one. */
  sound: LinkedRing;
  /** The practice's, the newest last. */
  keys: readonly OpenKey[];
  current: OpenKey;
  /** If true, this device knew no list before. */
  isNewDevice: boolean;
};

/** A list that doesn't lead on from the one that this device or this person knew. */
export class UntrustedRing extends Error {
  constructor(
    /** Goes on with the server's list, if these are its four groups. */
    readonly accept: (groups: string) => Promise<Keychain>,
  ) {
    super(
      "The server’s list of people and keys doesn’t continue the one that you or this device knew, so nothing is encrypted to it. Was a backup restored? Then unlock the inbox on a device that was used before: it sends the missing lists. Otherwise tell the server’s administrator.",
    );
  }
}

export async function unlockWithPassphrase(name: string, passphrase: string) {
  const count = readPassphrase(passphrase).split(" ").length;
  if (count !== wordCount) {
    throw new ApiError(400, `A passphrase has ${wordCount} words. You typed ${count}.`);
  }
  await handBackRings();
  const { encryptedPrivateKey, ...challenge } = await api.challenge({ name: name.trim() });
  const privateKey = await decryptPrivateKey(
    base64.decode(encryptedPrivateKey ?? ""),
    passphrase,
  ).catch(() => {
    throw new ApiError(403, "These aren’t the words for this name. Please check both.");
  });
  return signIn(challenge, privateKey);
}

/** Opens with a passkey of this device. Without one that fits, the words are asked for. */
export async function unlockWithDevice(name: string) {
  await handBackRings();
  const { passkeys, ...challenge } = await api.challenge({ name });
  try {
    return await signIn(challenge, await openWithPasskey(passkeys));
  } catch (error) {
    if (error instanceof ApiError || error instanceof UntrustedRing) throw error;
    throw new ApiError(403, "This device didn’t open the inbox. Please type your six words.");
  }
}

export async function unlockWithSheet(typed: string) {
  const privateKey = await readSheet(typed);
  await handBackRings();
  const publicKey = await identityToRecipient(privateKey);
  return signIn(await api.challenge({ publicKey }), privateKey);
}

/** Signs in by decrypting a challenge. Throws for a key that can't. */
async function signIn(challenge: Challenge, privateKey: string): Promise<Keychain> {
  const answer = await answerTo(challenge, privateKey);
  session.holder = undefined;
  await api.signIn(answer);
  return holdKeys(privateKey, await api.keyRings());
}

/** Decrypts a challenge. Refuses other texts, so that a server can't have messages decrypted here. */
export async function answerTo({ challenge, encrypted }: Challenge, privateKey: string) {
  const answer = await decrypt(base64.decode(encrypted), privateKey);
  if (!/^challenge [\w-]{43}$/.test(answer)) throw new Error("This is no challenge.");
  return { challenge, answer };
}

/** Checks the key rings on the server again, and decrypts the keys of the newest. */
export async function refreshKeychain(before: Keychain): Promise<Keychain> {
  const { privateKey, isNewDevice } = before;
  const known = before.rings.map(({ signed }) => signed);
  await handBackRings(known);
  return { ...(await holdKeys(privateKey, await api.keyRings(), { known })), isNewDevice };
}

type Trusted = {
  /** The lists that this device has followed. */
  known?: readonly SignedRing[];
  /** Hash of a list that its owner trusts, whatever was known before. */
  accepted?: string;
};

/**
 * Checks the chain of key rings from the one that this device knows, and from the one that its owner
 * signed last, and decrypts the keys of the newest. Remembers a ring only if every key on it opens.
 */
export async function holdKeys(
  privateKey: string,
  answer: KeyRings,
  { known = knownRings(), accepted }: Trusted = {},
): Promise<Keychain> {
  const hashes = accepted ? [accepted] : [lastHash(known), seenHash(privateKey, answer)];
  const rings = followFrom(answer.rings, hashes) ?? refuse(privateKey, answer);
  const ring = rings.at(-1) as LinkedRing;
  const publicKey = await identityToRecipient(privateKey);
  const me = ring.holders.find((holder) => holder.publicKey === publicKey);
  if (!me) throw new Error("You’re no longer on the list of people.");
  const { keys, sound } = await openKeys(rings, privateKey);
  const current = keys.at(-1);
  if (!current || !sound) {
    throw new Error(
      "Your words open none of the practice’s keys. Ask a colleague to make new ones.",
    );
  }
  session.holder = me.id;
  if (sound === ring) {
    rememberRings(rings);
    const { hash } = ring;
    if (answer.seen?.hash !== hash) {
      const signature = signAs(privateKey, "seen", hash);
      // An error doesn't matter here: only devices set up later need the signature.
      await api.setSeen({ hash, signature }).catch(() => undefined);
    }
  }
  return { me, privateKey, rings, ring, sound, keys, current, isNewDevice: known.length === 0 };
}

/** Returns the key rings, if at least one is known and the chain continues from each known one. */
function followFrom(all: readonly SignedRing[], known: readonly string[]) {
  try {
    const [rings] = known.filter(Boolean).map((hash) => follow(all, hash));
    return rings;
  } catch {
    return undefined;
  }
}

function lastHash(known: readonly SignedRing[]) {
  const last = known.at(-1);
  return last ? sha256Of(last.ring) : "";
}

/** Returns the hash of the ring that this person signed last. Empty if the signature isn't theirs. */
function seenHash(privateKey: string, { seen }: KeyRings) {
  const signKey = signKeyOf(privateKey);
  const isMine = seen && isSigned(signKey, "seen", seen.hash, seen.signature);
  return isMine ? seen.hash : "";
}

function refuse(privateKey: string, answer: KeyRings): never {
  throw new UntrustedRing(async (groups) => {
    const newest = link(answer.rings).at(-1);
    if (!newest || bare(fingerprintOfRing(newest)) !== bare(groups)) {
      throw new ApiError(403, "These aren’t the four groups of the list on the server.");
    }
    return holdKeys(privateKey, answer, { accepted: newest.hash });
  });
}

function bare(groups: string) {
  return groups.toUpperCase().replace(/[\s-]/g, "");
}

/**
 * Decrypts a message. One that no key opens, or that belongs to another id, is marked as such and
 * doesn't stop the others.
 */
export async function openMessage(
  keychain: Keychain,
  { encrypted, notes, ...listed }: EncryptedMessage,
): Promise<Opened> {
  const content = await openFile(keychain, { ...listed, encrypted });
  const { id, form, received } = listed;
  const isForged =
    content !== undefined &&
    !(content.id === id && content.form === form && content.received === received);
  const openedNotes = await Promise.all(notes.map((note) => openNote(keychain, id, note)));
  type Content = Pick<Opened, "values" | "asked" | "phrases" | "notice" | "language">;
  const { values, asked, phrases, notice, language }: Partial<Content> = isForged
    ? {}
    : (content ?? {});
  return { ...listed, values, asked, phrases, isForged, notice, language, notes: openedNotes };
}

/** A note with its author, if they have signed it: anybody could write another name. */
async function openNote(
  keychain: Keychain,
  message: string,
  { at, ...file }: EncryptedMessage["notes"][number],
): Promise<Note> {
  const { signature, ...content } = (await openFile(keychain, file)) ?? {};
  const { text, by } = content;
  if (content.message !== message) return { at, author: "", text: undefined };
  const ring = keychain.rings.find(({ hash }) => hash === content.ring);
  const author = ring?.holders.find(({ id }) => id === by);
  const isTheirs =
    author && isSigned(author.signKey, "note", JSON.stringify(content), String(signature));
  return {
    at: isTheirs ? Number(content.at) : at,
    author: isTheirs ? author.name : "",
    text: String(text),
    isOfUnknownRing: !ring,
  };
}

/** Decrypts with the practice's key, or undefined. Messages also open with a sheet's own key. */
export async function openFile(
  { keys, privateKey }: Keychain,
  { keyId, encrypted }: Pick<Encrypted, "keyId" | "encrypted">,
) {
  const key = keys.find(({ id }) => id === keyId)?.privateKey ?? privateKey;
  return decrypt(base64.decode(encrypted), key).then(
    (text) => JSON.parse(text) as Record<string, unknown>,
    () => undefined,
  );
}

/** Encrypted with the message that it belongs to, and to the newest key, and signed. */
export async function encryptNote(
  { me, privateKey, ring, current }: Keychain,
  message: string,
  text: string,
) {
  const content = { message, by: me.id, at: Date.now(), text, ring: ring.hash };
  const signature = signAs(privateKey, "note", JSON.stringify(content));
  const file = await encrypt(JSON.stringify({ ...content, signature }), current.publicKey);
  return { keyId: current.id, encrypted: base64.encode(file) };
}

import { base64 } from "@scure/base";
import { identityToRecipient } from "age-encryption";
import { decrypt, encrypt } from "./encrypt.ts";
import { type KeyPair, makeKeyPair } from "./lock.ts";
import type { Holder, LinkedRing, PracticeKey, SignedRing } from "./ring.ts";
import { sha256Of, signAs, signKeyOf } from "./signature.ts";

/** A key of the practice whose private half is known. */
export type OpenKey = Omit<PracticeKey, "encrypted"> & { privateKey: string };

export async function makePracticeKey(): Promise<OpenKey> {
  return { ...(await makeKeyPair()), id: crypto.randomUUID(), created: Date.now() };
}

type Made = Pick<Holder, "kind" | "name" | "encryptedPrivateKey" | "madeBy"> & { id?: string };

/** A holder whose keys were made here. */
export function makeHolder({ publicKey, privateKey }: KeyPair, made: Made): Holder {
  const { id = crypto.randomUUID(), kind, name, encryptedPrivateKey, madeBy } = made;
  const signKey = signKeyOf(privateKey);
  return { id, kind, name, publicKey, signKey, encryptedPrivateKey, added: Date.now(), madeBy };
}

type NewRing = {
  /** The list before it, if there is one. */
  before?: LinkedRing | undefined;
  by: { id: string; privateKey: string };
  holders: readonly Holder[];
  /** Keys of the practice. One without a private half is stored as lost. */
  keys: readonly (OpenKey | PracticeKey)[];
  /** Keys of the holders that are new on it. */
  made: readonly KeyPair[];
};

/** Encrypts the keys to all holders, and signs the ring. */
export async function writeRing(next: NewRing): Promise<SignedRing> {
  const { before, by, holders, made } = next;
  const publicKeys = holders.map((holder) => holder.publicKey);
  const keys = await Promise.all(
    next.keys.map(async ({ id, publicKey, created, ...key }): Promise<PracticeKey> => {
      const encrypted =
        "privateKey" in key ? base64.encode(await encrypt(key.privateKey, ...publicKeys)) : "";
      return { id, publicKey, created, encrypted };
    }),
  );
  const number = (before?.number ?? 0) + 1;
  const place = { number, before: before?.hash ?? "", by: by.id, at: Date.now() };
  const ring = JSON.stringify({ ...place, holders, keys });
  const seen = made.map(({ publicKey, privateKey }) => [
    holders.find((holder) => holder.publicKey === publicKey)?.id ?? "",
    signAs(privateKey, "seen", sha256Of(ring)),
  ]);
  return { ring, signature: signAs(by.privateKey, "ring", ring), seen: Object.fromEntries(seen) };
}

/**
 * Decrypts the practice's keys in the newest ring. If a key is damaged there, the copy in an
 * earlier ring is used. A private key counts only if its public key matches. `sound` is the newest
 * ring in which every key opens. */
export async function openKeys(rings: readonly LinkedRing[], privateKey: string) {
  const ring = rings.at(-1);
  const keys: OpenKey[] = [];
  for (const { id } of ring?.keys ?? []) {
    const versions = rings.flatMap((one) => one.keys.filter((key) => key.id === id));
    const opened = await openFirst(versions.reverse(), privateKey);
    if (opened) keys.push(opened);
  }
  for (const sound of rings.toReversed()) {
    if (await opensAll(sound.keys, privateKey)) return { keys, sound };
  }
  return { keys };
}

async function opensAll(keys: readonly PracticeKey[], privateKey: string) {
  for (const key of keys) {
    if (key.encrypted !== "" && !(await openFirst([key], privateKey))) return false;
  }
  return true;
}

/** Decrypts the first version that opens and matches its own public key. */
async function openFirst(
  versions: readonly PracticeKey[],
  holderKey: string,
): Promise<OpenKey | undefined> {
  for (const { encrypted, ...key } of versions) {
    const privateKey =
      encrypted && (await decrypt(base64.decode(encrypted), holderKey).catch(() => ""));
    const derived = privateKey && (await identityToRecipient(privateKey).catch(() => ""));
    if (derived && derived === key.publicKey) return { ...key, privateKey };
  }
  return undefined;
}

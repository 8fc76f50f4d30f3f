import { bech32 } from "@scure/base";
import * as v from "valibot";
import { isEncryptedTo } from "./encrypt.ts";
import { isSigned, sha256Of } from "./signature.ts";

/*
 * Key rings are a chain of lists of people and keys: each has the hash of the one before it, and is
 * signed by a holder on that one. `step` decides in the server and in every browser whether a ring may
 * follow another. This file handles no private key.
 */

const id = v.pipe(v.string(), v.uuid());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const publicKey = v.pipe(v.string(), v.regex(/^age1[a-z0-9]{58}$/));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100));
/** An age file in base64. */
export const ageFile = v.pipe(
  v.string(),
  v.base64(),
  v.startsWith(btoa("age-encryption.org/v1")),
  v.maxLength(100_000),
);

const ringSchema = v.strictObject({
  number: count,
  /** Hash of the list before, empty for the first. */
  before: v.string(),
  /** Id of the holder who made it, and when, by their clock. */
  by: id,
  at: count,
  /** Holders of the practice's keys: people, and two sheets of paper, which have no locked key. */
  holders: v.array(
    v.strictObject({
      id,
      kind: v.picklist(["person", "sheet"]),
      name,
      publicKey,
      /** Public half of the Ed25519 key that follows from the private key. */
      signKey: v.pipe(v.string(), v.regex(/^[\w+/]{43}=$/)),
      encryptedPrivateKey: v.nullable(ageFile),
      added: count,
      /** Id of the holder in whose browser this key was made, who may know it. */
      madeBy: id,
    }),
  ),
  /** The practice's key pairs, the newest last. `encrypted` is empty if nobody could open it any more. */
  keys: v.pipe(
    v.array(
      v.strictObject({
        id,
        publicKey,
        created: count,
        encrypted: v.union([v.literal(""), ageFile]),
      }),
    ),
    v.minLength(1),
  ),
});

type Ring = v.InferOutput<typeof ringSchema>;
export type Holder = Ring["holders"][number];
export type PracticeKey = Ring["keys"][number];

/** A list as it is kept and sent. The text stays as it was signed. */
export type SignedRing = {
  ring: string;
  /** Signature of the text, by a holder of the list before it. */
  signature: string;
  /** Signatures of its hash by holders who are new or have new keys: the first list they know. */
  seen: Readonly<Record<string, string>>;
};

/** A list with its place in the chain. */
export type LinkedRing = Ring & { hash: string; signed: SignedRing };

/** A list that may not follow the one before it. */
export class IllegalStep extends Error {
  constructor(readonly rule: string) {
    super(`The list of people and keys breaks a rule: ${rule}.`);
  }
}

/** Broken if the list was made for another one than the last. */
export const followsRule = "it follows the last list";

/** Thrown for rings that don't continue the known chain. */
export class OtherRing extends Error {}

/** Reads a list of people and keys. Throws if the text is not such a list. */
export function readRing(signed: SignedRing): LinkedRing {
  const ring = v.parse(ringSchema, JSON.parse(signed.ring));
  return { ...ring, hash: sha256Of(signed.ring), signed };
}

/** Returns the next list of a chain, or throws the first rule that it breaks. */
export function step(chain: readonly LinkedRing[], next: SignedRing): LinkedRing {
  const last = chain.at(-1);
  const after = readRing(next);
  const { holders, keys, by, hash } = after;
  const signer = (last ?? after).holders.find((holder) => holder.id === by);
  const lastHolders = new Set(last?.holders.map((holder) => holder.id));
  const lastKeys = last?.keys ?? [];
  const known = new Map(chain.flatMap((ring) => ring.holders.map((holder) => [holder.id, holder])));
  const changed = holders.filter((holder) => !isEqual(holder, known.get(holder.id)));
  const isGone = last?.holders.some((old) =>
    holders.every((now) => now.publicKey !== old.publicKey),
  );
  const hasKind = (kind: Holder["kind"]) => holders.filter((holder) => holder.kind === kind).length;

  const rules = {
    [followsRule]: after.number === (last?.number ?? 0) + 1 && after.before === (last?.hash ?? ""),
    "somebody on the last list signed it":
      signer !== undefined && isSigned(signer.signKey, "ring", next.ring, next.signature),
    "nobody changes somebody else": changed.every((holder) => {
      const old = known.get(holder.id);
      const isOwn = holder.id === by && lastHolders.has(by);
      return !old || (isOwn && old.kind === holder.kind && old.name === holder.name);
    }),
    "it says who made what is new": changed.every((holder) => holder.madeBy === by),
    "all who are new have signed it":
      Object.keys(next.seen).length === changed.length &&
      changed.every(({ id, signKey }) => isSigned(signKey, "seen", hash, next.seen[id] ?? "")),
    "no key disappears": lastKeys.every((old, index) => {
      const key = keys[index];
      return key?.id === old.id && key.publicKey === old.publicKey && key.created === old.created;
    }),
    "one key at most is new": keys.length - lastKeys.length <= 1,
    "a key is new if somebody's is gone": !isGone || keys.length > lastKeys.length,
    "there is a person": hasKind("person") >= 1,
    "there are two sheets": hasKind("sheet") === 2,
    "nothing is there twice":
      [holders, keys].every((all) => isUnique(all.map((one) => one.id))) &&
      isUnique([...holders, ...keys].map((one) => one.publicKey)) &&
      isUnique(holders.map((holder) => holder.signKey)) &&
      isUnique(holders.map((holder) => holder.name.normalize("NFC").toLowerCase())),
    "all can open each key": keys.every(({ encrypted }, index) => {
      const isLost = encrypted === "" && index < keys.length - 1;
      return isLost || isEncryptedTo(encrypted, holders.length);
    }),
  };
  const broken = Object.entries(rules).find(([, isKept]) => !isKept);
  if (broken) throw new IllegalStep(broken[0]);
  return after;
}

/** Checks every step after the ring with the known hash. Throws unless the chain continues from it. */
export function follow(all: readonly SignedRing[], knownHash: string): LinkedRing[] {
  const rings = link(all);
  const known = rings.findIndex(({ hash }) => hash === knownHash);
  if (known < 0) throw new OtherRing();
  for (let next = known + 1; next < all.length; next++) {
    step(rings.slice(0, next), all[next] as SignedRing);
  }
  return rings;
}

/** Links rings to a chain, from the first on: each must contain the hash of the one before it. */
export function link(all: readonly SignedRing[]): LinkedRing[] {
  const rings = all.map(readLinked);
  const isChain = rings.every(({ number, before }, index) => {
    return number === index + 1 && before === (rings[index - 1]?.hash ?? "");
  });
  if (!isChain) throw new OtherRing();
  return rings;
}

function readLinked(signed: SignedRing) {
  try {
    return readRing(signed);
  } catch {
    throw new OtherRing();
  }
}

/** Four groups of a public key, as papers show them. Nobody can make another key with the same. */
export function fingerprintOf(key: string) {
  return inGroups(key.slice(4, 20).toUpperCase());
}

/** Four groups of a list's hash, with which two people compare their lists. */
export function fingerprintOfRing({ hash }: Pick<LinkedRing, "hash">) {
  const bytes = Uint8Array.from({ length: 10 }, (_, place) =>
    Number.parseInt(hash.slice(2 * place, 2 * place + 2), 16),
  );
  // The form `x1`, then four groups of letters, then a checksum.
  return inGroups(bech32.encode("x", bech32.toWords(bytes)).slice(2, 18).toUpperCase());
}

function inGroups(letters: string) {
  return letters.match(/.{4}/g)?.join(" ") ?? "";
}

function isEqual(one: Holder, other: Holder | undefined) {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isUnique(texts: readonly string[]) {
  return new Set(texts).size === texts.length;
}

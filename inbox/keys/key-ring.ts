import { identityToRecipient } from "age-encryption";
import * as v from "valibot";
import { fromBase64, toBase64 } from "./base64.ts";
import { makeKeyPair } from "./lock.ts";
import { seal, unseal } from "./seal.ts";

const id = v.pipe(v.string(), v.uuid());
const publicKey = v.pipe(v.string(), v.regex(/^age1[a-z0-9]{58}$/));
/** In base64, as everything that travels as JSON. */
export const ageFile = v.pipe(
  v.string(),
  v.base64(),
  v.startsWith(btoa("age-encryption.org/v1")),
  v.maxLength(100_000),
);

const keyRingSchema = v.strictObject({
  /** Who can open the practice's keys: people, and two sheets of paper, which have no locked key. */
  holders: v.array(
    v.strictObject({
      id,
      kind: v.picklist(["person", "sheet"]),
      name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
      publicKey,
      lockedKey: v.nullable(ageFile),
      added: v.number(),
    }),
  ),
  /** The practice's key pairs, the newest last. Sealed: the private half, to all holders. */
  keys: v.pipe(
    v.array(
      v.strictObject({ id, publicKey, sealed: ageFile, created: v.number(), voucher: v.string() }),
    ),
    v.minLength(1),
  ),
});

export type KeyRing = v.InferOutput<typeof keyRingSchema>;
export type Holder = KeyRing["holders"][number];
export type PracticeKey = KeyRing["keys"][number];
/** A key whose private half is known. */
export type OpenKey = Omit<PracticeKey, "sealed"> & { privateKey: string };

/** As it is kept and sent: nothing reads the text differently from whoever authenticated it. */
export type WrittenKeyRing = { ring: string; mac: string };

/** A key ring that nobody who holds the practice's key has made. */
export class ForeignKeyRing extends Error {}

/** Throws if it is none. */
export function readKeyRing(ring: string): KeyRing {
  return v.parse(keyRingSchema, JSON.parse(ring));
}

/**
 * Opens a key ring with the private key of a holder. No public half is believed because a server
 * says so: those of the practice are derived from what was opened, each key is vouched for by the one
 * before it, and the whole is authenticated under the newest.
 */
export async function openKeyRing({ ring, mac }: WrittenKeyRing, privateKey: string) {
  const { holders, keys: sealedKeys } = readKeyRing(ring);
  const own = await identityToRecipient(privateKey);
  const me = holders.find((holder) => holder.publicKey === own);
  const keys: OpenKey[] = [];
  for (const { sealed, ...key } of sealedKeys) {
    const opened = await unseal(fromBase64(sealed), privateKey).catch(() => "");
    const isOurs =
      opened !== "" &&
      (await identityToRecipient(opened)) === key.publicKey &&
      (await voucherFor(key.publicKey, keys.at(-1))) === key.voucher;
    if (!isOurs) throw new ForeignKeyRing();
    keys.push({ ...key, privateKey: opened });
  }
  const current = keys.at(-1);
  if (!me || !current || (await macOf(current, ring)) !== mac) throw new ForeignKeyRing();
  return { me, holders, keys, current };
}

/** Seals the keys to all who are to hold them, and authenticates the whole. */
export async function writeKeyRing(
  holders: readonly Holder[],
  openKeys: readonly OpenKey[],
): Promise<WrittenKeyRing> {
  const current = openKeys.at(-1);
  if (!current) throw new Error("A key ring has a key.");
  const publicKeys = holders.map((holder) => holder.publicKey);
  const keys = await Promise.all(
    openKeys.map(async ({ privateKey, ...key }) => {
      return { ...key, sealed: toBase64(await seal(privateKey, ...publicKeys)) };
    }),
  );
  const ring = JSON.stringify({ holders, keys });
  return { ring, mac: await macOf(current, ring) };
}

/** A new key of the practice, for which the one before it vouches. */
export async function makePracticeKey(before?: OpenKey): Promise<OpenKey> {
  const pair = await makeKeyPair();
  const voucher = await voucherFor(pair.publicKey, before);
  return { ...pair, id: crypto.randomUUID(), created: Date.now(), voucher };
}

/** So much of a public key that nobody makes another one like it, as it stands on papers. */
export function fingerprintOf(key: string) {
  return key.slice(4, 20).toUpperCase().match(/.{4}/g)?.join(" ") ?? "";
}

function voucherFor(text: string, before: OpenKey | undefined) {
  return before ? macOf(before, text) : "";
}

async function macOf({ privateKey }: OpenKey, text: string) {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const secret = encoder.encode(privateKey);
  const key = await crypto.subtle.importKey("raw", secret, algorithm, false, ["sign"]);
  return toBase64(new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text))));
}

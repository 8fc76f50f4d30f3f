import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { base64, base64urlnopad, bech32 } from "@scure/base";
import { identityToRecipient } from "age-encryption";
import { decrypt, encrypt } from "../keys/encrypt.ts";
import type { Passkey } from "./api.ts";

/*
 * A passkey of this device that gives out a secret (the PRF extension of WebAuthn): with it, a person's
 * private key is encrypted once more. It never replaces the six words. The `webauthn` of age would ask
 * twice, and sends no input when a passkey is made, which Windows Hello wants (bitwarden/clients #21998,
 * July 2026).
 */

const prfInput = utf8ToBytes("inbox passkey");

/** If false, this browser has no passkeys, or says itself that they give out no secret. */
export async function hasPasskeys() {
  if (!("PublicKeyCredential" in globalThis)) return false;
  const capabilities = await PublicKeyCredential.getClientCapabilities?.().catch(() => undefined);
  return capabilities?.["extension:prf"] !== false;
}

type Owner = { id: string; name: string; practice: string; privateKey: string };

/** Makes a passkey and locks the private key with it. Undefined if the device gives out no secret. */
export async function lockWithPasskey(owner: Owner, others: readonly Passkey[]) {
  const { id, name, practice, privateKey } = owner;
  const created = (await navigator.credentials.create({
    publicKey: {
      challenge: crypto.getRandomValues(new Uint8Array(32)),
      // The host itself, never its parent: scripts of a sister site can't ask for it.
      rp: { id: location.hostname, name: `Inbox of ${practice}` },
      // The same person gets one entry on a device, not one each time.
      user: { id: utf8ToBytes(id), name, displayName: name },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: "public-key", alg })),
      authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
      excludeCredentials: others.map(descriptorOf),
      extensions: { prf: { eval: { first: prfInput } } },
    },
  })) as PublicKeyCredential | null;
  if (!created) return;
  const credential = base64urlnopad.encode(new Uint8Array(created.rawId));
  const response = created.response as AuthenticatorAttestationResponse;
  const transports = (response.getTransports?.() ?? []).join(",");
  // Some devices give out the secret only when they are asked for it once more.
  const key = keyOf(created) ?? (await askForKey([{ credential, transports }]));
  if (!key) return;
  const file = base64.encode(await encrypt(privateKey, await identityToRecipient(key)));
  return { credential, transports, file };
}

/** The private key that one of these passkeys opens. Throws if the device has none of them. */
export async function openWithPasskey(passkeys: readonly Passkey[]) {
  const key = passkeys.length > 0 ? await askForKey(passkeys) : undefined;
  if (!key) throw new Error("The device gives out no secret.");
  for (const { file } of passkeys) {
    const privateKey = await decrypt(base64.decode(file), key).catch(() => undefined);
    if (privateKey) return privateKey;
  }
  throw new Error("The passkey opens nothing here.");
}

type Known = Pick<Passkey, "credential" | "transports">;

async function askForKey(passkeys: readonly Known[]) {
  const got = await navigator.credentials.get({
    publicKey: {
      challenge: crypto.getRandomValues(new Uint8Array(32)),
      rpId: location.hostname,
      allowCredentials: passkeys.map(descriptorOf),
      userVerification: "required",
      extensions: { prf: { eval: { first: prfInput } } },
    },
  });
  return keyOf(got as PublicKeyCredential | null);
}

/** A private key of age, made of the passkey's secret. */
function keyOf(credential: PublicKeyCredential | null) {
  const secret = credential?.getClientExtensionResults().prf?.results?.first;
  if (!secret) return;
  // Extensions of password managers have returned arrays of numbers (typage #50).
  const bytes = new Uint8Array(secret as ArrayBuffer);
  const key = hkdf(sha256, bytes, undefined, prfInput, 32);
  return bech32.encodeFromBytes("AGE-SECRET-KEY-", key).toUpperCase();
}

function descriptorOf({ credential, transports }: Known) {
  return {
    type: "public-key" as const,
    id: Uint8Array.from(base64urlnopad.decode(credential)),
    ...(transports && { transports: transports.split(",") as AuthenticatorTransport[] }),
  };
}

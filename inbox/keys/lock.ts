import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";

/**
 * Two to the power of this: 32 MB, and about a second on a phone. Six words have 66 bits of their
 * own, so that guessing stays hopeless with less than the 18 that the `age` tool takes.
 */
const workFactor = 15;

export const wordCount = 6;

export type KeyPair = { privateKey: string; publicKey: string };

export async function makeKeyPair(): Promise<KeyPair> {
  const privateKey = await generateX25519Identity();
  return { privateKey, publicKey: await identityToRecipient(privateKey) };
}

export async function encryptPrivateKey(privateKey: string, passphrase: string) {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  return encrypter.encrypt(privateKey);
}

/** Throws if the passphrase is another. */
export async function decryptPrivateKey(locked: Uint8Array, passphrase: string) {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(readPassphrase(passphrase));
  return decrypter.decrypt(locked, "text");
}

/** Restores a passphrase as it was made: phone keyboards add capitals, spaces and punctuation. */
export function readPassphrase(typed: string) {
  return (
    typed
      .toLowerCase()
      .match(/[a-z]+/g)
      ?.join(" ") ?? ""
  );
}

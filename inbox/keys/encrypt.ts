import { Decrypter, Encrypter } from "age-encryption";

/** Encrypts to public keys, in the format of the `age` tool. The public keys can't decrypt it. */
export async function encrypt(text: string, ...publicKeys: string[]) {
  const encrypter = new Encrypter();
  for (const publicKey of publicKeys) encrypter.addRecipient(publicKey);
  return encrypter.encrypt(text);
}

/** Decrypts with a private key, which the server never has: for browsers and tests. */
export async function decrypt(encrypted: Uint8Array, ...privateKeys: string[]) {
  try {
    const decrypter = new Decrypter();
    for (const privateKey of privateKeys) decrypter.addIdentity(privateKey);
    return await decrypter.decrypt(encrypted, "text");
  } catch {
    throw new Error("Can't decrypt the file: the key is wrong, or the file is damaged.");
  }
}

/** True if an age file, in base64, is encrypted to exactly `count` public keys. */
export function isEncryptedTo(encrypted: string, count: number) {
  const [header = ""] = atob(encrypted).split("\n---", 1);
  return (
    header.startsWith("age-encryption.org/v1\n") &&
    header.split("\n-> X25519 ").length - 1 === count
  );
}

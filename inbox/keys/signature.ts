import { ed25519 } from "@noble/curves/ed25519.js";
import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { base64 } from "@scure/base";

/*
 * Signatures of holders. Server and browsers check them with the same library: none is valid in one
 * place and not in the other. Chrome has Ed25519 of its own only since 137 (2025).
 */

type Purpose = "ring" | "seen" | "note";

/** Derives the key that a holder signs with: a paper has to hold nothing more. */
function seedOf(privateKey: string) {
  return hkdf(sha256, utf8ToBytes(privateKey), undefined, utf8ToBytes("inbox signing key"), 32);
}

export function signKeyOf(privateKey: string) {
  return base64.encode(ed25519.getPublicKey(seedOf(privateKey)));
}

/** Signs a text for one purpose. */
export function signAs(privateKey: string, purpose: Purpose, text: string) {
  return base64.encode(ed25519.sign(messageFor(purpose, text), seedOf(privateKey)));
}

export function isSigned(signKey: string, purpose: Purpose, text: string, signature: string) {
  try {
    const [bytes, key] = [base64.decode(signature), base64.decode(signKey)];
    return ed25519.verify(bytes, messageFor(purpose, text), key, { zip215: false });
  } catch {
    return false;
  }
}

/** SHA-256 of a text, in hexadecimal digits. */
export function sha256Of(text: string) {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

function messageFor(purpose: Purpose, text: string) {
  return utf8ToBytes(`inbox ${purpose}\n${text}`);
}

import { createHash, createHmac, timingSafeEqual } from "node:crypto";

export type Sign = ReturnType<typeof createSign>;

/** Signs a text for one purpose; a signature for another is worth nothing there. */
export function createSign(secret: string) {
  return (purpose: "digest" | "id" | "challenge" | "device" | "sent" | "urgent", text: string) =>
    createHmac("sha256", secret).update(`${purpose}\n${text}`).digest("base64url");
}

/** Formats a signature as a UUID, which reveals nothing of the signed text either. */
export function toUuid(signature: string) {
  const hex = Buffer.from(signature, "base64url").toString("hex").slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Hashes a random value. Nobody can guess such a value, so the hash needs no key. */
export function hash(text: string) {
  return createHash("sha256").update(text).digest("base64url");
}

export function isSame(one: string, other: string) {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

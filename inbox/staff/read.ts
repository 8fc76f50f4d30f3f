import { randomUUID } from "node:crypto";
import { HttpError } from "../http/exchange.ts";
import { isPublicKey } from "../keys/seal.ts";
import { isObject } from "../receive/json.ts";
import type { Holder } from "../store/store.ts";

export type Body = Record<string, unknown>;

/** Readers for what staff's pages send. Whatever else comes is a fault of a page, or an attack. */
export function text(body: Body, name: string, longest = 200) {
  const value = body[name];
  if (typeof value !== "string" || value.trim() === "" || value.length > longest) {
    throw new HttpError(400, `'${name}' is missing or wrong.`);
  }
  return value.trim();
}

/** An age file, in base64. */
export function file(body: Body, name: string) {
  const value = body[name];
  const bytes = Buffer.from(typeof value === "string" ? value : "", "base64");
  if (bytes.subarray(0, 22).toString("latin1") !== "age-encryption.org/v1\n") {
    throw new HttpError(400, `'${name}' is missing or no age file.`);
  }
  return bytes;
}

export function publicKey(value: unknown) {
  if (!isPublicKey(value)) throw new HttpError(400, "A public key is missing or wrong.");
  return value;
}

export function list(body: Body, name: string, longest = 50) {
  const value = body[name] ?? [];
  if (!Array.isArray(value) || value.length > longest) {
    throw new HttpError(400, `'${name}' is wrong.`);
  }
  return value as unknown[];
}

export function object(value: unknown, name: string) {
  if (!isObject(value)) throw new HttpError(400, `'${name}' is missing or wrong.`);
  return value;
}

/** Somebody new. */
export function person(value: unknown): Holder {
  const body = object(value, "person");
  return {
    id: randomUUID(),
    kind: "person",
    name: text(body, "name", 100),
    publicKey: publicKey(body.publicKey),
    lockedKey: file(body, "lockedKey"),
    added: Date.now(),
  };
}

/** There are always two: the second for when the first is lost. */
export function sheets(value: unknown): Holder[] {
  const keys = Array.isArray(value) ? value.map(publicKey) : [];
  if (keys.length !== 2 || keys[0] === keys[1]) {
    throw new HttpError(400, "There have to be two recovery sheets.");
  }
  return keys.map((key, index) => ({
    id: randomUUID(),
    kind: "sheet" as const,
    name: `Recovery sheet ${index + 1}`,
    publicKey: key,
    lockedKey: null,
    added: Date.now(),
  }));
}

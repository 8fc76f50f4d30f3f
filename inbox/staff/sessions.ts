import { randomBytes } from "node:crypto";
import { HttpError, type InboxRequest } from "../http/exchange.ts";
import { encrypt } from "../keys/encrypt.ts";
import type { Holder } from "../keys/ring.ts";
import { hash, isSame, type Sign } from "../keys/sign.ts";
import type { KeptSession } from "../store/sessions.ts";
import type { Store } from "../store/store.ts";
import type { Rings } from "./key-ring.ts";
import type { Session } from "./read.ts";

/** A session that nobody uses ends after an hour: a tab that was closed can't sign out. */
const idleMs = 60 * 60 * 1000;
/** Shortest time after which a session in use is written again. */
const renewMs = 5 * 60 * 1000;
const sessionSeconds = 12 * 60 * 60;
const deviceSeconds = 400 * 24 * 60 * 60;
const challengeMs = 2 * 60 * 1000;

export type Sessions = ReturnType<typeof createSessions>;

/**
 * Signs people in if they can decrypt a challenge encrypted to their public key, so the server never
 * gets a passphrase. Works without the database, so that people can make room on a full disk.
 */
export function createSessions(store: Store, rings: Rings, sign: Sign) {
  /** Sessions that could not be written. */
  const unwritten = new Map<string, KeptSession>();
  /** Challenges that were answered, and until when they could be again. */
  const used = new Map<string, number>();

  async function find(request: InboxRequest): Promise<Session | undefined> {
    const token = cookieOf(request, "inbox");
    if (!token) return;
    const tokenHash = hash(token);
    const session = unwritten.get(tokenHash) ?? (await store.session(tokenHash));
    const now = Date.now();
    if (!session || session.expires <= now) return;
    if (session.expires < now + idleMs - renewMs) await renew(tokenHash, session);
    if (session.holderId === "") return { tokenHash };
    const holder = await rings.findHolder(({ id }) => id === session.holderId);
    return holder && { tokenHash, holder };
  }

  /** Lasts an hour from now. A session that can't be written stays in memory. */
  async function renew(tokenHash: string, { holderId, ends }: Omit<KeptSession, "expires">) {
    const session = { holderId, expires: Math.min(Date.now() + idleMs, ends), ends };
    await store.setSession(tokenHash, session).then(
      () => unwritten.delete(tokenHash),
      () => unwritten.set(tokenHash, session),
    );
  }

  /** True if this browser has signed in before. */
  function isKnownDevice(request: InboxRequest) {
    const [device = "", signature = ""] = cookieOf(request, "device")?.split(".") ?? [];
    return isSame(signature, sign("device", device));
  }

  return {
    find,
    isKnownDevice,

    async isSettingUp(request: InboxRequest) {
      const session = await find(request);
      return session !== undefined && session.holder === undefined;
    },

    /** Gives back the cookies that carry it. Without a holder, it is one of the set-up. */
    async begin(request: InboxRequest, holderId = "") {
      const token = randomBytes(32).toString("base64url");
      await renew(hash(token), { holderId, ends: Date.now() + sessionSeconds * 1000 });
      const cookies = [cookie("inbox", token, sessionSeconds)];
      if (holderId && !isKnownDevice(request)) {
        const device = randomBytes(16).toString("base64url");
        cookies.push(cookie("device", `${device}.${sign("device", device)}`, deviceSeconds));
      }
      return cookies;
    },

    async end({ tokenHash }: Session) {
      unwritten.delete(tokenHash);
      await store.endSession(tokenHash);
      return cookie("inbox", "", 0);
    },

    async endAllOf(holderId: string) {
      for (const [token, session] of unwritten) {
        if (session.holderId === holderId) unwritten.delete(token);
      }
      await store.endSessionsOf(holderId);
    },

    /** Something that only this holder can open. */
    async challenge({ id, publicKey }: Holder) {
      const answer = `challenge ${randomBytes(32).toString("base64url")}`;
      const text = [id, Date.now() + challengeMs, hash(answer)].join(".");
      const encrypted = Buffer.from(await encrypt(answer, publicKey)).toString("base64");
      return { challenge: `${text}.${sign("challenge", text)}`, encrypted };
    },

    /** Returns the holder who decrypted the challenge. Each challenge counts once. */
    async answered(challenge: string, answer: string) {
      const now = Date.now();
      for (const [past, expires] of used) if (expires <= now) used.delete(past);
      const [id = "", expires = "", answerHash = "", signature = ""] = challenge.split(".");
      const isRight =
        isSame(signature, sign("challenge", [id, expires, answerHash].join("."))) &&
        isSame(answerHash, hash(answer)) &&
        Number(expires) > now &&
        !used.has(challenge);
      if (isRight) used.set(challenge, Number(expires));
      const holder = isRight ? await rings.findHolder((one) => one.id === id) : undefined;
      if (!holder) throw new HttpError(403, "Sign-in failed. Please try again.");
      return holder;
    },
  };
}

function cookieOf({ headers }: InboxRequest, name: string) {
  const start = `__Host-${name}=`;
  const cookies = (headers.cookie ?? "").split("; ");
  return cookies.find((candidate) => candidate.startsWith(start))?.slice(start.length);
}

function cookie(name: string, value: string, seconds: number) {
  const rules = `Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`;
  return `__Host-${name}=${value}; ${rules}`;
}

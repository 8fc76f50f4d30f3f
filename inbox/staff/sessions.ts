import { randomBytes } from "node:crypto";
import { HttpError, type InboxRequest } from "../http/exchange.ts";
import type { Holder } from "../keys/key-ring.ts";
import { seal } from "../keys/seal.ts";
import { hash, isSame, type Sign } from "../keys/sign.ts";
import type { Store } from "../store/store.ts";

const sessionSeconds = 12 * 60 * 60;
const deviceSeconds = 400 * 24 * 60 * 60;
const challengeMs = 2 * 60 * 1000;

/** Who asks: a person, a recovery sheet, or whoever had the code of the set-up. */
export type Session = { tokenHash: string; holder?: Holder };
export type Sessions = ReturnType<typeof createSessions>;

/**
 * Signing in is opening what was sealed to a public key: no passphrase ever comes here. Nothing of it
 * has to be written: on a full disk, people can still come in and make room.
 */
export function createSessions(store: Store, sign: Sign) {
  /** Those that could not be written. */
  const unwritten = new Map<string, { holderId: string; expires: number }>();
  /** Challenges that were answered, and until when they could be again. */
  const used = new Map<string, number>();

  async function find(request: InboxRequest): Promise<Session | undefined> {
    const token = cookieOf(request, "inbox");
    if (!token) return;
    const tokenHash = hash(token);
    const session = unwritten.get(tokenHash) ?? (await store.session(tokenHash));
    if (!session || session.expires <= Date.now()) return;
    if (session.holderId === "") return { tokenHash };
    const holder = await findHolder(session.holderId);
    return holder && { tokenHash, holder };
  }

  async function findHolder(id: string) {
    return (await store.keyRing())?.holders.find((holder) => holder.id === id);
  }

  /** Whether the browser has been here before, with somebody's key. */
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
      const expires = Date.now() + sessionSeconds * 1000;
      await store.addSession(hash(token), holderId, expires).catch(() => {
        unwritten.set(hash(token), { holderId, expires });
      });
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

    /** Something that only this holder can open, for signing in or for one change, named by its hash. */
    async challenge({ id, publicKey }: Holder, change = "") {
      const answer = `challenge ${randomBytes(32).toString("base64url")}`;
      const text = [id, Date.now() + challengeMs, hash(answer), change].join(".");
      const sealed = Buffer.from(await seal(answer, publicKey)).toString("base64");
      return { challenge: `${text}.${sign("challenge", text)}`, sealed };
    },

    /** The holder who could open the challenge, once. */
    async answered(challenge: string, answer: string, change = "") {
      const now = Date.now();
      for (const [past, expires] of used) if (expires <= now) used.delete(past);
      const [id = "", expires = "", answerHash = "", forChange = "", signature = ""] =
        challenge.split(".");
      const isRight =
        isSame(signature, sign("challenge", [id, expires, answerHash, forChange].join("."))) &&
        isSame(answerHash, hash(answer)) &&
        forChange === change &&
        Number(expires) > now &&
        !used.has(challenge);
      if (isRight) used.set(challenge, Number(expires));
      const holder = isRight ? await findHolder(id) : undefined;
      if (!holder) throw new HttpError(403, "This did not open the lock. Please try again.");
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

import { randomBytes, randomUUID } from "node:crypto";
import { HttpError, type InboxRequest } from "../http/exchange.ts";
import { seal } from "../keys/seal.ts";
import { hash, isSame } from "../keys/sign.ts";
import type { Holder, Store } from "../store/store.ts";

const cookieName = "__Host-inbox";
const sessionSeconds = 12 * 60 * 60;
const challengeMs = 2 * 60 * 1000;

/** Who asks: a person, a recovery sheet, or whoever had the code of the set-up. */
export type Session = { tokenHash: string; holder?: Holder };
export type Sessions = ReturnType<typeof createSessions>;

/** Signing in is opening what was sealed to a public key: no passphrase ever comes here. */
export function createSessions(store: Store) {
  async function find(request: InboxRequest): Promise<Session | undefined> {
    const cookies = (request.headers.cookie ?? "").split("; ");
    const token = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.split("=")[1];
    if (!token) return;
    const tokenHash = hash(token);
    const session = await store.session(tokenHash, Date.now());
    if (!session) return;
    if (session.holderId === "") return { tokenHash };
    const holder = await store.holder(session.holderId);
    return holder && { tokenHash, holder };
  }

  return {
    find,

    async isSettingUp(request: InboxRequest) {
      const session = await find(request);
      return session !== undefined && session.holder === undefined;
    },

    /** Gives back the header that carries it. Without a holder, it is one of the set-up. */
    async begin(holderId = "") {
      const token = randomBytes(32).toString("base64url");
      await store.addSession(hash(token), holderId, Date.now() + sessionSeconds * 1000);
      return cookie(token, sessionSeconds);
    },

    end: () => cookie("", 0),

    async challenge({ id: holderId, publicKey }: Holder) {
      const [id, answer] = [randomUUID(), randomBytes(32).toString("base64url")];
      await store.addChallenge(id, holderId, hash(answer), Date.now() + challengeMs);
      const sealed = Buffer.from(await seal(answer, publicKey)).toString("base64");
      return { challenge: id, sealed };
    },

    /** The holder who could open the challenge. */
    async answered(challenge: string, answer: string) {
      const taken = await store.takeChallenge(challenge, Date.now());
      const isRight = taken !== undefined && isSame(taken.answerHash, hash(answer));
      const holder = isRight ? await store.holder(taken.holderId) : undefined;
      if (!holder) throw new HttpError(403, "This did not open the lock. Please try again.");
      return holder;
    },
  };
}

function cookie(token: string, seconds: number) {
  const rules = `Path=/; Max-Age=${seconds}; Secure; HttpOnly; SameSite=Strict`;
  return { "Set-Cookie": `${cookieName}=${token}; ${rules}` };
}

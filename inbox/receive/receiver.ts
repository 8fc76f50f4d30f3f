import type { Answers } from "../../contract/field.ts";
import { type InboxRequest, Refusal } from "../http/exchange.ts";
import { encrypt } from "../keys/encrypt.ts";
import { isSame, type Sign } from "../keys/sign.ts";
import type { SiteForm } from "../site.ts";
import type { Store } from "../store/store.ts";
import { askedIn } from "./asked.ts";
import { findPhrases } from "./danger.ts";
import { createTurns } from "./in-turn.ts";
import { spamThreshold } from "./spam.ts";

type Delivery = { id: string; to: SiteForm; values: Answers; score: number };
export type Receiver = ReturnType<typeof createReceiver>;

type Parts = {
  store: Store;
  sign: Sign;
  /** Throws for a busy address. Returns a function that gives the token back. */
  limitRate: (address: string, about?: string) => () => void;
  /** Returns the public keys that messages are encrypted to, once there are any. */
  encryptionKeys: () => Promise<{ id: string; publicKeys: readonly string[] } | undefined>;
  /** Returns true if the browser is setting the inbox up, and may send the test message. */
  isSettingUp: (request: InboxRequest) => Promise<boolean>;
  onKept: () => void;
};

/** Encrypts and stores messages that have passed the check. */
export function createReceiver(parts: Parts) {
  const { store, sign, limitRate, encryptionKeys, isSettingUp, onKept } = parts;
  let keptNotice = "";
  const inTurn = createTurns();

  /** Returns the key to encrypt to. Until the set-up is complete, only its test message may come. */
  async function ensureOpen(request: InboxRequest) {
    const key = await encryptionKeys();
    if (key && (await store.setting("set up"))) return { ...key, isTrial: false };
    if (key && (await isSettingUp(request))) return { ...key, isTrial: true };
    throw new Refusal(503, "notYet");
  }

  /**
   * Encrypts a message and flushes it to the disk before it returns. A message sent several times is
   * stored once.
   */
  async function keep(delivery: Delivery, request: InboxRequest) {
    const { id, to, values } = delivery;
    const key = await ensureOpen(request);
    const digest = sign("digest", `${to.form.name}\n${JSON.stringify(values)}`);
    let known = await store.findDigest(id);
    if (known === undefined) {
      const giveBack = limitRate(request.address);
      // A failure of ours costs the visitor nothing.
      const isNew = await encryptAndKeep(delivery, key, digest).catch((error) => {
        giveBack();
        throw error;
      });
      if (isNew) return onKept();
      // The same was sent twice at once, and the other was faster.
      known = await store.findDigest(id);
    }
    if (known !== digest) {
      throw new Refusal(409, "otherAnswers");
    }
  }

  async function encryptAndKeep(
    delivery: Delivery,
    key: Awaited<ReturnType<typeof ensureOpen>>,
    digest: string,
  ) {
    const { id, to, score, values } = delivery;
    const { site, language } = to;
    const form = to.form.name;
    const received = Date.now();
    const phrases = findPhrases(site.danger.phrases, values);
    const { version, text: noticeText } = site.privacyNotice;
    // The accepted text can be looked up as long as the database exists.
    if (version !== keptNotice) await store.set(`notice ${version}`, noticeText);
    keptNotice = version;
    const content = {
      ...{ id, form, received, values, phrases },
      language: language.language,
      asked: askedIn(to, values),
      notice: version,
    };
    // The encrypted content repeats id and time, so that staff's pages notice if they were changed.
    const text = JSON.stringify(content);
    const encrypted = await inTurn(() => encrypt(text, ...key.publicKeys));
    // A danger phrase notifies at once, even in a message that looks like spam.
    const isUrgent = phrases.length > 0;
    const isAside = score >= spamThreshold && !isUrgent;
    const state = key.isTrial ? "test" : isAside ? "aside" : "new";
    const ring = isUrgent ? "urgent" : "new";
    const message = { id, form, received, state, score, digest, keyId: key.id, encrypted } as const;
    return store.keep(message, state === "new" ? ring : undefined);
  }

  /** Marks a message as urgent, if the proof came with its confirmation. Tells nobody whether it did. */
  async function callUrgent(id: string, proof: string, { address }: InboxRequest) {
    limitRate(address, "urgent");
    if (isSame(proof, sign("urgent", id)) && (await store.ringUrgently(id))) onKept();
  }

  return { keep, callUrgent, findDigest: store.findDigest };
}

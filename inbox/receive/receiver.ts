import type { Answers, Form } from "../../app/forms/form";
import { HttpError, type InboxRequest } from "../http/exchange.ts";
import { seal } from "../keys/seal.ts";
import type { Sign } from "../keys/sign.ts";
import { refusedTexts } from "../site.ts";
import type { Store } from "../store/store.ts";
import { findPhrases } from "./danger.ts";
import { noticeVersion } from "./notice.ts";
import { spamThreshold } from "./spam.ts";

export type Delivery = { id: string; form: Form; values: Answers; score: number };
export type Receiver = ReturnType<typeof createReceiver>;

type Parts = {
  store: Store;
  sign: Sign;
  limitRate: (address: string) => void;
  /** What messages are sealed to, once there is a key. */
  sealingKeys: () => Promise<{ id: string; publicKeys: readonly string[] } | undefined>;
  /** Whether whoever asks is setting the inbox up, and may send the test message. */
  isSettingUp: (request: InboxRequest) => Promise<boolean>;
  onKept: () => void;
};

/** Takes what has passed the check. */
export function createReceiver(parts: Parts) {
  const { store, sign, limitRate, sealingKeys, isSettingUp, onKept } = parts;
  /** What to seal to. Before the set-up is complete, only its own test message comes in. */
  async function ensureOpen(request: InboxRequest) {
    const key = await sealingKeys();
    if (key && (await store.setting("set up"))) return { ...key, isTrial: false };
    if (key && (await isSettingUp(request))) return { ...key, isTrial: true };
    throw new HttpError(503, refusedTexts.notYet);
  }

  /**
   * Once this has returned, the message is sealed and flushed to the disk, and it is there once,
   * however often it was sent.
   */
  async function keep(delivery: Delivery, request: InboxRequest) {
    const { id, form, values } = delivery;
    const key = await ensureOpen(request);
    const digest = sign("digest", `${form.name}\n${JSON.stringify(values)}`);
    let known = await store.findDigest(id);
    if (known === undefined) {
      limitRate(request.address);
      if (await sealAndKeep(delivery, key, digest)) return onKept();
      // The same was sent twice at once, and the other was faster.
      known = await store.findDigest(id);
    }
    if (known !== digest) {
      throw new HttpError(409, refusedTexts.otherAnswers);
    }
  }

  async function sealAndKeep(
    delivery: Delivery,
    key: Awaited<ReturnType<typeof ensureOpen>>,
    digest: string,
  ) {
    const { id, score, values } = delivery;
    const { name: form, language } = delivery.form;
    const received = Date.now();
    const content = { id, form, language, received, values, notice: noticeVersion };
    // What is in clear stands in the seal, too: under another id or time, it is seen to be forged.
    const sealed = await seal(JSON.stringify(content), ...key.publicKeys);
    // A phrase of danger rings at once, also in what looks like spam.
    const isUrgent = findPhrases(values).length > 0;
    const isAside = score >= spamThreshold && !isUrgent;
    const state = key.isTrial ? "test" : isAside ? "aside" : "new";
    const ring = isUrgent ? "urgent" : "new";
    const message = { id, form, received, state, score, digest, keyId: key.id, sealed } as const;
    return store.keep(message, state === "new" ? ring : undefined);
  }

  async function isKnown(id: string) {
    return (await store.findDigest(id)) !== undefined;
  }

  return { keep, isKnown };
}

import { type Ask, Refusal } from "./exchange.ts";
import type { Form, Values } from "./forms.ts";
import { seal } from "./seal.ts";
import type { Sign } from "./sign.ts";
import { asideFrom } from "./spam.ts";
import type { PracticeKey, Store } from "./store/store.ts";

export type Delivery = { id: string; form: Form; values: Values; score: number };
export type Receive = ReturnType<typeof createReceive>;

type Parts = {
  store: Store;
  sign: Sign;
  slowDown: (address: string) => void;
  /** Whether whoever asks is setting the inbox up, and may send the test message. */
  isSettingUp: (ask: Ask) => Promise<boolean>;
  onKept: () => void;
};

/**
 * Keeps what has passed the check. Once this has returned, the message is sealed and flushed to the
 * disk, and it is there once, however often it was sent.
 */
export function createReceive({ store, sign, slowDown, isSettingUp, onKept }: Parts) {
  return async function receive({ id, form, values, score }: Delivery, ask: Ask) {
    const key = await store.sealingKey();
    if (!key || !(await isOpen(key, ask))) {
      throw new Refusal(
        503,
        "This form cannot take anything yet. Nothing was sent. Please call or write instead.",
      );
    }
    const digest = sign("digest", `${form.name}\n${JSON.stringify(values)}`);
    const isKept = (await store.findDigest(id)) ?? (await keepNew());
    if (isKept && isKept.digest !== digest) {
      throw new Refusal(
        409,
        "You have already sent this form with other answers. Please open the page again.",
      );
    }

    /** Gives back the message that came first, if another one with this id did meanwhile. */
    async function keepNew() {
      if (!key) return;
      slowDown(ask.address);
      const received = Date.now();
      const content = JSON.stringify({ form: form.name, received, values });
      const state = key.state === "trial" ? "test" : score >= asideFrom ? "aside" : "new";
      const isNew = await store.keep(
        {
          ...{ id, form: form.name, received, state, score, digest },
          keyId: key.id,
          sealed: await seal(content, key.publicKey),
        },
        state === "new",
      );
      if (!isNew) return store.findDigest(id);
      onKept();
    }
  };

  /** Before the set-up is complete, only its own test message comes in. */
  async function isOpen(key: PracticeKey, ask: Ask) {
    return key.state === "current" || isSettingUp(ask);
  }
}

import { randomInt } from "node:crypto";
import { HttpError, type InboxRequest, type InboxResponse, json } from "../http/exchange.ts";
import { showHolder, showKey, startKeyRing } from "../keys/key-ring.ts";
import { hash, isSame, type Sign } from "../keys/sign.ts";
import { type Store, setSetting } from "../store/store.ts";
import { type Body, object, text } from "./read.ts";
import type { Sessions } from "./sessions.ts";

/** Letters and digits that nobody mixes up. */
const codeLetters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** Makes the code that opens the set-up, or gives back nothing once that is complete. */
export async function makeSetupCode(store: Store) {
  if ((await store.sealingKey())?.state === "current") return;
  const letters = Array.from({ length: 12 }, () => codeLetters[randomInt(codeLetters.length)]);
  const code = letters.join("").replace(/(.{4})(?!$)/g, "$1-");
  await store.set("setup code", hash(bare(code)));
  return code;
}

/** However it was typed: small letters, without hyphens, with spaces. */
function bare(code: string) {
  return code.toUpperCase().replace(/[^A-Z\d]/g, "");
}

export type Setup = ReturnType<typeof createSetup>;

/**
 * The steps that lead to the first message. The browser does the work: it makes the keys, sends a
 * test message through the real form, and opens it, once as the person and once with a sheet. Each
 * step can be repeated; before the last, making new keys starts clean.
 */
export function createSetup(store: Store, sessions: Sessions, sign: Sign) {
  async function show() {
    const key = await store.sealingKey();
    const holders = await store.holders();
    const test = await testMessage();
    const opened = await openedWith();
    return {
      stage: !key ? "keys" : !test ? "test" : "open",
      key: key && showKey(key),
      holders: holders.map((holder) => ({
        ...showHolder(holder),
        lockedKey: holder.lockedKey && Buffer.from(holder.lockedKey).toString("base64"),
        hasOpened: opened.includes(holder.kind),
      })),
      test: test && { id: test.id, sealed: Buffer.from(test.sealed).toString("base64") },
    };
  }

  async function testMessage() {
    const [rows = []] = await store.run({
      sql: `SELECT id, form, digest, sealed FROM message WHERE state = 'test'
        ORDER BY received DESC LIMIT 1`,
    });
    return rows[0] as { id: string; form: string; digest: string; sealed: Uint8Array } | undefined;
  }

  async function openedWith() {
    return (await store.setting("opened with"))?.split(" ") ?? [];
  }

  return {
    show,

    async start(body: Body): Promise<InboxResponse> {
      const code = await store.setting("setup code");
      if (!code) throw new HttpError(410, "The inbox is set up already. Please sign in.");
      const isRight = isSame(code, hash(bare(text(body, "code"))));
      if (!isRight) throw new HttpError(403, "This is not the code that the server printed.");
      return json(200, await show(), await sessions.begin());
    },

    async makeKeys(body: Body) {
      await startKeyRing(store, body);
      return json(200, await show());
    },

    async challenge(body: Body) {
      const holder = await store.holder(text(body, "holder"));
      if (!holder) throw new HttpError(404, "There is nobody of this name.");
      return json(200, await sessions.challenge(holder));
    },

    /** Whoever has the answers of the test message, and the key of a holder, has opened it. */
    async opened(body: Body, _ask: InboxRequest): Promise<InboxResponse> {
      const holder = await sessions.answered(text(body, "challenge"), text(body, "answer"));
      const test = await testMessage();
      const values = JSON.stringify(object(body.values, "values"));
      if (!test || !isSame(test.digest, sign("digest", `${test.form}\n${values}`))) {
        throw new HttpError(403, "These are not the answers of the test message.");
      }
      const opened = [...new Set([...(await openedWith()), holder.kind])];
      if (opened.length < 2) {
        await store.set("opened with", opened.join(" "));
        return json(200, await show());
      }
      await store.run(
        { sql: "UPDATE practice_key SET state = 'current' WHERE state = 'trial'" },
        { sql: "DELETE FROM message WHERE state = 'test'" },
        { sql: "DELETE FROM setting WHERE name IN ('setup code', 'opened with')" },
        { sql: "DELETE FROM session WHERE holder_id = ''" },
        setSetting("set up", String(Date.now())),
      );
      const person = (await store.holders()).find(({ kind }) => kind === "person");
      return json(200, { stage: "complete" }, await sessions.begin(person?.id));
    },
  };
}

import { randomInt } from "node:crypto";
import * as v from "valibot";
import type { SendMail } from "../bell/mailer.ts";
import { HttpError } from "../http/exchange.ts";
import { hash, isSame } from "../keys/sign.ts";
import { sql } from "../store/database.ts";
import { setSetting } from "../store/settings.ts";
import type { Store } from "../store/store.ts";
import type { Rings } from "./key-ring.ts";
import { base64Of, type Call, read, shortText } from "./read.ts";
import type { Sessions } from "./sessions.ts";

/** Letters and digits that nobody mixes up. */
const codeLetters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

const codeSchema = v.object({ code: shortText });

/** Makes the code that opens the set-up, or gives back nothing once that is complete. */
export async function makeSetupCode(store: Store) {
  if (await store.setting("set up")) return;
  const letters = Array.from({ length: 12 }, () => codeLetters[randomInt(codeLetters.length)]);
  const code = letters.join("").replace(/(.{4})(?!$)/g, "$1-");
  await store.set("setup code", hash(bare(code)));
  return code;
}

/** However it was typed: small letters, without hyphens, with spaces. */
function bare(code: string) {
  return code.toUpperCase().replace(/[^A-Z\d]/g, "");
}

type Parts = {
  store: Store;
  rings: Rings;
  sessions: Sessions;
  sendMail: SendMail | undefined;
};

/**
 * Handles the steps of the set-up. The browser makes the keys, sends a test message through the real
 * form, and decrypts it, once as the person and once with a sheet. Each step can be repeated. Until
 * the last, making new keys starts the set-up again.
 */
export function createSetup({ store, rings, sessions, sendMail }: Parts) {
  async function show() {
    const keyRing = (await rings.newest())?.signed;
    const test = await testMessage();
    return {
      keyRing,
      test: test && base64Of(test),
      hasMail: sendMail !== undefined,
    };
  }

  async function testMessage() {
    const [rows = []] = await store.run(
      sql`SELECT encrypted FROM message WHERE state = 'test' ORDER BY received DESC LIMIT 1`,
    );
    return rows[0]?.encrypted as Uint8Array | undefined;
  }

  return {
    show,

    async start({ request, body, cookies }: Call) {
      const code = await store.setting("setup code");
      if (!code) throw new HttpError(410, "The inbox is already set up. Please sign in.");
      const isRight = isSame(code, hash(bare(read(codeSchema, body).code)));
      if (!isRight) throw new HttpError(403, "This isn’t the code that the server printed.");
      cookies.push(...(await sessions.begin(request)));
      return show();
    },

    async makeKeys({ body }: Call) {
      await rings.start(body);
      return show();
    },

    /** Sends an e-mail: the practice relies on them, so one must arrive first. */
    async testMail() {
      const text = "E-mails of the inbox reach you. Please go on with the set-up.\n";
      try {
        await sendMail?.({ subject: "A test of the inbox", text });
      } catch {
        throw new HttpError(
          503,
          "The mail server didn’t take the e-mail. Please check INBOX_SMTP.",
        );
      }
    },

    async finish({ request, cookies }: Call) {
      if (!(await testMessage())) throw new HttpError(409, "Please send the test message first.");
      await store.run(
        sql`DELETE FROM message WHERE state = 'test'`,
        sql`DELETE FROM setting WHERE name = 'setup code'`,
        sql`DELETE FROM session WHERE holder_id = ''`,
        setSetting("set up", String(Date.now())),
      );
      await rings.keep();
      const person = await rings.findHolder(({ kind }) => kind === "person");
      cookies.push(...(await sessions.begin(request, person?.id)));
    },
  };
}

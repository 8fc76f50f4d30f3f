import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createPlainPages } from "../app/plain/pages";
import { createBell, createMailer } from "./bell.ts";
import { createPace } from "./pace.ts";
import { createReceiver } from "./receive.ts";
import { createInboxServer } from "./server.ts";
import { findSecret, type Settings } from "./settings.ts";
import { createSign } from "./sign.ts";
import { createStaffApi } from "./staff/api.ts";
import { createSessions } from "./staff/sessions.ts";
import { makeSetupCode } from "./staff/setup.ts";
import { openPostgres } from "./store/postgres.ts";
import { openSqlite } from "./store/sqlite.ts";
import { createStore } from "./store/store.ts";

const dayMs = 24 * 60 * 60 * 1000;
const chimeMs = 15 * 1000;
/** What is under way when the server is told to stop has so long. */
const stopMs = 3000;
/** How long an address pays for what it sent. */
const secondsEach = 15;

export function databaseFile({ data }: Settings) {
  return join(data, "inbox.db");
}

/** Starts everything and gives back how to stop it. `print` is for people, `log` for each request. */
export async function startInbox(
  settings: Settings,
  { print, log }: Record<"print" | "log", (line: string) => void>,
) {
  const sign = createSign(findSecret(settings));
  const store = createStore(await openDatabase(settings));
  const sessions = createSessions(store);
  const mailer = settings.smtp ? createMailer(settings) : undefined;
  const bell = mailer && createBell({ store, sendMail: mailer.sendMail, url: settings.url });
  // What fails now is due again later.
  const ring = () => void bell?.ring().catch(() => undefined);

  const server = createInboxServer({
    ...settings,
    pages: createPlainPages(settings.site),
    sign,
    log,
    receiver: createReceiver({
      store,
      sign,
      slowDown: createPace({ burst: settings.burst, secondsEach }),
      isSettingUp: sessions.isSettingUp,
      onKept: ring,
    }),
    staffApi: createStaffApi({ ...settings, store, sessions, sign, hasBell: bell !== undefined }),
  });
  server.listen(settings.port, settings.host);
  await once(server, "listening");

  async function chime() {
    ring();
    await store.clean(Date.now(), Date.now() - settings.keepDays * dayMs);
  }
  const timer = setInterval(() => void chime().catch(() => undefined), chimeMs);
  ring();

  const code = await makeSetupCode(store);
  if (code) print(`It is not set up yet, and the forms take nothing. The code for it: ${code}`);
  if (!bell) print("INBOX_SMTP is not set: no mail will say that a message has come.");
  print(`The inbox is at ${settings.url}/inbox`);

  return {
    port: (server.address() as { port: number }).port,
    setupCode: code,
    async stop() {
      clearInterval(timer);
      server.close();
      server.closeIdleConnections();
      // Browsers hold connections open that they have not used yet.
      const impatience = setTimeout(() => server.closeAllConnections(), stopMs);
      await once(server, "close");
      clearTimeout(impatience);
      mailer?.close();
      await store.close();
    },
  };
}

async function openDatabase(settings: Settings) {
  if (settings.database) return openPostgres(settings.database);
  mkdirSync(settings.data, { recursive: true, mode: 0o700 });
  return openSqlite(databaseFile(settings));
}

import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createBell } from "./bell/bell.ts";
import { createMailer } from "./bell/mailer.ts";
import { createHealth } from "./http/health.ts";
import { createRateLimit } from "./http/rate-limit.ts";
import { reasonOf } from "./http/reason.ts";
import { createInboxServer } from "./http/server.ts";
import { createSign } from "./keys/sign.ts";
import { fileOf, openFitting } from "./receive/built-page.ts";
import { createReceiver } from "./receive/receiver.ts";
import { findSecret, keepDaysOf, type Settings } from "./settings.ts";
import { followSite, formsOf } from "./site.ts";
import { createStaffApi } from "./staff/api.ts";
import { createRings } from "./staff/key-ring.ts";
import { createSessions } from "./staff/sessions.ts";
import { makeSetupCode } from "./staff/setup.ts";
import { answerMsOf, readStatus } from "./status.ts";
import type { Access } from "./store/database.ts";
import { writeDeleted } from "./store/deleted.ts";
import { createDeletionClock } from "./store/deletion-clock.ts";
import { openPostgres } from "./store/postgres.ts";
import { openSqlite } from "./store/sqlite.ts";
import { createStore } from "./store/store.ts";

const dayMs = 24 * 60 * 60 * 1000;
const ringMs = 15 * 1000;
const cleanOldMs = 10 * 60 * 1000;
/** Time that requests under way get when the server is told to stop. */
const stopMs = 3000;
/** Seconds after which a slowed-down address may send one more message. */
const secondsEach = 15;

export function databaseFile({ data }: Settings) {
  return join(data, "inbox.db");
}

type Write = (line: string) => void;

/**
 * Starts everything. Returns the port, the set-up code and `stop`. `print` writes lines for people,
 * `log` one for each request. If `fd` is set, the server listens on that open socket, not on the
 * port. */
export async function startInbox(
  settings: Settings,
  { print, log, fd }: { print: Write; log: Write; fd?: number },
) {
  const sign = createSign(findSecret(settings));
  const store = createStore(await openDatabase(settings, "server", log));
  await store.tryToWrite().catch((error: Error) => {
    const words = `The inbox cannot write into its database: ${error.message}.`;
    if (!isDiskFull(error)) throw new Error(words);
    // Staff have to come in all the same, to read and to make room.
    print(words);
  });
  const site = await followSite({ folder: settings.site, store, print });
  const rings = createRings(store, settings.data, print);
  await rings.ensureFits();
  const sessions = createSessions(store, rings, sign);
  const mailer = settings.smtp ? createMailer(settings) : undefined;
  const recipients = mailer ? settings.mailTo : [];
  await store.setRecipients(recipients).catch(note("recipients"));
  const bell =
    mailer &&
    createBell({
      ...settings,
      ...{ store, recipients, sendMail: mailer.sendMail, log },
      answerMs: () => answerMsOf(site()),
    });

  await tellForeign();
  const days = keepDaysOf(settings, site());
  if (settings.keepDays && settings.keepDays > days) {
    print(
      `INBOX_KEEP_DAYS is ${settings.keepDays}, but the privacy notice promises ${days} days: messages are deleted after ${days} days.`,
    );
  }

  /** An owner may upload a newer site without the inbox. */
  async function tellForeign() {
    const forms = formsOf(site());
    const fitting = await Promise.all(forms.map((form) => openFitting(form, settings.site)));
    const foreign = forms.filter((_form, index) => !fitting[index]).map(fileOf);
    if (foreign.length > 0) print(foreignWords(settings, foreign));
  }

  /** Logs why something failed that is tried again later. */
  function note(name: string) {
    return (error: unknown) => log(`${name} ${reasonOf(error)}`);
  }

  /** Tells whether a message could be kept now. */
  async function canKeep() {
    try {
      if (!site() || !(await store.setting("set up"))) return false;
      await store.tryToWrite();
      return true;
    } catch (error) {
      note("health")(error);
      return false;
    }
  }

  const server = createInboxServer({
    ...settings,
    followSite: site,
    sign,
    log,
    receiver: createReceiver({
      store,
      sign,
      limitRate: createRateLimit({ burst: settings.burst, secondsEach }),
      encryptionKeys: rings.encryptionKeys,
      isSettingUp: sessions.isSettingUp,
      onKept: () => void bell?.ring().catch(note("bell")),
    }),
    staffApi: createStaffApi({
      ...settings,
      followSite: site,
      store,
      rings,
      sessions,
      sendMail: mailer?.sendMail,
      status: () => readStatus(store, settings, site()),
    }),
    isWell: createHealth(canKeep),
  });
  server.listen(fd === undefined ? { port: settings.port, host: settings.host } : { fd });
  await once(server, "listening");

  const rememberDeleted = async () => writeDeleted(settings.data, await store.deleted());
  async function tick() {
    bell?.tick().catch(note("bell"));
    if ((await store.clean(Date.now())) > 0) await rememberDeleted();
    store.reserve?.hold();
  }
  const tellTime = await createDeletionClock(store);
  async function cleanOld() {
    const gone = await store.cleanOld((await tellTime()) - keepDaysOf(settings, site()) * dayMs);
    if (gone > 0) await rememberDeleted();
    await store.dropDigests(Date.now() - dayMs);
  }
  const timers = [
    setInterval(() => void tick().catch(note("tick")), ringMs),
    setInterval(() => void cleanOld().catch(note("deletion")), cleanOldMs),
  ];
  bell?.tick().catch(note("bell"));
  await rememberDeleted().catch(() => undefined);

  const code = await makeSetupCode(store);
  if (code) print(`It is not set up yet, and the forms take nothing. The code for it: ${code}`);
  if (!bell) print("INBOX_SMTP is not set: no mail will say that a message has come.");
  print(`The inbox is at ${settings.url}/inbox`);

  return {
    port: (server.address() as { port: number }).port,
    setupCode: code,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      server.close();
      server.closeIdleConnections();
      // Browsers hold connections open that they have not used yet.
      const impatience = setTimeout(() => server.closeAllConnections(), stopMs);
      await once(server, "close");
      clearTimeout(impatience);
      mailer?.close();
      await tellTime().catch(() => undefined);
      await store.close();
    },
  };
}

function foreignWords({ site }: Settings, files: readonly string[]) {
  return `${files.join(", ")} in ${site} are from another build than forms.json: messages are taken, but visitors without scripts get pages without styles. Upload the whole site.`;
}

function isDiskFull({ code, message }: NodeJS.ErrnoException) {
  return code === "ENOSPC" || /disk is full/.test(message);
}

/** Opens the database alone, for a server or a restore in its place. */
export async function openDatabase(settings: Settings, access: Access, log: Write) {
  const onError = (error: Error) => log(`database ${reasonOf(error)}`);
  if (settings.database) return openPostgres(settings.database, { access, onError });
  mkdirSync(settings.data, { recursive: true, mode: 0o700 });
  return openSqlite(databaseFile(settings), access);
}

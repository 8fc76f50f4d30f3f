import * as v from "valibot";
import type { SendMail } from "../bell/mailer.ts";
import { decode, HttpError, type InboxRequest, json, typeOf } from "../http/exchange.ts";
import { readObject } from "../http/json.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import { ageFile, type Holder } from "../keys/ring.ts";
import { type FollowedSite, siteForStaff } from "../site.ts";
import type { readStatus } from "../status.ts";
import { Outdated } from "../store/database.ts";
import type { Store } from "../store/store.ts";
import type { Rings } from "./key-ring.ts";
import { createMessages } from "./messages.ts";
import { type Call, read, shortText } from "./read.ts";
import type { Sessions } from "./sessions.ts";
import { createSetup } from "./setup.ts";

export const apiPath = "/inbox/api";

const wantedSchema = v.union([
  v.object({ name: v.pipe(shortText, v.maxLength(100)) }),
  // A sheet, by the public half of what stands on it.
  v.object({ publicKey: v.pipe(shortText, v.maxLength(100)) }),
]);
const credentialSchema = v.object({ credential: v.pipe(shortText, v.regex(/^[\w-]+$/)) });
const passkeySchema = v.object({
  ...credentialSchema.entries,
  transports: v.pipe(v.string(), v.regex(/^[a-z,-]{0,100}$/)),
  file: v.pipe(ageFile, v.maxLength(2000)),
  label: v.pipe(shortText, v.maxLength(100)),
});
const answerSchema = v.object({ challenge: shortText, answer: shortText });
const holderSchema = v.object({ holder: v.optional(shortText) });
const countSchema = v.object({ count: v.number() });

/** Room for a list of people with every key of many years. */
const bodyLimit = 512 * 1024;

type Route = {
  method: string;
  path: string;
  /** Callers allowed: anyone, a browser with the code of the set-up, or signed-in people and sheets. */
  who: "anyone" | "setup" | "staff";
  handle: (call: Call) => Promise<unknown>;
};

type Parts = {
  store: Store;
  rings: Rings;
  sessions: Sessions;
  url: string;
  status: () => ReturnType<typeof readStatus>;
  sendMail: SendMail | undefined;
  followSite: FollowedSite;
};

/** Everything that staff's pages can ask for, on one screen. */
export function createStaffApi(parts: Parts) {
  const { store, rings, sessions, url, status, sendMail, followSite } = parts;
  const setup = createSetup({ store, rings, sessions, sendMail });
  const messages = createMessages(store, rings);
  // Guessing a code or a challenge is hopeless already. These keep it from being a burden.
  const limitSetup = createRateLimit({ burst: 20, secondsEach: 10 });
  const limitRings = createRateLimit({ burst: 60, secondsEach: 10 });
  const limitSignIn = createRateLimit({
    ...{ burst: 10, secondsEach: 30 },
    text: "This name was tried many times from your connection. Please wait half a minute. A device that has signed in before doesn’t have to wait.",
  });

  const routes: readonly Route[] = [
    route("GET", "/state", "anyone", showState),
    route("POST", "/setup", "anyone", (call) => {
      limitSetup(call.request.address);
      return setup.start(call);
    }),
    route("GET", "/setup", "setup", setup.show),
    route("PUT", "/setup/keys", "setup", setup.makeKeys),
    route("POST", "/setup/mail", "setup", setup.testMail),
    route("POST", "/setup/finish", "setup", setup.finish),

    route("POST", "/challenge", "anyone", challenge),
    route("POST", "/session", "anyone", signIn),
    route("DELETE", "/session", "staff", async ({ session, cookies }) => {
      if (session) cookies.push(await sessions.end(session));
    }),
    // Ends the person's own sessions, or those of a colleague who has lost a phone.
    route("POST", "/sessions/end", "staff", ({ body, holder }) =>
      sessions.endAllOf(read(holderSchema, body).holder ?? holder.id),
    ),

    route("GET", "/status", "staff", async () => ({
      ...(await status()),
      keyRing: (await rings.newest())?.hash,
    })),
    route("GET", "/messages", "staff", messages.list),
    route("POST", "/messages/open", "staff", messages.open),
    route("GET", "/messages/:id", "staff", messages.show),
    route("PATCH", "/messages/:id", "staff", messages.change),
    route("POST", "/messages/:id/opened", "staff", messages.opened),
    route("POST", "/messages/:id/notes", "staff", messages.addNote),
    route("DELETE", "/messages/:id", "staff", messages.delete),
    route("POST", "/messages/:id/restore", "staff", messages.restore),

    route("GET", "/key-ring", "staff", ({ holder }) => rings.show(holder)),
    // A ring's signature proves it, so that any browser may send missing ones after a restore.
    route("PUT", "/key-ring", "anyone", ({ request, body }) => {
      limitRings(request.address);
      return rings.add(body);
    }),
    route("PUT", "/seen", "staff", ({ holder, body }) => rings.see(holder, body)),

    route("GET", "/passkeys", "staff", async () => ({ passkeys: await store.passkeys() })),
    route("POST", "/passkeys", "staff", addPasskey),
    route("POST", "/passkeys/remove", "staff", ({ body }) =>
      store.removePasskey(read(credentialSchema, body).credential),
    ),

    route("GET", "/records", "staff", async ({ request }) => {
      const before = Number(request.query.get("before")) || Number.MAX_SAFE_INTEGER;
      return { records: await store.records(before, 100) };
    }),
    route("POST", "/records/taken-out", "staff", async ({ holder: { name }, body }) => {
      const { count } = read(countSchema, body);
      await store.record({ at: Date.now(), name, what: "took out", count });
    }),
  ];

  return {
    /** Finds the route of a path, whose pattern goes into the log, and the path's `:id`. */
    find(method: string, path: string) {
      for (const route of routes.filter((candidate) => candidate.method === method)) {
        const pattern = route.path.replace(":id", "([\\da-f-]{36})");
        const match = new RegExp(`^${apiPath}${pattern}$`).exec(path);
        if (match) return { route, name: `${method} ${apiPath}${route.path}`, id: match[1] ?? "" };
      }
      return undefined;
    },

    async answer(request: InboxRequest, { route, id }: { route: Route; id: string }) {
      refuseOtherSites(request);
      const session = await sessions.find(request);
      const { who } = route;
      const isSettingUp = session !== undefined && !session.holder;
      if ((who === "staff" && !session?.holder) || (who === "setup" && !isSettingUp)) {
        throw new HttpError(401, "You’ve been signed out. Please unlock the inbox again.");
      }
      const holder = session?.holder as Holder;
      if (who === "staff") refuseOthers(request, holder);
      const body = request.method === "GET" ? {} : await readJson(request);
      const cookies: string[] = [];
      const content = await route.handle({ request, id, body, session, holder, cookies });
      return { ...json(200, content ?? {}, { "Set-Cookie": cookies }), id };
    },
  };

  /** Two people may use one computer: the cookie is of the one who came last, an open page perhaps not. */
  function refuseOthers({ headers }: InboxRequest, { id, name }: Holder) {
    const expected = headers["inbox-holder"];
    if (expected === undefined || expected === id) return;
    throw new HttpError(
      401,
      `${name} has signed in on this computer. Please unlock the inbox again.`,
    );
  }

  async function addPasskey({ holder, body }: Call) {
    const passkey = { ...read(passkeySchema, body), holderKey: holder.publicKey, at: Date.now() };
    await store.addPasskey(passkey).catch((error) => {
      if (!(error instanceof Outdated)) throw error;
      throw new HttpError(409, "You have ten devices already. Remove one first, under People.");
    });
  }

  async function showState({ session }: Call) {
    return {
      isSetUp: (await store.setting("set up")) !== undefined,
      me: session?.holder?.name ?? null,
      /** Hash of the newest list of people and keys: a browser that knows a newer one hands it in. */
      keyRing: (await rings.newest())?.hash ?? null,
      site: siteForStaff(followSite()),
    };
  }

  /** Limits attempts per address, so that trying a person's name can't lock that person out. */
  async function challenge({ request, body }: Call) {
    const wanted = read(wantedSchema, body);
    const name = "name" in wanted ? comparable(wanted.name) : wanted.publicKey;
    if (!sessions.isKnownDevice(request)) limitSignIn(request.address, name);
    const holder = await rings.findHolder((candidate) =>
      candidate.kind === "person"
        ? comparable(candidate.name) === name
        : candidate.publicKey === name,
    );
    if (!holder) {
      const isName = "name" in wanted;
      throw new HttpError(404, isName ? unknownName : unknownSheet);
    }
    const { encryptedPrivateKey, publicKey } = holder;
    const passkeys = (await store.passkeys()).filter(({ holderKey }) => holderKey === publicKey);
    return { ...(await sessions.challenge(holder)), encryptedPrivateKey, passkeys };
  }

  async function signIn({ request, body, cookies }: Call) {
    const { challenge, answer } = read(answerSchema, body);
    const { id, name } = await sessions.answered(challenge, answer);
    if (!sessions.isKnownDevice(request)) {
      const done = { at: Date.now(), name, what: "new device", count: 1 };
      await store.record(done).catch(() => undefined);
    }
    cookies.push(...(await sessions.begin(request, id)));
  }

  /** Cookies of ours are not sent from other sites; this holds where a browser does not. */
  function refuseOtherSites({ method, headers }: InboxRequest) {
    const site = headers["sec-fetch-site"];
    const isOurs = site === "same-origin" || headers.origin === url;
    const isRead = method === "GET" && headers.origin === undefined && site !== "cross-site";
    if (!isOurs && !isRead)
      throw new HttpError(403, "Only the inbox’s own pages may ask for this.");
  }
}

const unknownName = "No one on the list of people has this name.";
const unknownSheet = "This sheet doesn’t open the inbox. Has it been replaced by a newer one?";

/** However it was typed. */
function comparable(name: string) {
  return name.normalize("NFC").toLowerCase();
}

function route(method: string, path: string, who: Route["who"], handle: Route["handle"]): Route {
  return { method, path, who, handle };
}

async function readJson(request: InboxRequest) {
  const body = await request.readBody(bodyLimit);
  if (body.length === 0) return {};
  if (typeOf(request.headers) !== "application/json") {
    throw new HttpError(415, "Staff's pages send JSON.");
  }
  return readObject(decode(body, request.headers));
}

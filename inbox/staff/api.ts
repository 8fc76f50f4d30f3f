import * as v from "valibot";
import { staff } from "../../app/content/staff";
import {
  decode,
  HttpError,
  type InboxRequest,
  type InboxResponse,
  json,
  typeOf,
} from "../http/exchange.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import type { Holder } from "../keys/key-ring.ts";
import { hash, type Sign } from "../keys/sign.ts";
import type { SendMail } from "../notify/notifier.ts";
import { readObject } from "../receive/json.ts";
import type { readStatus } from "../status.ts";
import type { Store } from "../store/store.ts";
import { changeKeyRing, showKeyRing } from "./key-ring.ts";
import {
  addNote,
  changeMessage,
  deleteMessage,
  listMessages,
  listOldSeals,
  openMessages,
  reseal,
  restoreMessage,
} from "./messages.ts";
import { type Body, read, shortText } from "./read.ts";
import type { Session, Sessions } from "./sessions.ts";
import { createSetup } from "./setup.ts";

export const apiPath = "/inbox/api";

const nameSchema = v.object({ name: v.pipe(shortText, v.maxLength(100)) });
const hashSchema = v.object({ hash: shortText });
const answerSchema = v.object({ challenge: shortText, answer: shortText });
const provedSchema = v.object({ ...answerSchema.entries, change: v.string() });
const holderSchema = v.object({ holder: v.optional(shortText) });
const countSchema = v.object({ count: v.number() });

/** Messages that are sealed anew, in base64; or every key of many years. */
const bodyLimit = 512 * 1024;

type Call = {
  request: InboxRequest;
  id: string;
  body: Body;
  session: Session | undefined;
  holder: Holder;
};
type Route = {
  method: string;
  path: string;
  /**
   * Who may call it: everybody, who has the code of the set-up, people and sheets, or those of them
   * who have just proved that they hold a key, for this very change.
   */
  who: "anyone" | "setup" | "staff" | "holder";
  handle: (call: Call) => Promise<InboxResponse>;
};

type Parts = {
  store: Store;
  sessions: Sessions;
  sign: Sign;
  url: string;
  status: () => ReturnType<typeof readStatus>;
  sendMail: SendMail | undefined;
};

/** Everything that staff's pages can ask for, on one screen. */
export function createStaffApi({ store, sessions, sign, url, status, sendMail }: Parts) {
  const setup = createSetup({ store, sessions, sign, sendMail });
  // Guessing a code or a challenge is hopeless already; this keeps it from being a burden.
  const limitSetup = createRateLimit({ burst: 20, secondsEach: 10 });
  const limitSignIn = createRateLimit({
    ...{ burst: 10, secondsEach: 30 },
    text: staff.errors.manyTries,
  });

  const routes: readonly Route[] = [
    route("GET", "/state", "anyone", showState),
    route("POST", "/setup", "anyone", ({ request, body }) => {
      limitSetup(request.address);
      return setup.start(request, body);
    }),
    route("GET", "/setup", "setup", async () => json(200, await setup.show())),
    route("PUT", "/setup/keys", "setup", ({ body }) => setup.makeKeys(body)),
    route("POST", "/setup/challenge", "setup", ({ body }) => setup.challenge(body)),
    route("POST", "/setup/opened", "setup", ({ body }) => setup.opened(body)),
    route("POST", "/setup/mail", "setup", () => setup.mailCode()),
    route("POST", "/setup/finish", "setup", ({ body, request }) => setup.finish(request, body)),

    route("POST", "/challenge", "anyone", challenge),
    route("POST", "/session", "anyone", signIn),
    route("DELETE", "/session", "staff", async ({ session }) =>
      json(200, {}, session && (await sessions.end(session))),
    ),
    route("POST", "/sessions/end", "staff", endSessions),

    route("GET", "/status", "staff", async () => json(200, await status())),
    route("GET", "/messages", "staff", ({ request }) => listMessages(store, request.query)),
    route("POST", "/messages/open", "staff", ({ holder, body }) =>
      openMessages(store, holder, body),
    ),
    route("GET", "/messages/:id", "staff", async ({ id }) =>
      json(200, { message: (await store.listed(id)) ?? null }),
    ),
    route("PATCH", "/messages/:id", "staff", ({ holder, id, body }) =>
      changeMessage(store, holder, id, body),
    ),
    route("POST", "/messages/:id/notes", "staff", ({ id, body }) => addNote(store, id, body)),
    route("DELETE", "/messages/:id", "staff", ({ holder, id, body }) =>
      deleteMessage(store, holder, id, body),
    ),
    route("POST", "/messages/:id/restore", "staff", ({ holder, id }) =>
      restoreMessage(store, holder, id),
    ),

    route("POST", "/challenge/change", "staff", async ({ holder, body }) =>
      json(200, await sessions.challenge(holder, read(hashSchema, body).hash)),
    ),
    route("GET", "/key-ring", "staff", async () => json(200, await showKeyRing(store))),
    route("PUT", "/key-ring", "holder", async ({ holder, body }) => {
      await changeKeyRing(store, holder, body);
      return json(200, await showKeyRing(store));
    }),
    route("GET", "/seals", "staff", ({ request }) => listOldSeals(store, request.query)),
    route("PUT", "/seals", "holder", ({ body }) => reseal(store, body)),

    route("GET", "/records", "staff", async ({ request }) => {
      const before = Number(request.query.get("before")) || Number.MAX_SAFE_INTEGER;
      return json(200, { records: await store.records(before, 100) });
    }),
    route("POST", "/records/taken-out", "staff", async ({ holder: { name }, body }) => {
      const { count } = read(countSchema, body);
      await store.record({ at: Date.now(), name, what: "took out", count });
      return json(200, {});
    }),
  ];

  /** The route of a path, by whose pattern it is logged, and its answer. */
  return {
    find(method: string, path: string) {
      const match = routes
        .filter((candidate) => candidate.method === method)
        .map((candidate) => ({ route: candidate, id: matchPath(candidate.path, path) }))
        .find(({ id }) => id !== undefined);
      return match && { name: `${method} ${apiPath}${match.route.path}`, ...match };
    },

    async answer(
      request: InboxRequest,
      found: { route: Route; id: string | undefined },
    ): Promise<InboxResponse> {
      refuseOtherSites(request);
      const session = await sessions.find(request);
      const isSettingUp = session !== undefined && !session.holder;
      const { who } = found.route;
      const isStaff = who === "staff" || who === "holder";
      if ((isStaff && !session?.holder) || (who === "setup" && !isSettingUp)) {
        throw new HttpError(401, staff.errors.signIn);
      }
      const sent = request.method === "GET" ? {} : await readJson(request);
      const holder = session?.holder as Holder;
      const body = who === "holder" ? await readProved(holder, sent) : sent;
      return found.route.handle({ request, id: found.id ?? "", body, session, holder });
    },
  };

  /** A change, from whoever has opened a challenge that was made for it. */
  async function readProved(holder: Holder, body: Body) {
    const { change, challenge, answer } = read(provedSchema, body);
    const prover = await sessions.answered(challenge, answer, hash(change));
    if (prover.id !== holder.id) throw new HttpError(403, "Somebody else has signed in meanwhile.");
    return readObject(change);
  }

  async function showState({ session }: Call) {
    return json(200, {
      isSetUp: (await store.setting("set up")) !== undefined,
      me: session?.holder?.name ?? null,
    });
  }

  /** Nobody keeps others out by trying their names: only an address that does so has to wait. */
  async function challenge({ request, body }: Call) {
    const name = read(nameSchema, body).name.toLowerCase();
    if (!sessions.isKnownDevice(request)) limitSignIn(request.address, name);
    const holders = (await store.keyRing())?.holders ?? [];
    const holder = holders.find((candidate) => candidate.name.toLowerCase() === name);
    if (!holder) throw new HttpError(404, staff.errors.nobody);
    return json(200, { ...(await sessions.challenge(holder)), lockedKey: holder.lockedKey });
  }

  async function signIn({ request, body }: Call) {
    const { challenge, answer } = read(answerSchema, body);
    const { id, name } = await sessions.answered(challenge, answer);
    if (!sessions.isKnownDevice(request)) {
      const done = { at: Date.now(), name, what: "new device", count: 1 };
      await store.record(done).catch(() => undefined);
    }
    return json(200, {}, await sessions.begin(request, id));
  }

  /** Of oneself, or of somebody who has lost a phone. */
  async function endSessions({ body, holder }: Call) {
    await sessions.endAllOf(read(holderSchema, body).holder ?? holder.id);
    return json(200, {});
  }

  /** Cookies of ours are not sent from other sites; this holds where a browser does not. */
  function refuseOtherSites({ method, headers }: InboxRequest) {
    const site = headers["sec-fetch-site"];
    const isOurs = site === "same-origin" || headers.origin === url;
    const isRead = method === "GET" && headers.origin === undefined && site !== "cross-site";
    if (!isOurs && !isRead) throw new HttpError(403, "This was not asked from our own pages.");
  }
}

function route(method: string, path: string, who: Route["who"], handle: Route["handle"]): Route {
  return { method, path, who, handle };
}

/** The part of the path that stands for `:id`, or an empty text where there is none. */
function matchPath(pattern: string, path: string) {
  const match = new RegExp(`^${apiPath}${pattern.replace(":id", "([\\w-]{1,64})")}$`).exec(path);
  return match ? (match[1] ?? "") : undefined;
}

async function readJson(request: InboxRequest) {
  const body = await request.readBody(bodyLimit);
  if (body.length === 0) return {};
  if (typeOf(request.headers) !== "application/json") {
    throw new HttpError(415, "Staff's pages send JSON.");
  }
  return readObject(decode(body, request.headers));
}

import {
  decode,
  HttpError,
  type InboxRequest,
  type InboxResponse,
  json,
  typeOf,
} from "../http/exchange.ts";
import { createRateLimit } from "../http/rate-limit.ts";
import { changeKeyRing, showHolder, showKeyRing } from "../keys/key-ring.ts";
import type { Sign } from "../keys/sign.ts";
import { readObject } from "../receive/json.ts";
import type { readStatus } from "../status.ts";
import type { Holder, Store } from "../store/store.ts";
import {
  changeMessage,
  deleteKey,
  deleteMessage,
  listMessages,
  openMessages,
  resealMessage,
  restoreMessage,
} from "./messages.ts";
import { type Body, text } from "./read.ts";
import type { Session, Sessions } from "./sessions.ts";
import { createSetup } from "./setup.ts";

export const apiPath = "/inbox/api";

/** A message that is sealed anew, with its note, in base64; or every key of many years. */
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
  /** Who may call it: everybody, who has the code of the set-up, or people and sheets. */
  who: "anyone" | "setup" | "staff";
  handle: (call: Call) => Promise<InboxResponse>;
};

type Parts = {
  store: Store;
  sessions: Sessions;
  sign: Sign;
  url: string;
  status: () => ReturnType<typeof readStatus>;
};

/** Everything that staff's pages can ask for, on one screen. */
export function createStaffApi({ store, sessions, sign, url, status }: Parts) {
  const setup = createSetup(store, sessions, sign);
  // Guessing a code or a challenge is hopeless already; this keeps it from being a burden.
  const limitAddress = createRateLimit({ burst: 20, secondsEach: 10 });
  const slowHolder = createRateLimit({ burst: 10, secondsEach: 30 });

  const routes: readonly Route[] = [
    route("GET", "/state", "anyone", showState),
    route("POST", "/setup", "anyone", ({ request, body }) => {
      limitAddress(request.address);
      return setup.start(body);
    }),
    route("GET", "/setup", "setup", async () => json(200, await setup.show())),
    route("PUT", "/setup/keys", "setup", ({ body }) => setup.makeKeys(body)),
    route("POST", "/setup/challenge", "setup", ({ body }) => setup.challenge(body)),
    route("POST", "/setup/opened", "setup", ({ body, request }) => setup.opened(body, request)),

    route("POST", "/challenge", "anyone", challenge),
    route("POST", "/session", "anyone", signIn),
    route("DELETE", "/session", "staff", async ({ session }) => {
      await store.endSession(session?.tokenHash ?? "");
      return json(200, {}, sessions.end());
    }),
    route("POST", "/sessions/end", "staff", endSessions),

    route("GET", "/status", "staff", async () => json(200, await status())),
    route("GET", "/messages", "staff", ({ request }) => listMessages(store, request.query)),
    route("POST", "/messages/open", "staff", ({ holder, body }) =>
      openMessages(store, holder.name, body),
    ),
    route("PATCH", "/messages/:id", "staff", ({ id, body }) => changeMessage(store, id, body)),
    route("DELETE", "/messages/:id", "staff", ({ id }) => deleteMessage(store, id)),
    route("POST", "/messages/:id/restore", "staff", ({ id }) => restoreMessage(store, id)),
    route("PUT", "/messages/:id/seal", "staff", ({ id, body }) => resealMessage(store, id, body)),

    route("GET", "/key-ring", "staff", async () => json(200, await showKeyRing(store))),
    route("PUT", "/key-ring", "staff", async ({ body }) => {
      await changeKeyRing(store, body);
      return json(200, await showKeyRing(store));
    }),
    route("DELETE", "/keys/:id", "staff", ({ id }) => deleteKey(store, id)),
    route("GET", "/openings", "staff", async ({ request }) => {
      const before = Number(request.query.get("before")) || Number.MAX_SAFE_INTEGER;
      return json(200, { openings: await store.openings(before, 100) });
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
      if ((who === "staff" && !session?.holder) || (who === "setup" && !isSettingUp)) {
        throw new HttpError(401, "Please sign in.");
      }
      const body = request.method === "GET" ? {} : await readJson(request);
      const holder = session?.holder as Holder;
      return found.route.handle({ request, id: found.id ?? "", body, session, holder });
    },
  };

  async function showState({ session }: Call) {
    const isSetUp = (await store.sealingKey())?.state === "current";
    const isSettingUp = session !== undefined && !session.holder;
    return json(200, {
      isSetUp,
      isSettingUp,
      me: session?.holder ? showHolder(session.holder) : null,
    });
  }

  async function challenge({ request, body }: Call) {
    limitAddress(request.address);
    const name = text(body, "name");
    slowHolder(name.toLowerCase());
    const holder = await store.holder(name);
    if (!holder) throw new HttpError(404, "There is nobody of this name.");
    const lockedKey = holder.lockedKey && Buffer.from(holder.lockedKey).toString("base64");
    return json(200, { ...(await sessions.challenge(holder)), lockedKey });
  }

  async function signIn({ request, body }: Call) {
    limitAddress(request.address);
    const holder = await sessions.answered(text(body, "challenge"), text(body, "answer"));
    return json(200, { me: showHolder(holder) }, await sessions.begin(holder.id));
  }

  /** Of oneself, or of somebody who has lost a phone. */
  async function endSessions({ body, holder }: Call) {
    await store.endSessionsOf(body.holder === undefined ? holder.id : text(body, "holder"));
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

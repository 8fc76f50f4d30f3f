import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { answerUnreadable, createSiteListener, siteHeaders } from "../../hosting/server.ts";
import type { Sign } from "../keys/sign.ts";
import { receivePost, receiveUrgent, showSent } from "../receive/post.ts";
import type { Receiver } from "../receive/receiver.ts";
import { type FollowedSite, formsOf } from "../site.ts";
import { apiPath, type createStaffApi } from "../staff/api.ts";
import { staffFile, staffHeaders } from "../staff/files.ts";
import {
  HttpError,
  type InboxRequest,
  type InboxResponse,
  json,
  Refusal,
  readRequest,
  send,
} from "./exchange.ts";
import { reasonOf } from "./reason.ts";

type Parts = {
  url: string;
  /** Folder of the built site, and a function that returns its forms file. */
  site: string;
  followSite: FollowedSite;
  staffPages: string;
  proxies: readonly string[];
  receiver: Receiver;
  sign: Sign;
  staffApi: ReturnType<typeof createStaffApi>;
  /** Returns true if a message could be stored now. */
  isWell: () => Promise<boolean>;
  log: (line: string) => void;
};

type Responded = { name: string; response?: InboxResponse };

/** Timeouts for slow clients, so that they can't hold connections. Node checks every five seconds. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};

/** Paths below that of a form. */
const formRoutes: Readonly<Record<string, { method: string; respond: typeof receivePost }>> = {
  "": { method: "POST", respond: receivePost },
  "/urgent": { method: "POST", respond: receiveUrgent },
  "/sent": { method: "GET", respond: showSent },
};

/** Everything that is served at the practice's address: posts of the forms, staff, and the site. */
export function createInboxServer(parts: Parts) {
  const { url, site, staffPages, proxies, receiver, sign, staffApi, log } = parts;
  const { isWell, followSite } = parts;
  const serveSite = createSiteListener(site);
  const receiving = { url, folder: site, receiver, sign };

  const server = createServer(patience, (incoming, outgoing) => {
    handle(incoming, outgoing).catch((error) => {
      log(`${incoming.method} - ${reasonOf(error)}`);
      outgoing.destroy();
    });
  });
  return answerUnreadable(server);

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    const started = performance.now();
    const { name, response } = await respond(readRequest(incoming, proxies));
    if (response) send(outgoing, response);
    else await serveSite(incoming, outgoing);
    const took = Math.round(performance.now() - started);
    const line = [name, outgoing.statusCode, took, response?.id || "-"];
    if (response?.error) line.push(reasonOf(response.error));
    log(line.join(" "));
  }

  /** Returns the route's name and response. Without a response, the static site answers. */
  async function respond(request: InboxRequest): Promise<Responded> {
    const { method, path, headers } = request;
    for (const form of formsOf(followSite())) {
      const route = formRoutes[path.slice(form.form.url.length)];
      if (!path.startsWith(form.form.url) || route?.method !== method) continue;
      return {
        name: `${method} ${path}`,
        response: await asPage(route.respond(form, request, receiving)),
      };
    }
    if (path === "/inbox/health") {
      return { name: "GET /inbox/health", response: { status: (await isWell()) ? 200 : 503 } };
    }
    if (path.startsWith(`${apiPath}/`)) return respondToStaff(request);
    if (path === "/inbox" || path.startsWith("/inbox/")) {
      const response = await staffFile(staffPages, path, headers["accept-encoding"]);
      return { name: "GET /inbox", response };
    }
    return { name: "site" };
  }

  /** Adds the headers that every page of the site has. */
  async function asPage(answer: Promise<InboxResponse>) {
    const response = await answer;
    return { ...response, headers: { ...(await siteHeaders(site)), ...response.headers } };
  }

  async function respondToStaff(request: InboxRequest) {
    const found = staffApi.find(request.method, request.path);
    const name = found?.name ?? `${request.method} ${apiPath}`;
    try {
      if (!found) throw new HttpError(404, "The inbox has no such address.");
      return { name, response: withStaffHeaders(await staffApi.answer(request, found)) };
    } catch (error) {
      const { status, message, headers, cause } = toStaff(error);
      const response = withStaffHeaders(json(status, { message }, headers));
      return { name, response: { ...response, error: cause } };
    }
  }
}

/** Error messages for staff, who may know more than visitors. */
function toStaff(error: unknown) {
  if (error instanceof Refusal) {
    const words = staffWords[error.code] ?? failedWords;
    return new HttpError(error.status, words, error.headers);
  }
  if (error instanceof HttpError) return error;
  return Object.assign(new HttpError(503, failedWords), { cause: error });
}

const failedWords = "The inbox couldn’t do this. Please try again.";

const staffWords: Partial<Record<Refusal["code"], string>> = {
  unreadable: "The inbox can’t read what this page sent. Please reload it.",
  cutOff: "The request arrived incomplete. Please try again.",
  tooLong: "This is too long for the inbox to keep.",
  tooMany: "Too many tries from your connection. Please wait a moment.",
};

function withStaffHeaders(response: InboxResponse) {
  return { ...response, headers: { ...staffHeaders, ...response.headers } };
}

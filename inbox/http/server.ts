import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Form } from "../../app/forms/form";
import { answerUnreadable, createSiteListener, siteHeaders } from "../../hosting/server.ts";
import type { Sign } from "../keys/sign.ts";
import { receiveJson } from "../receive/json.ts";
import { page, receivePlain } from "../receive/plain.ts";
import type { Receiver } from "../receive/receiver.ts";
import { readSentUrl } from "../receive/sent.ts";
import type { Visitors } from "../receive/visitors.ts";
import { refusedTexts } from "../site.ts";
import { apiPath, type createStaffApi } from "../staff/api.ts";
import { staffFile, staffHeaders } from "../staff/files.ts";
import {
  asHttpError,
  findUnnamedProxy,
  HttpError,
  type InboxRequest,
  type InboxResponse,
  json,
  readRequest,
  send,
  typeOf,
} from "./exchange.ts";
import { isFromElsewhere } from "./origin.ts";
import { reasonOf } from "./reason.ts";

type Parts = {
  url: string;
  site: string;
  staffPages: string;
  proxies: readonly string[];
  /** By language. */
  visitors: readonly Visitors[];
  receiver: Receiver;
  sign: Sign;
  staffApi: ReturnType<typeof createStaffApi>;
  /** Whether a message could be kept now. */
  isWell: () => Promise<boolean>;
  onUnnamedProxy: (address: string) => void;
  log: (line: string) => void;
};

type FormOfVisitors = { form: Form; visitors: Visitors };
type Responded = { name: string; response?: InboxResponse };

/** Who sends more slowly than that holds a connection for nothing. Node looks every five seconds. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
};

/** Everything that is served at the practice's address: posts of the forms, staff, and the site. */
export function createInboxServer(parts: Parts) {
  const { url, site, staffPages, proxies, receiver, sign, staffApi, log } = parts;
  const { isWell, onUnnamedProxy } = parts;
  const serveSite = createSiteListener(site);
  const all = parts.visitors.flatMap((visitors) =>
    Object.values(visitors.forms).map((form): FormOfVisitors => ({ form, visitors })),
  );

  const server = createServer(patience, (incoming, outgoing) => {
    handle(incoming, outgoing).catch((error) => {
      log(`${incoming.method} - ${reasonOf(error)}`);
      outgoing.destroy();
    });
  });
  return answerUnreadable(server);

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    const started = performance.now();
    const proxy = findUnnamedProxy(incoming, proxies);
    if (proxy !== undefined) onUnnamedProxy(proxy);
    const { name, response } = await respond(readRequest(incoming, proxies));
    if (response) send(outgoing, response);
    else await serveSite(incoming, outgoing);
    const took = Math.round(performance.now() - started);
    const line = [name, outgoing.statusCode, took, response?.id || "-"];
    if (response?.error) line.push(reasonOf(response.error));
    log(line.join(" "));
  }

  /** By which route, and what it responds; without that, the site does. */
  async function respond(request: InboxRequest): Promise<Responded> {
    const { method, path, headers } = request;
    const posted = all.find(({ form }) => form.url === path);
    if (posted && method === "POST") {
      return { name: `POST ${path}`, response: await asPage(receiveForm(posted, request)) };
    }
    const sent = all.find(({ form }) => `${form.url}/sent` === path);
    if (sent && method === "GET") {
      return { name: `GET ${path}`, response: await asPage(showSent(sent, request)) };
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

  /** With what every page of the site is sent with. */
  async function asPage(answer: Promise<InboxResponse>) {
    const response = await answer;
    return { ...response, headers: { ...(await siteHeaders(site)), ...response.headers } };
  }

  async function receiveForm(
    { form, visitors: { pages, tell } }: FormOfVisitors,
    request: InboxRequest,
  ): Promise<InboxResponse> {
    const type = typeOf(request.headers);
    const isPlain = type === "application/x-www-form-urlencoded";
    try {
      if (isFromElsewhere(request, url)) throw new HttpError(403, refusedTexts.fromElsewhere);
      if (isPlain) return await receivePlain(form, request, { pages, receiver, sign });
      if (type === "application/json") return await receiveJson(form, request, receiver);
      throw new HttpError(415, refusedTexts.unreadable);
    } catch (error) {
      // Whatever else fails, the database for one: nothing was kept, and we say so.
      const { status, message, headers, cause } = asHttpError(error, refusedTexts.notKept);
      const response = isPlain
        ? page(status, await pages.errorPage(form, message), headers)
        : json(status, { message: tell(message) }, headers);
      return { ...response, error: cause };
    }
  }

  async function showSent({ form, visitors }: FormOfVisitors, { query }: InboxRequest) {
    const reference = readSentUrl(form, query, sign);
    return reference
      ? page(200, await visitors.pages.sentPage(form, reference))
      : { status: 303, headers: { Location: form.url } };
  }

  async function respondToStaff(request: InboxRequest) {
    const found = staffApi.find(request.method, request.path);
    const name = found?.name ?? `${request.method} ${apiPath}`;
    try {
      if (!found) throw new HttpError(404, "There is no such thing to ask for.");
      return { name, response: withStaffHeaders(await staffApi.answer(request, found)) };
    } catch (error) {
      const words = "This did not work. Please try again.";
      const { status, message, headers, cause } = asHttpError(error, words);
      const response = withStaffHeaders(json(status, { message }, headers));
      return { name, response: { ...response, error: cause } };
    }
  }
}

function withStaffHeaders(response: InboxResponse) {
  return { ...response, headers: { ...staffHeaders, ...response.headers } };
}

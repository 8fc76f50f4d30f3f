import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { refusedTexts } from "../../app/content/sending";
import type { Form } from "../../app/forms/form";
import { createSiteListener, siteHeaders } from "../../hosting/server.ts";
import type { Sign } from "../keys/sign.ts";
import { receiveJson } from "../receive/json.ts";
import { notKept, page, receivePlain } from "../receive/plain.ts";
import type { Receiver } from "../receive/receiver.ts";
import { readSentUrl } from "../receive/sent.ts";
import type { Visitors } from "../receive/visitors.ts";
import { apiPath, type createStaffApi } from "../staff/api.ts";
import { staffFile, staffHeaders } from "../staff/files.ts";
import {
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
  const all = parts.visitors.flatMap((visitors) => {
    return Object.values(visitors.forms).map((form) => ({ form, visitors }));
  });

  return createServer(patience, (incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    const started = performance.now();
    const request = readRequest(incoming, proxies);
    const proxy = findUnnamedProxy(incoming, proxies);
    if (proxy !== undefined) onUnnamedProxy(proxy);
    const { name, id } = await respond(request, incoming, outgoing);
    const took = Math.round(performance.now() - started);
    log([name, outgoing.statusCode, took, id ?? "-"].join(" "));
  }

  /** Responds, and says by which route and about which message. */
  async function respond(
    request: InboxRequest,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ) {
    const { method, path } = request;
    const posted = all.find(({ form }) => form.path === path);
    if (posted && method === "POST") {
      const response = await receiveForm(posted, request);
      send(outgoing, {
        ...response,
        headers: { ...(await siteHeaders(site)), ...response.headers },
      });
      return { name: `POST ${path}`, id: response.id };
    }
    const sent = all.find(({ form }) => `${form.path}/sent` === path);
    if (sent && method === "GET") {
      const { form, visitors } = sent;
      const reference = readSentUrl(form, request.query, sign);
      const response = reference
        ? page(200, await visitors.pages.sentPage(form, reference))
        : { status: 303, headers: { Location: form.path } };
      send(outgoing, {
        ...response,
        headers: { ...(await siteHeaders(site)), ...response.headers },
      });
      return { name: `GET ${path}` };
    }
    if (path === "/inbox/health") {
      send(outgoing, { status: (await isWell()) ? 200 : 503 });
      return { name: "GET /inbox/health" };
    }
    if (path.startsWith(`${apiPath}/`)) return respondToStaff(request, outgoing);
    if (path === "/inbox" || path.startsWith("/inbox/")) {
      const { status, headers, body } = await staffFile(
        staffPages,
        path,
        incoming.headers["accept-encoding"],
      );
      outgoing.writeHead(status, headers).end(body);
      return { name: "GET /inbox" };
    }
    await serveSite(incoming, outgoing);
    return { name: "site" };
  }

  async function receiveForm(
    { form, visitors: { pages, tell } }: { form: Form; visitors: Visitors },
    request: InboxRequest,
  ): Promise<InboxResponse> {
    const isPlain = typeOf(request.headers) === "application/x-www-form-urlencoded";
    try {
      if (isFromElsewhere(request, url)) {
        throw new HttpError(403, refusedTexts.fromElsewhere);
      }
      if (isPlain) return await receivePlain(form, request, { pages, receiver, sign });
      if (typeOf(request.headers) === "application/json")
        return await receiveJson(form, request, receiver);
      throw new HttpError(415, refusedTexts.unreadable);
    } catch (error) {
      // Whatever else fails, the database for one: nothing was kept, and we say so.
      const { status, message, headers } = error instanceof HttpError ? error : notKept();
      const response = isPlain
        ? page(status, await pages.errorPage(form, message))
        : json(status, { message: tell(message) });
      return { ...response, headers: { ...response.headers, ...headers } };
    }
  }

  async function respondToStaff(request: InboxRequest, outgoing: ServerResponse) {
    const found = staffApi.find(request.method, request.path);
    try {
      if (!found) throw new HttpError(404, "There is no such thing to ask for.");
      const response = await staffApi.answer(request, found);
      send(outgoing, { ...response, headers: { ...staffHeaders, ...response.headers } });
      return { name: found.name, id: response.id };
    } catch (error) {
      const httpError =
        error instanceof HttpError
          ? error
          : new HttpError(503, "This did not work. Please try again.");
      const response = json(httpError.status, { message: httpError.message });
      send(outgoing, {
        ...response,
        headers: { ...staffHeaders, ...response.headers, ...httpError.headers },
      });
      return { name: found?.name ?? `${request.method} ${apiPath}` };
    }
  }
}

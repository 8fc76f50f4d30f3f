import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createSiteListener, siteHeaders } from "../hosting/server.ts";
import { type Answer, type Ask, json, Refusal, readAsk, send, typeOf } from "./exchange.ts";
import { type Form, forms } from "./forms.ts";
import { isFromElsewhere } from "./origin.ts";
import type { Pages } from "./pages.ts";
import type { Receiver } from "./receive.ts";
import { receiveJson } from "./receive-json.ts";
import { notKept, page, receivePlain } from "./receive-plain.ts";
import type { Sign } from "./sign.ts";
import { apiPath, type createStaffApi } from "./staff/api.ts";
import { staffFile, staffHeaders } from "./staff/files.ts";

type Parts = {
  url: string;
  site: string;
  staffPages: string;
  proxies: readonly string[];
  pages: Pages;
  receiver: Receiver;
  sign: Sign;
  staffApi: ReturnType<typeof createStaffApi>;
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
  const { url, site, staffPages, proxies, pages, receiver, sign, staffApi, log } = parts;
  const serveSite = createSiteListener(site);

  return createServer(patience, (request, response) => {
    handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const started = performance.now();
    const ask = readAsk(request, proxies);
    const { name, id } = await answerOf(ask, request, response);
    const took = Math.round(performance.now() - started);
    log([name, response.statusCode, took, id ?? "-"].join(" "));
  }

  /** Answers, and says by which route and about which message. */
  async function answerOf(ask: Ask, request: IncomingMessage, response: ServerResponse) {
    const { method, path } = ask;
    const form = forms.find((candidate) => candidate.path === path);
    if (form && method === "POST") {
      const answer = await receiveForm(form, ask);
      send(response, { ...answer, headers: { ...(await siteHeaders(site)), ...answer.headers } });
      return { name: `POST ${path}`, id: answer.id };
    }
    const sent = forms.find((candidate) => `${candidate.path}/sent` === path);
    if (sent && method === "GET") {
      const answer = page(200, await pages.sentPage(sent));
      send(response, { ...answer, headers: { ...(await siteHeaders(site)), ...answer.headers } });
      return { name: `GET ${path}` };
    }
    if (path.startsWith(`${apiPath}/`)) return answerStaff(ask, response);
    if (path === "/inbox" || path.startsWith("/inbox/")) {
      const { status, headers, body } = await staffFile(
        staffPages,
        path,
        request.headers["accept-encoding"],
      );
      response.writeHead(status, headers).end(body);
      return { name: "GET /inbox" };
    }
    await serveSite(request, response);
    return { name: "site" };
  }

  async function receiveForm(form: Form, ask: Ask): Promise<Answer> {
    const isPlain = typeOf(ask.headers) === "application/x-www-form-urlencoded";
    try {
      if (isFromElsewhere(ask, url)) {
        throw new Refusal(403, "This was sent from another site. Please use the form on our page.");
      }
      if (isPlain) return await receivePlain(form, ask, { pages, receiver, sign });
      if (typeOf(ask.headers) === "application/json") return await receiveJson(form, ask, receiver);
      throw new Refusal(415, "We cannot read this. Please use the form on our page.");
    } catch (error) {
      // Whatever else fails, the database for one: nothing was kept, and we say so.
      const { status, message, headers } = error instanceof Refusal ? error : notKept();
      const answer = isPlain
        ? page(status, await pages.failurePage(form, message))
        : json(status, { message });
      return { ...answer, headers: { ...answer.headers, ...headers } };
    }
  }

  async function answerStaff(ask: Ask, response: ServerResponse) {
    const found = staffApi.find(ask.method, ask.path);
    try {
      if (!found) throw new Refusal(404, "There is no such thing to ask for.");
      const answer = await staffApi.answer(ask, found);
      send(response, { ...answer, headers: { ...staffHeaders, ...answer.headers } });
      return { name: found.name, id: answer.id };
    } catch (error) {
      const refusal =
        error instanceof Refusal ? error : new Refusal(503, "This did not work. Please try again.");
      const answer = json(refusal.status, { message: refusal.message });
      send(response, {
        ...answer,
        headers: { ...staffHeaders, ...answer.headers, ...refusal.headers },
      });
      return { name: found?.name ?? `${ask.method} ${apiPath}` };
    }
  }
}

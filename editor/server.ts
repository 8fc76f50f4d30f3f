import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Plugin } from "vite";
import { entriesIn } from "./entries.ts";
import { buildSite, onlineIn } from "./online/online.ts";
import { findPicture, keepPicture } from "./pictures.ts";
import { RequestError } from "./request-error.ts";
import { tasksIn } from "./run-go-live.ts";
import { type SiteApi, siteIn, unconfirmedIn } from "./site.ts";

type Answer = (body: never, query: Record<string, string>, bytes: Buffer) => unknown;

/**
 * Vite plugin that serves the editor under `/editor`, next to the pages. It writes files, so only
 * this machine may use it.
 */
export function editor(root: string, now = () => new Date(), build = buildSite): Plugin {
  const entries = entriesIn(root, now);
  let site: SiteApi = {};
  const online = onlineIn(root, now, build);

  const answers: Record<string, Answer> = {
    "GET overview": async () => ({
      ...{ groups: entries.groups(), faults: entries.faults() },
      tasks: await tasksIn(root, now(), async () => site.allPages?.()),
    }),
    "GET entry": (_, query) => entries.read(query),
    "GET page": async (_, { id = "", field = "" }) => ({
      url: await site.pageOf?.(id, field.split(".")),
    }),
    "GET search": (_, query) => entries.search(query),
    "GET guide": (_, query) => entries.guide(query),
    "POST guide": entries.answer,
    "GET history": entries.history,
    "GET removal": (_, query) => entries.removal(query),
    "GET picture": (_, { folder = "", name = "" }) => {
      const picture = findPicture(root, folder, name);
      if (!picture) throw new RequestError(404, { message: "There is no such picture." });
      return picture;
    },
    "POST picture": async (_, { folder = "", name = "" }, bytes) => {
      const kept = await keepPicture(root, folder, name, bytes);
      if (kept.message) throw new RequestError(422, kept);
      return kept;
    },
    "POST check": entries.check,
    "POST save": entries.save,
    "POST remove": entries.remove,
    "POST confirm": entries.confirm,
    "POST leave-out": entries.leaveOut,
    "GET unconfirmed": () => unconfirmedIn(root, entries, site),
    "POST undo": entries.undo,
    "POST restore": entries.restore,
    ...online.answers,
  };

  async function answer(request: IncomingMessage, { pathname, searchParams }: URL) {
    if (!isOurs(request))
      throw new RequestError(403, { message: "This is not the editor's own page." });
    // Leaves out Vite's own script, which would reload the page on each change of the content.
    if (pathname === "/editor") return readFileSync(new URL("client/page.html", here), "utf8");
    const act = answers[`${request.method} ${pathname.slice("/editor/".length)}`];
    if (!act) throw new RequestError(404, { message: "There is nothing here." });
    const bytes = await buffer(request);
    const isJson = request.headers["content-type"] === "application/json";
    const body = isJson && bytes.length > 0 ? JSON.parse(bytes.toString("utf8")) : {};
    return act(body as never, Object.fromEntries(searchParams), bytes);
  }

  return {
    name: "editor",
    configureServer(server) {
      site = siteIn(server);
      server.middlewares.use(async (request, response, next) => {
        const url = new URL(request.url ?? "/", "http://localhost");
        const isModule = /\.\w+$/.test(url.pathname);
        if (!/^\/editor(\/|$)/.test(url.pathname) || isModule) return next();
        try {
          send(response, 200, await answer(request, url));
        } catch (error) {
          if (error instanceof RequestError) return send(response, error.status, error.details);
          send(response, 500, { message: `Something went wrong: ${error}` });
        }
      });
    },
  };
}

const here = import.meta.url;

/** False for requests from other websites that are open in the same browser. */
function isOurs({ headers, method }: IncomingMessage) {
  const { origin, host = "" } = headers;
  if (!/^(localhost|127\.0\.0\.1):\d+$/.test(host)) return false;
  return origin === `http://${host}` || (origin === undefined && method === "GET");
}

/** Sends a page, a picture, the ZIP of the site, or data. */
function send(response: ServerResponse, status: number, answer: unknown) {
  const isPage = typeof answer === "string";
  const isPicture = Buffer.isBuffer(answer);
  const first = isPicture ? answer.toString("latin1", 0, 1) : "";
  const types: Record<string, string> = { "": "application/json", "<": "image/svg+xml" };
  const type = first === "P" ? "application/zip" : (types[first] ?? "image/jpeg");
  response.writeHead(status, {
    "Content-Type": isPage ? "text/html; charset=utf-8" : type,
    // A drawing that is opened by itself runs no scripts.
    "Content-Security-Policy": `frame-ancestors 'none'${isPage ? "" : "; sandbox"}`,
    "Cache-Control": "no-store",
  });
  response.end(isPage || isPicture ? answer : JSON.stringify(answer));
}

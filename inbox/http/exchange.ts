import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Refusal as RefusalCode } from "../../contract/forms-file.ts";
import { originForm } from "../../hosting/server.ts";

/** A request, as much of it as the inbox looks at. */
export type InboxRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The visitor's IP address, from the connection or from a trusted proxy. */
  address: string;
  readBody: (limit: number) => Promise<Buffer>;
};

export type InboxResponse = {
  status: number;
  headers?: Readonly<Record<string, string | string[]>>;
  body?: string | Buffer;
  /** Id of the message, for the log. Nothing else about a message is logged. */
  id?: string;
  /** Unexpected error that led to this response. Only its reason is logged. */
  error?: unknown;
};

/** Ends a request with a status and words for staff. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/**
 * Ends a request with a code. The server turns the code into words: the site's for visitors, our
 * own for staff.
 */
export class Refusal extends HttpError {
  constructor(
    status: number,
    readonly code: RefusalCode,
    headers: HttpError["headers"] = {},
  ) {
    super(status, code, headers);
  }
}

/** Refuses with status 503 and this code for any error but a refusal of ours. */
export function toRefusal(error: unknown, code: RefusalCode) {
  if (error instanceof Refusal) return error;
  return Object.assign(new Refusal(503, code), { cause: error });
}

export function json(
  status: number,
  content: unknown,
  headers?: InboxResponse["headers"],
): InboxResponse {
  return {
    status,
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(content),
  };
}

export function readRequest(incoming: IncomingMessage, proxies: readonly string[]): InboxRequest {
  const [path = "/", search = ""] = originForm(incoming.url).split("?", 2);
  return {
    method: incoming.method ?? "GET",
    path,
    query: new URLSearchParams(search),
    headers: incoming.headers,
    address: addressOf(incoming, proxies),
    readBody: (limit) => readBody(incoming, limit),
  };
}

/** Returns the last address that a listed proxy added. The visitor can forge those before it. */
function addressOf(incoming: IncomingMessage, proxies: readonly string[]) {
  const direct = (incoming.socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  if (!proxies.includes(direct)) return direct;
  const hops = String(incoming.headers["x-forwarded-for"] ?? "").split(",");
  return (
    hops
      .map(withoutPort)
      .reverse()
      .find((hop) => hop !== "" && !proxies.includes(hop)) ?? direct
  );
}

/** Some proxies add the port: `192.0.2.1:5678`, `[2001:db8::1]:5678`. */
function withoutPort(hop: string) {
  const [, address] = /^\[(.+)\](?::\d+)?$/.exec(hop.trim()) ?? [];
  return address ?? hop.trim().replace(/^([\d.]+):\d+$/, "$1");
}

/** Browsers read no response before they have sent all, so this much more is read and dropped. */
const drained = 1_000_000;

/** Reads a body up to a limit. Any excess is never held in memory. */
async function readBody(incoming: IncomingMessage, limit: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else chunks.length = 0;
      if (size > drained) break;
    }
  } catch {
    throw new Refusal(400, "cutOff");
  }
  if (size > limit) {
    throw new Refusal(413, "tooLong", { Connection: "close" });
  }
  return Buffer.concat(chunks);
}

/** Throws unless the body is in the one encoding that we read. */
export function decode(body: Buffer, headers: IncomingHttpHeaders) {
  const charset = /charset="?([^";]+)/i.exec(headers["content-type"] ?? "")?.[1] ?? "utf-8";
  if (!/^utf-?8$/i.test(charset) || headers["content-encoding"]) {
    throw new Refusal(415, "unreadable");
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    throw new Refusal(400, "unreadable");
  }
}

export function typeOf(headers: IncomingHttpHeaders) {
  return (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase();
}

export function send(outgoing: ServerResponse, { status, headers = {}, body = "" }: InboxResponse) {
  outgoing.writeHead(status, {
    "Cache-Control": "no-store",
    "Content-Length": Buffer.byteLength(body),
    ...headers,
  });
  outgoing.end(body);
}

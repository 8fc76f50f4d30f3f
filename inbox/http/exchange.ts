import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { originForm } from "../../hosting/server.ts";
import { refusedTexts } from "../site.ts";

/** A request, as much of it as the inbox looks at. */
export type InboxRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** Of the visitor, as the connection or a proxy that we trust has it. */
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

/** Ends a request with a status and words that the person understands. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Refuses with status 503 and these words for any error but a refusal of ours. */
export function asHttpError(error: unknown, words: string) {
  if (error instanceof HttpError) return error;
  return Object.assign(new HttpError(503, words), { cause: error });
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

/** The other end of the connection: a visitor, or a proxy. */
function peerOf({ socket }: IncomingMessage) {
  return (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
}

/** A proxy that says for whom it asks, and is not on the list: its visitors count as one. */
export function findUnnamedProxy(incoming: IncomingMessage, proxies: readonly string[]) {
  const { forwarded, "x-forwarded-for": forwardedFor } = incoming.headers;
  const peer = peerOf(incoming);
  return (forwarded ?? forwardedFor) && !proxies.includes(peer) ? peer : undefined;
}

/** A proxy adds the address that it saw at the end; what stands before it, anybody could write. */
function addressOf(incoming: IncomingMessage, proxies: readonly string[]) {
  const direct = peerOf(incoming);
  if (!proxies.includes(direct)) return direct;
  const hops = String(incoming.headers["x-forwarded-for"] ?? "").split(",");
  return (
    hops
      .map((hop) => hop.trim())
      .reverse()
      .find((hop) => hop !== "" && !proxies.includes(hop)) ?? direct
  );
}

/** A browser reads no answer before it has sent all, so a little more than allowed is let pass by. */
const drained = 1_000_000;

/** Counts the body as it comes: what is too much is never held. */
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
    throw new HttpError(400, refusedTexts.cutOff);
  }
  if (size > limit) {
    throw new HttpError(413, refusedTexts.tooLong, { Connection: "close" });
  }
  return Buffer.concat(chunks);
}

/** Throws unless the body is in the one encoding that we read. */
export function decode(body: Buffer, headers: IncomingHttpHeaders) {
  const charset = /charset="?([^";]+)/i.exec(headers["content-type"] ?? "")?.[1] ?? "utf-8";
  if (!/^utf-?8$/i.test(charset) || headers["content-encoding"]) {
    throw new HttpError(415, refusedTexts.unreadable);
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    throw new HttpError(400, refusedTexts.unreadable);
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

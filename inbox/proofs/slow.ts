import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { Client } from "pg";
import { type BuiltInbox, startBuilt } from "../testing/built-inbox.ts";
import { setUp } from "../testing/staff.ts";
import { createVisitor } from "../testing/visitor.ts";

type Options = { built: BuiltInbox; environment: Record<string, string> };

/** What somebody gets who sends a byte a second, after how long, and what the next visitor gets. */
export async function sendSlowly({ built, environment }: Options) {
  const server = await startBuilt(built, environment);
  await setUp(server.origin, server.setupCode);
  const started = performance.now();
  const socket = connect(Number(environment.INBOX_PORT), "127.0.0.1");
  const head = "POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json";
  socket.write(`${head}\r\nContent-Length: 5000\r\n\r\n`);
  const drip = setInterval(() => socket.write(" "), 1000);
  const [answer] = await Promise.race([once(socket, "data"), once(socket, "close")]);
  clearInterval(drip);
  socket.destroy();
  const seconds = secondsSince(started);
  const next = await createVisitor(server.origin).write();
  await server.end();
  return { status: Number(String(answer).split(" ")[1]), seconds, next: next.status };
}

/** What a visitor gets while the database does not move, after how long, and then with the same id. */
export async function writeWhileLocked({ built, environment }: Options) {
  const server = await startBuilt(built, environment);
  await setUp(server.origin, server.setupCode);
  const visitor = createVisitor(server.origin);
  const other = new Client({ connectionString: environment.INBOX_DB });
  await other.connect();
  await other.query("BEGIN");
  await other.query("LOCK TABLE message IN ACCESS EXCLUSIVE MODE");
  const id = randomUUID();
  const started = performance.now();
  const { status } = await visitor.write({}, id);
  const seconds = secondsSince(started);
  await other.query("ROLLBACK");
  const next = await visitor.write({}, id);
  const { rows } = await other.query("SELECT count(*)::int AS kept FROM message WHERE id = $1", [
    id,
  ]);
  await other.end();
  await server.end();
  return { status, seconds, next: next.status, kept: rows[0].kept };
}

function secondsSince(started: number) {
  return Math.round((performance.now() - started) / 1000);
}

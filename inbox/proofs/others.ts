import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { Client } from "pg";
import { type BuiltInbox, startBuilt } from "../testing/built-inbox.ts";
import { setUp } from "../testing/staff.ts";
import { createVisitor } from "../testing/visitor.ts";

type Options = { built: BuiltInbox; environment: Record<string, string> };
type Counted = Options & { messages: number };

/** How often the server told the disk to flush while so many messages were acknowledged. */
export async function countFlushes({ messages, built, environment }: Counted) {
  const trace = join(environment.INBOX_DATA ?? "", "trace.txt");
  // -D: the server stays our own child, and gets the signal that ends it.
  const watch = ["strace", "-D", "-f", "-qq", "-e", "trace=fsync,fdatasync", "-o", trace];
  const server = await startBuilt(built, environment, watch);
  await setUp(server.origin, server.setupCode);
  const visitor = createVisitor(server.origin);
  const before = await countLines(trace);
  for (let count = 0; count < messages; count++) {
    const { status } = await visitor.write({ message: `Message ${count}` });
    if (status !== 201) throw new Error(`answered with ${status}`);
  }
  const flushes = (await countLines(trace)) - before;
  await server.end();
  return flushes;
}

async function countLines(file: string) {
  return (await readFile(file, "utf8")).split("\n").filter((line) => /f(data)?sync\(/.test(line))
    .length;
}

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

/** How fast messages come in, the server's memory, and how long the list takes, with ever more. */
export async function writeMany({ messages, built, environment }: Counted) {
  const server = await startBuilt(built, environment);
  const { staff } = await setUp(server.origin, server.setupCode);
  const visitor = createVisitor(server.origin);
  const figures = [];
  const steps = 10;
  for (let step = 1; step <= steps; step++) {
    const started = performance.now();
    await Promise.all(Array.from({ length: 8 }, () => write(messages / steps / 8)));
    const aSecond = Math.round((messages / steps / (performance.now() - started)) * 1000);
    figures.push({ aSecond, ...(await measure(Math.round((step * messages) / steps))) });
  }
  await server.end();
  return figures;

  async function write(count: number) {
    for (let index = 0; index < count; index++) {
      const { status } = await visitor.write();
      if (status !== 201) throw new Error(`answered with ${status}`);
    }
  }

  async function measure(count: number) {
    const status = readFileSync(`/proc/${server.child.pid}/status`, "utf8");
    const megabytes = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
    const started = performance.now();
    for (let index = 0; index < 10; index++) await staff.call("GET", "/messages?order=newest");
    return { count, megabytes, listMs: Math.round((performance.now() - started) / 10) };
  }
}

import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { list, sql } from "../store/database.ts";
import { startBuilt } from "../testing/built-inbox.ts";
import { setUp } from "../testing/staff.ts";
import { openStore } from "../testing/store.ts";
import type { Options } from "./kills.ts";
import { startVisitors } from "./visitors.ts";

const seconds = 10;
const slowSockets = 500;

/** Measures 50 senders, the list with 10 and 10,000 messages, and the memory of slow sockets. */
export async function measureSpeed({ built, environment }: Options) {
  const server = await startBuilt(built, environment);
  const pid = Number(server.child.pid);
  const { staff } = await setUp(server.origin, server.setupCode);

  const socketsMegabytes = await measureSlowSockets(Number(environment.INBOX_PORT), pid);
  const first = startVisitors(server.origin, 1);
  while (first.acknowledged.size < 10) await first.nextAcknowledged();
  await first.stop();
  const timeList = async () => {
    const times = [];
    for (let count = 0; count < 20; count++) {
      const started = performance.now();
      await staff.call("GET", "/messages?order=newest");
      await staff.call("GET", "/status");
      times.push(performance.now() - started);
    }
    return Math.round(percentile(times, 0.5));
  };
  const listOf10 = await timeList();
  await addAnswered(environment, 10_000);
  const listOf10000 = await timeList();

  const visitors = startVisitors(server.origin, 50);
  // The first second isn't measured: fifty connections open at once, to a process whose code the
  // engine hasn't compiled yet, from one that hasn't compiled its own.
  await setTimeout(1000);
  visitors.times.length = 0;
  const cpuBefore = cpuSeconds(pid);
  await setTimeout(seconds * 1000);
  await visitors.stop();
  const cpu = cpuSeconds(pid) - cpuBefore;
  await server.end();
  return {
    aSecond: Math.round(visitors.times.length / seconds),
    aCpuSecond: Math.round(visitors.times.length / cpu),
    p50: Math.round(percentile(visitors.times, 0.5)),
    p99: Math.round(percentile(visitors.times, 0.99)),
    ...{ listOf10, listOf10000, socketsMegabytes },
  };
}

/** Copies a message until there are so many more that are answered. */
async function addAnswered(environment: Record<string, string>, count: number) {
  const store = await openStore(environment, `${environment.INBOX_DATA}/inbox.db`);
  const [[row = {}] = []] = await store.read(sql`SELECT * FROM message LIMIT 1`);
  const names = sql([Object.keys(row).join(", ")]);
  for (let added = 0; added < count; added += 500) {
    const copies = Array.from({ length: 500 }, (_, index) => {
      const received = Number(row.received) - added - index;
      const copy = { ...row, id: randomUUID(), state: "answered", opened: 1, received };
      return sql`INSERT INTO message (${names}) VALUES (${list(Object.values(copy))})`;
    });
    await store.run(...copies);
  }
  // PostgreSQL's autovacuum does so within minutes. Until then, counting reads every row.
  await store.scrub();
  await store.close();
}

/** Opens sockets that send a byte a second. Returns by how many megabytes the server grows. */
async function measureSlowSockets(port: number, pid: number) {
  const before = megabytes(pid);
  const head = "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  const sockets = Array.from({ length: slowSockets }, () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => undefined);
    socket.write(`${head}Content-Length: 50000\r\n\r\n`);
    return socket;
  });
  for (let second = 0; second < 10; second++) {
    for (const socket of sockets) socket.write(" ");
    await setTimeout(1000);
  }
  const grown = megabytes(pid) - before;
  for (const socket of sockets) socket.destroy();
  return Math.round(grown);
}

function megabytes(pid: number) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** CPU time that a process has used: user and system, in hundredths of a second. */
function cpuSeconds(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(" ");
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

function percentile(values: readonly number[], part: number) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0;
}

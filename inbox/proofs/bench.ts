import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { arch, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { formatTable } from "../../bench/table.ts";
import { seal } from "../keys/seal.ts";
import { openPostgres } from "../store/postgres.ts";
import { connectSqlite } from "../store/sqlite.ts";
import { createStore } from "../store/store.ts";
import { installedDatabases, prepareDatabase } from "../testing/databases.ts";
import { startTestInbox } from "../testing/inbox.ts";
import { makeKeyPair, setUp } from "../testing/staff.ts";
import { contactMessage } from "../testing/visitor.ts";

/** Messages a second, beside single inserts with a flush in a loop on the same disk. */
const { values: options } = parseArgs({
  options: { messages: { type: "string", default: "1000" } },
});
const count = Number(options.messages);

const folder = await mkdtemp(join(tmpdir(), "bench-inbox-"));
const { publicKey } = await makeKeyPair();
const content = JSON.stringify({ form: "contact", received: Date.now(), values: contactMessage });
const sealed = await seal(content, publicKey);

const rows: string[][] = [];
for (const name of installedDatabases) {
  const prepared = await prepareDatabase(name);
  const settings: Record<string, string> = prepared.environment();
  const database = settings.INBOX_DB
    ? await openPostgres(settings.INBOX_DB)
    : connectSqlite(join(folder, "bare.db"));
  const store = createStore(database);

  const insert = "INSERT INTO opening (message_id, name, at) VALUES ($1, $2, $3)";
  await measure(name, "bare inserts, each flushed", 1, async () => {
    await store.run({ sql: insert, values: [randomUUID(), "x".repeat(600), 1] });
  });
  await measure(name, "message and notification, without sealing", 1, async () => {
    const message = { form: "contact", received: 1, state: "new", score: 0 } as const;
    await store.keep({ ...message, id: randomUUID(), keyId: "k", digest: "d", sealed }, true);
  });
  await store.close();

  const inbox = await startTestInbox(prepared.environment());
  await setUp(inbox.origin, inbox.setupCode);
  for (const clients of [1, 8]) {
    await measure(name, `whole requests, ${clients} at a time`, clients, async () => {
      const { status } = await inbox.visitor.write();
      if (status !== 201) throw new Error(`answered with ${status}`);
    });
  }
  await inbox.remove();
  await prepared.stop();
}
await measure("none", "sealing alone", 1, async () => {
  await seal(content, publicKey);
});
await rm(folder, { recursive: true });

const [{ model } = { model: "unknown" }] = cpus();
console.log(
  `${count} messages each, Node ${process.version}, ${arch()}, ${cpus().length} × ${model},`,
);
console.log(`load ${loadavg()[0]?.toFixed(1)} (client and server share the cores)\n`);
console.log(
  formatTable(
    ["what", "database", "a second", "median, ms", "95 %, ms", "worst, ms", "CPU, ms"],
    rows,
  ),
);

async function measure(name: string, what: string, clients: number, work: () => Promise<void>) {
  const times: number[] = [];
  const started = performance.now();
  const cpuBefore = process.cpuUsage();
  async function workOn() {
    while (times.length < count) {
      const begun = performance.now();
      await work();
      times.push(performance.now() - begun);
    }
  }
  await Promise.all(Array.from({ length: clients }, workOn));
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpuBefore);
  const cpuMs = (user + system) / 1000 / times.length;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  const rate = (times.length / seconds).toFixed(0);
  rows.push([what, name, rate, at(0.5), at(0.95), at(1), cpuMs.toFixed(1)]);
}

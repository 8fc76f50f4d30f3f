import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decrypt, encrypt } from "./keys/encrypt.ts";
import { type KeyPair, makeKeyPair } from "./keys/lock.ts";
import { startInbox } from "./start.ts";
import { compare } from "./stress/kills.ts";
import { startVisitors } from "./stress/visitors.ts";
import { buildInbox, placesIn, startBuilt } from "./testing/built-inbox.ts";
import { prepareDatabase } from "./testing/databases.ts";
import { startPractice, writeTestSite } from "./testing/inbox.ts";
import { createStaff, setUp } from "./testing/staff.ts";
import { createVisitor } from "./testing/visitor.ts";

/* Tests that need more than Node: PostgreSQL that stops, a small disk, strace and the age tool. */

test("while the database is gone, visitors are told; once it is back, all goes on", async () => {
  const prepared = await prepareDatabase("PostgreSQL");
  const { inbox, practice } = await startPractice(prepared.environment());
  const kept = await inbox.visitor.write();
  await prepared.postgres?.crash();
  const refused = await inbox.visitor.write();
  expect((await fetch(`${inbox.origin}/inbox/health`)).status).toBe(503);
  await prepared.postgres?.restart();
  const back = await inbox.visitor.write();
  const messages = await practice.staff.read(practice.practice.privateKey);
  await inbox.remove();
  await prepared.stop();
  expect(refused.status).toBe(503);
  expect(refused.json.message).toMatch(/did not reach us/);
  const ids = messages.map(({ id }: { id: string }) => id);
  expect(ids).toEqual([kept.json.id, back.json.id]);
});

test("survives a connection cut within a transaction", async () => {
  const prepared = await prepareDatabase("PostgreSQL");
  const environment = prepared.environment();
  const { inbox, practice } = await startPractice(environment);
  const other = new Client(environment.INBOX_DB);
  await other.connect();
  // Keeping a message then waits within its transaction.
  await other.query("BEGIN; LOCK TABLE message IN EXCLUSIVE MODE");
  const cut = async () => {
    const { rowCount } = await other.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  const id = randomUUID();
  const writing = inbox.visitor.write({}, id);
  await expect.poll(cut).toBe(1);
  const refused = await writing;
  await other.query("COMMIT");
  const again = await inbox.visitor.write({}, id);
  const ids = await practice.staff.list();
  await other.end();
  await inbox.remove();
  await prepared.stop();
  expect([refused.status, again.status, ids]).toEqual([503, 201, [id]]);
});

test("keeps what it acknowledged to five visitors while connections are cut", async () => {
  const prepared = await prepareDatabase("PostgreSQL");
  const environment = prepared.environment();
  const { inbox } = await startPractice(environment);
  const visitors = startVisitors(inbox.origin, 5);
  await visitors.nextAcknowledged();
  for (let times = 0; times < 20; times++) {
    const other = new Client(environment.INBOX_DB);
    await other.connect();
    await other.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
    );
    await other.end();
  }
  await prepared.postgres?.crash();
  await prepared.postgres?.restart();
  await visitors.nextAcknowledged();
  await visitors.stop();
  const result = await compare(environment, visitors);
  await inbox.remove();
  await prepared.stop();
  expect(result.refused).toBeGreaterThan(0);
  expect(result).toMatchObject({ lost: 0, doubled: 0 });
});

const disk = mkdtempSync(join(tmpdir(), "small-disk-"));
beforeAll(() => {
  const options = ["-t", "tmpfs", "-o", "size=3000k", "tmpfs", disk];
  expect(spawnSync("mount", options).status, "only root may mount a small disk").toBe(0);
});
afterAll(() => {
  spawnSync("umount", ["--lazy", disk]);
  rmSync(disk, { recursive: true, force: true });
});

test("a full disk loses no acknowledged message, and the inbox goes on once there is room", async () => {
  const { inbox, practice } = await startPractice({ INBOX_DATA: join(disk, "data") });
  const acknowledged: string[] = [];
  const first = await inbox.visitor.write();
  acknowledged.push(first.json.id);
  const filler = join(disk, "filler");
  const status = async () => (await practice.staff.call("GET", "/status")).json;
  const health = async () => (await fetch(`${inbox.origin}/inbox/health`)).status;
  const nearlyFull = expect.stringContaining("disk is nearly full");
  expect((await status()).serverProblems).not.toContainEqual(nearlyFull);
  fill(filler);
  expect((await status()).serverProblems).toContainEqual(nearlyFull);
  let refusals = 0;
  for (let count = 0; count < 30; count++) {
    const answer = await inbox.visitor.write({ message: "m".repeat(2000) });
    if (answer.status === 201) acknowledged.push(answer.json.id);
    else refusals++;
    if (answer.status !== 201) expect(answer.json.message).toMatch(/did not reach us/);
  }
  await expect.poll(health, { timeout: 10_000 }).toBe(503);

  // Staff can still sign in, read and delete, even after a restart.
  await inbox.stop();
  const again = await startInbox(inbox.settings, {
    print: () => undefined,
    log: () => undefined,
  });
  // The connection that was left over from before.
  await fetch(inbox.origin).catch(() => undefined);
  const phone = createStaff(inbox.origin);
  expect((await phone.signIn("Meera", practice.person.privateKey)).status).toBe(200);
  expect(await phone.read(practice.practice.privateKey)).toHaveLength(acknowledged.length);
  const deleted = acknowledged.pop();
  expect((await phone.call("DELETE", `/messages/${deleted}`, { version: 1 })).status).toBe(200);
  expect((await inbox.visitor.write()).status).toBe(503);

  rmSync(filler);
  const last = await inbox.visitor.write();
  acknowledged.push(last.json.id);
  const messages = await practice.staff.read(practice.practice.privateKey);
  await again.stop();
  rmSync(inbox.folder, { recursive: true });
  expect(refusals).toBeGreaterThan(0);
  expect(last.status).toBe(201);
  expect(messages.map(({ id }: { id: string }) => id).sort()).toEqual(acknowledged.sort());
});

/** Takes the last byte. */
function fill(file: string) {
  for (let blocks = 1; ; blocks++) {
    try {
      writeFileSync(file, Buffer.alloc(4096), { flag: "a" });
    } catch {
      return;
    }
    if (blocks > 1000) throw new Error("This disk is not small.");
  }
}

test("every acknowledged message was flushed to the disk", async () => {
  const built = await buildInbox();
  const folder = mkdtempSync(join(tmpdir(), "flushes-"));
  await writeTestSite(join(folder, "site"));
  const trace = join(folder, "trace.txt");
  const flushes = () => readFileSync(trace, "utf8").match(/f(data)?sync\(/g)?.length ?? 0;
  // -D: the server stays our own child, and gets the signal that ends it.
  const watch = ["strace", "-D", "-f", "-qq", "-e", "trace=fsync,fdatasync", "-o", trace];
  const server = await startBuilt(built, await placesIn(folder, "data"), watch);
  await setUp(server.origin, server.setupCode);
  const before = flushes();
  const visitor = createVisitor(server.origin);
  for (let count = 0; count < 25; count++) expect((await visitor.write()).status).toBe(201);
  const after = flushes();
  await server.end();
  await built.remove();
  rmSync(folder, { recursive: true });
  expect(after - before).toBeGreaterThanOrEqual(25);
});

describe("The age tool", () => {
  let keys: KeyPair;
  const keyFile = join(mkdtempSync(join(tmpdir(), "age-")), "key.txt");
  beforeAll(async () => {
    keys = await makeKeyPair();
    writeFileSync(keyFile, keys.privateKey);
  });

  test("opens what we encrypt", async () => {
    const encrypted = await encrypt("What I wrote: नमस्ते 🙏", keys.publicKey);
    const opened = spawnSync("age", ["-d", "-i", keyFile], { input: encrypted });
    expect(opened.stdout.toString()).toBe("What I wrote: नमस्ते 🙏");
  });

  test("encrypts what we open", async () => {
    const encrypted = spawnSync("age", ["-r", keys.publicKey], { input: "From the tool" });
    expect(await decrypt(encrypted.stdout, keys.privateKey)).toBe("From the tool");
  });
});

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databases, prepareDatabase } from "./testing/databases.ts";
import { startTestInbox } from "./testing/inbox.ts";
import { setUp } from "./testing/staff.ts";
import { contactMessage } from "./testing/visitor.ts";

type Inbox = Awaited<ReturnType<typeof startTestInbox>>;

const postgres = databases.find(({ name }) => name === "PostgreSQL");

test.skipIf(postgres?.isLeftOut)(
  "While the database is gone, visitors are told; once it is back, all goes on",
  async () => {
    const prepared = await prepareDatabase("PostgreSQL");
    const inbox = await startTestInbox(prepared.environment());
    const practice = await setUp(inbox.origin, inbox.setupCode);
    const kept = await inbox.visitor.write();
    await prepared.postgres?.crash();
    const refused = await inbox.visitor.write();
    await prepared.postgres?.restart();
    const back = await inbox.visitor.write();
    const messages = await practice.staff.read(practice.practice.privateKey);
    await inbox.remove();
    await prepared.stop();
    expect(refused.status).toBe(503);
    expect(refused.json.message).toMatch(/did not reach us/);
    const ids = messages.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([kept.json.id, back.json.id]);
  },
);

const disk = mkdtempSync(join(tmpdir(), "small-disk-"));
const isMounted =
  process.getuid?.() === 0 &&
  spawnSync("mount", ["-t", "tmpfs", "-o", "size=1500k", "tmpfs", disk]).status === 0;
afterAll(() => {
  if (isMounted) spawnSync("umount", ["--lazy", disk]);
  rmSync(disk, { recursive: true, force: true });
});

test.skipIf(!isMounted)(
  "On a full disk, visitors are told, nothing that was acknowledged is lost, and it goes on once there is room",
  async () => {
    const inbox = await startTestInbox({ INBOX_DATA: join(disk, "data") });
    const practice = await setUp(inbox.origin, inbox.setupCode);
    const acknowledged: string[] = [];
    const first = await inbox.visitor.write();
    acknowledged.push(first.json.id);
    const filler = join(disk, "filler");
    fill(filler);
    let refusals = 0;
    for (let count = 0; count < 30; count++) {
      const answer = await inbox.visitor.write({ message: "m".repeat(2000) });
      if (answer.status === 201) acknowledged.push(answer.json.id);
      else refusals++;
      if (answer.status !== 201) expect(answer.json.message).toMatch(/did not reach us/);
    }
    rmSync(filler);
    const last = await inbox.visitor.write();
    acknowledged.push(last.json.id);
    const messages = await practice.staff.read(practice.practice.privateKey);
    await inbox.remove();
    expect(refusals).toBeGreaterThan(0);
    expect(last.status).toBe(201);
    expect(messages.map(({ id }: { id: string }) => id).sort()).toEqual(acknowledged.sort());
  },
);

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

describe("A connection", () => {
  let inbox: Inbox;
  beforeAll(async () => {
    inbox = await startTestInbox({ INBOX_BURST: "2" });
    await setUp(inbox.origin, inbox.setupCode);
  });
  afterAll(() => inbox.remove());

  /** Says something bare to the server, and gives back all that it answers. */
  function say(text: string, isCut = false) {
    return new Promise<string>((resolve) => {
      let answer = "";
      const socket = connect(inbox.port, "127.0.0.1", () => {
        socket.write(text);
        if (isCut) socket.end();
      });
      socket.on("data", (chunk) => {
        answer += chunk;
      });
      socket.on("error", () => resolve(answer));
      socket.on("close", () => resolve(answer));
    });
  }
  const head = "POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

  test("that sends chunks without end gets an answer, and is not listened to any longer", async () => {
    const chunk = `10000\r\n${"x".repeat(65_536)}\r\n`;
    const answer = await say(`${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(17)}`);
    expect(answer).toMatch(/^HTTP\/1.1 413 /);
  });

  test("that is cut off in the middle leaves nothing behind", async () => {
    const before = inbox.lines.length;
    await say(`${head}Content-Length: 500\r\n\r\n{"id":`, true);
    await expect.poll(() => inbox.lines.slice(before).join()).toMatch(/^POST \/contact 400 /);
  });

  test("with two lengths is not understood", async () => {
    const lengths = "Content-Length: 5\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n";
    expect(await say(`${head}${lengths}0\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
  });

  test("that is busy is slowed down, and told for how long", async () => {
    const answers = [
      await inbox.visitor.write(),
      await inbox.visitor.write(),
      await inbox.visitor.write(),
    ];
    const slowed = answers.find(({ status }) => status === 429);
    expect(Number(slowed?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(slowed?.headers.get("retry-after"))).toBeLessThanOrEqual(30);
    expect(slowed?.json.message).toMatch(/try again in a moment/);
  });

  test("cannot say that it comes from another address", async () => {
    const body = { id: crypto.randomUUID(), values: contactMessage };
    const headers = { "X-Forwarded-For": "192.0.2.7" };
    expect((await inbox.visitor.sendJson("/contact", body, headers)).status).toBe(429);
  });
});

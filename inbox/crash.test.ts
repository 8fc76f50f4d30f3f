import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findFreePort } from "../scripts/free-port.ts";
import { countFlushes } from "./proofs/flushes.ts";
import { killUnderLoad } from "./proofs/kills.ts";
import { type BuiltInbox, buildInbox } from "./testing/built-inbox.ts";
import { databases, prepareDatabase } from "./testing/databases.ts";
import { writeTestSite } from "./testing/inbox.ts";

let built: BuiltInbox;
let folder: string;

beforeAll(async () => {
  built = await buildInbox();
  folder = await mkdtemp(join(tmpdir(), "crash-"));
  await writeTestSite(join(folder, "site"));
});
afterAll(async () => {
  await built.remove();
  await rm(folder, { recursive: true });
});

async function environment(name: string) {
  const data = join(folder, name);
  await mkdir(data);
  return {
    INBOX_DATA: data,
    INBOX_SITE: join(folder, "site"),
    INBOX_PORT: String(await findFreePort()),
  };
}

describe.each(databases)("Killed at any moment, with $name", ({ name, isLeftOut }) => {
  test.skipIf(isLeftOut)("everything that was acknowledged is there, once", async () => {
    const prepared = await prepareDatabase(name);
    const settings = { ...(await environment(name)), ...prepared.environment() };
    const result = await killUnderLoad({ kills: 8, built, environment: settings });
    await prepared.stop();
    expect(result.acknowledged.size).toBeGreaterThan(8);
    expect(result.kept).toEqual(expect.arrayContaining([...result.acknowledged]));
    expect(new Set(result.kept).size).toBe(result.kept.length);
    expect(result.ringing.sort()).toEqual(result.kept.sort());
  });
});

test.skipIf(spawnSync("strace", ["-V"]).status !== 0)(
  "Every acknowledged message was flushed to the disk",
  async () => {
    const settings = await environment("flushes");
    const flushes = await countFlushes({ messages: 25, built, environment: settings });
    expect(flushes).toBeGreaterThanOrEqual(25);
  },
);

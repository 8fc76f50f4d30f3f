import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { databases, prepareDatabase } from "../testing/databases.ts";
import { openStore } from "../testing/store.ts";
import { createDeletionClock } from "./deletion-clock.ts";
import type { Store } from "./store.ts";

const day = 24 * 60 * 60 * 1000;

describe.each(databases)("the deletion clock on %s", async (name) => {
  const prepared = await prepareDatabase(name);
  const start = Date.UTC(2026, 10, 17);
  const clocks = { now: start, passed: 0 };
  let store: Store;
  let tell: () => Promise<number>;
  beforeEach(async () => {
    store = await openStore(prepared.environment());
    Object.assign(clocks, { now: start, passed: 0 });
    await begin();
    return () => store.close();
  });
  afterAll(() => prepared.stop());

  async function begin() {
    tell = await createDeletionClock(store, {
      now: () => clocks.now,
      passed: () => clocks.passed,
    });
  }

  /** Lets real time pass, while the server runs. Returns how far the clock is behind, in days. */
  async function pass(days: number) {
    for (let hour = 0; hour < days * 24; hour++) {
      clocks.now += day / 24;
      clocks.passed += day / 24;
      await tell();
    }
    return (clocks.now - (await tell())) / day;
  }

  test("moves with the time that passes", async () => {
    expect(await pass(3)).toBe(0);
  });

  test("deletes nothing when a clock jumps ahead", async () => {
    clocks.now += 300 * day;
    expect(await tell()).toBe(start);
    clocks.now -= 300 * day;
    expect(await pass(1)).toBe(0);
  });

  test("deletes at most a day early after a day with a clock ahead", async () => {
    clocks.now += 300 * day;
    await pass(1);
    expect(await tell()).toBe(start + 2 * day);
    clocks.now -= 300 * day;
    expect(await tell()).toBe(start + day);
  });

  test("is right again after a clock that was behind", async () => {
    clocks.now -= 300 * day;
    await pass(1);
    await begin();
    clocks.now += 300 * day;
    expect(await pass(1)).toBe(0);
  });

  test("catches up within ten days after ten days off", async () => {
    await pass(1);
    clocks.now += 10 * day;
    await begin();
    expect(await tell()).toBe(start + day);
    expect(await pass(10)).toBe(0);
  });
});

test.each(databases)("deletes at most a tenth of all messages at once on %s", async (name) => {
  const prepared = await prepareDatabase(name);
  const store = await openStore(prepared.environment());
  const message = { form: "contact", state: "new", score: 0, keyId: "k", digest: "d" } as const;
  for (let number = 0; number < 30; number += 1) {
    const encrypted = Buffer.from(`encrypted ${number}`);
    await store.keep({ ...message, id: `old-${number}`, received: number, encrypted });
  }
  expect(await store.cleanOld(1000)).toBe(4);
  const [oldest] = await store.list(["new"], "oldest", undefined, 1);
  expect(oldest?.received).toBe(4);
  await store.close();
  await prepared.stop();
});

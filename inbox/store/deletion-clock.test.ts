import { expect, test } from "vitest";
import { databases, prepareDatabase } from "../testing/databases.ts";
import { openStore } from "../testing/store.ts";
import { createDeletionClock } from "./deletion-clock.ts";

const [day, year] = [24 * 60 * 60 * 1000, 365 * 24 * 60 * 60 * 1000];

test.each(databases)("On %s, a clock that jumps a year ahead deletes nothing", async (name) => {
  const prepared = await prepareDatabase(name);
  const store = await openStore(prepared.environment());
  const start = Date.UTC(2026, 10, 17);
  const clocks = { now: start, passed: 0 };
  const begin = () =>
    createDeletionClock(store, { now: () => clocks.now, passed: () => clocks.passed });
  let tell = await begin();
  expect(await tell()).toBe(start);

  // It jumps, while the server runs and while it is off.
  clocks.now = start + year;
  clocks.passed = 10 * day;
  expect(await tell()).toBe(start + 10 * day);
  tell = await begin();
  expect(await tell()).toBe(start + 10 * day);

  // It was put right again.
  clocks.now = start + 9 * day;
  expect(await tell()).toBe(start + 9 * day);
  await store.close();
  await prepared.stop();
});

test.each(databases)("On %s, at most a tenth of all messages goes at once", async (name) => {
  const prepared = await prepareDatabase(name);
  const store = await openStore(prepared.environment());
  const message = { form: "contact", state: "new", score: 0, keyId: "k", digest: "d" } as const;
  for (let number = 0; number < 30; number += 1) {
    const sealed = Buffer.from(`sealed ${number}`);
    await store.keep({ ...message, id: `old-${number}`, received: number, sealed });
  }
  expect(await store.cleanOld(1000)).toBe(4);
  const [oldest] = await store.list(["new"], "oldest", undefined, 1);
  expect(oldest?.received).toBe(4);
  await store.close();
  await prepared.stop();
});

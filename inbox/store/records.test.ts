import { expect, test } from "vitest";
import { databases, prepareDatabase } from "../testing/databases.ts";
import { openStore } from "../testing/store.ts";

test.each(databases)("pages of the records skip no line of the same time, on %s", async (name) => {
  const prepared = await prepareDatabase(name);
  const store = await openStore(prepared.environment());
  for (const [at, person] of [
    [3, "Meera"],
    [2, "Asha"],
    [2, "Meera"],
    [2, "Anil"],
    [1, "Meera"],
  ] as const) {
    await store.record({ at, name: person, what: "opened", count: 1 });
  }
  const first = await store.records(Number.MAX_SAFE_INTEGER, 2);
  const second = await store.records(first.at(-1)?.at ?? 0, 2);
  await store.close();
  await prepared.stop();
  expect(first.map(({ at, name }) => `${at} ${name}`)).toEqual([
    "3 Meera",
    "2 Anil",
    "2 Asha",
    "2 Meera",
  ]);
  expect(second.map(({ at }) => at)).toEqual([1]);
});

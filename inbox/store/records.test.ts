import { describe, expect, test } from "vitest";
import { databases, prepareDatabase } from "../testing/databases.ts";
import { openStore } from "../testing/store.ts";

const minuteMs = 60_000;

describe.each(databases)("The records, on %s", (name) => {
  async function record(done: readonly (readonly [at: number, name: string, what?: string])[]) {
    const prepared = await prepareDatabase(name);
    const store = await openStore(prepared.environment());
    for (const [at, name, what = "deleted"] of done) {
      await store.record({ at, name, what, count: 1 });
    }
    const first = await store.records(Number.MAX_SAFE_INTEGER, 2);
    const second = await store.records(first.at(-1)?.at ?? 0, 2);
    await store.close();
    await prepared.stop();
    return [first, second].map((page) =>
      page.map(({ at, name, what, count }) => `${at / minuteMs} ${name} ${what} ${count}`),
    );
  }

  test("skip no line of the same time between two pages", async () => {
    const [first, second] = await record([
      [3 * minuteMs, "Meera"],
      [2 * minuteMs, "Asha"],
      [2 * minuteMs, "Meera"],
      [2 * minuteMs, "Anil"],
      [minuteMs, "Meera"],
    ]);
    const two = ["Anil", "Asha", "Meera"].map((person) => `2 ${person} deleted 1`);
    expect(first).toEqual(["3 Meera deleted 1", ...two]);
    expect(second).toEqual(["1 Meera deleted 1"]);
  });

  test("add up what one person did in a minute, or opened in an hour", async () => {
    const [lines] = await record([
      [61 * minuteMs, "Meera", "opened"],
      [119 * minuteMs, "Meera", "opened"],
      [119 * minuteMs, "Meera"],
      [119 * minuteMs + 59_999, "Meera"],
    ]);
    expect(lines).toEqual(["119 Meera deleted 2", "60 Meera opened 2"]);
  });
});

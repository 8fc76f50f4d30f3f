import { expect, it, vi } from "vitest";
import { createQueue } from "./queue.ts";

const ids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${from + index}`);

/** A queue whose batches end when the test says so. */
function createHeldQueue() {
  const batches: { ids: readonly string[]; end: () => void; fail: () => void }[] = [];
  const queue = createQueue(
    (batch) =>
      new Promise<void>((resolve, reject) =>
        batches.push({ ids: batch, end: resolve, fail: reject }),
      ),
  );
  return { queue, batches };
}

it("works through ids in batches of 25, one at a time", async () => {
  const { queue, batches } = createHeldQueue();
  const emptied = queue.add(ids(1, 30));
  expect(batches.map((batch) => batch.ids)).toEqual([ids(1, 25)]);
  batches[0]?.end();
  await vi.waitFor(() => expect(batches[1]?.ids).toEqual(ids(26, 30)));
  batches[1]?.end();
  await emptied;
  expect(queue.isEmpty()).toBe(true);
});

it("takes an id once, also while it is on its way", async () => {
  const { queue, batches } = createHeldQueue();
  queue.add(["1", "1"]);
  queue.add(["1", "2"]);
  queue.add(["2"]);
  batches[0]?.end();
  await vi.waitFor(() => expect(batches.map((batch) => batch.ids)).toEqual([["1"], ["2"]]));
});

it("puts what is on the screen before what waits", async () => {
  const { queue, batches } = createHeldQueue();
  queue.add(ids(1, 60));
  queue.addFirst(["7", "50", "70"]);
  batches[0]?.end();
  await vi.waitFor(() => expect(batches[1]?.ids.slice(0, 3)).toEqual(["50", "70", "26"]));
});

it("drops everything when a batch fails, and starts again with the next ids", async () => {
  const { queue, batches } = createHeldQueue();
  const emptied = queue.add(ids(1, 60));
  batches[0]?.fail();
  await emptied;
  expect(queue.isEmpty()).toBe(true);
  queue.add(["1"]);
  expect(batches[1]?.ids).toEqual(["1"]);
});

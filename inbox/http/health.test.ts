import { expect, test } from "vitest";
import { createHealth } from "./health.ts";

test("a write is tried once in five seconds, however many ask", async () => {
  const clock = { time: 1000 };
  let [tries, isFull] = [0, false];
  const tryIt = async () => {
    tries++;
    return !isFull;
  };
  const isWell = createHealth(tryIt, { now: () => clock.time });
  expect(await Promise.all([isWell(), isWell(), isWell()])).toEqual([true, true, true]);
  isFull = true;
  clock.time += 4999;
  expect(await isWell()).toBe(true);
  expect(tries).toBe(1);
  clock.time += 1;
  expect(await isWell()).toBe(false);
  expect(tries).toBe(2);
});

import { expect, test } from "vitest";
import { blockingTime } from "./measure.ts";
import { createRandom, median, shuffle } from "./statistics.ts";

test.each([
  [[5], 5],
  [[1, 3, 2], 2],
  [[4, 1, 3, 2], 2.5],
])("The median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("The same seed gives the same order, another one another", () => {
  const items = Array.from({ length: 20 }, (_, index) => index);
  const order = shuffle(items, createRandom(7));
  expect(shuffle(items, createRandom(7))).toEqual(order);
  expect(shuffle(items, createRandom(8))).not.toEqual(order);
  expect(order.toSorted((a, b) => a - b)).toEqual(items);
});

test("Only what tasks take over 50 ms after the first paint counts as blocking", () => {
  const tasks = [
    { start: 0, duration: 400 },
    { start: 450, duration: 200 },
    { start: 700, duration: 90 },
    { start: 900, duration: 50 },
  ];
  expect(blockingTime(tasks, 500)).toBe(100 + 40);
});

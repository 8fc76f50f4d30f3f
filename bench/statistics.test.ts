import { describe, expect, test } from "vitest";
import { blockingTime, layoutShift } from "./measure.js";
import { createRandom, quantile, shuffle } from "./statistics.js";
import { formatTable } from "./table.js";

describe("The benchmark's arithmetic", () => {
  test.each([
    [[5], 0.5, 5],
    [[1, 2, 3], 0.5, 2],
    [[4, 1, 3, 2], 0.5, 2.5],
    [[10, 9, 1, 2, 100], 0.25, 2],
    [[1, 2, 3, 4], 0.75, 3.25],
  ])("of %j, the part %d lies below %d", (values, part, expected) => {
    expect(quantile(values, part)).toBe(expected);
  });

  test("the same seed gives the same order, another one another", () => {
    const items = Array.from({ length: 20 }, (_, index) => index);
    const order = shuffle(items, createRandom(7));
    expect(shuffle(items, createRandom(7))).toEqual(order);
    expect(shuffle(items, createRandom(8))).not.toEqual(order);
    expect(order.toSorted((a, b) => a - b)).toEqual(items);
  });

  test("only what tasks take over 50 ms after the first paint counts as blocking", () => {
    const tasks = [
      { start: 0, duration: 400 },
      { start: 450, duration: 200 },
      { start: 700, duration: 90 },
      { start: 900, duration: 50 },
    ];
    expect(blockingTime(tasks, 500)).toBe(100 + 40);
  });

  test("shifts add up only while they follow each other closely", () => {
    expect(layoutShift([])).toBe(0);
    const first = [0, 900, 1800].map((at) => ({ at, value: 0.1 }));
    const later = { at: 4000, value: 0.2 };
    expect(layoutShift([...first, later])).toBeCloseTo(0.3);
  });

  test("a table lines up its figures", () => {
    expect(formatTable(["page", "ms"], [["ours", "448"]])).toBe(
      ["| page |  ms |", "| ---- | --: |", "| ours | 448 |"].join("\n"),
    );
  });
});

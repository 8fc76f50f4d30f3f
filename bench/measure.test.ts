import { expect, test } from "vitest";
import { blockingTime } from "./measure.ts";

test("Only what tasks take over 50 ms after the first paint counts as blocking", () => {
  const tasks = [
    { startTime: 0, duration: 400 },
    { startTime: 450, duration: 200 },
    { startTime: 700, duration: 90 },
    { startTime: 900, duration: 50 },
  ];
  expect(blockingTime(tasks, 500)).toBe(100 + 40);
});

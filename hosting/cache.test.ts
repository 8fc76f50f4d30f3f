import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { afterAll, expect, test, vi } from "vitest";
import { makeOnce } from "./cache";

const kind = `test-${randomUUID()}`;

afterAll(() => rm(`node_modules/.cache/${kind}`, { recursive: true }));

test("a file is made once, and again when anything it is made from changes", async () => {
  const make = vi.fn(async () => Buffer.from("made"));
  for (const inputs of [["a", "b"], ["a", "b"], ["a", "c"], ["ab"], ["a", "c"]]) {
    expect(String(await makeOnce(kind, inputs, make))).toBe("made");
  }
  expect(make).toHaveBeenCalledTimes(3);
});

import { expect, test } from "vitest";
import type { HttpError } from "./exchange.ts";
import { createRateLimit } from "./rate-limit.ts";

function createClock() {
  const clock = { time: 1_000_000 };
  const limitRate = createRateLimit({ burst: 3, secondsEach: 10, now: () => clock.time });
  /** The seconds to wait, or 0 for what is let through. */
  function wait(name: string) {
    try {
      limitRate(name);
      return 0;
    } catch (error) {
      return Number((error as HttpError).headers["Retry-After"]);
    }
  }
  return { clock, wait };
}

test("an address may send a few at once, then one in a while, and is never shut out", () => {
  const { clock, wait } = createClock();
  expect([1, 2, 3, 4, 5].map(() => wait("192.0.2.1"))).toEqual([0, 0, 0, 10, 10]);
  expect(wait("192.0.2.2")).toBe(0);
  clock.time += 10_000;
  expect([1, 2].map(() => wait("192.0.2.1"))).toEqual([0, 10]);
  clock.time += 3_600_000;
  expect([1, 2, 3, 4].map(() => wait("192.0.2.1"))).toEqual([0, 0, 0, 10]);
});

test("all addresses of one household count as one", () => {
  const { wait } = createClock();
  const household = ["::1", ":3:4:5:6", "::2", "::3"].map((end) => wait(`2001:db8:1:2${end}`));
  expect(household).toEqual([0, 0, 0, 10]);
  expect(wait("2001:db8:1:3::1")).toBe(0);
});

test("all households of one provider together are slowed down, too, but later", () => {
  const { wait } = createClock();
  const waits = Array.from({ length: 50 }, (_, index) => wait(`2001:db8:1:${index}::1`));
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(48);
  expect(wait("2001:db8:2:1::1")).toBe(0);
});

test("a request that failed is refunded", () => {
  const limitRate = createRateLimit({ burst: 1, secondsEach: 10, now: () => 0 });
  limitRate("2001:db8::1")();
  limitRate("2001:db8::1");
  expect(() => limitRate("2001:db8::1")).toThrow();
});

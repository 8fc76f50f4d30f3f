import { afterEach, expect, it, vi } from "vitest";
import { createPoller } from "./poller.ts";

afterEach(() => vi.useRealTimers());

it("asks one question at a time, and answers all who ask meanwhile with the next", async () => {
  const ends: (() => void)[] = [];
  const { refresh } = createPoller(() => new Promise((resolve) => ends.push(resolve)), 1000);
  const first = refresh();
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  const second = refresh();
  expect(refresh()).toBe(second);
  await Promise.resolve();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await first;
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.();
  await second;
});

it("goes on after a failure, and tells only those who asked for that answer", async () => {
  const answers = [Promise.reject(new Error("gone")), Promise.resolve()];
  const { refresh } = createPoller(() => answers.shift() ?? Promise.resolve(), 1000);
  await expect(refresh()).rejects.toThrow("gone");
  await refresh();
});

it("asks at once and at each interval until it is stopped", async () => {
  vi.useFakeTimers();
  const ask = vi.fn(() => Promise.reject(new Error("gone")));
  const onError = vi.fn();
  const stop = createPoller(ask, 1000).start(onError);
  await vi.advanceTimersByTimeAsync(2500);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(onError).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask).toHaveBeenCalledTimes(3);
});

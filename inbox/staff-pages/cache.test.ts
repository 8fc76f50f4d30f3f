import { expect, it, vi } from "vitest";
import { listed, opened } from "../testing/opened.ts";
import { createCache } from "./cache.ts";
import type { Keychain } from "./keychain.ts";

const keychain = { isNewDevice: false } as Keychain;
const values = { name: "Asha" };
const idsIn = (cache: ReturnType<typeof createCache>) => [...cache.getSnapshot().opened.keys()];

it("tells listeners of each change until they leave", () => {
  const cache = createCache(keychain);
  const listener = vi.fn();
  const leave = cache.subscribe(listener);
  cache.set({ isReached: false });
  cache.keep([opened("one", values)]);
  leave();
  cache.set({ isReached: true });
  expect(listener).toHaveBeenCalledTimes(2);
});

it("forgets messages that no longer exist, and remembers that they don't", () => {
  const cache = createCache(keychain);
  cache.keep([opened("one", values), opened("two", values)]);
  cache.keep([], ["one"]);
  expect(idsIn(cache)).toEqual(["two"]);
  expect(cache.getSnapshot().missing).toEqual(new Set(["one"]));
  cache.forgetMissing(["one"]);
  expect(cache.getSnapshot().missing.size).toBe(0);
});

it("finds messages of another version, and waiting ones that left the lists", () => {
  const cache = createCache(keychain);
  cache.keep([
    opened("same", values),
    opened("changed", values),
    opened("left", values),
    opened("answered long ago", values, { state: "answered" }),
  ]);
  const lists = [listed("same"), listed("changed", { version: 2 }), listed("never opened")];
  expect(cache.findOutdated(lists)).toEqual(["changed", "left"]);
});

it("forgets what did not open when keys change", () => {
  const cache = createCache(keychain);
  const unreadable = { at: 1, author: "", text: undefined };
  cache.keep([
    opened("open", values),
    opened("closed", undefined),
    opened("closed note", values, { notes: [unreadable] }),
  ]);
  const changed = { ...keychain, isNewDevice: true };
  cache.changeKeys(changed);
  expect(idsIn(cache)).toEqual(["open"]);
  expect(cache.getSnapshot().keychain).toBe(changed);
});

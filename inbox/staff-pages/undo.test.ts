import { beforeEach, expect, it, vi } from "vitest";
import { listed, opened } from "../testing/opened.ts";
import { ApiError, api, type Listed, type Status } from "./api.ts";
import { createInbox } from "./inbox.ts";
import type { Keychain } from "./keychain.ts";
import { createUndo, type Done } from "./undo.ts";

/** A server that keeps messages by their versions. */
const messages = new Map<string, Listed>();
let deleted: Listed[] = [];

function changeOnServer(id: string, change: Partial<Listed>) {
  const message = messages.get(id) ?? listed(id);
  messages.set(id, { ...message, ...change, version: message.version + 1 });
}

function refuse(status: number, text: string) {
  return Promise.reject(new ApiError(status, text));
}

beforeEach(() => {
  messages.clear();
  deleted = [];
  for (const id of ["one", "two"]) messages.set(id, listed(id));
  vi.spyOn(api, "status").mockResolvedValue({ now: 0, keyRing: "", revision: "" } as Status);
  vi.spyOn(api, "open").mockResolvedValue({ messages: [] });
  vi.spyOn(api, "change").mockImplementation((id, { version, state }) => {
    if (messages.get(id)?.version !== version) return refuse(409, "A colleague has changed it.");
    changeOnServer(id, { state });
    return Promise.resolve({});
  });
  vi.spyOn(api, "remove").mockImplementation((id) => {
    deleted.push(messages.get(id) ?? listed(id));
    messages.delete(id);
    return Promise.resolve({ undoUntil: 0 });
  });
  vi.spyOn(api, "restore").mockImplementation((id) => {
    const message = deleted.find((gone) => gone.id === id);
    if (!message) return refuse(404, "This message is no longer here.");
    messages.set(id, message);
    return Promise.resolve({});
  });
});

function begin() {
  const inbox = createInbox({ ring: { hash: "" }, current: {}, keys: [] } as unknown as Keychain);
  const told: (Done | undefined)[] = [];
  const undo = createUndo(
    { ...inbox, getSnapshot: () => ({ ...inbox.getSnapshot(), opened: names }) },
    (done) => told.push(done),
  );
  return { undo, last: () => told.at(-1) };
}
const names = new Map(["one", "two"].map((id) => [id, opened(id, { name: id })]));
const all = () => [...messages.values()];
const states = () => all().map(({ state }) => state);

it("puts messages back that nobody else has changed", async () => {
  const { undo, last } = begin();
  await undo.changeAll(all(), { state: "aside" });
  expect(states()).toEqual(["aside", "aside"]);
  expect(last()?.text).toBe("Put aside: 2 messages.");
  await last()?.undo?.();
  expect(states()).toEqual(["new", "new"]);
  expect(last()).toBeUndefined();
});

it("leaves a message alone that a colleague has changed since", async () => {
  const { undo, last } = begin();
  await undo.changeAll(all().slice(0, 1), { state: "aside" });
  changeOnServer("one", { state: "answered" });
  await last()?.undo?.();
  expect(states()).toEqual(["answered", "new"]);
  expect(last()).toEqual({ text: "Not undone. A colleague has changed it." });
});

it("says how many of several were undone", async () => {
  const { undo, last } = begin();
  await undo.changeAll(all(), { state: "aside" });
  changeOnServer("two", { state: "answered" });
  await last()?.undo?.();
  expect(states()).toEqual(["new", "answered"]);
  expect(last()?.text).toMatch(/^Undone for 1 of 2\./);
});

it("never undoes a colleague's change for its own", async () => {
  const { undo, last } = begin();
  const before = all();
  changeOnServer("two", { state: "answered" });
  await undo.changeAll(before, { state: "aside" });
  expect(last()?.text).toBe(
    "Put aside: one. A colleague had already changed the others. Those weren’t touched.",
  );
  await last()?.undo?.();
  expect(states()).toEqual(["new", "answered"]);
});

it("tells that a deleted message could not be brought back", async () => {
  const { undo, last } = begin();
  await undo.removeAll(all());
  deleted = deleted.slice(0, 1);
  await last()?.undo?.();
  expect(all().map(({ id }) => id)).toEqual(["one"]);
  expect(last()?.text).toMatch(/^Undone for 1 of 2\./);
});

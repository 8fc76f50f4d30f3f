import { mentionsDanger } from "../receive/danger.ts";
import { api, type Listed, type MessageState, type Status } from "./api.ts";
import { type Keychain, openSealed, sealNote } from "./keychain.ts";
import type { Note, Opened } from "./messages/opened.ts";

const openedAtOnce = 10;

export type Snapshot = {
  keychain: Keychain;
  status: Status | undefined;
  /** Milliseconds by which the server's clock is ahead of ours. */
  clockAheadMs: number;
  state: MessageState;
  /** As the server lists them, as many pages as were asked for; undefined while they come. */
  listed: readonly Listed[] | undefined;
  hasMore: boolean;
  /** Everything that was opened since the inbox was unlocked. */
  opened: ReadonlyMap<string, Opened>;
  /** Asked for, but deleted meanwhile, or never there. */
  missing: ReadonlySet<string>;
};

export type Inbox = ReturnType<typeof createInbox>;

/** What the pages show, kept outside of them: messages are opened one after another, as they come. */
export function createInbox(keychain: Keychain) {
  let snapshot: Snapshot = {
    keychain,
    status: undefined,
    clockAheadMs: 0,
    state: "new",
    listed: undefined,
    hasMore: false,
    opened: new Map(),
    missing: new Set(),
  };
  let pages = 1;
  let queue: string[] = [];
  /** On their way; empty while nothing is opened. */
  let opening: readonly string[] = [];
  const listeners = new Set<() => void>();

  function set(change: Partial<Snapshot>) {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

  /** Asks again for all that is shown. What has changed is opened anew. */
  async function refresh() {
    const { state } = snapshot;
    const status = await api.status();
    const listed: Listed[] = [];
    let next: string | null = null;
    for (let page = 0; page < pages; page += 1) {
      const answer = await api.list({ state, ...(next && { after: next }) });
      listed.push(...answer.messages);
      next = answer.next;
      if (!next) break;
    }
    if (state !== snapshot.state) return;
    const changed = listed.filter(({ id, changed }) => {
      const known = snapshot.opened.get(id);
      return known && known.changed !== changed;
    });
    set({ status, clockAheadMs: status.now - Date.now(), listed, hasMore: next !== null });
    open(changed.map(({ id }) => id));
    if (state === "new") await lookForDanger(listed, next !== null);
  }

  /** Whoever is in danger comes first, so that the newest of many are opened, too. */
  async function lookForDanger(listed: readonly Listed[], hasMore: boolean) {
    openUnopened(listed);
    if (hasMore) openUnopened((await api.list({ state: "new", order: "newest" })).messages);
  }

  function openUnopened(listed: readonly Listed[]) {
    open(listed.map(({ id }) => id).filter((id) => !snapshot.opened.has(id)));
  }

  function open(ids: readonly string[]) {
    queue.push(...ids.filter((id) => !queue.includes(id) && !opening.includes(id)));
    if (opening.length === 0) void openQueue();
  }

  async function openQueue() {
    try {
      while (queue.length > 0) {
        opening = queue.splice(0, openedAtOnce);
        const { messages } = await api.open(opening);
        const found = new Map<string, Opened>();
        for (const message of messages) {
          found.set(message.id, await openSealed(snapshot.keychain, message));
          // Opening one takes some milliseconds, between which the page has to answer a finger.
          await new Promise((resolve) => setTimeout(resolve));
        }
        const gone = opening.filter((id) => !found.has(id));
        set({
          opened: new Map([...snapshot.opened, ...found]),
          missing: new Set([...snapshot.missing, ...gone]),
        });
      }
    } catch {
      // Without a connection, they are asked for again when the list is.
      queue = [];
    } finally {
      opening = [];
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    refresh,

    async show(state: MessageState) {
      pages = 1;
      if (state !== snapshot.state) set({ state, listed: undefined, hasMore: false });
      await refresh();
    },

    async showMore() {
      pages += 1;
      await refresh();
    },

    /** What is on the screen goes before what is only looked through. */
    openNow(id: string) {
      if (snapshot.opened.has(id) || opening.includes(id)) return;
      queue = [id, ...queue.filter((other) => other !== id)];
      if (opening.length === 0) void openQueue();
    },

    async change(id: string, state: MessageState, note?: Note) {
      await api.change(id, { state, ...(note && (await sealNote(snapshot.keychain, note))) });
      open([id]);
      await refresh();
    },

    async remove(id: string) {
      const { undoUntil } = await api.remove(id);
      const opened = new Map(snapshot.opened);
      opened.delete(id);
      set({ opened });
      await refresh();
      return undoUntil - snapshot.clockAheadMs;
    },

    async restore(id: string) {
      await api.restore(id);
      const missing = new Set(snapshot.missing);
      missing.delete(id);
      set({ missing });
      await refresh();
    },

    holdKeys(changed: Keychain) {
      set({ keychain: changed });
    },

    /** Opens every message there is, a page at a time. */
    async *everything() {
      for (const state of ["new", "answered", "aside"] as const) {
        let after: string | null = "";
        while (after !== null) {
          const { messages, next }: Awaited<ReturnType<typeof api.list>> = await api.list({
            state,
            ...(after && { after }),
          });
          const sealed = (await api.open(messages.map(({ id }) => id))).messages;
          yield await Promise.all(sealed.map((one) => openSealed(snapshot.keychain, one)));
          after = next;
        }
      }
    },

    keep(messages: readonly Opened[]) {
      set({
        opened: new Map([...snapshot.opened, ...messages.map((one) => [one.id, one] as const)]),
      });
    },
  };
}

/** Whether somebody who waits may be in danger. */
export function isUrgent(message: Opened | undefined) {
  return message?.values !== undefined && message.state === "new" && mentionsDanger(message.values);
}

/** Those in danger first, then as the server has them: whoever has waited longest. */
export function inOrder(listed: readonly Listed[], opened: ReadonlyMap<string, Opened>) {
  const urgent = [...opened.values()]
    .filter(isUrgent)
    .sort((one, other) => one.received - other.received);
  const isListedFirst = new Set(urgent.map(({ id }) => id));
  return [...urgent, ...listed.filter(({ id }) => !isListedFirst.has(id))];
}

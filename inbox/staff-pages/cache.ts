import type { Listed, Listing, MessageState, Status } from "./api.ts";
import type { Keychain } from "./keychain.ts";
import type { Opened } from "./messages/opened.ts";
import { isWaiting } from "./messages/order.ts";

export type Snapshot = {
  keychain: Keychain;
  status: Status | undefined;
  /** Time of the server's last response. `isReached` is false if a later request failed. */
  reachedAt: number;
  isReached: boolean;
  /** Milliseconds by which the server's clock is ahead of ours. */
  clockAheadMs: number;
  /** New messages and those in progress, by waiting time. Undefined until they have loaded. */
  waiting: readonly Listed[] | undefined;
  /** Messages answered or put aside, the newest first, as far back as somebody asked for. */
  closed: Readonly<Partial<Record<MessageState, Listing>>>;
  /** Every message that was opened since the inbox was unlocked. */
  opened: ReadonlyMap<string, Opened>;
  /** Ids that were asked for and don't exist. */
  missing: ReadonlySet<string>;
};

/** Holds everything that the pages show, in memory only, and tells them of each change. */
export function createCache(keychain: Keychain) {
  let snapshot: Snapshot = {
    keychain,
    status: undefined,
    reachedAt: Date.now(),
    isReached: true,
    clockAheadMs: 0,
    waiting: undefined,
    closed: {},
    opened: new Map(),
    missing: new Set(),
  };
  const listeners = new Set<() => void>();

  function set(change: Partial<Snapshot>) {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

  return {
    set,
    getSnapshot: () => snapshot,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Adds opened messages, and removes those that no longer exist. */
    keep(messages: readonly Opened[], gone: readonly string[] = []) {
      const opened = new Map(snapshot.opened);
      for (const message of messages) opened.set(message.id, message);
      for (const id of gone) opened.delete(id);
      set({ opened, missing: new Set([...snapshot.missing, ...gone]) });
    },

    /** Takes over newer keys. Messages that they may open now are forgotten. */
    changeKeys(changed: Keychain) {
      const opened = [...snapshot.opened].filter(([, { values, notes }]) => {
        return values && notes.every(({ author }) => author);
      });
      set({ keychain: changed, opened: new Map(opened) });
    },

    /** Returns the ids of opened messages that the lists have in another version, or no more. */
    findOutdated(listed: readonly Listed[]) {
      const versions = new Map(listed.map(({ id, version }) => [id, version]));
      return [...snapshot.opened.values()]
        .filter((message) => {
          const version = versions.get(message.id);
          return version === undefined ? isWaiting(message) : version !== message.version;
        })
        .map(({ id }) => id);
    },

    /** Forgets that messages were deleted, so that restored ones load again. */
    forgetMissing(ids: readonly string[]) {
      set({ missing: new Set([...snapshot.missing].filter((id) => !ids.includes(id))) });
    },
  };
}

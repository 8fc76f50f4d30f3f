import { ForeignKeyRing } from "../keys/key-ring.ts";
import { type Danger, findDanger } from "../receive/danger.ts";
import { ApiError, api, type Listed, type MessageState, type Status } from "./api.ts";
import { holdKeyRing, type Keychain, openSealed, sealNote } from "./keychain.ts";
import type { Opened } from "./messages/opened.ts";

const openedAtOnce = 10;

export type Snapshot = {
  keychain: Keychain;
  status: Status | undefined;
  /** When the server last answered, and whether it has failed to since. */
  reachedAt: number;
  isReached: boolean;
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
    reachedAt: Date.now(),
    isReached: true,
    clockAheadMs: 0,
    state: "new",
    listed: undefined,
    hasMore: false,
    opened: new Map(),
    missing: new Set(),
  };
  let pages = 1;
  /** The one that is on the screen. */
  let watched: string | undefined;
  let queue: string[] = [];
  /** On their way; empty while nothing is opened. */
  let opening: readonly string[] = [];
  /** Settles once nothing is left to open. */
  let emptied = Promise.resolve();
  let isLooking = false;
  let hasLookedThrough = false;
  const listeners = new Set<() => void>();

  function set(change: Partial<Snapshot>) {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

  /** Asks again for all that is shown. What has changed is opened anew. */
  async function refresh() {
    const { state } = snapshot;
    const status = await api.status().catch((error) => {
      set({ isReached: false });
      throw error;
    });
    set({ reachedAt: Date.now(), isReached: true });
    if (status.keyRing !== snapshot.keychain.number) await refreshKeys();
    const { number, current } = snapshot.keychain;
    if (status.keyRing === number && status.publicKey !== current.publicKey) {
      throw new ForeignKeyRing();
    }
    const listed: Listed[] = [];
    let next: string | null = null;
    for (let page = 0; page < pages; page += 1) {
      const answer = await api.list({ state, ...(next && { after: next }) });
      listed.push(...answer.messages);
      next = answer.next;
      if (!next) break;
    }
    // The one on the screen need not be in this list.
    const onScreen = watched === undefined ? null : (await api.listed(watched)).message;
    if (state !== snapshot.state) return;
    set({ status, clockAheadMs: status.now - Date.now(), listed, hasMore: next !== null });
    const changed = [...listed, ...(onScreen ? [onScreen] : [])].filter(({ id, version }) => {
      const known = snapshot.opened.get(id);
      return known && known.version !== version;
    });
    const gone = watched && !onScreen ? [watched] : [];
    open([...gone, ...changed.map(({ id }) => id)]);
    if (state !== "new") return;
    openUnopened(listed);
    if (next) void lookForDanger();
  }

  /** Somebody has changed people or keys. What did not open before may open now. */
  async function refreshKeys() {
    const { keychain: before } = snapshot;
    const keychain = await holdKeyRing(before.privateKey, await api.keyRing(), before);
    if (keychain.number === before.number) return;
    const opened = [...snapshot.opened].filter(([, message]) => {
      return message.values && message.notes.every(({ text }) => text !== undefined);
    });
    set({ keychain, opened: new Map(opened) });
  }

  /** What the server does not take because there is a newer key is sealed to that one. */
  async function withNewestKey(work: (keychain: Keychain) => Promise<unknown>) {
    try {
      await work(snapshot.keychain);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      const { number } = snapshot.keychain;
      await refresh();
      if (number === snapshot.keychain.number) throw error;
      await work(snapshot.keychain);
    }
  }

  /**
   * Whoever is in danger comes first, so that everything that waits is opened, a page at a time,
   * from the newest back; later on, only what has come since.
   */
  async function lookForDanger() {
    if (isLooking) return;
    isLooking = true;
    try {
      let after: string | null = "";
      while (after !== null) {
        const { messages, next }: Awaited<ReturnType<typeof api.list>> = await api.list({
          state: "new",
          order: "newest",
          ...(after && { after }),
        });
        const isKnownPage = messages.every(({ id }) => snapshot.opened.has(id));
        if (isKnownPage && hasLookedThrough) return;
        await openUnopened(messages);
        // Without a connection, it goes on when the list is asked for again.
        if (!messages.every(({ id }) => isSettled(id))) return;
        after = next;
      }
      hasLookedThrough = true;
    } catch {
      // As above.
    } finally {
      isLooking = false;
    }
  }

  function isSettled(id: string) {
    return snapshot.opened.has(id) || snapshot.missing.has(id);
  }

  function openUnopened(listed: readonly Listed[]) {
    return open(listed.map(({ id }) => id).filter((id) => !snapshot.opened.has(id)));
  }

  function open(ids: readonly string[]) {
    queue.push(...ids.filter((id) => !queue.includes(id) && !opening.includes(id)));
    if (opening.length === 0) emptied = openQueue();
    return emptied;
  }

  async function openQueue() {
    try {
      while (queue.length > 0) {
        opening = queue.splice(0, openedAtOnce);
        const { messages } = await api.open(opening);
        const isNewer = messages.some(({ keyId }) => !isKnown(keyId));
        if (isNewer) await refreshKeys();
        const found = new Map<string, Opened>();
        for (const message of messages) {
          const opened = await openSealed(snapshot.keychain, message);
          found.set(message.id, opened);
          dangerOf(opened);
          // Opening one takes some milliseconds, between which the page has to answer a finger.
          await new Promise((resolve) => setTimeout(resolve));
        }
        const gone = opening.filter((id) => !found.has(id));
        const kept = [...snapshot.opened].filter(([id]) => !gone.includes(id));
        set({
          opened: new Map([...kept, ...found]),
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

  function isKnown(keyId: string) {
    return snapshot.keychain.keys.some(({ id }) => id === keyId);
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

    /** What is on the screen goes before what is only looked through, and is asked for again. */
    watch(id: string) {
      watched = id;
      this.openNow(id);
      return () => {
        watched = undefined;
      };
    },

    openNow(id: string) {
      if (snapshot.opened.has(id) || opening.includes(id)) return;
      queue = [id, ...queue.filter((other) => other !== id)];
      if (opening.length === 0) emptied = openQueue();
    },

    /** Another state, from the one that is on the screen, and perhaps what there is to say about it. */
    async change({ id, version }: Listed, state: MessageState, text?: string) {
      try {
        await withNewestKey(async (keychain) => {
          const note = text ? { note: await sealNote(keychain, id, text) } : {};
          await api.change(id, { version, state, ...note });
        });
      } finally {
        open([id]);
        await refresh();
      }
    },

    async addNote(id: string, text: string) {
      await withNewestKey(async (keychain) => {
        await api.addNote(id, await sealNote(keychain, id, text));
      });
      open([id]);
      await refresh();
    },

    async remove({ id, version }: Listed) {
      const { undoUntil } = await api.remove(id, version).catch(async (error) => {
        open([id]);
        await refresh();
        throw error;
      });
      const opened = new Map(snapshot.opened);
      opened.delete(id);
      watched = undefined;
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

    /** After a change of one's own. */
    async holdKeys(changed: Keychain) {
      set({ keychain: changed });
      await refresh();
    },

    /** Opens every message there is, a page at a time. */
    async *everything() {
      await refresh();
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

const looked = new WeakMap<Opened, Danger>();
const noDanger: Danger = { level: "none", sentences: [] };

/** What a message of somebody who waits hints at; looked for once, as a list asks often. */
export function dangerOf(message: Opened | undefined) {
  if (message?.values === undefined || message.state !== "new") return noDanger;
  const danger = looked.get(message) ?? findDanger(message.values);
  looked.set(message, danger);
  return danger;
}

/** Those in danger first, then those to read soon, then as the server has them: by waiting time. */
export function inOrder(listed: readonly Listed[], opened: ReadonlyMap<string, Opened>) {
  const withLevel = (level: Danger["level"]) =>
    [...opened.values()]
      .filter((message) => dangerOf(message).level === level)
      .sort((one, other) => one.received - other.received);
  const first = [...withLevel("danger"), ...withLevel("soon")];
  const isListedFirst = new Set(first.map(({ id }) => id));
  return [...first, ...listed.filter(({ id }) => !isListedFirst.has(id))];
}

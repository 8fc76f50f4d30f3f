import { ApiError, api, type Change, type Listed, type MessageState, type Status } from "./api.ts";
import { foreignKeysText, holdKeyRing, type Keychain, openSealed, sealNote } from "./keychain.ts";
import type { Opened } from "./messages/opened.ts";
import { isWaiting } from "./messages/order.ts";
import { firstPlace, type Place } from "./messages/place.ts";
import { wordsOf } from "./messages/search.ts";

const openedAtOnce = 25;
/** What is opened is shown as often. */
const shownEveryMs = 150;
/** As many as a screen shows are opened before all others. */
const screenful = 12;

type Listing = { messages: readonly Listed[]; next: string | null };

export type Snapshot = {
  keychain: Keychain;
  status: Status | undefined;
  /** When the server last answered, and whether it has failed to since. */
  reachedAt: number;
  isReached: boolean;
  /** Milliseconds by which the server's clock is ahead of ours. */
  clockAheadMs: number;
  /** All that is new or in progress, by waiting time; undefined while it comes. */
  waiting: readonly Listed[] | undefined;
  /** Of what is answered or put aside, the newest, as far back as was asked for. */
  filed: Readonly<Partial<Record<MessageState, Listing>>>;
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
    waiting: undefined,
    filed: {},
    opened: new Map(),
    missing: new Set(),
  };
  /** Of the lists as they are here. */
  let revision = "";
  /** The one that is on the screen. */
  let watched: string | undefined;
  let queue: string[] = [];
  /** On their way; empty while nothing is opened. */
  let opening: readonly string[] = [];
  /** Settles once nothing is left to open. */
  let emptied = Promise.resolve();
  /** Ids of the messages that the server was told a person had on the screen. */
  const reported = new Set<string>();
  let hasLookedBack = false;
  let refreshing = Promise.resolve();
  /** Waits for that one, and is the answer to all who ask in the meantime. */
  let next: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<Snapshot>) {
    snapshot = { ...snapshot, ...change };
    for (const listener of listeners) listener();
  }

  /** One after another: the answer to an older question must not come after that to a newer one. */
  function refresh() {
    next ??= refreshing
      .catch(() => undefined)
      .then(() => {
        refreshing = next ?? refreshing;
        next = undefined;
        return askForChanges();
      });
    return next;
  }

  /** Asks whether anything has changed, and if so, for all that is listed. */
  async function askForChanges() {
    const status = await api.status().catch((error) => {
      set({ isReached: false });
      throw error;
    });
    const clockAheadMs = status.now - Date.now();
    set({ status, clockAheadMs, reachedAt: Date.now(), isReached: true });
    if (status.keyRing !== snapshot.keychain.number) await refreshKeys();
    const { number, current } = snapshot.keychain;
    if (status.keyRing === number && status.publicKey !== current.publicKey) {
      throw new Error(foreignKeysText);
    }
    if (status.revision !== revision) await reload();
    revision = status.revision;
    void lookThrough().catch(() => undefined);
  }

  async function reload() {
    const waiting: Listed[] = [];
    for await (const { messages } of pagesOf("new,progress", "oldest")) {
      waiting.push(...messages);
      // The first page is shown while others come.
      if (!snapshot.waiting) set({ waiting: [...waiting] });
    }
    const filed: Partial<Record<MessageState, Listing>> = {};
    for (const [state, { messages }] of Object.entries(snapshot.filed)) {
      filed[state as MessageState] = await listFiled(state as MessageState, messages.length);
    }
    // The one on the screen need not be in a list.
    const onScreen = watched === undefined ? null : (await api.listed(watched)).message;
    set({ waiting, filed });
    const listed = new Map(
      [...waiting, ...Object.values(filed).flatMap(({ messages }) => messages)]
        .concat(onScreen ?? [])
        .map((message) => [message.id, message.version]),
    );
    const changed = [...snapshot.opened.values()].filter((message) => {
      const version = listed.get(message.id);
      return version === undefined ? isWaiting(message) : version !== message.version;
    });
    open(changed.map(({ id }) => id));
    if (watched && !onScreen) open([watched]);
  }

  async function* pagesOf(state: string, order: "oldest" | "newest") {
    let after: string | null = "";
    while (after !== null) {
      const page: Listing = await api.list({ state, order, after });
      yield page;
      after = page.next;
    }
  }

  async function listFiled(state: MessageState, count: number): Promise<Listing> {
    const messages: Listed[] = [];
    for await (const page of pagesOf(state, "newest")) {
      messages.push(...page.messages);
      if (messages.length >= count) return { messages, next: page.next };
    }
    return { messages, next: null };
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
   * Opens all that waits, so that a row can show its phrases and a search finds everybody. The newest
   * come first. What was answered last follows, because it may be of the same people.
   */
  async function lookThrough() {
    const waiting = snapshot.waiting ?? [];
    await openUnopened([...waiting.slice(0, screenful), ...waiting.toReversed()]);
    if (hasLookedBack || queue.length > 0) return;
    hasLookedBack = true;
    await openUnopened((await listFiled("answered", 1)).messages);
  }

  function openUnopened(listed: readonly Listed[]) {
    return open(listed.map(({ id }) => id).filter((id) => !snapshot.opened.has(id)));
  }

  function open(ids: readonly string[]) {
    const known = new Set([...queue, ...opening]);
    queue.push(...new Set(ids.filter((id) => !known.has(id))));
    if (opening.length === 0) emptied = openQueue();
    return emptied;
  }

  async function openQueue() {
    try {
      while (queue.length > 0) {
        opening = queue.splice(0, openedAtOnce);
        const { messages } = await api.open(opening);
        const known = snapshot.keychain.keys.map(({ id }) => id);
        if (messages.some(({ keyId }) => !known.includes(keyId))) await refreshKeys();
        const gone = opening.filter((id) => !messages.some((message) => message.id === id));
        let found: Opened[] = [];
        let shownAt = performance.now();
        for (const message of messages) {
          // Each takes some milliseconds, between which the page has to answer a finger.
          const opened = await openSealed(snapshot.keychain, message);
          await pause();
          wordsOf(opened);
          found.push(opened);
          if (performance.now() - shownAt > shownEveryMs) {
            keep(found);
            found = [];
            shownAt = performance.now();
          }
          await pause();
        }
        keep(found, gone);
      }
    } catch {
      // Without a connection, they are asked for again when the list is.
      queue = [];
    } finally {
      opening = [];
    }
  }

  function keep(messages: readonly Opened[], gone: readonly string[] = []) {
    const opened = new Map(snapshot.opened);
    for (const message of messages) opened.set(message.id, message);
    for (const id of gone) opened.delete(id);
    set({ opened, missing: new Set([...snapshot.missing, ...gone]) });
  }

  /** Does something to several, and says whether all of it could be done; if nothing could, why. */
  async function toAll(messages: readonly Listed[], work: (message: Listed) => Promise<unknown>) {
    const results = await Promise.allSettled(messages.map(work));
    const failed = results.filter((result) => result.status === "rejected");
    open(messages.map(({ id }) => id));
    await refresh();
    if (failed[0] && failed.length === results.length) throw failed[0].reason;
    return failed.length === 0;
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    refresh,
    /** Where somebody was in the lists: Back leads there. */
    place: firstPlace as Place,

    /** What is answered or put aside: its first page, and with each call some more. */
    async showFiled(state: MessageState) {
      const count = snapshot.filed[state]?.messages.length ?? 0;
      const listing = await listFiled(state, count + 1);
      set({ filed: { ...snapshot.filed, [state]: listing } });
    },

    /** What is on the screen goes before what is only looked through. */
    openFirst(ids: readonly string[]) {
      const first = ids.filter((id) => !snapshot.opened.has(id) && !opening.includes(id));
      queue = [...first, ...queue.filter((id) => !first.includes(id))];
      if (opening.length === 0 && queue.length > 0) emptied = openQueue();
    },

    /** Reports messages that a person has on the screen. */
    reportOpened(ids: readonly string[]) {
      for (const id of ids.filter((id) => !reported.has(id))) {
        reported.add(id);
        // Without a connection, it is reported the next time.
        api.opened(id).catch(() => reported.delete(id));
      }
    },

    /** The message on the screen: it is asked for with every change. */
    watch(id: string) {
      watched = id;
      this.openFirst([id]);
      this.reportOpened([id]);
      return () => {
        watched = undefined;
      };
    },

    /** Another state, from the one that is on the screen, and perhaps what there is to say about it. */
    async change(
      { id, version }: Listed,
      { text, ...change }: Omit<Change, "version" | "note"> & { text: string },
    ) {
      try {
        await withNewestKey(async (keychain) => {
          const note = text ? { note: await sealNote(keychain, id, text) } : {};
          await api.change(id, { version, ...change, ...note });
        });
      } finally {
        open([id]);
        await refresh();
      }
    },

    changeAll: (messages: readonly Listed[], state: MessageState) =>
      toAll(messages, ({ id, version }) => api.change(id, { version, state })),

    /** Puts messages back into the states that they are in here, whatever has happened since. */
    changeBack: (messages: readonly Listed[]) =>
      toAll(messages, async ({ id, state, callAt }) => {
        const { message } = await api.listed(id);
        if (!message) throw new ApiError(404, "This message is no longer here.");
        await api.change(id, { version: message.version, state, callAt: callAt ?? undefined });
      }),

    async addNote(id: string, text: string) {
      await withNewestKey(async (keychain) => {
        await api.addNote(id, await sealNote(keychain, id, text));
      });
      open([id]);
      await refresh();
    },

    async removeAll(messages: readonly Listed[]) {
      const isAll = await toAll(messages, ({ id, version }) => api.remove(id, version));
      watched = undefined;
      return isAll;
    },

    async restoreAll(messages: readonly Listed[]) {
      const ids = messages.map(({ id }) => id);
      await Promise.allSettled(ids.map(api.restore));
      set({ missing: new Set([...snapshot.missing].filter((id) => !ids.includes(id))) });
      await refresh();
    },

    /** After a change of one's own. */
    async holdKeys(changed: Keychain) {
      set({ keychain: changed });
      await refresh();
    },

    /** Opens every message there is, a part at a time. */
    async *everything() {
      await refresh();
      for await (const page of pagesOf("new,progress,answered,aside", "oldest")) {
        for (let start = 0; start < page.messages.length; start += openedAtOnce) {
          const listed = page.messages.slice(start, start + openedAtOnce);
          const { messages } = await api.open(listed.map(({ id }) => id));
          const opened = await Promise.all(
            messages.map((message) => openSealed(snapshot.keychain, message)),
          );
          keep(opened);
          yield opened;
        }
      }
    },
  };
}

/** Safari has no `scheduler` (2026). */
function pause() {
  return "scheduler" in globalThis
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
}

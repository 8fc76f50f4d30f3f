import { ApiError, api, type Change, type Listed, type Listing, type MessageState } from "./api.ts";
import { createCache } from "./cache.ts";
import { encryptNote, type Keychain, openMessage, refreshKeychain } from "./keychain.ts";
import { removeOrphans } from "./messages/draft.ts";
import type { Opened } from "./messages/opened.ts";
import { firstPlace, type Place } from "./messages/place.ts";
import { wordsOf } from "./messages/search.ts";
import { createPoller } from "./poller.ts";
import { createQueue } from "./queue.ts";
import type { Found } from "./records/person.ts";

const pollMs = 15_000;
const openedAtOnce = 25;
/** Opened messages appear on the page as often. */
const shownEveryMs = 150;
/** Number of messages that fit on a screen. They are decrypted before all others. */
const screenful = 12;

/** Another state, and perhaps a note about it. */
export type StateChange = Omit<Change, "version" | "note"> & { text?: string };

export type Inbox = ReturnType<typeof createInbox>;

/** Connects the pages with the server: what they show is in the cache, filled by poller and queue. */
export function createInbox(keychain: Keychain) {
  const cache = createCache(keychain);
  const { getSnapshot, set } = cache;
  const poller = createPoller(askForChanges, pollMs);
  const { refresh } = poller;
  const queue = createQueue(openBatch);
  /** Revision of the lists in the cache. */
  let revision = "";
  /** Id of the message on the screen. */
  let currentId: string | undefined;
  /** Ids of the messages that the server was told a person had on the screen. */
  const reported = new Set<string>();
  let hasLookedBack = false;

  /** Asks whether anything has changed, and if so, for all that is listed. */
  async function askForChanges() {
    const status = await api.status().catch((error) => {
      set({ isReached: false });
      throw error;
    });
    const clockAheadMs = status.now - Date.now();
    set({ status, clockAheadMs, reachedAt: Date.now(), isReached: true });
    if (status.keyRing !== getSnapshot().keychain.ring.hash) await refreshKeys();
    if (status.revision !== revision) await reload();
    revision = status.revision;
    void lookThrough().catch(() => undefined);
  }

  async function reload() {
    const waiting: Listed[] = [];
    for await (const { messages } of pagesOf("new,progress", "oldest")) {
      waiting.push(...messages);
      // The first page is shown, and its first screen opened, before others load.
      if (!getSnapshot().waiting) {
        set({ waiting: [...waiting] });
        await openUnopened(waiting.slice(0, screenful));
      }
    }
    const closed: Partial<Record<MessageState, Listing>> = {};
    for (const [state, { messages }] of Object.entries(getSnapshot().closed)) {
      closed[state as MessageState] = await listClosed(state as MessageState, messages.length);
    }
    // The one on the screen need not be in a list.
    const onScreen = currentId === undefined ? null : (await api.listed(currentId)).message;
    set({ waiting, closed });
    const lists = [waiting, ...Object.values(closed).map(({ messages }) => messages)].flat();
    queue.add(cache.findOutdated(onScreen ? [...lists, onScreen] : lists));
    if (currentId && !onScreen) queue.add([currentId]);
  }

  async function* pagesOf(state: string, order: "oldest" | "newest") {
    let after: string | null = "";
    while (after !== null) {
      const page: Listing = await api.list({ state, order, after });
      yield page;
      after = page.next;
    }
  }

  async function listClosed(state: MessageState, count: number): Promise<Listing> {
    const messages: Listed[] = [];
    for await (const page of pagesOf(state, "newest")) {
      messages.push(...page.messages);
      if (messages.length >= count) return { messages, next: page.next };
    }
    return { messages, next: null };
  }

  /** Loads and checks the key ring again, after a change of people or keys. */
  async function refreshKeys() {
    const { keychain: before } = getSnapshot();
    const changed = await refreshKeychain(before);
    if (changed.ring.hash !== before.ring.hash) cache.changeKeys(changed);
  }

  /** Runs `work`, and runs it again with the newest key if the server refused an older one. */
  async function withNewestKey(work: (keychain: Keychain) => Promise<unknown>) {
    const { keychain } = getSnapshot();
    try {
      await work(keychain);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      await refresh();
      if (keychain.ring.hash === getSnapshot().keychain.ring.hash) throw error;
      await work(getSnapshot().keychain);
    }
  }

  /**
   * Opens all that waits, so that a row can show its phrases and a search finds everybody. The newest
   * come first. The latest answered ones follow, because they may be of the same people.
   */
  async function lookThrough() {
    const { waiting = [] } = getSnapshot();
    await openUnopened([...waiting.slice(0, screenful), ...waiting.toReversed()]);
    if (hasLookedBack || !queue.isEmpty()) return;
    hasLookedBack = true;
    await removeOrphans(async (id) => (await api.listed(id)).message !== null);
    await openUnopened((await listClosed("answered", 1)).messages);
  }

  function openUnopened(listed: readonly Listed[]) {
    const { opened } = getSnapshot();
    return queue.add(listed.map(({ id }) => id).filter((id) => !opened.has(id)));
  }

  async function openBatch(ids: readonly string[]) {
    const { messages } = await api.open(ids);
    const known = getSnapshot().keychain.keys.map(({ id }) => id);
    if (messages.some(({ keyId }) => !known.includes(keyId))) await refreshKeys();
    let hasAskedForRings = false;
    const gone = ids.filter((id) => !messages.some((message) => message.id === id));
    let found: Opened[] = [];
    let shownAt = performance.now();
    for (const message of messages) {
      // Decrypting a message takes some milliseconds. The page must react to touches in between.
      let opened = await openMessage(getSnapshot().keychain, message);
      if (!hasAskedForRings && opened.notes.some(({ isOfUnknownRing }) => isOfUnknownRing)) {
        hasAskedForRings = true;
        await refreshKeys();
        opened = await openMessage(getSnapshot().keychain, message);
      }
      await pause();
      wordsOf(opened);
      found.push(opened);
      if (performance.now() - shownAt > shownEveryMs) {
        cache.keep(found);
        found = [];
        shownAt = performance.now();
      }
      await pause();
    }
    cache.keep(found, gone);
  }

  /** Does something to several messages. Returns those for which it worked, or throws if none. */
  async function toAll(messages: readonly Listed[], work: (message: Listed) => Promise<unknown>) {
    const results = await Promise.allSettled(messages.map(work));
    const failed = results.find((result) => result.status === "rejected");
    queue.add(messages.map(({ id }) => id));
    await refresh();
    const done = messages.filter((_, index) => results[index]?.status === "fulfilled");
    if (failed && done.length === 0) throw failed.reason;
    return done;
  }

  return {
    subscribe: cache.subscribe,
    getSnapshot,
    refresh,
    start: poller.start,
    /** Place in the lists to which Back returns. */
    place: firstPlace as Place,
    /** The person whose messages were looked for last. */
    person: undefined as Found | undefined,

    /** Loads answered messages or those put aside: the first page, then one more with each call. */
    async showClosed(state: MessageState) {
      const count = getSnapshot().closed[state]?.messages.length ?? 0;
      const listing = await listClosed(state, count + 1);
      set({ closed: { ...getSnapshot().closed, [state]: listing } });
    },

    /** Decrypts the messages on the screen before those that only the search needs. */
    openFirst(ids: readonly string[]) {
      const { opened } = getSnapshot();
      queue.addFirst(ids.filter((id) => !opened.has(id)));
    },

    /** Reports messages that a person has on the screen. */
    reportOpened(ids: readonly string[]) {
      for (const id of ids.filter((id) => !reported.has(id))) {
        reported.add(id);
        // If the connection is down, the next call reports it.
        api.opened(id).catch(() => reported.delete(id));
      }
    },

    /** The message on the screen: it is asked for with every change. */
    watch(id: string) {
      currentId = id;
      this.openFirst([id]);
      this.reportOpened([id]);
      return () => {
        currentId = undefined;
      };
    },

    /** Changes the state of messages, from the version on the screen, with a note if there is one. */
    changeAll(messages: readonly Listed[], { text, ...change }: StateChange) {
      return toAll(messages, ({ id, version }) =>
        withNewestKey(async (keychain) => {
          const note = text ? { note: await encryptNote(keychain, id, text) } : {};
          await api.change(id, { version, ...change, ...note });
        }),
      );
    },
    /** Puts messages back into the states and from the versions that they have here. */
    changeBack: (messages: readonly Listed[]) =>
      toAll(messages, ({ id, version, state, callAt }) =>
        api.change(id, { version, state, callAt: callAt ?? undefined }),
      ),
    async addNote(id: string, text: string) {
      await withNewestKey(async (keychain) => {
        await api.addNote(id, await encryptNote(keychain, id, text));
      });
      queue.add([id]);
      await refresh();
    },

    async removeAll(messages: readonly Listed[]) {
      const removed = await toAll(messages, ({ id, version }) => api.remove(id, version));
      currentId = undefined;
      return removed;
    },

    async restoreAll(messages: readonly Listed[]) {
      cache.forgetMissing(messages.map(({ id }) => id));
      return toAll(messages, ({ id }) => api.restore(id));
    },

    /** After a change of one's own. */
    async holdKeys(changed: Keychain) {
      set({ keychain: changed });
      await refresh();
    },

    /** Opens every message there is, a part at a time. That doesn't count as opened by a person. */
    async *everything() {
      await refresh();
      for await (const page of pagesOf("new,progress,answered,aside", "oldest")) {
        for (let start = 0; start < page.messages.length; start += openedAtOnce) {
          const part = page.messages.slice(start, start + openedAtOnce);
          yield await openPart(part);
        }
      }
    },
  };

  /** Returns messages as they are now: from the cache, or newly opened. */
  async function openPart(part: readonly Listed[]) {
    const isKnown = ({ id, version }: Listed) => getSnapshot().opened.get(id)?.version === version;
    const unknown = part.filter((message) => !isKnown(message)).map(({ id }) => id);
    if (unknown.length > 0) {
      const { messages } = await api.open(unknown);
      const { keychain } = getSnapshot();
      cache.keep(await Promise.all(messages.map((message) => openMessage(keychain, message))));
    }
    const { opened } = getSnapshot();
    return part.map(({ id }) => opened.get(id)).filter((message) => message !== undefined);
  }
}

/** Safari has no `scheduler` (2026). */
function pause() {
  return "scheduler" in globalThis
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
}

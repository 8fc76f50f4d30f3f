import { Bell, BellOff } from "lucide-react";
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Listed, MessageState, Status } from "../api.ts";
import quiet from "../drawings/quiet.svg";
import { Action } from "../parts/action.tsx";
import { ErrorText } from "../parts/error-text.tsx";
import { playSound, sound } from "../parts/sound.ts";
import { StatusLine } from "../parts/status-lines.tsx";
import { toggled } from "../parts/toggled.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { useNow } from "../parts/use-now.ts";
import { useTask } from "../parts/use-task.ts";
import { addressOf, firstPlace, pageLength } from "./place.ts";
import { stateTitles } from "./questions.ts";
import { Rows } from "./rows.tsx";
import { search } from "./search.ts";
import { useUrgency } from "./use-urgency.ts";

const states = ["new", "progress", "answered", "aside"] as const;

export function ListPage({ address }: { address: string }) {
  const state = states.find((candidate) => addressOf(candidate) === address) ?? "new";
  return <List key={state} state={state} />;
}

function List({ state }: { state: MessageState }) {
  const { inbox, closed, opened, status } = useInbox();
  const now = useNow();
  const { waitingIn } = useUrgency(now);
  const { place, change, heading } = usePlace(state);
  const { run, error } = useTask();
  const isClosed = state === "answered" || state === "aside";
  const wanted = useDeferredValue(place.search.trim());

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening of the list.
  useEffect(() => {
    void run(async () => {
      // The first time, it is being asked for already.
      if (status) await inbox.refresh();
      if (isClosed && !closed[state]) await inbox.showClosed(state);
    });
  }, []);

  const inTurn = useMemo(() => waitingIn(state), [waitingIn, state]);
  const found = useMemo(() => wanted && search(opened.values(), wanted), [opened, wanted]);
  const listed = isClosed ? closed[state]?.messages : inTurn;
  const inView = found || listed;
  const shown = inView?.slice(0, place.count);
  const ids = shown?.map(({ id }) => id).join();
  useEffect(() => {
    if (ids) inbox.openFirst(ids.split(","));
  }, [inbox, ids]);

  const hasMore = (inView?.length ?? 0) > place.count || (!wanted && Boolean(closed[state]?.next));
  async function showMore() {
    change({ count: place.count + pageLength });
    if (isClosed && closed[state]?.next) await inbox.showClosed(state);
  }

  return (
    <>
      <StatusLine />
      <div className="repel">
        <h1 ref={heading} tabIndex={-1}>
          {state === "new" ? waitingWords(status?.waiting) : stateTitles[state]}
        </h1>
        <div className="cluster screen-only">
          {status && status.overdue > 0 && (
            <p className="badge" data-tone="danger">
              {status.overdue} overdue
            </p>
          )}
          <SoundButton />
        </div>
      </div>
      <div className="list-tools screen-only">
        <Views state={state} status={status} />
        <input
          className="control"
          type="search"
          aria-label="Search by name, phone, reference or words"
          placeholder="Search"
          autoComplete="off"
          value={place.search}
          onChange={(event) => change({ search: event.target.value, count: pageLength })}
        />
      </div>
      <ErrorText text={error} />
      {wanted && <Found count={inView?.length ?? 0} />}
      {!wanted && state === "new" && <UnopenedSpam />}
      {!wanted && listed?.length === 0 && <Empty state={state} />}
      {shown && shown.length > 0 && <Selectable messages={shown} now={now} />}
      {hasMore && <Action onPress={showMore}>Show more</Action>}
    </>
  );
}

/** Restores search and scroll position of the last visit. Another list starts at its top. */
function usePlace(state: MessageState) {
  const { inbox } = useInbox();
  const [place, setPlace] = useState(() => {
    const { search } = inbox.place;
    return inbox.place.state === state ? inbox.place : { ...firstPlace, search, state };
  });
  const heading = useRef<HTMLHeadingElement>(null);

  useLayoutEffect(() => {
    inbox.place = { ...place, top: inbox.place.top };
  }, [inbox, place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening of the list.
  useLayoutEffect(() => {
    scrollTo(0, place.top);
    const row = document.querySelector<HTMLElement>(`.row a[href="#${place.last}"]`);
    (row ?? heading.current)?.focus({ preventScroll: true });
    return () => {
      inbox.place = { ...inbox.place, top: scrollY };
    };
  }, []);

  const change = (part: Partial<typeof place>) => setPlace((before) => ({ ...before, ...part }));
  return { place, change, heading };
}

function Views({ state, status }: { state: MessageState; status: Status | undefined }) {
  return (
    <nav aria-label="Which messages">
      <ul className="views">
        {states.map((view) => (
          <li key={view}>
            <a
              className="view"
              href={`#${addressOf(view)}`}
              aria-current={view === state ? "page" : undefined}
            >
              {stateTitles[view]} <span className="view-count">{status?.counts[view] ?? 0}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Lists messages with checkboxes and the actions for several at once. */
function Selectable({ messages, now }: { messages: readonly Listed[]; now: number }) {
  const { undo } = useInbox();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const onSelect = useCallback((id: string) => setTicked((before) => toggled(before, id)), []);
  const task = useTask();
  const selected = messages.filter(({ id }) => ticked.has(id));
  const clear = () => setTicked(new Set());
  async function removeAll() {
    await undo.removeAll(selected);
    clear();
  }
  async function changeAll(state: MessageState) {
    await undo.changeAll(selected, { state });
    clear();
  }
  return (
    <>
      {selected.length > 0 && (
        <div className="several cluster screen-only">
          <p role="status">{selected.length} selected</p>
          {selected.length < messages.length && (
            <Action onPress={() => setTicked(new Set(messages.map(({ id }) => id)))}>
              Select all {messages.length}
            </Action>
          )}
          <Action onPress={clear}>Clear</Action>
          <Action task={task} onPress={() => changeAll("progress")}>
            Take over
          </Action>
          <Action task={task} onPress={() => changeAll("aside")}>
            Put aside
          </Action>
          <Action variant="danger" task={task} onPress={removeAll}>
            Delete
          </Action>
        </div>
      )}
      <ErrorText text={task.error} />
      <Rows {...{ messages, now, onSelect }} selected={ticked} />
    </>
  );
}

/** Looks into what is opened: all that waits, what was answered last, and on request the rest. */
function Found({ count }: { count: number }) {
  const { inbox, opened, status } = useInbox();
  const all = Object.values(status?.counts ?? {}).reduce((sum, one) => sum + one, 0);
  async function openAll() {
    for await (const _ of inbox.everything());
  }
  return (
    <>
      <p role="status">
        {count} found in {opened.size} messages
      </p>
      {opened.size < all && <Action onPress={openAll}>Search older messages, too</Action>}
    </>
  );
}

/** Links to possible spam that nobody has opened. */
function UnopenedSpam() {
  const { status } = useInbox();
  const { new: isNew = 0, progress = 0 } = status?.counts ?? {};
  const unopened = (status?.waiting ?? 0) - isNew - progress;
  if (unopened <= 0) return null;
  return (
    <p>
      {unopened} possible spam, not opened yet. <a href="#aside">Look now</a>
    </p>
  );
}

function waitingWords(waiting: number | undefined) {
  if (waiting === undefined) return "Messages";
  const count = waiting === 0 ? "No" : waiting.toLocaleString("en-IN");
  return `${count} ${waiting === 1 ? "message" : "messages"} waiting`;
}

const emptyWords: Readonly<Record<MessageState, [title: string, text: string]>> = {
  new: ["Everyone who wrote has an answer.", "New messages appear here on their own."],
  progress: ["Nothing is in progress.", "Messages you take over and calls to return appear here."],
  answered: ["Nothing is answered yet.", "Messages you mark as answered appear here."],
  aside: ["Nothing is put aside.", "Possible spam waits here until a person has opened it."],
};

function Empty({ state }: { state: MessageState }) {
  const [title, text] = emptyWords[state];
  return (
    <div className="empty">
      <div className="empty-picture">
        <span className="arch">
          <img src={quiet} alt="" width={320} height={400} />
        </span>
      </div>
      <div className="flow">
        <p className="empty-title">{title}</p>
        <p className="measure">{text}</p>
      </div>
    </div>
  );
}

/** Turns this device's sound for urgent messages on or off, and plays it once when on. */
function SoundButton() {
  const [isOn, setIsOn] = useState(sound.isOn);
  const Icon = isOn ? Bell : BellOff;
  return (
    <button
      type="button"
      className="button sound"
      data-variant="quiet"
      aria-pressed={isOn}
      onClick={() => {
        sound.turn(!isOn);
        if (!isOn) playSound();
        setIsOn(!isOn);
      }}
    >
      <Icon aria-hidden="true" />
      <span>
        Sound {isOn ? "on" : "off"}
        <span className="visually-hidden"> for urgent messages</span>
      </span>
    </button>
  );
}

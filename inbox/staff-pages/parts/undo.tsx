import { useEffect, useState } from "react";
import type { Listed, MessageState } from "../api.ts";
import type { Inbox } from "../inbox.ts";
import { titleOf } from "../messages/questions.ts";

const doneWords: Readonly<Record<MessageState | "deleted", (what: string) => string>> = {
  answered: (what) => `Marked as answered: ${what}.`,
  progress: (what) => `In progress: ${what}.`,
  aside: (what) => `Put aside: ${what}.`,
  new: (what) => `Moved back to New: ${what}.`,
  deleted: (what) => `Deleted: ${what}. You can undo this for a minute.`,
};
const undoMs = 55_000;

type Done = { text: string; undo?: () => Promise<unknown> };
export type Undo = ReturnType<typeof useUndo>;

/** What can be done to one message or several, and for a minute, be undone. */
export function useUndo(inbox: Inbox) {
  const [done, setDone] = useState<Done>();

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), undoMs);
    return () => clearTimeout(timer);
  }, [done]);

  function say(
    kind: MessageState | "deleted",
    messages: readonly Listed[],
    undo: () => Promise<unknown>,
  ) {
    const [first] = messages;
    const { opened } = inbox.getSnapshot();
    const what =
      messages.length === 1 && first
        ? titleOf(opened.get(first.id))
        : `${messages.length} messages`;
    return { text: doneWords[kind](what), undo };
  }

  async function run(made: Done, work: () => Promise<boolean>) {
    const isAll = await work();
    setDone(
      isAll
        ? made
        : {
            ...made,
            text: `${made.text} A colleague was faster with some of them. Those are unchanged.`,
          },
    );
  }

  return {
    done,
    /** With what there is to say, about the one on the screen alone. */
    change: (message: Listed, change: Parameters<Inbox["change"]>[1]) =>
      run(
        say(change.state, [message], () => inbox.changeBack([message])),
        () => inbox.change(message, change).then(() => true),
      ),
    changeAll: (messages: readonly Listed[], state: MessageState) =>
      run(
        say(state, messages, () => inbox.changeBack(messages)),
        () => inbox.changeAll(messages, state),
      ),
    removeAll: (messages: readonly Listed[]) =>
      run(
        say("deleted", messages, () => inbox.restoreAll(messages)),
        () => inbox.removeAll(messages),
      ),
    async undo() {
      setDone(undefined);
      await done?.undo?.().catch(({ message }: Error) => setDone({ text: message }));
    },
  };
}

/** A line of the bar, which takes room of its own: it covers nothing. */
export function UndoLine({ undo: { done, undo } }: { undo: Undo }) {
  return (
    <div className="undo" role="status">
      {done && (
        <div className="wrapper repel">
          <p>{done.text}</p>
          {done.undo && (
            <button type="button" className="button" data-variant="light" onClick={undo}>
              Undo
            </button>
          )}
        </div>
      )}
    </div>
  );
}

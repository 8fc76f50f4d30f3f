import type { Listed, MessageState } from "./api.ts";
import type { Inbox, StateChange } from "./inbox.ts";
import { titleOf } from "./messages/questions.ts";

const doneWords: Readonly<Record<MessageState | "deleted", string>> = {
  answered: "Marked as answered",
  progress: "In progress",
  aside: "Put aside",
  new: "Moved back to New",
  deleted: "Deleted",
};

/** The last action in words, and how to undo it. */
export type Done = { text: string; undo?: () => Promise<void> };
type All = readonly Listed[];
type Parts = Pick<Inbox, "getSnapshot" | "changeAll" | "changeBack" | "removeAll" | "restoreAll">;

/**
 * Changes messages, and reports what was done and how to undo it. An undo skips messages that a
 * colleague has changed since.
 */
export function createUndo(inbox: Parts, tell: (done: Done | undefined) => void) {
  function nameOf(messages: All) {
    const [first] = messages;
    if (messages.length !== 1 || !first) return `${messages.length} messages`;
    return titleOf(inbox.getSnapshot().opened.get(first.id));
  }

  async function run(
    kind: keyof typeof doneWords,
    messages: All,
    work: () => Promise<All>,
    undo: (done: All) => Promise<All>,
  ) {
    const name = nameOf(messages);
    const done = await work();
    const isAll = done.length === messages.length;
    const sentences = [
      `${doneWords[kind]}: ${isAll ? name : nameOf(done)}.`,
      kind === "deleted" && "You can undo this for a minute.",
      !isAll && "A colleague had already changed the others. Those weren’t touched.",
    ];
    tell({
      text: sentences.filter(Boolean).join(" "),
      undo: () => revert(done, undo),
    });
  }

  async function revert(done: All, undo: (done: All) => Promise<All>) {
    tell(undefined);
    try {
      const undone = await undo(done);
      if (undone.length === done.length) return;
      tell({
        text: `Undone for ${undone.length} of ${done.length}. A colleague has changed the others since, so they stay as they are.`,
      });
    } catch (error) {
      tell({ text: `Not undone. ${(error as Error).message}` });
    }
  }

  return {
    /** A change and its note each make a new version. */
    changeAll: (messages: All, change: StateChange) =>
      run(
        change.state,
        messages,
        () => inbox.changeAll(messages, change),
        (done) =>
          inbox.changeBack(
            done.map((message) => ({
              ...message,
              version: message.version + (change.text ? 2 : 1),
            })),
          ),
      ),
    removeAll: (messages: All) =>
      run("deleted", messages, () => inbox.removeAll(messages), inbox.restoreAll),
  };
}

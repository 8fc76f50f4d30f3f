import { type FieldPath, valueAt, withValue } from "../../app/content/schemas/value-at";
import type { Saved } from "../entries";
import type { Values } from "../fields";
import type { Entry, FieldFault } from "../forms";
import { areTogether, type Conflict, isSame, merge, takeTheirs } from "../merge";

/** Entry that was removed from a list, which can be undone. */
export type Removed = {
  path: FieldPath;
  index: number;
  entry: unknown;
  before: Values;
  after: Values;
};

/** State of an entry's form: saved and typed values, faults, conflicts and messages. */
export type EntryState = {
  /** Last saved entry. */
  entry: Entry;
  mine: Values;
  conflicts: readonly Conflict[];
  faults: readonly FieldFault[];
  /** Last change of a list that removed an entry. */
  removed?: Removed | undefined;
  message: string;
};

/** Unsaved value, and the saved value that it was typed into. */
export type Typed = { base: Values; mine: Values };

export type EntryAction =
  | { did: "typed"; path: FieldPath; value: unknown }
  | { did: "removed"; path: FieldPath; index: number }
  | { did: "undone" }
  | { did: "told"; message: string }
  | { did: "saved"; sent: Values; saved: Saved }
  | { did: "refused"; faults: readonly FieldFault[]; message: string }
  | { did: "checked"; faults: readonly FieldFault[] }
  | { did: "confirmed"; entry: Entry }
  | { did: "tookTheirs"; conflict: Conflict }
  | { did: "discarded" };

/** Returns the form of an entry with a draft, which may be from before the entry was saved. */
export function openedState(entry: Entry, draft?: Typed): EntryState {
  const { value: mine, conflicts } = draft
    ? merge(draft.base, draft.mine, entry.value)
    : { value: entry.value, conflicts: [] };
  return { entry, mine, conflicts, faults: [], message: "" };
}

export function reduceEntry(state: EntryState, action: EntryAction): EntryState {
  switch (action.did) {
    case "typed": {
      const { path, value } = action;
      const isEntry = typeof path.at(-1) === "number";
      const typed = value === "" && !isEntry ? undefined : value;
      return withMine(state, valuesWith(state.mine, path, typed));
    }
    case "removed": {
      const { path, index } = action;
      const list = valueAt(state.mine, path) as readonly unknown[];
      const after = valuesWith(state.mine, path, list.toSpliced(index, 1));
      const removed = { path, index, entry: list[index], before: state.mine, after };
      return { ...withMine(state, after), removed };
    }
    case "undone": {
      if (!state.removed) return state;
      const { before, after } = state.removed;
      const { value } = merge(after, state.mine, before);
      return { ...withMine(state, value), removed: undefined };
    }
    case "told":
      return { ...state, message: action.message };
    case "saved": {
      const { sent, saved } = action;
      const rest = merge(sent, state.mine, saved.value);
      const conflicts = [...saved.conflicts, ...rest.conflicts];
      return {
        ...{ entry: saved, mine: rest.value, conflicts, faults: [] },
        message: [
          savedWords,
          saved.isMerged && conflicts.length === 0 ? "What the other window saved stays, too." : "",
          conflicts.length > 0 ? "A field was changed elsewhere, too: see the note at it." : "",
          isSame(rest.value, saved.value) ? "" : "What you typed during the save isn't saved yet.",
        ]
          .filter(Boolean)
          .join(" "),
      };
    }
    case "refused":
      return { ...state, faults: action.faults, message: action.message };
    case "checked":
      return { ...state, faults: action.faults };
    case "confirmed": {
      const { value, unconfirmed = [] } = action.entry;
      const { value: mine, conflicts } = merge(state.entry.value, state.mine, value);
      const entry = { ...state.entry, value, unconfirmed };
      return { ...state, mine, entry, conflicts: [...state.conflicts, ...conflicts] };
    }
    case "tookTheirs": {
      const { path } = action.conflict;
      const isTaken = (one: Conflict) => areTogether(state.mine, one.path, path);
      return {
        ...state,
        mine: takeTheirs(state.mine, state.conflicts.filter(isTaken)),
        conflicts: state.conflicts.filter((one) => !isTaken(one)),
        message: "This field now has the other version. Save to keep it.",
      };
    }
    case "discarded":
      return { ...openedState(state.entry), message: "Unsaved changes discarded." };
  }
}

/** Returns the form with other values. A change of its field settles a conflict. */
function withMine(state: EntryState, mine: Values): EntryState {
  const open = state.conflicts.filter(({ path }) => {
    return isSame(valueAt(state.mine, path), valueAt(mine, path));
  });
  const isSettled = open.length < state.conflicts.length;
  return { ...state, mine, conflicts: isSettled ? open : state.conflicts, message: "" };
}

function valuesWith(values: Values, path: FieldPath, value: unknown) {
  return withValue(values, path, value) as Values;
}

export const savedWords = "Saved on this computer.";

export function isChanged({ entry, mine }: EntryState) {
  return !isSame(entry.value, mine);
}

import type { MessageState } from "../api.ts";

export const pageLength = 30;

/** Returns the URL fragment, without `#`, of the list of a state. */
export function addressOf(state: MessageState) {
  return state === "new" ? "messages" : state;
}

/** Place in the lists to return to. Kept only in the memory of an unlocked inbox. */
export type Place = {
  state: MessageState;
  search: string;
  /** Number of rows shown. */
  count: number;
  /** Scroll position. `last` is the id of the message that was opened from the list. */
  top: number;
  last?: string;
};

export const firstPlace: Place = { state: "new", search: "", count: pageLength, top: 0 };

import type { MessageState } from "../api.ts";

export const pageLength = 30;
/** Fewer, so that a phone draws them between two keys. */
export const foundLength = 10;

/** What stands behind `#` for the list of a state. */
export function addressOf(state: MessageState) {
  return state === "new" ? "messages" : state;
}

/** Where somebody was in the lists, in the memory of an unlocked inbox alone. */
export type Place = {
  state: MessageState;
  search: string;
  form: string;
  /** So many rows are shown. */
  count: number;
  /** How far down the page was, and from which message somebody comes back. */
  top: number;
  last?: string;
};

export const firstPlace: Place = { state: "new", search: "", form: "", count: pageLength, top: 0 };

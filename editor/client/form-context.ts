import { createContext, type Dispatch } from "react";
import type { FieldPath } from "../../app/content/schemas/value-at";
import type { Entry, FieldFault } from "../forms";
import type { Conflict } from "../merge";
import type { EntryAction, Removed } from "./entry-state";

/** State that all fields of a form share. Typing doesn't change it, so other fields don't render. */
export type FormState = {
  entry: Entry;
  faults: readonly FieldFault[];
  conflicts: readonly Conflict[];
  removed?: Removed | undefined;
  /** If set, entries of lists are open from the start. */
  isUnfolded?: boolean;
  act: Dispatch<EntryAction>;
  confirm: (fact: string, path: FieldPath) => void;
};

/** Returns the HTML id of a field, with hyphens for spaces. */
export function idOf(path: FieldPath) {
  return path.join(".").replaceAll(" ", "-");
}

export const FormContext = createContext({} as FormState);

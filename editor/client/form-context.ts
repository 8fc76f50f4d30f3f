import { createContext } from "react";
import type { FieldPath } from "../../app/content/schemas/value-at";
import type { Entry, FieldFault } from "../entries";

/** What all fields of a form share. */
export type FormState = {
  entry: Entry;
  values: Entry["values"];
  set: (path: FieldPath, value: unknown) => void;
  faults: readonly FieldFault[];
  /** What another window has saved meanwhile, and of what the values were made. */
  newer?: Entry | undefined;
  from: Entry["values"];
  confirm: (path: readonly string[]) => void;
};

/** What a field is called in the page: of what is named in words, without the spaces. */
export function idOf(path: FieldPath) {
  return path.join(".").replaceAll(" ", "-");
}

export const FormContext = createContext({} as FormState);

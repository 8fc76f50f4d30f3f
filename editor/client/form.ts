import { createContext } from "react";
import type { FieldFault } from "../entries";
import type { Values } from "../forms";
import type { Entry } from "./api";

export type Path = readonly (string | number)[];

/** What all fields of a form share. */
export const FormContext = createContext<{
  values: Values;
  set: (path: Path, value: unknown) => void;
  faults: readonly FieldFault[];
  samples: Entry["samples"];
  confirm: (path: readonly string[]) => void;
  /** In which the entry's pictures lie. */
  folder: string;
}>({
  values: {},
  set: () => {},
  faults: [],
  samples: [],
  confirm: () => {},
  folder: "",
});

export function valueAt(value: unknown, path: Path) {
  return path.reduce<unknown>((part, key) => (part as Values | undefined)?.[key], value);
}

/** The same values, but for one. */
export function withValue<Value>(whole: Value, [key, ...rest]: Path, value: unknown): Value {
  if (key === undefined) return value as Value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...whole }) as Values;
  copy[key] = withValue(copy[key], rest, value);
  return copy as Value;
}

/** What an entry of a list is called: its first words. */
export function summaryOf(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value).slice(0, 60);
  if (Array.isArray(value)) return value.map(summaryOf).join(", ").slice(0, 60);
  const parts = Object.values(value ?? {}).map(summaryOf);
  return parts.find((part) => part !== "") ?? "";
}

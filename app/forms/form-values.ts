import { useSyncExternalStore } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/** The form around a field: its fields' names are those of the schema, and no others. */
export type VisitorFormHandle<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  "formState" | "getFieldState" | "getValues" | "register" | "setValue" | "subscribe"
> & {
  /** What a browser without scripts has sent, where a form is rendered to show that again. */
  given?: Values;
};

/**
 * What stands in a text field now. Nothing while React compares itself with the page, which could
 * not know what was typed before React arrived.
 */
export function useText<Values extends FieldValues>(
  { subscribe, getValues, given }: VisitorFormHandle<Values>,
  name: FieldPath<Values>,
): string {
  return useSyncExternalStore(
    (onChange) => subscribe({ name, formState: { values: true }, callback: onChange }),
    () => String(getValues(name) ?? ""),
    () => (import.meta.env.SSR && given ? String(given[name]) : ""),
  );
}

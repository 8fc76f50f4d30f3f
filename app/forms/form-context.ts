import { createContext, useContext, useSyncExternalStore } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";

/** The form around a field. Smaller than the form library's own context, which serves any tree. */
export const FormContext = createContext<UseFormReturn<FieldValues, unknown, FieldValues> | null>(
  null,
);

export function useVisitorForm() {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands outside a form.");
  return form;
}

/**
 * What stands in a text field now. Nothing while React compares itself with the page, which could
 * not know what was typed before React arrived.
 */
export function useText(name: string): string {
  const { subscribe, getValues } = useVisitorForm();
  return useSyncExternalStore(
    (onChange) => subscribe({ name, formState: { values: true }, callback: onChange }),
    () => getValues(name) ?? "",
    () => "",
  );
}

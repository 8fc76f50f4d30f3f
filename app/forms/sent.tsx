import type { ReactNode } from "react";
import { Confirmation } from "./confirmation";
import { Toast } from "./toast";

/** What tells one form from the other once it is sent. */
export type SentDefinition<Sent> = {
  toast: { title: string; text: string };
  confirmation: { title: string; text: string; mailSubject: string };
  /** The copy that the visitor may keep. */
  copy: (values: Sent) => string;
  calendarFile?: (values: Sent, now: Date) => string;
};

/** What a form shows once it is sent. It comes in a script of its own while the visitor types. */
export type SentParts<Sent> = {
  toast: (onDismiss: () => void) => ReactNode;
  confirmation: (values: Sent, at: Date, onDone: () => void) => ReactNode;
};

export function sentWith<Sent>(definition: SentDefinition<Sent>): SentParts<Sent> {
  return {
    toast: (onDismiss) => <Toast {...definition.toast} onDismiss={onDismiss} />,
    confirmation: (values, at, onDone) => (
      <Confirmation
        {...definition.confirmation}
        copy={definition.copy(values)}
        calendarFile={definition.calendarFile?.(values, at)}
        onDone={onDone}
      />
    ),
  };
}

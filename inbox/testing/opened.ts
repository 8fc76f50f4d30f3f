import type { Listed } from "../staff-pages/api.ts";
import type { Opened } from "../staff-pages/messages/opened.ts";

/** A new message as the lists have it. */
export function listed(id: string, more: Partial<Listed> = {}): Listed {
  return {
    ...{ id, form: "contact", received: 0, state: "new", version: 1, changed: 0 },
    ...{ changedBy: "", callAt: null, score: 0, opened: 0, urgent: 0, keyId: "key" },
    ...more,
  };
}

/** The same, opened. */
export function opened(id: string, values: Opened["values"], more: Partial<Opened> = {}): Opened {
  return { ...listed(id), values, isForged: false, notes: [], ...more };
}

import { createContext, use, useSyncExternalStore } from "react";
import type { Inbox } from "../inbox.ts";
import type { Undo } from "./undo.tsx";

type Unlocked = { inbox: Inbox; undo: Undo; lock: (notice?: string) => void };

export const UnlockedContext = createContext<Unlocked | undefined>(undefined);

/** The inbox that is unlocked, and what it shows now. */
export function useInbox() {
  const unlocked = use(UnlockedContext);
  if (!unlocked) throw new Error("The inbox is locked.");
  const { inbox } = unlocked;
  return { ...unlocked, ...useSyncExternalStore(inbox.subscribe, inbox.getSnapshot) };
}

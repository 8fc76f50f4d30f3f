import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False while React compares itself with the page, true right after. What depends on the values
 * typed before React arrived waits for it: the page could not know them.
 */
export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

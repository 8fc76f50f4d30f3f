import { useSyncExternalStore } from "react";

/** What stands behind `#` in the address: a view or the id of a message, never anything to read. */
export function useAddress() {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1));
}

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

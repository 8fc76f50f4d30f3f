import { useSyncExternalStore } from "react";

/** Returns the URL fragment without `#`: a view or a message's id, never any content. */
export function useAddress() {
  return useSyncExternalStore(subscribe, () => location.hash.slice(1));
}

function subscribe(listener: () => void) {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

import { useEffect, useState } from "react";
import { useInbox } from "./use-inbox.ts";

/** The time by the server's clock, every half minute. */
export function useNow() {
  const { clockAheadMs } = useInbox();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now + clockAheadMs;
}

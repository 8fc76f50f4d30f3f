import { useEffect, useState } from "react";

/** The time by the server's clock, every half minute. */
export function useNow(clockAheadMs: number) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now + clockAheadMs;
}

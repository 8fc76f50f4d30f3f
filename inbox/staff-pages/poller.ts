import { oneAtATime } from "../one-at-a-time.ts";

/** Asks again and again, one question at a time. */
export function createPoller(ask: () => Promise<void>, everyMs: number) {
  const refresh = oneAtATime(ask);
  return {
    refresh,
    /** Asks now and at each interval until the returned function is called. */
    start(onError: (error: unknown) => void) {
      const poll = () => void refresh().catch(onError);
      poll();
      const timer = setInterval(poll, everyMs);
      return () => clearInterval(timer);
    },
  };
}

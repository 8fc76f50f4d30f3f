/** Asks again and again, one question at a time: an older answer never follows a newer one. */
export function createPoller(ask: () => Promise<void>, everyMs: number) {
  let running = Promise.resolve();
  /** Waits for the running question, and answers everybody who asks in the meantime. */
  let next: Promise<void> | undefined;

  function refresh() {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        running = next ?? running;
        next = undefined;
        return ask();
      });
    return next;
  }

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

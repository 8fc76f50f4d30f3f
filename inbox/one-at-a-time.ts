/**
 * Runs work one at a time. All who call while it runs share the run after it, and its error: an older
 * answer never follows a newer one.
 */
export function oneAtATime(work: () => Promise<void>) {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        running = next ?? running;
        next = undefined;
        return work();
      });
    return next;
  };
}

/** Returns a health check that tries at most once in `everyMs`, however often it is called. */
export function createHealth(
  tryIt: () => Promise<boolean>,
  { everyMs = 5000, now = Date.now } = {},
) {
  let triedAt = Number.NEGATIVE_INFINITY;
  let isWell = Promise.resolve(false);

  return () => {
    if (Math.abs(now() - triedAt) >= everyMs) {
      triedAt = now();
      isWell = tryIt();
    }
    return isWell;
  };
}

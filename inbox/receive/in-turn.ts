/**
 * Runs work one after the other, in the order of arrival. Encryption only shares the processor: side
 * by side, fifty messages would all be ready as late as the last, and new connections would starve.
 */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = last.then(work, work);
    last = next;
    return next;
  };
}

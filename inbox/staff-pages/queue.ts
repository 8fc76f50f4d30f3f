/** Number of ids in one request. */
const batchSize = 25;

/** Works through ids in batches, one batch at a time. A batch that fails empties the queue. */
export function createQueue(work: (ids: readonly string[]) => Promise<void>) {
  let queued: string[] = [];
  let running: readonly string[] = [];
  /** Settles once nothing is left to do. */
  let emptied = Promise.resolve();

  function start() {
    if (running.length === 0 && queued.length > 0) emptied = run();
    return emptied;
  }

  async function run() {
    try {
      while (queued.length > 0) {
        running = queued.splice(0, batchSize);
        await work(running);
      }
    } catch {
      // The request failed. The next load of the lists adds the ids again.
      queued = [];
    } finally {
      running = [];
    }
  }

  return {
    isEmpty: () => queued.length === 0,

    /** Appends ids that are neither queued nor on their way. Resolves once the queue is empty. */
    add(ids: readonly string[]) {
      const known = new Set([...queued, ...running]);
      queued.push(...new Set(ids.filter((id) => !known.has(id))));
      return start();
    },

    /** Puts ids before all others: they are on the screen. */
    addFirst(ids: readonly string[]) {
      const first = ids.filter((id) => !running.includes(id));
      queued = [...first, ...queued.filter((id) => !first.includes(id))];
      return start();
    },
  };
}

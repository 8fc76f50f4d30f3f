import { useState } from "react";

export type Task = ReturnType<typeof useTask>;

/** Something that takes a while and may fail: it runs once at a time, and says why it did not work. */
export function useTask() {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function run(work: () => unknown) {
    if (isBusy) return;
    setIsBusy(true);
    setError(undefined);
    // Keys are opened in one go: the page has to show first that it is at work.
    await new Promise((resolve) => setTimeout(resolve, 30));
    try {
      await work();
    } catch (error) {
      setError((error as Error).message);
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, error, run };
}

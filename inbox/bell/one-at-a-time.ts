/** Runs work one at a time: a call in the meantime runs it again afterwards. */
export function oneAtATime(work: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;

  async function runAll() {
    try {
      while (isAskedAgain) {
        isAskedAgain = false;
        await work();
      }
    } finally {
      running = undefined;
    }
  }

  return () => {
    isAskedAgain = true;
    running ??= runAll();
    return running;
  };
}

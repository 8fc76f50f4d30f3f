/** Does something with each item, a few at a time. Stops at the first error. */
export async function inParallel<Item>(
  most: number,
  items: Iterable<Item>,
  act: (item: Item) => Promise<void>,
) {
  const waiting = [...items].values();
  async function work() {
    for (const item of waiting) await act(item);
  }
  await Promise.all(Array.from({ length: most }, work));
}

import type { Store } from "./store.ts";

type Clocks = {
  now?: () => number;
  /** Milliseconds that have really passed since some moment; no setting of a clock changes them. */
  passed?: () => number;
};

/**
 * The time for deleting what is old. It moves no faster than time really passes while the server
 * runs, from where it stood the last time: a clock that jumps ahead deletes nothing. While the server
 * is off, it stands still, and messages are kept that much longer.
 */
export async function createDeletionClock(
  store: Pick<Store, "setting" | "set">,
  { now = Date.now, passed = () => performance.now() }: Clocks = {},
) {
  let time = Number((await store.setting("deletion clock")) ?? now());
  let last = passed();

  /** What time it is, which is remembered. */
  return async function tell() {
    const current = passed();
    time = Math.min(now(), time + current - last);
    last = current;
    await store.set("deletion clock", String(Math.round(time)));
    return time;
  };
}

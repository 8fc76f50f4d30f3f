import type { Store } from "./store.ts";

type Clocks = {
  now?: () => number;
  /** Milliseconds that have really passed since some moment; no setting of a clock changes them. */
  passed?: () => number;
};

/**
 * Returns a clock for deleting old messages. It moves at the speed at which time really passes, and
 * catches up at double speed where it is behind: a clock that is ahead for a day deletes at most a day
 * too early, and ten days off keep messages longer for the next ten days only.
 */
export async function createDeletionClock(
  store: Pick<Store, "setting" | "set">,
  { now = Date.now, passed = () => performance.now() }: Clocks = {},
) {
  let time = Number((await store.setting("deletion clock")) ?? now());
  let last = passed();

  /** Returns the time, which is remembered. */
  return async function tell() {
    const step = passed() - last;
    last += step;
    time += step;
    if (time < now()) time = Math.min(now(), time + step);
    await store.set("deletion clock", String(Math.round(time)));
    return Math.min(time, now());
  };
}

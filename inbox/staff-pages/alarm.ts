/**
 * Tells which urgent messages are new since the list was complete for the first time. What was there
 * before is on the screen of whoever unlocks the inbox.
 */
export function createAlarm(ring: () => void) {
  let known: ReadonlySet<string> | undefined;
  return (urgent: readonly string[], isComplete: boolean) => {
    if (!known && !isComplete) return;
    const isNew = known !== undefined && urgent.some((id) => !known?.has(id));
    known = new Set([...(known ?? []), ...urgent]);
    if (isNew) ring();
  };
}

/**
 * Rings for urgent messages that are new since the list first loaded completely. Earlier ones are on
 * the screen when a person unlocks the inbox.
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

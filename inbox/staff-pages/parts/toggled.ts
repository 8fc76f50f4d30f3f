/** Returns a set with this value added, or removed if it was there. */
export function toggled(values: ReadonlySet<string>, value: string) {
  const changed = new Set(values);
  if (!changed.delete(value)) changed.add(value);
  return changed;
}

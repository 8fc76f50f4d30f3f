type Parts = Record<string, unknown>;

/**
 * What two windows have made of the same: of each field, what was changed, in whichever of them it
 * was. Where both have changed it, the first one counts.
 */
export function merge(before: unknown, first: unknown, second: unknown): unknown {
  if (isSame(before, first)) return second;
  if (isSame(before, second) || ![before, first, second].every(isGroup)) return first;
  const [old, one, other] = [before, first, second] as Parts[];
  const names = Object.keys({ ...old, ...one, ...other });
  return Object.fromEntries(
    names.map((name) => [name, merge(old?.[name], one?.[name], other?.[name])]),
  );
}

function isGroup(value: unknown) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isSame(one: unknown, other: unknown) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What stands at the end of a path within a value, or nothing. */
export function valueAt(value: unknown, path: readonly PropertyKey[]) {
  return path.reduce<unknown>((part, key) => {
    return Object.hasOwn(Object(part), key)
      ? (part as Record<PropertyKey, unknown>)[key]
      : undefined;
  }, value);
}

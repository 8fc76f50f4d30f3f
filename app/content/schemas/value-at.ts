/** Path of a field in the content, as keys. Entries of a list are counted from 0. */
export type FieldPath = readonly (string | number)[];

type Whole = Readonly<Record<PropertyKey, unknown>>;

/** Returns the part of a value at a path, if there is one. */
export function valueAt(value: unknown, path: FieldPath) {
  return path.reduce<unknown>((part, key) => {
    return Object.hasOwn(Object(part), key) ? (part as Whole)[key] : undefined;
  }, value);
}

/** Returns a copy of a value with one part replaced. A number in the path is an index of a list. */
export function withValue(whole: unknown, [key, ...rest]: FieldPath, value: unknown): unknown {
  if (key === undefined) return value;
  const copy: Record<PropertyKey, unknown> =
    typeof key === "number"
      ? ([...((whole ?? []) as unknown[])] as never)
      : { ...(whole as Whole) };
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

/** Every text and number within a value, with its path. */
export function textsIn(value: unknown, path: FieldPath = []): { path: FieldPath; text: string }[] {
  if (typeof value === "string" || typeof value === "number") return [{ path, text: `${value}` }];
  if (typeof value !== "object" || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, part]) => {
    return textsIn(part, [...path, isList ? Number(key) : key]);
  });
}

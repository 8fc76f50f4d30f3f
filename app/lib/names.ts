/** Returns how long a name is by its letters. Long names are set smaller, in two lines. */
export function lengthOfName({ length }: string) {
  if (length > 40) return "longest";
  return length > 16 ? "long" : undefined;
}

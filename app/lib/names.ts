/** By its letters: a name that is more than a word or two stands in two lines, and smaller. */
export function lengthOfName({ length }: string) {
  if (length > 40) return "longest";
  return length > 16 ? "long" : undefined;
}

/** Returns a value as the text of a script element, which a `<` in the content must not close. */
export function scriptText(value: object) {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

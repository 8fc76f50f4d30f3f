/** Puts values into the places of a text: `Section {number} of {count}`. */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>) {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

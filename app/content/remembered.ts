/**
 * Reads a file of the content anew only if its text is another than last time: whoever tries a change
 * reads all the other files once more.
 */
export function remembered<Read>(read: (file: string, text: string) => Read) {
  const last = new Map<string, { text: string; value: Read }>();
  return (file: string, text: string) => {
    const known = last.get(file);
    if (known?.text === text) return known.value;
    const value = read(file, text);
    last.set(file, { text, value });
    return value;
  };
}

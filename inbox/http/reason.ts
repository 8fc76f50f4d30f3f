/**
 * Names an unexpected error in one line for the log: its name, code and stack frames. The message
 * stays out, because it may quote what a visitor wrote.
 */
export function reasonOf(error: unknown) {
  if (!(error instanceof Error)) return typeof error;
  const { name, code } = error as NodeJS.ErrnoException;
  return [name, code, ...framesOf(error)].filter(Boolean).join(" ");
}

/** Stack frames after the message, which may itself have lines that look like frames. */
function framesOf({ message, stack = "" }: Error) {
  const start = stack.indexOf(message);
  const lines = start < 0 ? [] : stack.slice(start + message.length).split("\n");
  return lines.map((line) => line.trim()).filter((line) => line.startsWith("at "));
}

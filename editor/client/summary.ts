import type { Field } from "../fields";
import { asOnPages } from "../in-english";
import { cut } from "../plain-words";

/** Returns a value as one line of at most so many letters. */
export function summaryOf(value: unknown, most = 80, options: Field["options"] = []): string {
  if (typeof value === "object") {
    const parts = Object.values(value ?? {}).map((part) => summaryOf(part, most, options));
    const line = parts.filter(Boolean).join(", ");
    return summaryOf(line.replace(/(?<=[.?!:]),/g, ""), most);
  }
  const label = options.find((option) => option.value === value)?.label;
  const line = typeof value === "boolean" ? "" : (label ?? asOnPages(value));
  // A link is shown by its words.
  return cut(line.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"), most);
}

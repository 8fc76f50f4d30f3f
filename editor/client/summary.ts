import type { Field } from "../fields";
import { asOnPages } from "../in-english";
import { cut } from "../plain-words";

/** What is in a value, as far as it fits a line. */
export function summaryOf(value: unknown, most = 80, options: Field["options"] = []): string {
  if (typeof value === "object") {
    const parts = Object.values(value ?? {}).map((part) => summaryOf(part, most, options));
    const line = parts.filter(Boolean).join(", ");
    return summaryOf(line.replace(/(?<=[.?!:]),/g, ""), most);
  }
  const label = options.find((option) => option.value === value)?.label;
  const line = typeof value === "boolean" ? "" : (label ?? asOnPages(value));
  // Of a link, its words.
  return cut(line.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"), most);
}

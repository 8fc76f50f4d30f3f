import type { Opened } from "../messages/opened.ts";
import { asCsv, asJson } from "./export.ts";

const formats = { csv: asCsv, json: asJson };
export type Format = keyof typeof formats;

/** Downloads messages as a file. */
export function save(messages: readonly Opened[], format: Format) {
  const blob = new Blob([formats[format](messages)], { type: `text/${format}` });
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = `inbox.${format}`;
  link.click();
  URL.revokeObjectURL(url);
}

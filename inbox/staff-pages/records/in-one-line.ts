import type { Done } from "../api.ts";

const minuteMs = 60 * 1000;

/** Adds up what the same person did within a minute: deleting 48 messages is one line. */
export function inOneLine(records: readonly Done[]) {
  const lines: Done[] = [];
  for (const record of records) {
    const last = lines.at(-1);
    const isSame = last && last.name === record.name && last.what === record.what;
    if (isSame && last.at - record.at < minuteMs) last.count += record.count;
    else lines.push({ ...record });
  }
  return lines;
}

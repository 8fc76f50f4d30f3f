/** What o'clock it is, by the time of day. */
export type ClockWords = Record<"early" | "morning" | "afternoon" | "evening" | "night", string>;

/** 17:30 → 5:30 PM; the hour alone as 5 PM, or with its minutes. */
export function sayClock(words: ClockWords, time: string, hasMinutes = false) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = hasMinutes || minute > 0 ? `:${String(minute).padStart(2, "0")}` : "";
  const { early, morning, afternoon, evening, night } = words;
  const part = [5, 12, 16, 20].findIndex((end) => hour < end);
  const text = [early, morning, afternoon, evening][part] ?? night;
  return text.replace("{time}", `${hour % 12 || 12}${minutes}`);
}

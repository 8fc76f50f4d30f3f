/** The offered times of day, on a 24-hour clock, in Delhi. */
const slots: Readonly<Record<string, { startHour: number; endHour: number }>> = {
  "morning-9-11": { startHour: 9, endHour: 11 },
  "midday-11-1": { startHour: 11, endHour: 13 },
  "afternoon-2-4": { startHour: 14, endHour: 16 },
  "evening-4-6": { startHour: 16, endHour: 18 },
  "late-evening-6-8": { startHour: 18, endHour: 20 },
};

/** Of an answer, if it is one of them. */
export function slotOf(preferredTime: unknown) {
  return slots[String(preferredTime)];
}

import type { ComponentProps } from "react";
import { DayPicker } from "react-day-picker";
import { appointmentTexts } from "../../content/forms";
import { formatLongDay, formatMonth, formatShortWeekday, formatWeekday } from "../../lib/dates";
import { firstOfferedDay, fromIsoDay, toIsoDay } from "./days";

const text = appointmentTexts.date;

type CalendarProps = {
  /** The chosen ISO day, or nothing. */
  value: string;
  now: Date;
  onChoose: (day: string) => void;
};

/** One month at a time; today and all earlier days cannot be chosen. */
export function Calendar({ value, now, onChoose }: CalendarProps) {
  const first = firstOfferedDay(now);
  const selected = value ? fromIsoDay(value) : undefined;
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      today={now}
      selected={selected}
      onSelect={(day) => onChoose(toIsoDay(day))}
      disabled={{ before: first }}
      startMonth={first}
      defaultMonth={selected ?? first}
      weekStartsOn={1}
      formatters={{
        formatCaption: (month) => formatMonth(toIsoDay(month)),
        formatWeekdayName: (day) => formatShortWeekday(day.getDay()),
      }}
      labels={{
        labelGrid: (month) => formatMonth(toIsoDay(month)),
        labelWeekday: (day) => formatWeekday(day.getDay()),
        labelDayButton: (day) => formatLongDay(toIsoDay(day)),
        labelNext: () => text.nextMonth,
        labelPrevious: () => text.previousMonth,
      }}
      components={{ CaptionLabel }}
    />
  );
}

/** Announces the month, but is no status: the toast is the one thing on the page that is. */
function CaptionLabel({ role: _, ...rest }: ComponentProps<"span">) {
  return <span {...rest} />;
}

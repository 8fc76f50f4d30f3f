import type { ComponentProps } from "react";
import { DayPicker } from "react-day-picker";
import { formatLongDay, formatMonth, formatShortWeekday, formatWeekday } from "../../lib/dates";
import { useFormProps, useRequestTexts } from "../form-context";
import { firstOfferedDay, fromIsoDay, toIsoDay } from "./days";

type CalendarProps = {
  /** The chosen ISO day, or nothing. */
  value: string;
  now: Date;
  onChoose: (day: string) => void;
};

/** Calendar of one month at a time. Today and all earlier days are disabled. */
export function Calendar({ value, now, onChoose }: CalendarProps) {
  const props = useFormProps();
  const { date: text } = useRequestTexts();
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
        formatCaption: (month) => formatMonth(props, toIsoDay(month)),
        formatWeekdayName: (day) => formatShortWeekday(props, day.getDay()),
      }}
      labels={{
        labelGrid: (month) => formatMonth(props, toIsoDay(month)),
        labelWeekday: (day) => formatWeekday(props, day.getDay()),
        labelDayButton: (day) => formatLongDay(props, toIsoDay(day)),
        labelNext: () => text.nextMonth,
        labelPrevious: () => text.previousMonth,
      }}
      components={{ CaptionLabel }}
    />
  );
}

/** Announces the month with `aria-live` alone: the toast must be the page's only status. */
function CaptionLabel({ role: _, ...rest }: ComponentProps<"span">) {
  return <span {...rest} />;
}

import type { ComponentProps } from "react";
import { DayPicker } from "react-day-picker";
import { formatLongDay } from "../../lib/dates";

type CalendarProps = {
  /** The chosen ISO day, or nothing. */
  value: string;
  now: Date;
  onChoose: (day: string) => void;
};

/** One month at a time; today and all earlier days cannot be chosen. */
export function Calendar({ value, now, onChoose }: CalendarProps) {
  const tomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const selected = value ? fromIso(value) : undefined;
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      today={now}
      selected={selected}
      onSelect={(day) => onChoose(toIso(day))}
      disabled={{ before: tomorrow }}
      startMonth={tomorrow}
      defaultMonth={selected ?? tomorrow}
      weekStartsOn={1}
      labels={{ labelDayButton: (day) => formatLongDay(toIso(day)) }}
      components={{ CaptionLabel }}
    />
  );
}

/** Announces the month, but is no status: the toast is the one thing on the page that is. */
function CaptionLabel({ role: _, ...rest }: ComponentProps<"span">) {
  return <span {...rest} />;
}

/** The local day that a date of the picker stands for. */
function toIso(day: Date) {
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((n) => String(n).padStart(2, "0"));
  return `${day.getFullYear()}-${month}-${date}`;
}

function fromIso(day: string) {
  return new Date(`${day}T00:00`);
}

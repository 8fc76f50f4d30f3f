import { firstOfferedDay, toIsoDay } from "../forms/appointment/days";
import { PlainDate } from "../forms/appointment/plain-date";
import { type FieldProps, Labelled, wireField } from "../forms/field";

/** The date without a calendar, in the place of the field that has one. */
export function PlainDateField(props: FieldProps<"date">) {
  const { given } = props;
  const min = toIsoDay(firstOfferedDay(new Date()));
  return (
    <Labelled {...props}>
      <PlainDate {...wireField(props)} min={min} defaultValue={given?.toString()} />
    </Labelled>
  );
}

import { firstOfferedDay, toIsoDay } from "../forms/appointment/days";
import { PlainDate } from "../forms/appointment/plain-date";
import { FieldHint, FieldMessage, type FieldProps, wireField } from "../forms/field";

/** The date without a calendar, in the place of the field that has one. */
export function PlainDateField(props: FieldProps<"date">) {
  const { field, control, error, given } = props;
  return (
    <div className="field">
      <label htmlFor={field.name}>{field.label}</label>
      <FieldHint field={field} />
      <PlainDate
        {...wireField(props)}
        min={toIsoDay(firstOfferedDay(new Date()))}
        defaultValue={given?.toString()}
        {...control}
      />
      <FieldMessage field={field} error={error} />
    </div>
  );
}

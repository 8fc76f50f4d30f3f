import { firstOfferedDay, toIsoDay } from "../forms/appointment/days";
import { PlainDate } from "../forms/appointment/plain-date";
import type { SessionRequestInput } from "../forms/appointment/schema";
import { FieldMessage, type FieldProps, wireField } from "../forms/field";

/** The date without a calendar, in the place of the field that has one. */
export function PlainDateField(props: FieldProps<SessionRequestInput>) {
  const { form, name, label } = props;
  const { error, describedBy, invalid } = wireField(props);
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <PlainDate
        id={name}
        min={toIsoDay(firstOfferedDay(new Date()))}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        {...form.register(name)}
      />
      <FieldMessage name={name} error={error} />
    </div>
  );
}

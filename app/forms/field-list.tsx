import { type ComponentType, Fragment, type ReactElement, type ReactNode } from "react";
import { fillIn } from "../lib/fill-in";
import { MinorNote, OtherAgesNote, OutsideHoursNote } from "./appointment/notes";
import {
  CheckboxField,
  type FieldProps,
  LongTextField,
  RadioField,
  SelectField,
  TextField,
} from "./field";
import type { Answers, Errors, Field, FieldName } from "./form";
import { useForm, useFormProps, useRequestTexts } from "./form-context";

export type FormFieldsProps = {
  errors: Errors;
  /** Component for the date, which is a calendar only with scripts. */
  DateField: ComponentType<FieldProps<"date">>;
  /** Answers to render, if no script writes them. */
  given?: Answers;
  /** The privacy notice, or an empty place for it. */
  notice?: ReactNode;
};

/** Every field of a form, in its sections if it is a long one. */
export function FormFields(props: FormFieldsProps) {
  const form = useForm();
  const { texts } = useFormProps();
  const renderField = (field: Field) => (
    <Fragment key={field.name}>
      <Before name={field.name} notice={props.notice} />
      <FormField field={field} {...props} />
    </Fragment>
  );
  return (
    <>
      {form.intro && <p>{form.intro}</p>}
      {form.sections?.map(({ title, note, fields }, index, { length }) => (
        <section className="form-section" key={title}>
          <div className="form-section-head">
            <h2 className="minor">{title}</h2>
            <p>{fillIn(texts.section, { number: index + 1, count: length })}</p>
          </div>
          {note && <p>{note}</p>}
          {fields.map(renderField)}
        </section>
      )) ?? form.fields.map(renderField)}
    </>
  );
}

type FormFieldProps = FormFieldsProps & { field: Field };

function FormField({ field, errors, given, DateField }: FormFieldProps): ReactElement {
  const { name } = field;
  const props = {
    error: errors[name],
    given: given?.[name],
    note: notes[name],
  };
  switch (field.kind) {
    case "text":
      return <TextField field={field} {...props} />;
    case "long-text":
      return <LongTextField field={field} {...props} />;
    case "date":
      return <DateField field={field} {...props} />;
    case "radios":
      return <RadioField field={field} {...props} />;
    case "select":
      return <SelectField field={field} {...props} />;
    case "checkbox":
      return <CheckboxField field={field} {...props} />;
  }
}

/** Notes about some answers, by the name of the field. */
const notes: Readonly<Partial<Record<FieldName, ReactNode>>> = {
  age: <MinorNote />,
  preferredTime: <OutsideHoursNote />,
  preferredTherapist: <OtherAgesNote />,
};

/** Renders texts that visitors must read before some questions. */
function Before({ name, notice }: { name: FieldName; notice: ReactNode }) {
  if (name === "privacyConsent") return <div data-notice>{notice}</div>;
  return name === "cancellationPolicy" ? <CancellationPolicy /> : null;
}

function CancellationPolicy() {
  return <p>{useRequestTexts().cancellation}</p>;
}

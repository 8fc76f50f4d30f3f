import type { ComponentProps, ReactNode } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import { formTexts } from "../content/forms";
import { useText, type VisitorFormHandle } from "./form-values";

export type FieldProps<Values extends FieldValues> = {
  form: VisitorFormHandle<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
};

/** What ties a control to its hint and message, for any kind of control. */
export function wireField<Values extends FieldValues>({ form, name, hint }: FieldProps<Values>) {
  const error = form.getFieldState(name, form.formState).error?.message;
  const hintId = hint && `${name}-hint`;
  const errorId = error && `${name}-error`;
  return {
    error,
    hintId,
    describedBy: [hintId, errorId].filter(Boolean).join(" ") || undefined,
    invalid: error ? true : undefined,
  };
}

export function FieldMessage({ name, error }: { name: string; error?: string }) {
  return (
    error && (
      <p className="field-error" id={`${name}-error`}>
        {error}
      </p>
    )
  );
}

function FieldHint({ name, hint }: { name: string; hint?: string }) {
  return (
    hint && (
      <p className="field-hint" id={`${name}-hint`}>
        {hint}
      </p>
    )
  );
}

type LabelledProps<Values extends FieldValues> = FieldProps<Values> & {
  optional?: boolean;
  after?: ReactNode;
};

/** A labelled control with its hint above and its message below. */
function Field<Values extends FieldValues>(props: LabelledProps<Values> & { children: ReactNode }) {
  const { name, label, hint, optional, after, children } = props;
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {optional && <span className="field-optional">{formTexts.optional}</span>}
      </label>
      <FieldHint name={name} hint={hint} />
      {children}
      {after}
      <FieldMessage name={name} error={wireField(props).error} />
    </div>
  );
}

type InputProps = Pick<ComponentProps<"input">, "type" | "inputMode" | "autoComplete">;

export function TextField<Values extends FieldValues>(props: LabelledProps<Values> & InputProps) {
  const { form, name, type, inputMode, autoComplete } = props;
  const { describedBy, invalid } = wireField(props);
  return (
    <Field {...props}>
      <input
        className="control"
        id={name}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        {...{ type, inputMode, autoComplete }}
        {...form.register(name)}
      />
    </Field>
  );
}

type LongTextProps<Values extends FieldValues> = FieldProps<Values> & {
  rows: number;
  limit: number;
};

/** A long text, with a quiet count of what is judged: the text without the space around it. */
export function LongTextField<Values extends FieldValues>(props: LongTextProps<Values>) {
  const { form, name, rows, limit } = props;
  const { describedBy, invalid } = wireField(props);
  const countId = `${name}-count`;
  return (
    <Field {...props} after={<CharacterCount id={countId} form={form} name={name} limit={limit} />}>
      <textarea
        className="control"
        id={name}
        rows={rows}
        autoComplete="off"
        aria-describedby={[describedBy, countId].filter(Boolean).join(" ")}
        aria-invalid={invalid}
        {...form.register(name)}
      />
    </Field>
  );
}

type CountProps<Values extends FieldValues> = Pick<
  LongTextProps<Values>,
  "form" | "name" | "limit"
>;

function CharacterCount<Values extends FieldValues>(props: CountProps<Values> & { id: string }) {
  const { id, form, name, limit } = props;
  const { length } = useText(form, name).trim();
  return (
    <p className="field-count" id={id} data-over={length > limit || undefined}>
      {/* One text, which React writes as a whole: of several, a translator may have taken some away. */}
      {`${length} of ${limit} characters`}
    </p>
  );
}

type Option = { value: string; label: string };
type ChoiceProps<Values extends FieldValues> = FieldProps<Values> & { options: readonly Option[] };

export function RadioField<Values extends FieldValues>(
  props: ChoiceProps<Values> & { after?: ReactNode },
) {
  const { form, name, label, hint, options, after } = props;
  const { error, hintId, invalid } = wireField(props);
  return (
    <fieldset className="field" id={name} aria-describedby={hintId}>
      <legend>{label}</legend>
      <FieldHint name={name} hint={hint} />
      <div className="choices">
        {options.map((option) => (
          <label className="choice" key={option.value}>
            <input
              type="radio"
              value={option.value}
              // On each choice, because not every screen reader reads it from the group.
              aria-describedby={error && `${name}-error`}
              aria-invalid={invalid}
              {...form.register(name)}
              {...(import.meta.env.SSR && checkedAsGiven(form, name, option.value))}
            />
            {option.label}
          </label>
        ))}
      </div>
      {after}
      <FieldMessage name={name} error={error} />
    </fieldset>
  );
}

/** What is given for a group of choices belongs to one of them. */
function checkedAsGiven<Values extends FieldValues>(
  { given }: VisitorFormHandle<Values>,
  name: FieldPath<Values>,
  value: string,
) {
  return given && { defaultValue: undefined, defaultChecked: given[name] === value };
}

type SelectProps<Values extends FieldValues> = ChoiceProps<Values> & {
  optional?: boolean;
  empty: string;
};

export function SelectField<Values extends FieldValues>(props: SelectProps<Values>) {
  const { form, name, options, empty } = props;
  const { describedBy, invalid } = wireField(props);
  return (
    <Field {...props}>
      <select
        className="control"
        id={name}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        {...form.register(name)}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

export function CheckboxField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { form, name, label } = props;
  const { error, describedBy, invalid } = wireField(props);
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          id={name}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          {...form.register(name)}
        />
        {label}
      </label>
      <FieldMessage name={name} error={error} />
    </div>
  );
}

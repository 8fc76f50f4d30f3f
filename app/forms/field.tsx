import type { ComponentProps, ReactNode } from "react";
import { formTexts } from "../content/forms";
import { useText, useVisitorForm } from "./form-context";

type FieldText = {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
};

/** What ties a control to its hint and message, for any kind of control. */
export function useField({ name, hint }: Pick<FieldText, "name" | "hint">) {
  const { formState } = useVisitorForm();
  const message = formState.errors[name]?.message;
  const error = typeof message === "string" ? message : undefined;
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

function FieldHint({ name, hint }: Pick<FieldText, "name" | "hint">) {
  return (
    hint && (
      <p className="field-hint" id={`${name}-hint`}>
        {hint}
      </p>
    )
  );
}

type FieldProps = FieldText & { after?: ReactNode; children: ReactNode };

/** A labelled control with its hint above and its message below. */
export function Field({ name, label, hint, optional, after, children }: FieldProps) {
  const { error } = useField({ name, hint });
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {optional && <span className="field-optional">{formTexts.optional}</span>}
      </label>
      <FieldHint name={name} hint={hint} />
      {children}
      {after}
      <FieldMessage name={name} error={error} />
    </div>
  );
}

type ControlProps = FieldText & { after?: ReactNode };

export function TextField({
  name,
  label,
  hint,
  optional,
  after,
  ...input
}: ControlProps & ComponentProps<"input">) {
  const { register } = useVisitorForm();
  const { describedBy, invalid } = useField({ name, hint });
  return (
    <Field name={name} label={label} hint={hint} optional={optional} after={after}>
      <input
        className="control"
        id={name}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        {...input}
        {...register(name)}
      />
    </Field>
  );
}

type LongTextFieldProps = ControlProps & { rows: number; limit: number };

/** A long text, with a quiet count of what is judged: the text without the space around it. */
export function LongTextField({ name, label, hint, rows, limit }: LongTextFieldProps) {
  const { register } = useVisitorForm();
  const { describedBy, invalid } = useField({ name, hint });
  const countId = `${name}-count`;
  return (
    <Field
      name={name}
      label={label}
      hint={hint}
      after={<CharacterCount id={countId} name={name} limit={limit} />}
    >
      <textarea
        className="control"
        id={name}
        rows={rows}
        autoComplete="off"
        aria-describedby={[describedBy, countId].filter(Boolean).join(" ")}
        aria-invalid={invalid}
        {...register(name)}
      />
    </Field>
  );
}

function CharacterCount({ id, name, limit }: { id: string; name: string; limit: number }) {
  const { length } = useText(name).trim();
  return (
    <p className="field-count" id={id} data-over={length > limit || undefined}>
      {length} of {limit} characters
    </p>
  );
}

/**
 * Firefox brings a choice back after a reload, to whoever sits there then. It heeds an attribute that
 * HTML does not allow on radios, so the page comes without it.
 */
function forgetChoices(group: HTMLElement | null) {
  for (const radio of group?.querySelectorAll("input") ?? []) {
    radio.setAttribute("autocomplete", "off");
  }
}

type Option = { value: string; label: string };
type ChoiceProps = ControlProps & { options: readonly Option[] };

export function RadioField({ name, label, hint, options, after }: ChoiceProps) {
  const { register } = useVisitorForm();
  const { error, hintId, invalid } = useField({ name, hint });
  return (
    <fieldset className="field" aria-describedby={hintId}>
      <legend>{label}</legend>
      <FieldHint name={name} hint={hint} />
      <div className="choices" ref={forgetChoices}>
        {options.map((option) => (
          <label className="choice" key={option.value}>
            <input
              type="radio"
              value={option.value}
              // On each choice, because not every screen reader reads it from the group.
              aria-describedby={error && `${name}-error`}
              aria-invalid={invalid}
              {...register(name)}
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

type SelectProps = ChoiceProps & { empty: string };

export function SelectField({ name, label, hint, optional, options, empty }: SelectProps) {
  const { register } = useVisitorForm();
  const { describedBy, invalid } = useField({ name, hint });
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      <select
        className="control"
        id={name}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        {...register(name)}
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

export function CheckboxField({ name, label }: Pick<FieldText, "name" | "label">) {
  const { register } = useVisitorForm();
  const { error, describedBy, invalid } = useField({ name });
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          id={name}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          {...register(name)}
        />
        {label}
      </label>
      <FieldMessage name={name} error={error} />
    </div>
  );
}

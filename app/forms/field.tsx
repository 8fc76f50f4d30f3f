import type { ReactNode } from "react";
import { cleanText } from "../../contract/clean-text";
import type { Answer } from "../../contract/field";
import { fillIn } from "../lib/fill-in";
import type { Field } from "./form";
import { useAnswer, useFormProps } from "./form-context";

export type FieldProps<Kind extends Field["kind"] = Field["kind"]> = {
  field: Extract<Field, { kind: Kind }>;
  error?: string | undefined;
  /** The answer that is shown from the start, where no script writes it into the control. */
  given?: Answer | undefined;
  /** Note about the answer, between the control and the message. */
  note?: ReactNode;
};

function hintId({ name, hint }: Field) {
  return hint && `${name}-hint`;
}

/** Returns the attributes that tie a control to its label, hint, message and other descriptions. */
export function wireField({ field, error }: Pick<FieldProps, "field" | "error">, also?: string) {
  const ids = [hintId(field), error && `${field.name}-error`, also];
  return {
    id: field.name,
    name: field.name,
    "aria-describedby": ids.filter(Boolean).join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
  };
}

export function FieldMessage({ field, error }: Pick<FieldProps, "field" | "error">) {
  return (
    error && (
      <p className="field-error" id={`${field.name}-error`}>
        {error}
      </p>
    )
  );
}

export function FieldHint({ field }: Pick<FieldProps, "field">) {
  return (
    field.hint && (
      <p className="field-hint" id={hintId(field)}>
        {field.hint}
      </p>
    )
  );
}

/** A labelled control with its hint above and its message below. */
export function Labelled({ field, error, note, children }: FieldProps & { children: ReactNode }) {
  const { texts } = useFormProps();
  return (
    <div className="field">
      <label htmlFor={field.name}>
        {field.label} {field.optional && <span className="field-optional">{texts.optional}</span>}
      </label>
      <FieldHint field={field} />
      {children}
      {note}
      <FieldMessage field={field} error={error} />
    </div>
  );
}

export function TextField(props: FieldProps<"text">) {
  const { field, given } = props;
  const { type, inputMode, autoComplete } = field;
  return (
    <Labelled {...props}>
      <input
        className="control"
        {...wireField(props)}
        defaultValue={given?.toString()}
        {...{ type, inputMode, autoComplete }}
      />
    </Labelled>
  );
}

/**
 * A long text, with a quiet count of what is judged: the text as it is cleaned. No
 * browser offers to fill one in, but with `autocomplete="off"` Chromium (156, 2026) forgets it on Back
 * from a post that failed.
 */
export function LongTextField(props: FieldProps<"long-text">) {
  const { field, given } = props;
  const countId = `${field.name}-count`;
  return (
    <Labelled {...props} note={<CharacterCount id={countId} field={field} />}>
      <textarea
        className="control"
        {...wireField(props, countId)}
        rows={field.rows}
        defaultValue={given?.toString()}
      />
    </Labelled>
  );
}

function CharacterCount({ id, field }: Pick<FieldProps<"long-text">, "field"> & { id: string }) {
  const { name, limit } = field;
  const { texts } = useFormProps();
  const [text] = useAnswer(name);
  const { length } = cleanText(text);
  return (
    <p className="field-count" id={id} data-scripted data-over={length > limit || undefined}>
      {/* One text node, which React replaces as a whole: a translator may have removed one of several. */}
      {fillIn(texts.count, { length, limit })}
    </p>
  );
}

export function RadioField(props: FieldProps<"radios" | "select">) {
  const { field, error, given, note } = props;
  return (
    <fieldset className="field" id={field.name} aria-describedby={hintId(field)}>
      <legend>{field.label}</legend>
      <FieldHint field={field} />
      <div className="pairs choices">
        {field.options.map(({ value, label }) => (
          <label className="choice" key={value}>
            <input
              type="radio"
              name={field.name}
              value={value}
              // Each choice has the message, because not every screen reader reads it from the group.
              aria-describedby={error && `${field.name}-error`}
              aria-invalid={error ? true : undefined}
              defaultChecked={given === undefined ? undefined : given === value}
            />
            {label}
          </label>
        ))}
      </div>
      {note}
      <FieldMessage field={field} error={error} />
    </fieldset>
  );
}

export function SelectField(props: FieldProps<"radios" | "select">) {
  const { field, given } = props;
  return (
    <Labelled {...props}>
      <select className="control" {...wireField(props)} defaultValue={given?.toString()}>
        <option value="">{field.empty}</option>
        {field.options.map(({ value, label, path }) => (
          // A script of the page chooses the person whose page linked here.
          <option key={value} value={value} data-path={path}>
            {label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

export function CheckboxField(props: FieldProps<"checkbox">) {
  const { field, error, given } = props;
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          {...wireField(props)}
          defaultChecked={given === undefined ? undefined : Boolean(given)}
        />
        {field.label}
      </label>
      <FieldHint field={field} />
      <FieldMessage field={field} error={error} />
    </div>
  );
}

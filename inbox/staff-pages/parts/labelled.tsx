import { type ComponentProps, useId } from "react";
import { staff } from "../../../app/content/staff";

type LabelledProps = { label: string; hint?: string; error?: string };

/** A control with its label, a hint above it and what is wrong below. */
export function TextInput({
  label,
  hint,
  error,
  ...rest
}: LabelledProps & ComponentProps<"input">) {
  const { id, wired, before, after } = useWired({ label, hint, error });
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {before}
      <input className="control" id={id} {...wired} {...rest} />
      {after}
    </div>
  );
}

export function TextArea({
  label,
  hint,
  error,
  ...rest
}: LabelledProps & ComponentProps<"textarea">) {
  const { id, wired, before, after } = useWired({ label, hint, error });
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {before}
      <textarea className="control" id={id} {...wired} {...rest} />
      {after}
    </div>
  );
}

/** The private key that stands on a recovery sheet, to be typed from it. */
export function SheetCode() {
  return (
    <TextArea
      label={staff.door.sheet}
      hint={staff.door.sheetHint}
      name="sheet"
      rows={5}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      required
    />
  );
}

function useWired({ hint, error }: LabelledProps) {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ");
  return {
    id,
    wired: {
      "aria-describedby": describedBy || undefined,
      "aria-invalid": error ? true : undefined,
    },
    before: hint && (
      <p className="field-hint" id={hintId}>
        {hint}
      </p>
    ),
    after: error && (
      <p className="field-error" id={errorId} role="alert">
        {error}
      </p>
    ),
  };
}

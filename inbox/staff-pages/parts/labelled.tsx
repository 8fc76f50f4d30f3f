import { type ComponentProps, useId } from "react";

type LabelledProps = { label: string; hint?: string; fault?: string };

/** A control with its label, a hint above it and what is wrong below. */
export function TextInput({
  label,
  hint,
  fault,
  ...rest
}: LabelledProps & ComponentProps<"input">) {
  const { id, wired, before, after } = useWired({ label, hint, fault });
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
  fault,
  ...rest
}: LabelledProps & ComponentProps<"textarea">) {
  const { id, wired, before, after } = useWired({ label, hint, fault });
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {before}
      <textarea className="control" id={id} {...wired} {...rest} />
      {after}
    </div>
  );
}

function useWired({ hint, fault }: LabelledProps) {
  const id = useId();
  const [hintId, faultId] = [`${id}-hint`, `${id}-fault`];
  const describedBy = [hint && hintId, fault && faultId].filter(Boolean).join(" ");
  return {
    id,
    wired: {
      "aria-describedby": describedBy || undefined,
      "aria-invalid": fault ? true : undefined,
    },
    before: hint && (
      <p className="field-hint" id={hintId}>
        {hint}
      </p>
    ),
    after: fault && (
      <p className="field-error" id={faultId} role="alert">
        {fault}
      </p>
    ),
  };
}

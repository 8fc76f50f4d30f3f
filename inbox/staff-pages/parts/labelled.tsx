import { type ComponentProps, type ReactNode, useId } from "react";

type LabelledProps = { label: string; hint?: string | undefined };
type Wired = { className: string; id: string; "aria-describedby": string | undefined };

/*
 * Fields are required, and neither completed nor spell-checked unless said otherwise: some browsers
 * send what is typed to their maker for that.
 */
const usual = { required: true, autoComplete: "off", spellCheck: false };

export function TextInput({ label, hint, ...rest }: LabelledProps & ComponentProps<"input">) {
  return (
    <Labelled {...{ label, hint }}>{(wired) => <input {...usual} {...wired} {...rest} />}</Labelled>
  );
}

export function TextArea({ label, hint, ...rest }: LabelledProps & ComponentProps<"textarea">) {
  return (
    <Labelled {...{ label, hint }}>
      {(wired) => <textarea {...usual} {...wired} {...rest} />}
    </Labelled>
  );
}

/** Field for the private key on a recovery sheet. */
export function SheetCode() {
  return (
    <TextArea
      label="Code on the sheet"
      hint="All the groups, one after another. Capitals and spaces don’t matter."
      name="sheet"
      rows={5}
      autoCapitalize="characters"
    />
  );
}

/** A control with its label, and a hint above it. */
function Labelled(props: LabelledProps & { children: (wired: Wired) => ReactNode }) {
  const { label, hint, children } = props;
  const id = useId();
  const hintId = hint && `${id}-hint`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
      {children({ className: "control", id, "aria-describedby": hintId })}
    </div>
  );
}

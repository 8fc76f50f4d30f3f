import type { AriaAttributes, ComponentProps } from "react";
import type { FieldPath } from "../../app/content/schemas/value-at";
import type { Field } from "../fields";

export type ControlProps = {
  field: Field;
  path: FieldPath;
  value: unknown;
  set: (value: unknown) => void;
  /** Picture in the same group, if any. */
  picture: unknown;
  /** Attributes of the control: its id, and its description for screen readers. */
  attributes: AriaAttributes & { id: string; className: string; lang?: string };
};

/** Returns digits as a number. Other text stays as typed, for the schema to refuse. */
function numberFrom(text: string) {
  const digits = text.replace(/[\s,₹]/g, "");
  return /^\d+$/.test(digits) ? Number(digits) : text;
}

/** Text box for a few words, which grows with them. */
function LineControl({ value, set, attributes }: ControlProps) {
  const text = String(value ?? "");
  return (
    <textarea
      {...attributes}
      rows={Math.ceil(text.length / 30) || 1}
      value={text}
      onChange={({ target }) => set(target.value.replace(/\s*\n\s*/g, " "))}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
    />
  );
}

export function TextControl(props: ControlProps) {
  const { field, value, set, attributes } = props;
  const { kind } = field;
  if (kind === "text") return <LineControl {...props} />;
  const isNumber = kind === "number" || kind === "money";
  return (
    <input
      {...attributes}
      type={kind === "date" || kind === "time" ? kind : "text"}
      inputMode={isNumber ? "numeric" : undefined}
      value={String(value ?? "")}
      onChange={({ target }) => set(isNumber ? numberFrom(target.value) : target.value)}
    />
  );
}

type LongControlProps = ControlProps & Pick<ComponentProps<"textarea">, "onKeyDown">;

export function LongControl({ value, set, attributes, onKeyDown }: LongControlProps) {
  return (
    <textarea
      {...{ ...attributes, onKeyDown }}
      value={String(value ?? "")}
      onChange={({ target }) => set(target.value)}
    />
  );
}

export function ChoiceControl({ field, value, set, attributes }: ControlProps) {
  return (
    <select {...attributes} value={`${value ?? ""}`} onChange={({ target }) => set(target.value)}>
      <option value="">Choose …</option>
      {field.options?.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

export function ChoicesControl({ field, value, set }: ControlProps) {
  const { options = [], label, hasNone } = field;
  const chosen = Array.isArray(value) ? value : [];
  return (
    <div className="choices">
      {hasNone && (
        <button type="button" aria-label={`None of these: ${label}`} onClick={() => set([])}>
          None of these
        </button>
      )}
      {options.map(({ value: own, label }) => (
        <label key={own} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(own)}
            onChange={({ target: { checked } }) => {
              // The others keep their order, which a team may have chosen.
              set(checked ? [...chosen, own] : chosen.filter((one) => one !== own));
            }}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

export function YesNoControl({ value, set, attributes }: ControlProps) {
  return (
    <label className="cluster">
      <input
        {...attributes}
        className=""
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => set(target.checked || undefined)}
      />
      Yes
    </label>
  );
}

import { type ReactNode, use } from "react";
import type { Field } from "../fields";
import { FormContext, type Path, valueAt } from "./form";

export type FieldProps = { field: Field; path: Path };

/** What every control of a form is made of: its value, its name, and what describes it. */
export function useField(field: Field, path: Path) {
  const { values, set, faults, samples, confirm, folder } = use(FormContext);
  const id = path.join(".");
  const value = valueAt(values, path);
  const messages = faults.filter((fault) => fault.path.join(".") === id);
  const sample = samples.find((one) => {
    const isEntry =
      typeof path.at(-1) === "number" && one.path.slice(0, -1).join() === path.slice(0, -1).join();
    return (
      (isEntry || one.path.join(".") === id) && JSON.stringify(one.value) === JSON.stringify(value)
    );
  });
  const described = [
    field.hint && `${id}-hint`,
    sample && `${id}-sample`,
    messages.length > 0 && `${id}-error`,
  ];
  return {
    ...{ id, value, sample, messages, confirm, folder },
    set: (next: unknown) => set(path, next),
    setBeside: (name: string, next: unknown) => set([...path.slice(0, -1), name], next),
    control: {
      id,
      className: "control",
      "aria-describedby": described.filter(Boolean).join(" ") || undefined,
      "aria-invalid": messages.length > 0 || undefined,
    },
  };
}

function Label({ field }: Pick<FieldProps, "field">) {
  return (
    <>
      {field.label} {field.optional && <span className="field-optional">(may be empty)</span>}
    </>
  );
}

/** Hint above, count, messages and what came with the site below. */
export function Notes({ field, path, children }: FieldProps & { children: ReactNode }) {
  const { id, value, sample, messages, confirm } = useField(field, path);
  return (
    <>
      {field.hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {children}
      <Count field={field} value={value} />
      {sample && (
        <p className="field-note" id={`${id}-sample`}>
          Made up: change it, or confirm it.{" "}
          {sample.isWithheld && `Kept off ${sample.page} until then. `}
          <button
            type="button"
            aria-label={`This is right: ${field.label}`}
            onClick={() => confirm(sample.path)}
          >
            This is right
          </button>
        </p>
      )}
      {messages.length > 0 && (
        <p className="field-error" id={`${id}-error`}>
          {messages.map(({ message }) => `${field.label || "This"} ${message}.`).join(" ")}
        </p>
      )}
    </>
  );
}

function Count({
  field: { most, least, kind, countsWords },
  value,
}: {
  field: Field;
  value: unknown;
}) {
  if (!most || kind === "number") return null;
  const text = String(value ?? "").trim();
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const count = Array.isArray(value) ? value.length : countsWords ? words.length : text.length;
  const unit = kind === "list" ? "entries" : countsWords ? "words" : "characters";
  const isWrong = count > most || (least !== undefined && count < least);
  return (
    <p className="field-count" data-over={isWrong || undefined}>
      {least && least !== most
        ? `${count} ${unit} (${least} to ${most})`
        : `${count} of ${most} ${unit}`}
    </p>
  );
}

/** A label, and one control of the browser's own. */
export function Labelled({ field, path, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={path.join(".")}>
        <Label field={field} />
      </label>
      <Notes field={field} path={path}>
        {children}
      </Notes>
    </div>
  );
}

export function Grouped({ field, path, children }: FieldProps & { children: ReactNode }) {
  return (
    <fieldset className="field group" id={path.join(".")} tabIndex={-1}>
      <legend>
        <Label field={field} />
      </legend>
      <Notes field={field} path={path}>
        {children}
      </Notes>
    </fieldset>
  );
}

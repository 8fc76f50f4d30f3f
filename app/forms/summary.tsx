import { type MouseEvent, useEffect, useRef } from "react";
import type { FieldValues, Path } from "react-hook-form";
import { formTexts } from "../content/forms";
import type { VisitorFormHandle } from "./form-values";
import { takeFocus } from "./take-focus";

/** A part of a long form, with the names of its fields; a short one is a part without a title. */
export type FormSection = { title?: string; fields: readonly string[] };

type SummaryProps<Values extends FieldValues> = {
  form: VisitorFormHandle<Values>;
  /** All of them, in the order of the form. */
  sections: readonly FormSection[];
  labels: Readonly<Record<string, string>>;
  /** Grows with each failed attempt, and takes the focus each time. */
  attempt: number;
};

/**
 * How many fields to look at again, and which, section by section. It carries their labels; the
 * messages stand below the fields.
 */
export function Summary<Values extends FieldValues>(props: SummaryProps<Values>) {
  const { form, sections, labels, attempt } = props;
  const box = useRef<HTMLElement>(null);
  const wrongSections = sections
    .map(({ title, fields }) => ({
      title,
      fields: fields.filter((name) => form.formState.errors[name]),
    }))
    .filter(({ fields }) => fields.length > 0);
  const wrong = wrongSections.flatMap(({ fields }) => fields);

  useEffect(() => {
    if (attempt > 0 && box.current) takeFocus(box.current);
  }, [attempt]);

  if (attempt === 0 || wrong.length === 0) return;
  return (
    <section
      className="summary flow"
      ref={box}
      tabIndex={-1}
      aria-labelledby="summary-title"
      // Where no script can move the focus.
      {...(import.meta.env.SSR && { autoFocus: true })}
    >
      <h2 id="summary-title">
        {problemTitle(wrong, (name) => form.getValues(name as Path<Values>))}
      </h2>
      <p>{formTexts.problem.intro}</p>
      <ul className="summary-sections">
        {wrongSections.map(({ title, fields }) => (
          <li key={fields[0]}>
            {title && <strong>{title}</strong>}
            <ul className="summary-fields">
              {fields.map((name) => (
                <li key={name}>
                  <a href={`#${name}`} onClick={(event) => goToField(event, name)}>
                    {labels[name]}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

function isEmpty(value: unknown) {
  return typeof value === "string" ? value.trim() === "" : !value;
}

const numbers = ["Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** Five answers are missing; or need another look, where some are there. */
export function problemTitle(wrong: readonly string[], readValue: (name: string) => unknown) {
  const { oneMissing, manyMissing, oneWrong, manyWrong } = formTexts.problem;
  const areMissing = wrong.every((name) => isEmpty(readValue(name)));
  const count = wrong.length;
  if (count === 1) return areMissing ? oneMissing : oneWrong;
  return `${numbers[count - 2] ?? count} ${areMissing ? manyMissing : manyWrong}`;
}

/** The label has to be in view, too. */
function goToField(event: MouseEvent, name: string) {
  const control = document.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!control) return;
  event.preventDefault();
  takeFocus(control, control.closest(".field") ?? control);
}

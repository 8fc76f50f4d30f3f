import { type MouseEvent, useEffect, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { formTexts } from "../content/forms";
import type { VisitorFormHandle } from "./form-values";
import { takeFocus } from "./take-focus";

type SummaryProps<Values extends FieldValues> = {
  form: VisitorFormHandle<Values>;
  /** Every field by its name, in the order of the form. */
  labels: Readonly<Record<string, string>>;
  /** Grows with each failed attempt, and takes the focus each time. */
  attempt: number;
};

/** The list of fields to look at again. It carries their labels; the messages stand below the fields. */
export function Summary<Values extends FieldValues>(props: SummaryProps<Values>) {
  const { form, labels, attempt } = props;
  const box = useRef<HTMLElement>(null);
  const wrong = Object.keys(labels).filter((name) => form.formState.errors[name]);

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
      <h2 id="summary-title">{formTexts.problem}</h2>
      <p>{formTexts.problemIntro}</p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${name}`} onClick={(event) => goToField(event, name)}>
              {labels[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The label has to be in view, too. */
function goToField(event: MouseEvent, name: string) {
  const control = document.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!control) return;
  event.preventDefault();
  takeFocus(control, control.closest(".field") ?? control);
}

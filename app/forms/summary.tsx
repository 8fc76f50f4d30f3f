import { type MouseEvent, useEffect, useRef } from "react";
import { problemTitle } from "../../contract/problem-title";
import type { Errors, FieldName } from "./form";
import { useForm, useFormProps } from "./form-context";
import { takeFocus } from "./take-focus";

type SummaryProps = {
  errors: Errors;
  read: (name: FieldName) => unknown;
  /** Grows with each failed attempt, and takes the focus each time. */
  attempt?: number;
  /** Has the focus from the start, where no script can move it there. */
  autoFocus?: boolean;
};

/**
 * Number and labels of the fields with errors, by section. The messages are below the fields.
 */
export function Summary({ errors, read, attempt = 0, autoFocus }: SummaryProps) {
  const form = useForm();
  const { problem } = useFormProps().texts;
  const box = useRef<HTMLElement>(null);
  const { sections = [{ title: undefined, fields: form.fields }] } = form;
  const wrongSections = sections
    .map(({ title, fields }) => ({ title, fields: fields.filter(({ name }) => errors[name]) }))
    .filter(({ fields }) => fields.length > 0);

  useEffect(() => {
    if (attempt > 0 && box.current) takeFocus(box.current);
  }, [attempt]);

  if (wrongSections.length === 0) return;
  return (
    <section
      className="summary flow"
      ref={box}
      tabIndex={-1}
      aria-labelledby="summary-title"
      // biome-ignore lint/a11y/noAutofocus: what is wrong is why the page is there.
      autoFocus={autoFocus}
    >
      <h2 className="minor" id="summary-title">
        {problemTitle(
          problem,
          wrongSections.flatMap(({ fields }) => fields.map(({ name }) => read(name))),
        )}
      </h2>
      <p>{problem.intro}</p>
      <ul className="grid">
        {wrongSections.map(({ title, fields }) => (
          <li key={fields[0]?.name}>
            {title && <strong>{title}</strong>}
            <ul className="summary-fields">
              {fields.map(({ name, label }) => (
                <li key={name}>
                  <a href={`#${name}`} onClick={(event) => goToField(event, name)}>
                    {label}
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

/** Scrolls to the label, so that it is in view with its field. */
function goToField(event: MouseEvent, name: string) {
  const control = document.querySelector<HTMLElement>(`[name="${name}"]`);
  if (!control) return;
  event.preventDefault();
  takeFocus(control, control.closest(".field") ?? control);
}

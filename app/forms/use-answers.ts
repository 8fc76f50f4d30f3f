import {
  type ChangeEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Answer } from "../../contract/field";
import { type Answers, check, type Errors, emptyAnswers, type FieldName, type Form } from "./form";

/**
 * Follows the answers in the uncontrolled inputs of a form, and checks them. Errors first appear on
 * a submit, then update on each change. `initial` are the answers that were in the page before React.
 */
export function useAnswers(
  form: Form,
  element: RefObject<HTMLFormElement | null>,
  initial?: Answers,
) {
  const answers = useRef<Answers>(initial ?? emptyAnswers(form));
  const listeners = useRef(new Set<() => void>());
  const [errors, setErrors] = useState<Errors>({});
  const [attempts, setAttempts] = useState(0);

  // If React had to render the form again, its controls are empty.
  useLayoutEffect(() => writeAnswers(element.current, answers.current), [element]);

  const read = useCallback((name: FieldName) => answers.current[name], []);
  const readAtFirst = useCallback(() => undefined, []);
  const subscribe = useCallback((listener: () => void) => {
    listeners.current.add(listener);
    return () => listeners.current.delete(listener);
  }, []);

  function keep(next: Answers) {
    answers.current = next;
    for (const listener of listeners.current) listener();
  }

  function change(name: FieldName, answer: Answer) {
    keep({ ...answers.current, [name]: answer });
    if (attempts === 0) return;
    const message = check(form, answers.current).errors?.[name];
    setErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others));
  }

  /** Listens to all controls of the form at once. */
  function onChange({ target }: ChangeEvent<HTMLFormElement>) {
    const { name, type, value, checked } = target as unknown as HTMLInputElement;
    const field = form.fields.find((one) => one.name === name);
    // A day is chosen by the part of the form that asks for it.
    if (type === "date" || !field) return;
    change(field.name, type === "checkbox" ? checked : value);
  }

  /** Returns the answers if nothing is wrong with them. Otherwise shows the errors. */
  function submit() {
    const checked = check(form, answers.current);
    setAttempts(attempts + 1);
    show(checked.errors ?? {});
    return checked.answers;
  }

  /** Shows errors. A form without a summary puts the focus on the first wrong field. */
  function show(shown: Errors) {
    setErrors(shown);
    const first = form.fields.find(({ name }) => shown[name]);
    if (!first || form.sections) return;
    element.current?.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
  }

  function clear() {
    keep(emptyAnswers(form));
    writeAnswers(element.current, answers.current);
    setErrors({});
    setAttempts(0);
  }

  return {
    source: { read, readAtFirst, subscribe, change },
    errors,
    attempts,
    onChange,
    submit,
    show,
    clear,
  };
}

function writeAnswers(element: HTMLFormElement | null, known: Answers) {
  const answers: Readonly<Record<string, Answer | undefined>> = known;
  for (const control of element?.elements ?? []) {
    if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
      control.value = String(answers[control.name] ?? "");
    } else if (control instanceof HTMLInputElement && control.name in answers) {
      const answer = answers[control.name];
      if (control.type === "radio") control.checked = control.value === answer;
      else if (control.type === "checkbox") control.checked = answer === true;
      else control.value = String(answer);
    }
  }
}

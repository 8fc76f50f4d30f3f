import { type Answers, emptyAnswers, type Form } from "./form";

/** What stands in a form's controls now; a control that holds no text counts as empty. */
export function readForm(form: Form, element: HTMLFormElement): Answers {
  const entries = Object.entries(emptyAnswers(form)).map(([name, value]) => {
    const control = element.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === "checkbox") {
      return [name, control.checked];
    }
    const holdsText =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement ||
      control instanceof RadioNodeList;
    return [name, holdsText ? control.value : value];
  });
  return Object.fromEntries(entries);
}

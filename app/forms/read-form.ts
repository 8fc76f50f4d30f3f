/** What stands in a form's controls now; a control that holds no text counts as empty. */
export function readForm<Values extends object>(form: HTMLFormElement, empty: Values): Values {
  const entries = Object.entries(empty).map(([name, value]) => {
    const control = form.elements.namedItem(name);
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

/**
 * Moves the focus with the whole of what belongs to it in view, from its top. Browsers by themselves
 * scroll only as far as the focused part needs, and show the middle of what is taller than the screen.
 */
export function takeFocus(element: HTMLElement, whole: Element = element) {
  whole.scrollIntoView();
  element.focus({ preventScroll: true });
}

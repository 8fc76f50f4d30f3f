/** Notes of a form page while React is loading, or if it fails. */
export type NoteName = "loading" | "slow" | "not-loaded" | "broken";

/** Finds a note that the page holds ready next to the form, outside React's island. */
export function findNote(name: NoteName) {
  return document.querySelector<HTMLElement>(`[data-note=${name}]`);
}

export function showNote(name: NoteName, isShown = true) {
  const note = findNote(name);
  if (note) note.hidden = !isShown;
}

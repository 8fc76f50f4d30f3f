/** What a form may have to say when it cannot do its work. */
export type NoteName = "not-loaded" | "broken" | "not-delivered";

/** The note that the page holds ready beside a form, outside of what React takes over. */
export function findNote(form: Element | null, name: NoteName): HTMLElement | null {
  return form?.closest(".form-island")?.querySelector<HTMLElement>(`[data-note=${name}]`) ?? null;
}

export function showNote(form: Element | null, name: NoteName, isShown = true) {
  const note = findNote(form, name);
  if (note) note.hidden = !isShown;
}

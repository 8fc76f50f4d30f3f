/*
 * The stylesheet puts those who fit first. This also sorts the others by how much of what was chosen
 * they miss, moves everybody in the page itself, so that keyboards and screen readers meet them in
 * the order that is seen, and says aloud how many fit.
 */
const finder = document.querySelector(".finder");
const list = finder?.querySelector("ul");
const status = finder?.querySelector<HTMLElement>("[role=status]");
/** People in the practice's own order. */
const people = [...(list?.querySelectorAll<HTMLElement>("[data-fits]") ?? [])];

function update() {
  const chosen = [...(finder?.querySelectorAll<HTMLInputElement>(":checked") ?? [])];
  const misses = new Map(
    people.map((person) => {
      const fits = person.dataset.fits?.split(" ");
      return [person, chosen.filter(({ value }) => !fits?.includes(value)).length];
    }),
  );
  const missedBy = (person: HTMLElement) => misses.get(person) ?? 0;
  const sorted = [...people].sort((one, other) => missedBy(one) - missedBy(other));
  // Moving an element takes the focus from it, so people move only if the order changes.
  if (sorted.some((person, index) => person !== list?.children[index])) list?.prepend(...sorted);
  const count = people.filter((person) => missedBy(person) === 0).length;
  if (status) status.textContent = chosen.length > 0 ? wordsFor(count, status.dataset) : "";
}

function wordsFor(count: number, { everyone, some, one, none }: DOMStringMap) {
  if (count === people.length) return everyone ?? "";
  const text = [none, one][count] ?? some ?? "";
  return text.replace("{count}", `${count}`);
}

finder?.addEventListener("change", update);
// The choices are gone a moment later.
finder?.addEventListener("reset", () => setTimeout(update));
// Browsers bring choices back with the page, but fold the questions.
addEventListener("pageshow", () => {
  update();
  const fold = finder?.querySelector("details");
  if (fold?.querySelector(":checked")) fold.open = true;
});

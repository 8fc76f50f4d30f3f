/*
 * The stylesheet puts those who fit first. This also sorts the others by how much of what was chosen
 * they miss, moves everybody in the page itself, so that keyboards and screen readers meet them in
 * the order that is seen, and says how many fit, and what.
 */
const finder = document.querySelector(".finder");
const list = finder?.querySelector("ul");
const found = finder?.querySelector<HTMLElement>("[role=status] a");
const also = finder?.querySelector<HTMLElement>(".finder-also");
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
  const count = people.filter((person) => missedBy(person) === 0).length;
  const rest = also ? [also] : [];
  const inOrder = [...sorted.slice(0, count), ...rest, ...sorted.slice(count)];
  // Moving an element takes the focus from it, so people move only if the order changes.
  if (inOrder.some((item, index) => item !== list?.children[index])) list?.prepend(...inOrder);
  if (also) also.hidden = count === 0 || count === people.length;
  say(found, chosen.length > 0 ? wordsFor(count, found?.dataset) : "");
  const answers = chosen.map(({ dataset }) => dataset.phrase).join(" · ");
  for (const person of people) {
    say(person.querySelector<HTMLElement>(".finder-fits"), missedBy(person) === 0 ? answers : "");
  }
}

/** Shows a line with a text, or without a text no line. */
function say(line: HTMLElement | null | undefined, text: string) {
  const words = line?.querySelector("span");
  if (!line || !words) return;
  words.textContent = text;
  line.hidden = !text;
}

function wordsFor(count: number, { everyone, some, one, none }: DOMStringMap = {}) {
  if (count === people.length) return everyone ?? "";
  const text = [none, one][count] ?? some ?? "";
  return text.replace("{count}", `${count}`);
}

finder?.addEventListener("change", update);
// The event fires before the browser clears the choices.
finder?.addEventListener("reset", () => setTimeout(update));
// Browsers bring choices back with the page, but fold the questions.
addEventListener("pageshow", () => {
  update();
  const fold = finder?.querySelector("details");
  if (fold?.querySelector(":checked")) fold.open = true;
});

/* Shows whether the practice is open by Delhi's clock, which has no summer time. */
const line = document.querySelector<HTMLElement>("[data-week]");
const { week = "[]", clock = "[]" } = line?.dataset ?? {};
const delhi = new Date(Date.now() + 5.5 * 3_600_000);
// Minute of the week, from Monday: 1 January 1970 was a Thursday.
const minute = (Number(delhi) / 60_000 + 3 * 24 * 60) % (7 * 24 * 60);
const said: [from: number, wait: number, words: string][] = JSON.parse(week);
const [, wait, words] = said.reverse().find(([from]) => from <= minute) ?? [];

if (line && words) {
  line.dataset.wait = `${wait}`;
  line.textContent = words
    .replace("{time}", JSON.parse(clock)[delhi.getUTCHours()])
    .replace("{minutes}", delhi.toISOString().slice(14, 16));
}

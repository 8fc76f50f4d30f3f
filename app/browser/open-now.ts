/* What the clock in Delhi says of our opening hours. It keeps one time all year. */
const line = document.querySelector<HTMLElement>("[data-week]");
const week: [from: number, words: string][] = JSON.parse(line?.dataset.week ?? "[]");
const delhi = new Date(Date.now() + 5.5 * 3_600_000);
const minute =
  (((delhi.getUTCDay() + 6) % 7) * 24 + delhi.getUTCHours()) * 60 + delhi.getUTCMinutes();
const [, words] = week.reverse().find(([from]) => from <= minute) ?? [];

if (line && words) {
  line.textContent = words.replace("{time}", delhi.toISOString().slice(11, 16));
}

import { type ClockWords, sayClock } from "../lib/clock";

/* What the clock in Delhi says of our opening hours. It keeps one time all year. */
const line = document.querySelector<HTMLElement>("[data-week]");
const closures = [...document.querySelectorAll<HTMLElement>("[data-closed-to]")];
const delhi = new Date(Date.now() + 5.5 * 3_600_000);

/** Today, or some days later. */
function dayIn(days: number) {
  return new Date(Number(delhi) + days * 86_400_000).toISOString().slice(0, 10);
}

for (const closure of closures) closure.hidden = `${closure.dataset.closedTo}` < dayIn(0);

if (line) {
  const week: [from: number, wait: number, words: string][] = JSON.parse(`${line.dataset.week}`);
  const minute =
    (((delhi.getUTCDay() + 6) % 7) * 24 + delhi.getUTCHours()) * 60 + delhi.getUTCMinutes();
  const [, wait = 0, words] = week.reverse().find(([from]) => from <= minute) ?? [];
  const day = dayIn(wait);
  const isAway = closures.some(({ dataset: { closedFrom, closedTo } }) => {
    return `${closedFrom}` <= day && day <= `${closedTo}`;
  });
  const clock: ClockWords = JSON.parse(`${line.dataset.clock}`);
  const time = sayClock(clock, delhi.toISOString().slice(11, 16), true);
  line.textContent = `${isAway ? line.dataset.away : words}`.replace("{time}", time);
}

/* Removes notes about closed days that are over by Delhi's clock. */
const clock = document.querySelector<HTMLElement>("[data-week]");
const closures = [...document.querySelectorAll<HTMLElement>("[data-closed-to]")];

/** Today, or some days later. */
function dayIn(days: number) {
  const instant = Date.now() + (5.5 + days * 24) * 3_600_000;
  return new Date(instant).toISOString().slice(0, 10);
}

for (const closure of closures) closure.hidden = `${closure.dataset.closedTo}` < dayIn(0);

// The day on which we are open, as the usual hours have it.
const day = dayIn(Number(clock?.dataset.wait ?? 0));
const isAway = closures.some(({ dataset: { closedFrom, closedTo } }) => {
  return `${closedFrom}` <= day && day <= `${closedTo}`;
});
if (clock && isAway) clock.textContent = `${clock.dataset.away}`;

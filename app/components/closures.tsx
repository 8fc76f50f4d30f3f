import { type Closure, practice } from "../content/practice";
import { hourWords } from "../content/words";
import { delhiTime, formatDay } from "../lib/dates";
import { fillIn } from "../lib/fill-in";

/**
 * The days on which nobody is here and answers, until they are over: without scripts, as they are
 * when the site is built.
 */
export function Closures({ now = new Date() }) {
  const isAhead = ({ to }: Closure) => delhiTime(now).slice(0, to.length) <= to;
  const { day, days } = hourWords.away;
  return practice.closures.filter(isAhead).map(({ from, to }) => (
    <p key={from} data-closed-from={from} data-closed-to={to}>
      <strong>
        {fillIn(from === to ? day : days, { first: formatDay(from), last: formatDay(to) })}
      </strong>
    </p>
  ));
}

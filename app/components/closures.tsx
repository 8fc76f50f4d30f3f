import type { Site } from "../content/site";
import { delhiTime, formatDay } from "../lib/dates";
import { fillIn } from "../lib/fill-in";
import { useSite } from "./use-site";

/** Days on which the practice is closed, until they are over. Without scripts, as of the build. */
export function Closures() {
  const site = useSite();
  const isAhead = ({ to }: Site["practice"]["closures"][number]) =>
    delhiTime(site.builtAt).slice(0, to.length) <= to;
  const { day, days } = site.words.hours.away;
  return site.practice.closures.filter(isAhead).map(({ from, to }) => (
    <p key={from} data-closed-to={to}>
      <strong>
        {fillIn(from === to ? day : days, {
          first: formatDay(site, from),
          last: formatDay(site, to),
        })}
      </strong>
    </p>
  ));
}

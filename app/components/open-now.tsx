import { helpLines } from "../content/help-lines";
import { practice } from "../content/practice";
import { hourWords } from "../content/words";
import { clockAt } from "../lib/dates";
import { fillIn } from "../lib/fill-in";
import { formatHours, wordsOfWeek } from "../lib/hours";
import { telHref } from "../lib/links";
import { FillIn } from "./fill-in";

const { anyHour, lines } = helpLines;

/** When we are here, or as a script knows, whether we are now; and who is when we are not. */
export function OpenNow() {
  const name = lines.find(({ numbers }) => numbers.includes(anyHour))?.name;
  const number = (
    <a href={telHref(anyHour)} dir="ltr">
      {anyHour}
    </a>
  );
  const week = wordsOfWeek(practice.hours);
  const clock = Array.from({ length: 24 }, (_, hour) => clockAt(hour, ":{minutes}"));
  return (
    <p className="open-now">
      {week.length > 0 && (
        <span
          data-week={JSON.stringify(week)}
          data-away={hourWords.now.away}
          data-clock={JSON.stringify(clock)}
        >
          <noscript>{fillIn(hourWords.now.usual, { hours: formatHours(practice.hours) })}</noscript>
        </span>
      )}{" "}
      <FillIn text={hourWords.now.closed} values={{ name, number }} />
    </p>
  );
}

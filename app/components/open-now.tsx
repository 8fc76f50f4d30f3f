import { clockAt } from "../lib/dates";
import { fillIn } from "../lib/fill-in";
import { formatHours, wordsOfWeek } from "../lib/hours";
import { telHref } from "../lib/links";
import { FillIn } from "./fill-in";
import styles from "./open-now.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/** Opening hours. With scripts: whether the practice is open now, and whom to call if not. */
export function OpenNow() {
  const site = useSite();
  const { lines, anyHour } = site.helpLines;
  const name = lines.find(({ numbers }) => numbers.includes(anyHour))?.name;
  const number = (
    <a href={telHref(anyHour)} dir="ltr">
      {anyHour}
    </a>
  );
  const week = wordsOfWeek(site, site.practice.hours);
  const clock = Array.from({ length: 24 }, (_, hour) => clockAt(site, hour, ":{minutes}"));
  return (
    <p className="open-now">
      <Styles of="open-now" css={styles} />
      {week.length > 0 && (
        <span
          data-week={JSON.stringify(week)}
          data-away={site.words.hours.now.away}
          data-clock={JSON.stringify(clock)}
        >
          <noscript>
            {fillIn(site.words.hours.now.usual, { hours: formatHours(site, site.practice.hours) })}
          </noscript>
        </span>
      )}{" "}
      <FillIn text={site.words.hours.now.closed} values={{ name, number }} />
    </p>
  );
}

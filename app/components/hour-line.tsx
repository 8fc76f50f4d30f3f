import { Phone } from "lucide-react";
import type { ComponentProps } from "react";
import type { Site } from "../content/site";
import { fillIn } from "../lib/fill-in";
import { formatHours } from "../lib/hours";
import { telHref } from "../lib/links";
import awakeStyles from "./awake-row.css?inline";
import { FillIn } from "./fill-in";
import styles from "./hour-line.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/**
 * When the practice is closed: the hour there, when it opens, and who is awake. `always` shows it in
 * opening hours, too. Without scripts, it says the usual hours.
 */
export function HourLine({ always = false }: { always?: boolean }) {
  const site = useSite();
  const { hours, closures } = site.practice;
  const { usual, closed } = site.words.hours.now;
  const { anyHour } = site.helpLines;
  const { name } = awakeLine(site);
  const isKnown = hours.some(({ open }) => open);
  if (!isKnown && closures.length === 0) return;
  return (
    <p className="hour-line" data-always={always ? "" : undefined}>
      <Styles of="hour-line" css={styles} />
      <span data-hour>
        {isKnown && <noscript>{fillIn(usual, { hours: formatHours(site, hours) })}</noscript>}
      </span>{" "}
      <span className="hour-line-awake">
        <FillIn text={closed} values={{ name, number: <AwakeLink>{anyHour}</AwakeLink> }} />
      </span>
    </p>
  );
}

/** Link to the help line that is awake at any hour. */
export function AwakeLink(props: ComponentProps<"a">) {
  const { helpLines } = useSite();
  return <a href={telHref(helpLines.anyHour)} {...props} />;
}

/** The open help line as a row, for when the practice is closed. */
export function AwakeRow() {
  const site = useSite();
  const { need, name } = awakeLine(site);
  return (
    <AwakeLink className="awake-row" data-when="closed">
      <Styles of="awake-row" css={awakeStyles} />
      <Phone />
      <span>
        <strong dir="ltr">{site.helpLines.anyHour}</strong> {name}
        <small>{need}</small>
      </span>
    </AwakeLink>
  );
}

function awakeLine({ helpLines: { lines, anyHour } }: Site) {
  const line = lines.find(({ numbers }) => numbers.includes(anyHour));
  return { name: line?.name ?? anyHour, need: line?.need };
}

import { Phone } from "lucide-react";
import type { Site } from "../content/site";
import { formatDay } from "../lib/dates";
import { telHref } from "../lib/links";
import { FillIn } from "./fill-in";

type HelpLinesProps = {
  of: Pick<Site, "language"> & {
    helpLines: Pick<Site["helpLines"], "lines" | "abroad" | "checkedOn">;
    words: { help: Pick<Site["words"]["help"], "or" | "checked"> };
  };
};

/**
 * Help numbers, each a row to press, and the day of their last check. The form's bundle contains
 * this component, so the footer brings its styles.
 */
export function HelpLines({ of: site }: HelpLinesProps) {
  return (
    <div className="help-lines flow">
      <ul className="grid pairs">
        {site.helpLines.lines.map(({ need, name, numbers: [number = "", ...others], note }) => (
          <li key={number} className="help-line">
            <Phone />
            <span className="help-line-text">
              <a className="help-line-number" href={telHref(number)}>
                <strong dir="ltr">{number}</strong> {need}
              </a>{" "}
              <small>
                {`${name}, ${note}`}
                {others.map((other) => (
                  <span key={other}>
                    {`, ${site.words.help.or} `}
                    <a className="roomy help-line-other" href={telHref(other)}>
                      <strong dir="ltr">{other}</strong>
                    </a>
                  </span>
                ))}
              </small>
            </span>
          </li>
        ))}
      </ul>
      <p className="help-lines-checked">
        {site.helpLines.abroad}
        {site.helpLines.checkedOn && (
          <>
            {" "}
            <FillIn
              text={site.words.help.checked}
              values={{
                date: (
                  <time dateTime={site.helpLines.checkedOn}>
                    {formatDay(site, site.helpLines.checkedOn)}
                  </time>
                ),
              }}
            />
          </>
        )}
      </p>
    </div>
  );
}

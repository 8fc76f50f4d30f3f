import { Phone } from "lucide-react";
import type { Site } from "../content/site";
import { formatDay } from "../lib/dates";
import { telHref } from "../lib/links";
import { FillIn } from "./fill-in";

type HelpLinesProps = {
  /** Limits of the practice's own help. */
  limits?: string;
  of: Pick<Site, "language"> & {
    helpLines: Pick<Site["helpLines"], "lines" | "abroad" | "checkedOn">;
    words: { help: Pick<Site["words"]["help"], "or" | "checked"> };
  };
};

/**
 * The numbers for those who cannot wait, each a row to press, and when somebody checked them. Small
 * screens fold what else there is to know about a number. The form's bundle holds it, so its styles
 * come with the footer of every page.
 */
export function HelpLines({ of: site, limits }: HelpLinesProps) {
  return (
    <div className="help-lines flow">
      <ul className="grid pairs">
        {site.helpLines.lines.map(({ need, name, numbers: [number = "", ...others], note }) => (
          <li key={number} className="help-line">
            <Phone />
            <div className="help-line-text">
              <a className="help-line-number" href={telHref(number)}>
                <strong dir="ltr">{number}</strong> <span>{need}</span>
              </a>
              <details className="fold help-line-more">
                <summary>
                  <span className="visually-hidden">{name}</span>
                </summary>
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
              </details>
            </div>
          </li>
        ))}
      </ul>
      <p className="help-lines-checked">
        {limits} {site.helpLines.abroad}
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

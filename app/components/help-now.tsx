import { LifeBuoy, Phone } from "lucide-react";
import type { ComponentProps } from "react";
import type { Site } from "../content/site";
import { formatDay } from "../lib/dates";
import { telHref } from "../lib/links";
import { FillIn } from "./fill-in";
import { useSite } from "./use-site";

/** Where the numbers stand: in the footer of every page. */
const helpNowId = "help-now";

/** A quiet way to the numbers, from wherever one is on the page. */
export function HelpNowLink({ className }: { className: string }) {
  const { words } = useSite();
  return (
    <a className={className} href={`#${helpNowId}`}>
      <LifeBuoy />
      {words.help.link}
    </a>
  );
}

/** Above a form, which begins right after it. */
export function HelpRow() {
  const { words } = useSite();
  return (
    <a className="target help-row" href={`#${helpNowId}`}>
      <LifeBuoy />
      <span>
        {words.help.danger} <strong>{words.help.link}</strong>
      </span>
    </a>
  );
}

type HelpLinesProps = {
  of: Pick<Site, "language"> & {
    helpLines: Pick<Site["helpLines"], "lines" | "abroad" | "checkedOn">;
    words: { help: Pick<Site["words"]["help"], "or" | "checked"> };
  };
};

/** The numbers for those who cannot wait: each a row to press, and when somebody checked them. */
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

/** Stands in every footer. */
export function HelpNow() {
  const site = useSite();
  const { helpLines } = site;
  return (
    <div className="help-now flow" id={helpNowId}>
      <h2 className="minor">{helpLines.title}</h2>
      <p>{helpLines.limits}</p>
      <HelpLines of={site} />
      <LeaveQuickly />
    </div>
  );
}

/**
 * Shows and announces how many presses of Shift are left. Outside the footer, which would hold it:
 * phones lay out the footer by itself.
 */
export function LeaveNotice() {
  const { words } = useSite();
  return (
    <p
      className="leave-notice"
      aria-live="polite"
      // By the number of presses.
      data-1={words.help.pressTwice}
      data-2={words.help.pressOnce}
    />
  );
}

function LeaveQuickly() {
  const { helpLines } = useSite();
  const { link, note } = helpLines.leave;
  return (
    <p className="cluster help-leave">
      <LeaveLink className="button" data-variant="outline">
        {link}
      </LeaveLink>
      <small>{note}</small>
    </p>
  );
}

/** For somebody who must not be seen here. A script leaves no trace on the screen, or in Back. */
export function LeaveLink(props: ComponentProps<"a">) {
  const { helpLines } = useSite();
  return <a href={helpLines.leave.url} rel="noreferrer" data-leave {...props} />;
}

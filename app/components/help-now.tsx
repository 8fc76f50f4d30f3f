import { LifeBuoy, Phone } from "lucide-react";
import type { ComponentProps } from "react";
import { helpLines } from "../content/help-lines";
import { help } from "../content/words";
import { formatDay } from "../lib/dates";
import { telHref } from "../lib/links";
import { FillIn } from "./fill-in";

/** Where the numbers stand: in the footer of every page. */
const helpNowId = "help-now";

/** A quiet way to the numbers, from wherever one is on the page. */
export function HelpNowLink({ className }: { className: string }) {
  return (
    <a className={className} href={`#${helpNowId}`}>
      <LifeBuoy />
      {help.link}
    </a>
  );
}

/** Above a form, which begins right after it. */
export function HelpRow() {
  return (
    <a className="target help-row" href={`#${helpNowId}`}>
      <LifeBuoy />
      <span>
        {help.danger} <strong>{help.link}</strong>
      </span>
    </a>
  );
}

/** The numbers for those who cannot wait: each a row to press, and when somebody checked them. */
export function HelpLines() {
  return (
    <div className="help-lines flow">
      <ul className="grid pairs">
        {helpLines.lines.map(({ need, name, numbers: [number = "", ...others], note }) => (
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
                    {`, ${help.or} `}
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
        {helpLines.abroad}
        {helpLines.checkedOn && (
          <>
            {" "}
            <FillIn
              text={help.checked}
              values={{
                date: <time dateTime={helpLines.checkedOn}>{formatDay(helpLines.checkedOn)}</time>,
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
  return (
    <div className="help-now flow" id={helpNowId}>
      <h2 className="minor">{helpLines.title}</h2>
      <p>{helpLines.limits}</p>
      <HelpLines />
      <LeaveQuickly />
    </div>
  );
}

/**
 * Shows and announces how many presses of Shift are left. Outside the footer, which would hold it:
 * phones lay out the footer by itself.
 */
export function LeaveNotice() {
  return (
    <p
      className="leave-notice"
      aria-live="polite"
      // By the number of presses.
      data-1={help.pressTwice}
      data-2={help.pressOnce}
    />
  );
}

function LeaveQuickly() {
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
  return <a href={helpLines.leave.url} rel="noreferrer" data-leave {...props} />;
}

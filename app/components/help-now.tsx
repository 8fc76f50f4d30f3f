import { LifeBuoy, Phone } from "lucide-react";
import { helpLines } from "../content/help-lines";
import { help } from "../content/words";
import { formatDay } from "../lib/dates";
import { telHref } from "../lib/links";
import { FillIn } from "./fill-in";

/** Where the numbers stand: above a form, or else in the footer. */
export const helpNowId = "help-now";

/** A quiet way to the numbers, from wherever one is on the page. */
export function HelpNowLink({ className }: { className: string }) {
  return (
    <a className={className} href={`#${helpNowId}`}>
      <LifeBuoy />
      {help.link}
    </a>
  );
}

/** The numbers for those who cannot wait: each a row to press, and when somebody checked them. */
export function HelpLines() {
  return (
    <div className="help-lines flow">
      <ul>
        {helpLines.lines.flatMap(({ need, name, numbers, note }) =>
          numbers.map((number) => (
            <li key={number}>
              <a className="help-line" href={telHref(number)}>
                <Phone />
                <span className="help-line-text">
                  <strong dir="ltr">{number}</strong>{" "}
                  <span>
                    {need} <small>{`${name}, ${note}`}</small>
                  </span>
                </span>
              </a>
            </li>
          )),
        )}
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

/** Stands above each form and in every footer, always with the same words; links lead to one of them. */
export function HelpNow({ id }: { id?: typeof helpNowId }) {
  return (
    <div className="help-now flow" id={id}>
      <h2>{helpLines.title}</h2>
      <p>{helpLines.limits}</p>
      <HelpLines />
      <LeaveQuickly />
    </div>
  );
}

/** For somebody who must not be seen here. A script leaves no trace on the screen, or in Back. */
function LeaveQuickly() {
  const { link, url, note } = helpLines.leave;
  return (
    <p className="help-leave">
      <a className="button" data-variant="outline" href={url} rel="noreferrer" data-leave>
        {link}
      </a>
      <small>{note}</small>
    </p>
  );
}

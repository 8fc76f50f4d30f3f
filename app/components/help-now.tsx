import { LifeBuoy } from "lucide-react";
import type { ComponentProps } from "react";
import { HelpLines } from "./help-lines";
import helpLinesStyles from "./help-lines.css?inline";
import styles from "./help-now.css?inline";
import { Styles } from "./styles";
import { useSite } from "./use-site";

/** Id of the help numbers, in the footer of every page. */
const helpNowId = "help-now";

/** A link to the help numbers, on every page. */
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

/** The help numbers. Every footer has them. */
export function HelpNow() {
  const site = useSite();
  const { helpLines } = site;
  return (
    <div className="help-now flow" id={helpNowId}>
      <Styles of="help-now" css={styles} />
      <Styles of="help-lines" css={helpLinesStyles} />
      <h2 className="minor">{helpLines.title}</h2>
      <HelpLines of={site} limits={helpLines.limits} />
      <ExitThisPage />
    </div>
  );
}

function ExitThisPage() {
  const { helpLines, words } = useSite();
  const { link, note } = helpLines.leave;
  return (
    <div className="cluster help-leave">
      <LeaveLink className="button" data-variant="outline">
        {link}
      </LeaveLink>
      <details className="fold">
        <summary>{words.help.leaving}</summary>
        <small>{note}</small>
      </details>
    </div>
  );
}

/** Link that leaves the site quickly. A script also clears the screen and the entry in Back. */
export function LeaveLink(props: ComponentProps<"a">) {
  const { helpLines } = useSite();
  return <a href={helpLines.leave.url} rel="noreferrer" data-leave {...props} />;
}

import { CalendarPlus, ClipboardCopy, Mail, Printer } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ReachUs } from "../components/reach-us";
import { practice } from "../content/practice";
import { sentTexts as text } from "../content/sent";
import { mailHref } from "../lib/links";
import { isWired } from "./deliver";
import { takeFocus } from "./take-focus";

export type ConfirmationTexts = { title: string; text: string; mailSubject: string };

type ConfirmationProps = ConfirmationTexts & {
  /** What the visitor wrote, label by label. */
  copy: string;
  calendarFile?: string;
  onDone: () => void;
};

/** Stays after the toast has gone: what happens next, whom to call, and ways to keep a copy. */
export function Confirmation(props: ConfirmationProps) {
  const box = useRef<HTMLElement>(null);

  useEffect(() => {
    if (box.current) takeFocus(box.current);
  }, []);

  return (
    <section
      className="confirmation flow"
      ref={box}
      tabIndex={-1}
      aria-labelledby="confirmation-title"
    >
      <h2 id="confirmation-title">{props.title}</h2>
      {!isWired && <p>{text.passOn}</p>}
      {!isWired && <MailLink {...props} />}
      <p>{props.text}</p>
      <p>
        {text.silence} <ReachUs />
      </p>
      <h3>{text.keep}</h3>
      <pre className="confirmation-copy">{props.copy}</pre>
      <KeepCopy {...props} />
      <p className="confirmation-note">{text.keepNote}</p>
      <p className="confirmation-note">{text.doneNote}</p>
      <button type="button" className="button" data-variant="outline" onClick={props.onDone}>
        {text.done}
      </button>
    </section>
  );
}

function KeepCopy(props: ConfirmationProps) {
  return (
    <div className="cluster">
      <button type="button" className="button" data-variant="outline" onClick={() => print()}>
        <Printer aria-hidden="true" />
        {text.print}
      </button>
      <CopyButton copy={props.copy} />
      {isWired && <MailLink {...props} />}
      {props.calendarFile && <CalendarLink file={props.calendarFile} />}
    </div>
  );
}

/** Leads the way while nothing else carries the words to us; then it is one way among others. */
function MailLink({ copy, mailSubject }: ConfirmationProps) {
  // RFC 6068 wants lines of a mail to end with both characters.
  const body = encodeURIComponent(copy.replaceAll("\n", "\r\n"));
  const query = `subject=${encodeURIComponent(mailSubject)}&body=${body}`;
  return (
    <a
      className="button"
      data-variant={isWired ? "outline" : undefined}
      href={`${mailHref(practice.email)}?${query}`}
    >
      <Mail aria-hidden="true" />
      {text.mail}
    </a>
  );
}

function CopyButton({ copy }: { copy: string }) {
  const [label, setLabel] = useState<string>(text.copy);

  async function copyText() {
    try {
      await navigator.clipboard.writeText(copy);
      setLabel(text.copied);
    } catch {
      setLabel(text.notCopied);
    }
  }

  return (
    <button type="button" className="button" data-variant="outline" onClick={copyText}>
      <ClipboardCopy aria-hidden="true" />
      <span aria-live="polite">{label}</span>
    </button>
  );
}

function CalendarLink({ file }: { file: string }) {
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const url = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return (
    <a className="button" data-variant="outline" href={address} download="session-request.ics">
      <CalendarPlus aria-hidden="true" />
      {text.calendar}
    </a>
  );
}

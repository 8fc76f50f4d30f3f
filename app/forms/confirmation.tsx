import { CalendarPlus, ClipboardCopy, Mail, Printer } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import { fillIn } from "../lib/fill-in";
import { isManualSend, type Receipt } from "./delivery";
import type { Answered, Form } from "./form";
import { useFormProps } from "./form-context";
import { type Letter, letterWith } from "./letter";
import { SealedLetter } from "./sealed-letter";
import { takeFocus } from "./take-focus";
import { WhatNext } from "./what-next";

type ConfirmationProps = Form["confirmation"] & {
  /** The visitor's copy, as text and as a list. */
  copy: string;
  list: readonly Answered[];
  /** Set once the message has arrived. */
  receipt: Receipt | undefined;
  calendarFile?: string | undefined;
  onAnother: () => void;
  onDone: () => void;
};

/** Takes the form's place and stays after the toast: what is true now, what is next, and a copy. */
export function Confirmation(props: ConfirmationProps) {
  const box = useRef<HTMLElement>(null);
  const formProps = useFormProps();
  const { sent: text } = formProps.texts;
  const letter = letterWith(formProps, props.mailSubject, props.copy);
  // Until the message is sent, e-mailed, copied or printed, leaving the page asks first.
  const [isUnsaved, setIsUnsaved] = useState(isManualSend);
  const markSaved = useCallback(() => setIsUnsaved(false), []);

  useEffect(() => {
    if (box.current) takeFocus(box.current);
    addEventListener("beforeprint", markSaved);
    return () => removeEventListener("beforeprint", markSaved);
  }, [markSaved]);

  return (
    <section
      className="confirmation flow"
      ref={box}
      tabIndex={-1}
      aria-labelledby="confirmation-title"
      data-unsaved={isUnsaved || undefined}
    >
      <div className="confirmation-top">
        <h2 id="confirmation-title">{props.title}</h2>
        <SealedLetter isSent={!isManualSend} />
      </div>
      {isManualSend && <SendItYourself letter={letter} copy={props.copy} onSaved={markSaved} />}
      <p>{props.text}</p>
      <WhatNext receipt={props.receipt} />
      <details className="confirmation-copy">
        <summary>{text.keep}</summary>
        <div className="flow">
          <dl>
            {props.list.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
          <KeepCopy
            letter={letter}
            copy={props.copy}
            calendarFile={props.calendarFile}
            onSaved={markSaved}
          />
          <p className="quiet">{text.keepNote}</p>
        </div>
      </details>
      <p className="quiet">{text.doneNote}</p>
      <div className="cluster">
        <button type="button" className="button" data-variant="outline" onClick={props.onDone}>
          {text.done}
        </button>
        <button type="button" className="button" data-variant="quiet" onClick={props.onAnother}>
          {props.another}
        </button>
      </div>
    </section>
  );
}

type CopyProps = Pick<ConfirmationProps, "copy" | "calendarFile"> & {
  letter: Letter;
  onSaved: () => void;
};

/** Shown if nothing is delivered: what to do, why, and whom to call if it can't wait. */
function SendItYourself({ letter, copy, onSaved }: CopyProps) {
  const { texts } = useFormProps();
  const { sent: text } = texts;
  return (
    <>
      <div className="cluster confirmation-ways">
        {letter.holdsAll ? (
          <MailLink letter={letter} onClick={onSaved} />
        ) : (
          <>
            <CopyButton copy={copy} onSaved={onSaved} />
            <MailLink letter={letter} variant="outline" />
          </>
        )}
      </div>
      <p>{letter.holdsAll ? fillIn(text.passOn, { mail: text.mail }) : text.passOnByHand}</p>
      <p>
        <a href="#help-now">{text.crisis}</a>
      </p>
    </>
  );
}

function KeepCopy({ letter, copy, calendarFile, onSaved }: CopyProps) {
  const { sent: text } = useFormProps().texts;
  const copyLeads = isManualSend && !letter.holdsAll;
  return (
    <div className="cluster">
      <button type="button" className="button" data-variant="outline" onClick={() => print()}>
        <Printer />
        {text.print}
      </button>
      {!copyLeads && <CopyButton copy={copy} variant="outline" onSaved={onSaved} />}
      {calendarFile && <CalendarLink file={calendarFile} />}
    </div>
  );
}

/** The button that leads has none. */
type Variant = { variant?: "outline" };

type MailLinkProps = Variant & { letter: Letter; onClick?: () => void };

function MailLink({ letter, variant, onClick }: MailLinkProps) {
  const { sent: text } = useFormProps().texts;
  return (
    <a className="button" data-variant={variant} href={letter.href} onClick={onClick}>
      <Mail />
      {text.mail}
    </a>
  );
}

type CopyButtonProps = Variant & Pick<CopyProps, "copy" | "onSaved">;

function CopyButton({ copy, variant, onSaved }: CopyButtonProps) {
  const { sent: text } = useFormProps().texts;
  const [label, setLabel] = useState<string>(text.copy);

  async function copyText() {
    try {
      await navigator.clipboard.writeText(copy);
      setLabel(text.copied);
      onSaved();
    } catch {
      setLabel(text.notCopied);
    }
  }

  return (
    <>
      <button type="button" className="button" data-variant={variant} onClick={copyText}>
        <ClipboardCopy />
        {label}
      </button>
      <span className="visually-hidden" aria-live="polite">
        {label !== text.copy && label}
      </span>
    </>
  );
}

function CalendarLink({ file }: { file: string }) {
  const { sent: text } = useFormProps().texts;
  const [address, setAddress] = useState<string>();

  useEffect(() => {
    const url = URL.createObjectURL(new Blob([file], { type: "text/calendar" }));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);

  return (
    <a className="button" data-variant="outline" href={address} download="session-request.ics">
      <CalendarPlus />
      {text.calendar}
    </a>
  );
}

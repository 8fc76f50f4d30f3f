import { ArrowLeft, Mail, Phone, Printer, Trash2 } from "lucide-react";
import { type FormEvent, useEffect } from "react";
import { HelpLines } from "../../../app/components/help-now";
import { dangerWords } from "../../../app/content/danger-words";
import { practice } from "../../../app/content/practice";
import type { Answer, Answers, Field } from "../../../app/forms/form";
import { mailHref, telHref } from "../../../app/lib/links";
import type { MessageState } from "../api.ts";
import { isUrgent } from "../inbox.ts";
import { ErrorText } from "../parts/error-text.tsx";
import { TextArea, TextInput } from "../parts/labelled.tsx";
import { useFocus } from "../parts/use-focus.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { useNow } from "../parts/use-now.ts";
import { useTask } from "../parts/use-task.ts";
import type { Opened } from "./opened.ts";
import { formTitles, sectionsOf, worded, writerOf } from "./questions.ts";
import { waitedWords } from "./waited.ts";
import { overdueWords, receivedWords } from "./waited-leaf.tsx";

type MessagePageProps = { id: string; onRemove: (id: string) => Promise<void> };

export function MessagePage({ id, onRemove }: MessagePageProps) {
  const { inbox, opened, missing } = useInbox();
  const message = opened.get(id);

  useEffect(() => inbox.openNow(id), [inbox, id]);

  return (
    <>
      <p className="screen-only">
        <a className="back" href="#messages">
          <ArrowLeft aria-hidden="true" />
          All messages
        </a>
      </p>
      {message && <Message message={message} onRemove={onRemove} />}
      {!message && missing.has(id) && <h1>This message is not there any more.</h1>}
      {!message && !missing.has(id) && <p role="status">Opening …</p>}
    </>
  );
}

type MessageProps = { message: Opened; onRemove: MessagePageProps["onRemove"] };

function Message({ message, onRemove }: MessageProps) {
  const { inbox, clockAheadMs } = useInbox();
  const heading = useFocus<HTMLHeadingElement>();
  const now = useNow(clockAheadMs);
  const { isBusy, error, run } = useTask();
  const { id, form, received, state, values, note } = message;
  const overdue = state === "new" ? overdueWords(received, now, practice.responseHours) : undefined;
  const change = (to: MessageState) => run(() => inbox.change(id, to));

  return (
    <article className="message">
      <div className="message-head flow">
        <p className="row-facts">
          <span>{formTitles[form] ?? form}</span>
          <time dateTime={new Date(received).toISOString()}>{receivedWords(received)}</time>
          {state === "new" && <span>{`Waiting for ${waitedWords(now - received)}`}</span>}
          {overdue && <strong className="row-overdue">{overdue}</strong>}
          {state === "aside" && <span>Put aside as spam</span>}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {values ? writerOf(values) : "This message cannot be opened"}
        </h1>
        {values ? (
          <Reach values={values} />
        ) : (
          <p>It is sealed with a key that is not among the practice's keys, or it is damaged.</p>
        )}
      </div>
      {isUrgent(message) && <Danger />}
      {values &&
        sectionsOf(form).map((section, index) => (
          <SectionAnswers key={section.title ?? index} section={section} values={values} />
        ))}
      {note && (
        <section className="form-section" aria-labelledby="note">
          <h2 id="note">{`Answered by ${note.initials}`}</h2>
          <p>{receivedWords(note.at)}</p>
          {note.text && <p className="message-words">{note.text}</p>}
        </section>
      )}
      {state !== "aside" && <AnsweredForm key={note?.at} message={message} />}
      <ErrorText text={error} />
      <div className="cluster screen-only">
        {state === "answered" && (
          <ActionButton isBusy={isBusy} label="Wait again" onPress={() => change("new")} />
        )}
        {state === "aside" && (
          <ActionButton isBusy={isBusy} label="Not spam: put back" onPress={() => change("new")} />
        )}
        {state === "new" && (
          <ActionButton isBusy={isBusy} label="Put aside as spam" onPress={() => change("aside")} />
        )}
        <button type="button" className="button" data-variant="outline" onClick={() => print()}>
          <Printer aria-hidden="true" />
          Print
        </button>
        <button
          type="button"
          className="button"
          data-variant="danger"
          aria-disabled={isBusy}
          onClick={() => run(() => onRemove(id))}
        >
          <Trash2 aria-hidden="true" />
          Delete
        </button>
      </div>
    </article>
  );
}

type ActionButtonProps = { isBusy: boolean; label: string; onPress: () => void };

function ActionButton({ isBusy, label, onPress }: ActionButtonProps) {
  return (
    <button
      type="button"
      className="button"
      data-variant="outline"
      aria-disabled={isBusy}
      onClick={onPress}
    >
      {label}
    </button>
  );
}

function Reach({ values }: { values: Answers }) {
  const [phone, email] = [String(values.phone ?? ""), String(values.email ?? "")];
  return (
    <div className="cluster screen-only">
      {phone && (
        <a className="button" href={telHref(phone)}>
          <Phone aria-hidden="true" />
          Call
        </a>
      )}
      {email && (
        <a className="button" data-variant={phone ? "outline" : undefined} href={mailHref(email)}>
          <Mail aria-hidden="true" />
          E-mail
        </a>
      )}
    </div>
  );
}

/** No list of words is enough: this is a hint, and its absence is none. */
function Danger() {
  return (
    <section className="notice flow" aria-labelledby="danger">
      <h2 id="danger">This person may be in danger</h2>
      <ol>
        {dangerWords.whatToDo.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <HelpLines />
    </section>
  );
}

type SectionAnswersProps = { section: ReturnType<typeof sectionsOf>[number]; values: Answers };

function SectionAnswers({ section: { title, fields }, values }: SectionAnswersProps) {
  // Needed rarely, and about somebody who did not write to us.
  const isFolded = fields.some(({ section }) => section === "emergency");
  const answers = (
    <dl className="answers">
      {fields.map((field) => (
        <div key={field.name} data-long={field.kind === "long-text" || undefined}>
          <dt>{field.label}</dt>
          <dd className="message-words">
            <FieldAnswer field={field} value={values[field.name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
  if (isFolded) {
    return (
      <details className="form-section folded">
        <summary>
          <h2>{title}</h2>
        </summary>
        {answers}
      </details>
    );
  }
  return (
    <section className="form-section">
      {title && <h2>{title}</h2>}
      {answers}
    </section>
  );
}

function FieldAnswer({ field, value }: { field: Field; value: Answer | undefined }) {
  const words = worded(field, value);
  if (!value || field.kind !== "text") return words;
  if (field.type === "tel") return <a href={telHref(`${value}`)}>{words}</a>;
  if (field.type === "email") return <a href={mailHref(`${value}`)}>{words}</a>;
  return words;
}

function AnsweredForm({ message: { id, note } }: { message: Opened }) {
  const { inbox, keychain } = useInbox();
  const { isBusy, error, run } = useTask();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [initials = "", text = ""] = ["initials", "note"].map((name) =>
      String(fields.get(name)).trim(),
    );
    run(() => inbox.change(id, "answered", { initials, text, at: Date.now() }));
  }

  return (
    <form className="form-section screen-only" onSubmit={submit}>
      <h2>{note ? "Change the note" : "When you have answered"}</h2>
      <TextInput
        label="Your initials"
        name="initials"
        defaultValue={note?.initials ?? initialsOf(keychain.me)}
        maxLength={10}
        autoComplete="off"
        required
      />
      <TextArea
        label="Note"
        hint="For your colleagues. Sealed like the message itself."
        name="note"
        rows={3}
        maxLength={4000}
        defaultValue={note?.text}
      />
      <ErrorText text={error} />
      <div>
        <button type="submit" className="button" aria-disabled={isBusy}>
          {note ? "Save the note" : "Mark as answered"}
        </button>
      </div>
    </form>
  );
}

function initialsOf({ kind, name }: { kind: string; name: string }) {
  if (kind !== "person") return "";
  return name
    .split(/\s+/)
    .map(([first = ""]) => first.toUpperCase())
    .join("");
}

import { ArrowLeft, Mail, Phone, Printer, Trash2 } from "lucide-react";
import { type FormEvent, useEffect } from "react";
import { HelpLines } from "../../../app/components/help-now";
import { dangerWords } from "../../../app/content/danger-words";
import { practice } from "../../../app/content/practice";
import type { Answer, Answers, Field } from "../../../app/forms/form";
import { mailHref, telHref } from "../../../app/lib/links";
import type { MessageState } from "../api.ts";
import { dangerOf } from "../inbox.ts";
import { Action } from "../parts/action.tsx";
import { ErrorText } from "../parts/error-text.tsx";
import { TextArea } from "../parts/labelled.tsx";
import { useFocus } from "../parts/use-focus.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { useNow } from "../parts/use-now.ts";
import { useTask } from "../parts/use-task.ts";
import type { Opened } from "./opened.ts";
import { answeredWords, formTitles, sectionsOf, titleOf, worded } from "./questions.ts";
import { waitedWords } from "./waited.ts";
import { overdueWords, receivedWords } from "./waited-leaf.tsx";

type MessagePageProps = { id: string; onRemove: (message: Opened) => Promise<void> };

export function MessagePage({ id, onRemove }: MessagePageProps) {
  const { inbox, opened, missing } = useInbox();
  const message = opened.get(id);

  useEffect(() => inbox.watch(id), [inbox, id]);

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
  const { form, received, state, values, isForged, notes } = message;
  const overdue = state === "new" ? overdueWords(received, now, practice.responseHours) : undefined;
  const change = (to: MessageState) => run(() => inbox.change(message, to));

  return (
    <article className="message">
      <div className="message-head flow">
        <p className="row-facts">
          <span>{formTitles[form] ?? form}</span>
          <time dateTime={new Date(received).toISOString()}>{receivedWords(received)}</time>
          {state === "new" && <span>{`Waiting for ${waitedWords(now - received)}`}</span>}
          {overdue && <strong className="row-overdue">{overdue}</strong>}
          {state === "aside" && <span>Put aside as spam</span>}
          {state === "answered" && <span>{answeredWords(message)}</span>}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {titleOf(message)}
        </h1>
        {values ? <Reach values={values} /> : <p>{isForged ? forgedText : unopenedText}</p>}
      </div>
      <Danger message={message} />
      {values &&
        sectionsOf(form).map((section, index) => (
          <SectionAnswers key={section.title ?? index} section={section} values={values} />
        ))}
      {notes.length > 0 && (
        <section className="form-section" aria-labelledby="notes">
          <h2 id="notes">Notes</h2>
          <ol className="notes">
            {notes.map(({ at, author, text }) => (
              <li key={at}>
                <p className="row-facts">{`${author || "Unknown"}, ${receivedWords(at)}`}</p>
                <p className="message-words">
                  {text ?? "This note cannot be opened, or belongs to another message."}
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {state !== "aside" && <NoteForm message={message} />}
      <ErrorText text={error} />
      <div className="cluster screen-only">
        {state === "answered" && (
          <Action isBusy={isBusy} onPress={() => change("new")}>
            Wait again
          </Action>
        )}
        {state === "aside" && (
          <Action isBusy={isBusy} onPress={() => change("new")}>
            Not spam: put back
          </Action>
        )}
        {state === "new" && (
          <Action isBusy={isBusy} onPress={() => change("aside")}>
            Put aside as spam
          </Action>
        )}
        <Action onPress={() => print()}>
          <Printer aria-hidden="true" />
          Print
        </Action>
        <Action variant="danger" isBusy={isBusy} onPress={() => run(() => onRemove(message))}>
          <Trash2 aria-hidden="true" />
          Delete
        </Action>
      </div>
    </article>
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

/** No pattern is enough: this is a hint, and its absence is none. */
function Danger({ message }: { message: Opened }) {
  const { level, sentences } = dangerOf(message);
  const words = sentences.map((sentence) => <blockquote key={sentence}>{sentence}</blockquote>);
  if (level === "none") return null;
  if (level === "soon") {
    return (
      <section className="form-section flow" aria-labelledby="danger">
        <h2 id="danger">Read soon</h2>
        {words}
      </section>
    );
  }
  return (
    <section className="notice flow" aria-labelledby="danger">
      <h2 id="danger">This person may be in danger</h2>
      {words}
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

function NoteForm({ message }: { message: Opened }) {
  const { inbox } = useInbox();
  const { isBusy, error, run } = useTask();
  const isNew = message.state === "new";

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = String(new FormData(form).get("note")).trim();
    run(async () => {
      if (isNew) await inbox.change(message, "answered", text);
      else await inbox.addNote(message.id, text);
      form.reset();
    });
  }

  return (
    <form className="form-section screen-only" onSubmit={submit}>
      <h2>{isNew ? "When you have answered" : "Add a note"}</h2>
      <TextArea
        label="Note"
        hint="For your colleagues. Sealed like the message itself, with your name and the time."
        name="note"
        rows={3}
        maxLength={4000}
        required={!isNew}
      />
      <ErrorText text={error} />
      <div>
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isNew ? "Mark as answered" : "Add the note"}
        </button>
      </div>
    </form>
  );
}

const unopenedText =
  "It is sealed with a key that is not among the practice's keys, or it is damaged.";
const forgedText =
  "What lies here was sealed as another message: somebody has changed the database. Tell whoever keeps the server.";

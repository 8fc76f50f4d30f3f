import { ArrowLeft, Printer, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { cleanText } from "../../../contract/clean-text.ts";
import { Action } from "../parts/action.tsx";
import { ErrorText } from "../parts/error-text.tsx";
import { Heading } from "../parts/heading.tsx";
import { telHref } from "../parts/links.ts";
import { receivedWords } from "../parts/times.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { useNow } from "../parts/use-now.ts";
import { useTask } from "../parts/use-task.ts";
import { Danger } from "./danger.tsx";
import type { Note, Opened } from "./opened.ts";
import { isUnder18, isUrgent, isWaiting, othersOf } from "./order.ts";
import { addressOf } from "./place.ts";
import { sectionsOf, titleOf, worded } from "./questions.ts";
import { ReachFirst } from "./reach.tsx";
import { Facts, Rows } from "./rows.tsx";
import { useUrgency } from "./use-urgency.ts";
import { waitedWords } from "./waited.ts";
import { WorkForm } from "./work-form.tsx";

export function MessagePage({ id }: { id: string }) {
  const { inbox, opened, missing } = useInbox();
  const message = opened.get(id);

  useEffect(() => {
    inbox.place = { ...inbox.place, last: id };
    return inbox.watch(id);
  }, [inbox, id]);

  return (
    <>
      <p className="screen-only">
        <a className="back" href={`#${addressOf(inbox.place.state)}`}>
          <ArrowLeft aria-hidden="true" />
          All messages
        </a>
      </p>
      {message && <Message message={message} />}
      {!message && missing.has(id) && <h1>This message is no longer here.</h1>}
      {!message && !missing.has(id) && <p role="status">Opening …</p>}
    </>
  );
}

function Message({ message }: { message: Opened }) {
  const { opened } = useInbox();
  const now = useNow();
  const { received, state, values, isForged, notes } = message;
  const { otherOf, waitingIn } = useUrgency(now);
  const other = isWaiting(message) ? otherOf(message) : undefined;
  const isRed = isWaiting(message) && (isUrgent(message, message) || other !== undefined);
  const others = othersOf(message, opened);
  const next = waitingIn("new")?.find(({ id }) => id !== message.id);

  return (
    <article className="message">
      <div className="message-head flow">
        <p className="row-facts">
          {state === "new" && <span>Waiting for {waitedWords(now - received)}</span>}
          {isUnder18(values) && <strong>Under 18</strong>}
          <Facts message={message} now={now} />
        </p>
        <Heading>{titleOf(message)}</Heading>
        {!values && (
          <p>
            {isForged
              ? "It was encrypted as a different message, so the database was changed. Tell the server’s administrator."
              : "It was encrypted with a key the practice doesn’t have, or it’s damaged."}
          </p>
        )}
        {values && !isRed && <ReachFirst message={message} />}
      </div>
      <Danger {...{ message, other }} isUrgent={isRed} />
      <Answers message={message} />
      {others.length > 0 && (
        <section className="form-section screen-only" aria-labelledby="earlier">
          <h2 id="earlier">From the same person</h2>
          <p className="field-hint">
            The same e-mail address or phone number, among the messages opened so far.
          </p>
          <Rows messages={others} now={now} />
        </section>
      )}
      {notes.length > 0 && <Notes notes={notes} />}
      {values && <WorkForm message={message} next={next} />}
      <Actions message={message} />
    </article>
  );
}

/** The answers in the order of the form. */
export function Answers({ message }: { message: Opened }) {
  if (!message.values) return null;
  return sectionsOf(message).map((section, index) => (
    <SectionAnswers key={section.title ?? index} section={section} message={message} />
  ));
}

export function Notes({ notes }: { notes: readonly Note[] }) {
  return (
    <section className="form-section" aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      <ol className="notes">
        {notes.map(({ at, author, text, isOfUnknownRing }) => (
          <li key={at}>
            <p className="row-facts">
              {author || "Unknown"}
              {isOfUnknownRing && " (with another list of people: compare its four groups)"},{" "}
              {receivedWords(at)}
            </p>
            <p className="message-words">
              {text === undefined
                ? "This note can’t be opened, or it belongs to another message."
                : cleanText(text)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Actions({ message }: { message: Opened }) {
  const { undo } = useInbox();
  const task = useTask();
  const changeTo = (state: Opened["state"]) => () => undo.changeAll([message], { state });
  const remove = async () => {
    await undo.removeAll([message]);
    location.hash = "messages";
  };
  return (
    <>
      <ErrorText text={task.error} />
      <div className="cluster screen-only">
        {message.state !== "new" && (
          <Action task={task} onPress={changeTo("new")}>
            Move back to New
          </Action>
        )}
        {isWaiting(message) && (
          <Action task={task} onPress={changeTo("aside")}>
            Put aside
          </Action>
        )}
        <Action onPress={() => print()}>
          <Printer aria-hidden="true" />
          Print
        </Action>
        <Action variant="danger" task={task} onPress={remove}>
          <Trash2 aria-hidden="true" />
          Delete
        </Action>
      </div>
    </>
  );
}

type SectionAnswersProps = { section: ReturnType<typeof sectionsOf>[number]; message: Opened };

function SectionAnswers({ section: { title, fields }, message }: SectionAnswersProps) {
  const { values = {}, notice } = message;
  // Needed rarely, and about somebody who did not write to us.
  const isFolded = fields.some(({ name }) => name === "emergencyName");
  const hasConsent = fields.some(({ name }) => name === "privacyConsent");
  const answers = (
    <>
      <dl className="answers">
        {fields.map((field) => (
          <div key={field.name} data-long={field.kind === "long-text" || undefined}>
            <dt>{field.label}</dt>
            <dd className="message-words">
              {field.type === "tel" && values[field.name] ? (
                <a href={telHref(`${values[field.name]}`)}>{worded(field, values[field.name])}</a>
              ) : (
                worded(field, values[field.name])
              )}
            </dd>
          </div>
        ))}
      </dl>
      {hasConsent && notice && (
        <p className="field-hint">They accepted the privacy policy in version {notice}.</p>
      )}
    </>
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

import { ArrowRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Listed } from "../api.ts";
import { Action } from "../parts/action.tsx";
import { ErrorText } from "../parts/error-text.tsx";
import { TextArea } from "../parts/labelled.tsx";
import { useInbox } from "../parts/use-inbox.ts";
import { useNow } from "../parts/use-now.ts";
import { useTask } from "../parts/use-task.ts";
import { CallAgain } from "./call-again.tsx";
import { createDraft } from "./draft.ts";
import type { Opened } from "./opened.ts";
import { isWaiting } from "./order.ts";
import { titleOf } from "./questions.ts";
import { waitedWords } from "./waited.ts";

type WorkFormProps = { message: Opened; next: Listed | undefined };

/** Records what somebody has done about a message: answered, not reached, or a note only. */
export function WorkForm({ message, next }: WorkFormProps) {
  const { inbox, undo, keychain } = useInbox();
  const now = useNow();
  const task = useTask();
  const [isDone, setIsDone] = useState(false);
  const { id, callAt } = message;
  const [draft] = useState(() => createDraft(keychain, id));
  const note = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    void draft.read().then((text) => {
      if (note.current && !note.current.value) note.current.value = text;
    });
  }, [draft]);

  async function act(change?: { state: "answered" | "progress"; callAt?: number }) {
    const text = note.current?.value.trim() ?? "";
    if (change) await undo.changeAll([message], { ...change, text });
    else if (text) await inbox.addNote(id, text);
    draft.keep("");
    if (note.current) note.current.value = "";
    setIsDone(change?.state === "answered");
  }

  if (isDone && message.state === "answered") return <Done next={next} />;
  return (
    <section className="form-section work screen-only" aria-labelledby="work">
      <h2 id="work">What happened?</h2>
      <TextArea
        label="Note"
        hint="For your colleagues. Encrypted like the message, with your name and the time. What you type is kept if you’re interrupted."
        required={false}
        rows={3}
        maxLength={4000}
        ref={note}
        onChange={(event) => draft.keep(event.target.value)}
      />
      <ErrorText text={task.error} />
      <div className="cluster">
        {isWaiting(message) && (
          <Action variant="main" task={task} onPress={() => act({ state: "answered" })}>
            Mark as answered
          </Action>
        )}
        <Action task={task} onPress={() => act()}>
          Save the note only
        </Action>
      </div>
      {isWaiting(message) && (
        <CallAgain
          key={callAt}
          callAt={callAt}
          now={now}
          onCallAgain={(time) => task.run(() => act({ state: "progress", callAt: time }))}
        />
      )}
    </section>
  );
}

/** Confirms an answered message and links to the next, without buttons to press by mistake. */
function Done({ next }: Pick<WorkFormProps, "next">) {
  const { opened } = useInbox();
  const now = useNow();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="form-section screen-only" aria-labelledby="done">
      <h2 id="done" ref={heading} tabIndex={-1}>
        Marked as answered
      </h2>
      {next ? (
        <p>
          <a className="back" href={`#${next.id}`}>
            Next: {titleOf(opened.get(next.id))}, waiting for {waitedWords(now - next.received)}
            <ArrowRight aria-hidden="true" />
          </a>
        </p>
      ) : (
        <p>Everyone who wrote has an answer.</p>
      )}
    </section>
  );
}

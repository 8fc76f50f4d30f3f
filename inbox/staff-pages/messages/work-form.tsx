import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Action } from "../parts/action.tsx";
import { ErrorText } from "../parts/error-text.tsx";
import { TextArea } from "../parts/labelled.tsx";
import { useInbox } from "../parts/use-inbox.ts";
import { useTask } from "../parts/use-task.ts";
import { createDraft } from "./draft.ts";
import type { Opened } from "./opened.ts";
import { isWaiting } from "./order.ts";

type WorkFormProps = { message: Opened; findNext: () => string };

/** What somebody has done about a message: answered it, not reached anybody, or a note alone. */
export function WorkForm({ message, findNext }: WorkFormProps) {
  const { inbox, undo, keychain, clockAheadMs } = useInbox();
  const { isBusy, error, run } = useTask();
  const { id, callAt } = message;
  const [draft] = useState(() => createDraft(keychain, id));
  const note = useRef<HTMLTextAreaElement>(null);
  const timeId = useId();

  useEffect(() => {
    void draft.read().then((text) => {
      if (note.current && !note.current.value) note.current.value = text;
    });
  }, [draft]);

  function act(change?: { state: "answered" | "progress"; callAt?: number }) {
    const text = note.current?.value.trim() ?? "";
    const next = findNext();
    run(async () => {
      if (change) await undo.change(message, { ...change, text });
      else if (text) await inbox.addNote(id, text);
      draft.keep("");
      if (note.current) note.current.value = "";
      if (change?.state === "answered") location.hash = next;
    });
  }

  function callAgain(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const time = new FormData(event.currentTarget).get("callAt");
    act({ state: "progress", callAt: Date.parse(`${time}+05:30`) });
  }

  return (
    <section className="form-section work screen-only" aria-labelledby="work">
      <h2 id="work">What happened?</h2>
      <TextArea
        label="Note"
        hint="For your colleagues. Encrypted like the message, with your name and the time. What you type is kept if you’re interrupted."
        rows={3}
        maxLength={4000}
        ref={note}
        onChange={(event) => draft.keep(event.target.value)}
      />
      <ErrorText text={error} />
      <div className="cluster">
        {isWaiting(message) && (
          <Action variant="main" isBusy={isBusy} onPress={() => act({ state: "answered" })}>
            Mark as answered
          </Action>
        )}
        <Action isBusy={isBusy} onPress={() => act()}>
          Save the note only
        </Action>
      </div>
      {isWaiting(message) && (
        <form className="field" onSubmit={callAgain}>
          <label htmlFor={timeId}>Not reached? Call again at</label>
          <div className="cluster">
            <input
              className="control"
              type="datetime-local"
              name="callAt"
              id={timeId}
              key={callAt}
              defaultValue={inDelhi(callAt ?? nextHour(Date.now() + clockAheadMs))}
              max={inDelhi(Date.now() + clockAheadMs + yearMs)}
              required
            />
            <button type="submit" className="button" data-variant="outline" aria-disabled={isBusy}>
              Call again then
            </button>
          </div>
        </form>
      )}
    </section>
  );
}

const hourMs = 3_600_000;
const yearMs = 365 * 24 * hourMs;

function nextHour(now: number) {
  return (Math.floor(now / hourMs) + 2) * hourMs;
}

/** As the control has it: 2026-11-17T16:00, by the clock of the practice. */
function inDelhi(time: number) {
  return new Date(time + 5.5 * hourMs).toISOString().slice(0, 16);
}

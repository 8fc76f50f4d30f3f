import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { staff } from "../../../app/content/staff";
import { ErrorText } from "../parts/error-text.tsx";
import { TextArea } from "../parts/labelled.tsx";
import { useInbox } from "../parts/use-inbox.ts";
import { useTask } from "../parts/use-task.ts";
import { createDraft } from "./draft.ts";
import type { Opened } from "./opened.ts";
import { isWaiting } from "./order.ts";

const words = staff.message;

type WorkFormProps = { message: Opened; onAnswered: () => void };

/** What somebody has done about a message: answered it, not reached anybody, or a note alone. */
export function WorkForm({ message, onAnswered }: WorkFormProps) {
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

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const button = event.submitter as HTMLButtonElement | null;
    const fields = new FormData(event.currentTarget);
    const text = String(fields.get("note")).trim();
    run(async () => {
      if (button?.value === "answered") await undo.change(message, { state: "answered", text });
      else if (button?.value === "progress") {
        const at = Date.parse(`${fields.get("callAt")}+05:30`);
        await undo.change(message, { state: "progress", callAt: at, text });
      } else if (text) await inbox.addNote(id, text);
      draft.keep("");
      if (note.current) note.current.value = "";
      if (button?.value === "answered") onAnswered();
    });
  }

  return (
    <form className="form-section work screen-only" onSubmit={submit}>
      <h2>{words.work}</h2>
      <TextArea
        label={words.note}
        hint={words.noteHint}
        name="note"
        rows={3}
        maxLength={4000}
        ref={note}
        onChange={(event) => draft.keep(event.target.value)}
      />
      <ErrorText text={error} />
      <div className="cluster">
        {isWaiting(message) && (
          <button type="submit" className="button" value="answered" aria-disabled={isBusy}>
            {words.markAnswered}
          </button>
        )}
        <button
          type="submit"
          className="button"
          data-variant="outline"
          value="note"
          aria-disabled={isBusy}
        >
          {words.addNote}
        </button>
      </div>
      {isWaiting(message) && (
        <div className="field">
          <label htmlFor={timeId}>{words.notReached}</label>
          <div className="cluster">
            <input
              className="control"
              type="datetime-local"
              name="callAt"
              id={timeId}
              key={callAt}
              defaultValue={inDelhi(callAt ?? nextHour(Date.now() + clockAheadMs))}
              required
            />
            <button
              type="submit"
              className="button"
              data-variant="outline"
              value="progress"
              aria-disabled={isBusy}
            >
              {words.callAgain}
            </button>
          </div>
        </div>
      )}
    </form>
  );
}

const hourMs = 3_600_000;

function nextHour(now: number) {
  return (Math.floor(now / hourMs) + 2) * hourMs;
}

/** As the control has it: 2026-11-17T16:00, by the clock of the practice. */
function inDelhi(time: number) {
  return new Date(time + 5.5 * hourMs).toISOString().slice(0, 16);
}

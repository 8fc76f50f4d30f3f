import { useId, useState } from "react";
import { TaskForm } from "../parts/task-form.tsx";
import { dayWords } from "../parts/times.ts";
import { useSite } from "../parts/use-site.ts";
import { isOpen, nextCall } from "./opening-hours.ts";

const yearMs = 365 * 24 * 60 * 60 * 1000;

type CallAgainProps = {
  callAt: number | null;
  now: number;
  onCallAgain: (time: number) => Promise<void>;
};

/** Sets when to call again somebody who was not reached: within opening hours, unless changed. */
export function CallAgain({ callAt, now, onCallAgain }: CallAgainProps) {
  const { practice } = useSite();
  const [chosen, setChosen] = useState(() => inDelhi(callAt ?? nextCall(now, practice)));
  const id = useId();
  const time = Date.parse(`${chosen}+05:30`);

  return (
    <TaskForm
      className="field"
      button="Call again then"
      variant="outline"
      onSubmit={() => onCallAgain(time)}
    >
      <label htmlFor={id}>Not reached? Call again at</label>
      {/* Browsers write the date in the order of their own language. */}
      <p className="field-hint" id={`${id}-words`} aria-live="polite">
        {Number.isNaN(time) ? "Choose a day and a time." : dayWords(time)}
        {!Number.isNaN(time) && !isOpen(time, practice) && ". The practice is closed then."}
      </p>
      <input
        className="control"
        type="datetime-local"
        id={id}
        aria-describedby={`${id}-words`}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        max={inDelhi(now + yearMs)}
        required
      />
    </TaskForm>
  );
}

/** Formats a time for the control, by the practice's clock: `2026-11-17T16:00`. */
function inDelhi(time: number) {
  return new Date(time + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 16);
}

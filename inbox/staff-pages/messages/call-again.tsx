import { type FormEvent, useId, useState } from "react";
import { useSite } from "../parts/use-site.ts";
import { isOpen, nextCall } from "./opening-hours.ts";
import { dayWords } from "./wait-time-tile.tsx";

const yearMs = 365 * 24 * 60 * 60 * 1000;

type CallAgainProps = {
  callAt: number | null;
  now: number;
  isBusy: boolean;
  onCallAgain: (time: number) => void;
};

/** Sets when to call again somebody who was not reached: within opening hours, unless changed. */
export function CallAgain({ callAt, now, isBusy, onCallAgain }: CallAgainProps) {
  const { practice } = useSite();
  const [chosen, setChosen] = useState(() => inDelhi(callAt ?? nextCall(now, practice)));
  const id = useId();
  const time = Date.parse(`${chosen}+05:30`);

  function submit(event: FormEvent) {
    event.preventDefault();
    onCallAgain(time);
  }

  return (
    <form className="field" onSubmit={submit}>
      <label htmlFor={id}>Not reached? Call again at</label>
      {/* Browsers write the date in the order of their own language. */}
      <p className="field-hint" id={`${id}-words`} aria-live="polite">
        {Number.isNaN(time) ? "Choose a day and a time." : dayWords(time)}
        {!Number.isNaN(time) && !isOpen(time, practice) && ". The practice is closed then."}
      </p>
      <div className="cluster">
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
        <button type="submit" className="button" data-variant="outline" aria-disabled={isBusy}>
          Call again then
        </button>
      </div>
    </form>
  );
}

/** Formats a time for the control, by the practice's clock: `2026-11-17T16:00`. */
function inDelhi(time: number) {
  return new Date(time + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 16);
}

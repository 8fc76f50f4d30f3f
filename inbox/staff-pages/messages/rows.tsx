import { memo } from "react";
import { referenceOf } from "../../../contract/reference.ts";
import type { Listed } from "../api.ts";
import { receivedWords } from "../parts/times.ts";
import { useInbox } from "../parts/use-inbox.ts";
import { useSite } from "../parts/use-site.ts";
import { Reasons } from "./danger.tsx";
import type { Opened } from "./opened.ts";
import { isDue, isUnder18, isUnopened, isUrgent, isWaiting } from "./order.ts";
import { concernOf, formTitles, titleOf } from "./questions.ts";
import { useUrgency } from "./use-urgency.ts";
import { overdueMs, waited, waitedWords } from "./waited.ts";

type RowsProps = {
  messages: readonly Listed[];
  now: number;
  /** Ids of the ticked messages. Undefined if rows have no tick boxes. */
  selected?: ReadonlySet<string>;
  onSelect?: ((id: string) => void) | undefined;
};

export function Rows({ messages, now, selected, onSelect }: RowsProps) {
  const { opened, status } = useInbox();
  const { otherOf } = useUrgency(now);
  return (
    <ul className="rows">
      {messages.map((message) => (
        <Row
          key={message.id}
          message={message}
          opened={opened.get(message.id)}
          other={isWaiting(message) ? otherOf(message) : undefined}
          now={now}
          isUnopened={status !== undefined && isUnopened(message, now, status.unopenedHours)}
          isSelected={selected?.has(message.id)}
          onSelect={onSelect}
        />
      ))}
    </ul>
  );
}

type RowProps = Pick<RowsProps, "now" | "onSelect"> & {
  message: Listed;
  opened: Opened | undefined;
  other: Opened | undefined;
  isUnopened: boolean;
  isSelected: boolean | undefined;
};

/** A list is drawn again with each message that is opened; its other rows are not. */
const Row = memo(function Row(props: RowProps) {
  const { message, opened, other, now, isUnopened, isSelected, onSelect } = props;
  const { id, received, changed } = message;
  const { practice } = useSite();
  const isRed = isWaiting(message) && (isUrgent(message, opened) || other !== undefined);
  const title = titleOf(opened);
  return (
    <li className="row" data-urgent={isUnopened || isRed || undefined}>
      <WaitTimeTile
        ms={(isWaiting(message) ? now : changed) - received}
        isOverdue={Boolean(overdueOf(message, now, practice.responseHours))}
      />
      <div className="row-body">
        <h2 className="row-title">
          <a href={`#${id}`}>{title}</a>
        </h2>
        {(isRed || isUnopened) && (
          <p className="row-reasons">
            {isRed && <Reasons {...{ message, opened, other }} />}
            {isUnopened && <strong>Not opened for {waitedWords(now - received)}</strong>}
          </p>
        )}
        <p className="row-facts">
          {isUnder18(opened?.values) && <strong>Under 18</strong>}
          <Facts message={message} now={now} />
        </p>
        {opened?.values && <p className="row-words">{concernOf(opened.values)}</p>}
      </div>
      {onSelect && (
        <label className="row-select screen-only">
          <input type="checkbox" checked={isSelected} onChange={() => onSelect(id)} />
          <span className="visually-hidden">Select {title}</span>
        </label>
      )}
    </li>
  );
});

/** Waiting time in a small arch. */
function WaitTimeTile({ ms, isOverdue }: { ms: number; isOverdue: boolean }) {
  const { count, unit } = waited(ms);
  return (
    <p className="small-arch wait-time-tile" data-overdue={isOverdue || undefined}>
      <span className="visually-hidden">Waited </span>
      <span className="wait-time-tile-count">{count}</span>{" "}
      <span>{unit.replace(/minutes?/, "min")}</span>
    </p>
  );
}

function overdueOf({ received, state, callAt }: Listed, now: number, hours: number) {
  const waits = state === "new" || (state === "progress" && (callAt ?? 0) < now);
  const over = waits ? overdueMs(received, now, hours) : undefined;
  return over && `Overdue by ${waitedWords(over)}`;
}

/** Shows the facts of a message that are known without decrypting it. */
export function Facts({ message, now }: { message: Listed; now: number }) {
  const { id, form, received, state, changed, changedBy, callAt } = message;
  const { practice } = useSite();
  const overdue = overdueOf(message, now, practice.responseHours);
  const by = `${changedBy}, ${receivedWords(changed)}`;
  return (
    <>
      {overdue && <strong className="row-overdue">{overdue}</strong>}
      {state === "progress" && callAt !== null && (
        <strong>
          {isDue(message, now)
            ? `Call again now: it was to be at ${receivedWords(callAt)}`
            : `Call again at ${receivedWords(callAt)}`}
        </strong>
      )}
      {state === "progress" && <span>In progress: {by}</span>}
      {state === "answered" && <span>Answered by {by}</span>}
      {state === "aside" && <span>Put aside</span>}
      <span>{formTitles[form] ?? form}</span>
      <time dateTime={new Date(received).toISOString()}>{receivedWords(received)}</time>
      <span className="reference">Ref. {referenceOf(id)}</span>
    </>
  );
}

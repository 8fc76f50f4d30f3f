import { Fragment } from "react";
import type { Answers } from "../../../contract/field.ts";
import type { StaffSite } from "../../site.ts";
import type { Listed } from "../api.ts";
import { telHref } from "../parts/links.ts";
import { useSite } from "../parts/use-site.ts";
import type { Opened } from "./opened.ts";
import { isUnder18 } from "./order.ts";
import { ReachFirst } from "./reach.tsx";

type ReasonsProps = {
  message: Listed;
  opened: Opened | undefined;
  /** An urgent message of the same person. */
  other: Opened | undefined;
};

/** Says why a message is urgent. */
export function Reasons({ message, opened, other }: ReasonsProps) {
  const phrases = opened?.phrases ?? [];
  return (
    <>
      {message.urgent === 1 && <strong>They say it’s urgent</strong>}
      {phrases.length > 0 && (
        <strong>
          Contains: <em>{phrases.join(", ")}</em>
        </strong>
      )}
      {other && (
        <strong>
          Also wrote: {other.urgent === 1 ? "it’s urgent" : <em>{other.phrases?.join(", ")}</em>}
        </strong>
      )}
    </>
  );
}

type DangerProps = { message: Opened; other: Opened | undefined; isUrgent: boolean };

/** Steps for danger: open if the message is urgent, one press away otherwise. */
export function Danger({ message, other, isUrgent }: DangerProps) {
  const { values } = message;
  if (!values) return null;
  const whatToDo = (
    <>
      <Steps values={values} />
      <HelpNumbers />
    </>
  );
  if (isUrgent) {
    return (
      <section className="notice danger flow" aria-labelledby="danger">
        <h2 id="danger" className="cluster">
          <Reasons {...{ message, other }} opened={message} />
        </h2>
        <ReachFirst message={message} />
        {whatToDo}
      </section>
    );
  }
  return (
    <details className="form-section folded">
      <summary>
        <h2>
          {isUnder18(values) ? "Under 18, or in danger? What to do" : "In danger? What to do"}
        </h2>
      </summary>
      <div className="flow">{whatToDo}</div>
    </details>
  );
}

type DangerCase = StaffSite["dangerSteps"][number]["when"][number];

/** The owner's steps that fit the message. */
function Steps({ values }: { values: Answers }) {
  const { dangerSteps } = useSite();
  const cases: readonly DangerCase[] = [
    values.phone ? "phone" : "no-phone",
    ...(values.emergencyPhone ? (["contact"] as const) : []),
    ...(isUnder18(values) ? (["minor"] as const) : []),
  ];
  const steps = dangerSteps.filter(({ when }) => when.every((one) => cases.includes(one)));
  return (
    <ol>
      {steps.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
}

/** Help lines to give to a person in danger, each with whom it is for. */
function HelpNumbers() {
  const { lines, abroad } = useSite().helpLines;
  return (
    <>
      <ul className="help-numbers">
        {lines.map(({ need, name, numbers, note }) => (
          <li key={need}>
            {need}:{" "}
            {numbers.map((number, index) => (
              <Fragment key={number}>
                {index > 0 && ", "}
                <a href={telHref(number)}>{number}</a>
              </Fragment>
            ))}{" "}
            <small>
              {name}, {note}
            </small>
          </li>
        ))}
      </ul>
      <p className="field-hint">{abroad}</p>
    </>
  );
}

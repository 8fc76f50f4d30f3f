import { Fragment } from "react";
import { HelpLines } from "../../../app/components/help-lines";
import type { DangerCase } from "../../../app/content/schemas/practice";
import type { Answers } from "../../../app/forms/form";
import { dangerWords, site } from "../../site.ts";
import type { Opened } from "./opened.ts";
import { isUnder18, phrasesOf } from "./order.ts";
import { Reach } from "./reach.tsx";

/** Steps for danger: open if the message contains a phrase, one press away otherwise. */
export function Danger({ message }: { message: Opened }) {
  const { values } = message;
  const phrases = phrasesOf(message);
  if (!values) return null;
  if (phrases.length > 0) {
    return (
      <section className="notice danger flow" aria-labelledby="danger">
        <h2 id="danger">
          <Contained phrases={phrases} />
        </h2>
        <Reach message={message} />
        <Steps values={values} />
        <HelpLines of={site} />
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
      <div className="flow">
        <Steps values={values} />
        <HelpLines of={site} />
      </div>
    </details>
  );
}

export function Contained({ phrases }: { phrases: readonly string[] }) {
  return (
    <>
      Contains:{" "}
      {phrases.map((phrase, index) => (
        <Fragment key={phrase}>
          {index > 0 && ", "}
          <em>{phrase}</em>
        </Fragment>
      ))}
    </>
  );
}

/** The owner's steps that fit the message. */
function Steps({ values }: { values: Answers }) {
  const cases: readonly DangerCase[] = [
    values.phone ? "phone" : "no-phone",
    ...(values.emergencyPhone ? (["contact"] as const) : []),
    ...(isUnder18(values) ? (["minor"] as const) : []),
  ];
  const steps = dangerWords.steps.filter(({ when }) => when.every((one) => cases.includes(one)));
  return (
    <ol>
      {steps.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
}

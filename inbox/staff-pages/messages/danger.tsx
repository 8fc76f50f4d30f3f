import { HelpLines } from "../../../app/components/help-now";
import { dangerWords } from "../../../app/content/danger-words";
import type { DangerCase } from "../../../app/content/schemas/practice";
import { staff } from "../../../app/content/staff";
import type { Answers } from "../../../app/forms/form";
import type { Opened } from "./opened.ts";
import { dangerOf, isUnder18 } from "./order.ts";
import { fieldsOf, worded } from "./questions.ts";
import { Reach } from "./reach.tsx";

const words = staff.message;

/**
 * Their own words first, then how to reach them, then what to do in this very case. No pattern is
 * enough: this is a hint, and its absence is none.
 */
export function Danger({ message }: { message: Opened }) {
  const { level, isByOthers } = dangerOf(message);
  const { values = {} } = message;
  if (level === "danger") {
    return (
      <section className="notice danger flow" aria-labelledby="danger">
        <h2 id="danger">{words.danger}</h2>
        <OwnWords message={message} />
        <Reach message={message} />
        <Steps cases={casesOf(values, isByOthers)} />
        <HelpLines />
      </section>
    );
  }
  return (
    <>
      {level === "soon" && (
        <section className="form-section flow" aria-labelledby="danger">
          <h2 id="danger">{words.soon}</h2>
          <OwnWords message={message} />
        </section>
      )}
      {isUnder18(values) && (
        <details className="form-section folded">
          <summary>
            <h2>{words.under18Title}</h2>
          </summary>
          <Steps cases={["minor"]} only="minor" />
        </details>
      )}
    </>
  );
}

/** The answers in which it stands, whole, with the sentences marked. */
function OwnWords({ message }: { message: Opened }) {
  const { sentences } = dangerOf(message);
  const answers = fieldsOf(message.form)
    .map((field) => worded(field, message.values?.[field.name]))
    .filter((answer) => sentences.some((sentence) => answer.includes(sentence)));
  return answers.map((answer) => (
    <blockquote key={answer} className="message-words">
      {parts(answer, sentences).map((part, index) =>
        sentences.includes(part) ? <mark key={index}>{part}</mark> : part,
      )}
    </blockquote>
  ));
}

function parts(answer: string, sentences: readonly string[]) {
  return sentences.reduce<string[]>(
    (found, sentence) =>
      found.flatMap((part) => {
        const start = sentences.includes(part) ? -1 : part.indexOf(sentence);
        if (start < 0) return [part];
        return [part.slice(0, start), sentence, part.slice(start + sentence.length)];
      }),
    [answer],
  );
}

function casesOf(values: Answers, isByOthers: boolean): DangerCase[] {
  return [
    values.phone ? "phone" : "no-phone",
    isByOthers ? "hurt" : "not-hurt",
    ...(values.emergencyPhone ? (["contact"] as const) : []),
    ...(isUnder18(values) ? (["minor"] as const) : []),
  ];
}

/** The owner's steps that fit the case. */
function Steps({ cases, only }: { cases: readonly DangerCase[]; only?: DangerCase }) {
  const steps = dangerWords.steps.filter(({ when }) => {
    return when.every((one) => cases.includes(one)) && (!only || when.includes(only));
  });
  return (
    <ol>
      {steps.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  );
}

import { useEffect, useRef } from "react";

/** Something to be decided before anything else happens. */
export type Question = {
  title: string;
  text?: string;
  /** What it is about, what is there now, and what would take its place. */
  rows?: readonly (readonly [label: string, there: string, yours: string])[];
  answers: readonly { label: string; act: () => unknown }[];
};

export function QuestionDialog({ question, close }: { question?: Question; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (question) dialog.current?.showModal();
    else dialog.current?.close();
  }, [question]);
  return (
    <dialog ref={dialog} onClose={close} aria-labelledby="question">
      <div className="flow">
        <h2 id="question">{question?.title}</h2>
        {question?.text && <p>{question.text}</p>}
        {question?.rows && (
          <table>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">There now</th>
                <th scope="col">Yours</th>
              </tr>
            </thead>
            <tbody>
              {question.rows.map(([label, there, yours]) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{there}</td>
                  <td>{yours}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className="cluster">
          {question?.answers.map(({ label, act }) => (
            <button
              key={label}
              className="button"
              type="button"
              onClick={() => {
                close();
                act();
              }}
            >
              {label}
            </button>
          ))}
          <button type="button" onClick={close}>
            Not now
          </button>
        </p>
      </div>
    </dialog>
  );
}

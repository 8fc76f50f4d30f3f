import { type RefObject, useId } from "react";

type QuestionProps = {
  /** Opened by its `showModal`. */
  ref: RefObject<HTMLDialogElement | null>;
  question: string;
  note?: string;
  keep: { label: string; onClick?: () => void };
  confirm: { label: string; onClick: () => void };
};

/** Asks before something is lost. The first button keeps it, as Escape does. */
export function Question({ ref, question, note, keep, confirm }: QuestionProps) {
  const id = useId();
  const answer = (onClick?: () => void) => () => {
    ref.current?.close();
    onClick?.();
  };
  return (
    <dialog
      className="question"
      ref={ref}
      aria-labelledby={id}
      aria-describedby={note && `${id}-note`}
    >
      <p id={id}>{question}</p>
      {note && <p id={`${id}-note`}>{note}</p>}
      <div className="cluster">
        <button type="button" className="button" onClick={answer(keep.onClick)}>
          {keep.label}
        </button>
        <button
          type="button"
          className="button"
          data-variant="outline"
          onClick={answer(confirm.onClick)}
        >
          {confirm.label}
        </button>
      </div>
    </dialog>
  );
}

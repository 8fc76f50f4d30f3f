import { useRef } from "react";
import { formTexts } from "../content/forms";
import { Question } from "./question";

const text = formTexts.clear;

/** Asks once, then clears. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className="button"
        data-variant="quiet"
        onClick={() => dialog.current?.showModal()}
      >
        {text.button}
      </button>
      <Question
        ref={dialog}
        question={text.question}
        keep={{ label: text.keep }}
        confirm={{ label: text.confirm, onClick: onClear }}
      />
    </>
  );
}

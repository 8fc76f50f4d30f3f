import { useRef } from "react";
import { useFormProps } from "./form-context";
import { Question } from "./question";

/** Asks once, then clears. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const { clear: text } = useFormProps().texts;
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className="button"
        data-variant="quiet"
        data-scripted
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

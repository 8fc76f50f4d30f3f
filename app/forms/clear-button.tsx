import { useRef } from "react";
import { formTexts } from "../content/forms";

const text = formTexts.clear;

/** Asks once, then clears. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
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
      <dialog className="clear-dialog" ref={dialog} aria-labelledby="clear-question">
        <p id="clear-question">{text.question}</p>
        <div className="cluster">
          <button type="button" className="button" onClick={close}>
            {text.keep}
          </button>
          <button
            type="button"
            className="button"
            data-variant="outline"
            onClick={() => {
              close();
              onClear();
            }}
          >
            {text.confirm}
          </button>
        </div>
      </dialog>
    </>
  );
}

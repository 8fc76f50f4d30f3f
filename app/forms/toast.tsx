import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { useFormProps } from "./form-context";

const shownForMs = 5000;

export type ToastTexts = { title: string; text?: string | undefined };

type ToastProps = ToastTexts & { onDismiss: () => void };

/** Confirms the submission. Closes automatically, except while hovered or focused. */
export function Toast({ title, text, onDismiss }: ToastProps) {
  const { texts } = useFormProps();
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onDismiss, shownForMs);
    return () => clearTimeout(timer);
  }, [isHeld, onDismiss]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing needs no action of the visitor.
    <div
      className="flash toast"
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <div>
        <strong>{title}</strong>
        {text && <p>{text}</p>}
      </div>
      <button type="button" className="toast-dismiss" onClick={onDismiss}>
        <X />
        <span className="visually-hidden">{texts.sent.dismiss}</span>
      </button>
    </div>
  );
}

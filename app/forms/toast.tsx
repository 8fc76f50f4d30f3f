import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { formTexts } from "../content/forms";

const shownForMs = 5000;

type ToastProps = { title: string; text: string; onDismiss: () => void };

/** The region exists from the first paint, so that what appears in it is announced. */
export function ToastRegion({ toast }: { toast?: ToastProps }) {
  return (
    <div className="toast-region" role="status">
      {toast && <Toast {...toast} />}
    </div>
  );
}

/** Goes by itself, but never while somebody points at it or has focus in it. */
function Toast({ title, text, onDismiss }: ToastProps) {
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onDismiss, shownForMs);
    return () => clearTimeout(timer);
  }, [isHeld, onDismiss]);

  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing needs no action of the visitor.
    <div
      className="toast"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div>
        <p className="toast-title">{title}</p>
        <p>{text}</p>
      </div>
      <button type="button" className="toast-dismiss" onClick={onDismiss}>
        <X aria-hidden="true" />
        <span className="visually-hidden">{formTexts.shared.dismiss}</span>
      </button>
    </div>
  );
}

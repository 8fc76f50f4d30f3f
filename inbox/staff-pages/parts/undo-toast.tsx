import { useEffect, useState } from "react";
import type { Listed } from "../api.ts";
import type { Inbox } from "../inbox.ts";

type Removed = { id: string; until: number };

/** Deleting a message, and for a minute, bringing it back. */
export function useUndo(inbox: Inbox) {
  const [removed, setRemoved] = useState<Removed>();

  useEffect(() => {
    if (!removed) return;
    const timer = setTimeout(() => setRemoved(undefined), removed.until - Date.now());
    return () => clearTimeout(timer);
  }, [removed]);

  return {
    removed,
    async remove(message: Listed) {
      setRemoved({ id: message.id, until: await inbox.remove(message) });
      location.hash = "messages";
    },
    async restore() {
      if (!removed) return;
      await inbox.restore(removed.id);
      setRemoved(undefined);
      location.hash = removed.id;
    },
  };
}

export function UndoToast({ undo }: { undo: ReturnType<typeof useUndo> }) {
  return (
    <div className="toast-region" role="status">
      {undo.removed && (
        <div className="toast undo-toast">
          <p>The message is deleted. For a minute, it can be brought back.</p>
          <button type="button" className="button" data-variant="light" onClick={undo.restore}>
            Undo
          </button>
        </div>
      )}
    </div>
  );
}

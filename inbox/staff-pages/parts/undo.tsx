import { useEffect, useState } from "react";
import type { Inbox } from "../inbox.ts";
import { createUndo, type Done } from "../undo.ts";

const undoMs = 55_000;

export type Undo = ReturnType<typeof useUndo>;

/** Provides the actions on messages, each of which can be undone for a minute. */
export function useUndo(inbox: Inbox) {
  const [done, setDone] = useState<Done>();
  const [actions] = useState(() => createUndo(inbox, setDone));

  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(undefined), undoMs);
    return () => clearTimeout(timer);
  }, [done]);

  return { ...actions, done };
}

/** A row of the bar that offers the undo. It covers no content. */
export function UndoLine({ done }: Pick<Undo, "done">) {
  return (
    <div className="undo" role="status">
      {done && (
        <div className="wrapper repel">
          <p>{done.text}</p>
          {done.undo && (
            <button type="button" className="button" data-variant="light" onClick={done.undo}>
              Undo
            </button>
          )}
        </div>
      )}
    </div>
  );
}

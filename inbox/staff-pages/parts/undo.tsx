import { useEffect, useState } from "react";
import type { Inbox } from "../inbox.ts";
import { createUndo, type Done } from "../undo.ts";

const undoMs = 55_000;

export type Undo = ReturnType<typeof useUndo>;

/** Gives what can be done to messages, and for a minute, be undone. */
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

/** A line of the bar, which takes room of its own: it covers nothing. */
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

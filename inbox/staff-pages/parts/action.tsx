import type { ReactNode } from "react";
import { ErrorText } from "./error-text.tsx";
import { type Task, useTask } from "./use-task.ts";

type ActionProps = {
  onPress: () => unknown;
  variant?: "main" | "outline" | "danger";
  /** Task of the part around, which shows the error: the button may be gone by then. */
  task?: Task;
  children: ReactNode;
};

/** A button, and why what it does failed. While it is busy, it can be read. */
export function Action({ onPress, variant = "outline", task, children }: ActionProps) {
  const own = useTask();
  const { isBusy, error, run } = task ?? own;
  return (
    <>
      <button
        type="button"
        className="button"
        data-variant={variant}
        aria-disabled={isBusy}
        onClick={() => run(onPress)}
      >
        {children}
      </button>
      {!task && <ErrorText text={error} />}
    </>
  );
}

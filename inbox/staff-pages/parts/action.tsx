import type { ReactNode } from "react";
import { ErrorText } from "./error-text.tsx";
import { useTask } from "./use-task.ts";

type ActionProps = {
  onPress: () => unknown;
  variant?: "main" | "outline" | "danger";
  children: ReactNode;
};

/** A button, and why what it does failed. While it is busy, it can be read. */
export function Action({ onPress, variant = "outline", children }: ActionProps) {
  const { isBusy, error, run } = useTask();
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
      <ErrorText text={error} />
    </>
  );
}

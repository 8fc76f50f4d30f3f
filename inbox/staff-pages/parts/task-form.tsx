import type { ComponentProps, FormEvent, ReactNode } from "react";
import { Action } from "./action.tsx";
import { ErrorText } from "./error-text.tsx";
import { useTask } from "./use-task.ts";

type TaskFormProps = Pick<ComponentProps<"form">, "className" | "children"> & {
  icon?: ReactNode;
  button: string;
  /** What the button says while it is at work. */
  busy?: string;
  /** Reads the fields by their names, without the spaces around what was typed. */
  onSubmit: (field: (name: string) => string) => Promise<unknown>;
  onCancel?: () => void;
};

/** Fields, the button that does something with them, and why that did not work. */
export function TaskForm(props: TaskFormProps) {
  const { className = "form", icon, button, busy = button, onSubmit, onCancel, children } = props;
  const { isBusy, error, run } = useTask();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    run(() => onSubmit((name) => String(fields.get(name)).trim()));
  }
  return (
    <form className={className} onSubmit={submit}>
      {children}
      <ErrorText text={error} />
      <div className="cluster">
        <button type="submit" className="button" aria-disabled={isBusy}>
          {icon}
          {isBusy ? busy : button}
        </button>
        {onCancel && (
          <Action isBusy={isBusy} onPress={onCancel}>
            Cancel
          </Action>
        )}
      </div>
    </form>
  );
}

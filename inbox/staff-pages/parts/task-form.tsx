import type { ComponentProps, FormEvent, ReactNode } from "react";
import { Action } from "./action.tsx";
import { ErrorText } from "./error-text.tsx";
import { useTask } from "./use-task.ts";

type TaskFormProps = Pick<ComponentProps<"form">, "className" | "children"> & {
  icon?: ReactNode;
  button: string;
  variant?: "main" | "outline";
  /** Label of the button while the form is being submitted. */
  busy?: string;
  /** Called on submit. `field` reads a field by its name and trims it. */
  onSubmit: (field: (name: string) => string) => Promise<unknown>;
  onCancel?: () => void;
};

/** Fields, the button that does something with them, and why that did not work. */
export function TaskForm(props: TaskFormProps) {
  const { className = "form", icon, button, busy = button, variant, ...rest } = props;
  const { onSubmit, onCancel, children } = rest;
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
        <button type="submit" className="button" data-variant={variant} aria-disabled={isBusy}>
          {icon}
          {isBusy ? busy : button}
        </button>
        {onCancel && <Action onPress={onCancel}>Cancel</Action>}
      </div>
    </form>
  );
}

import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type { GenericSchema } from "valibot";
import { ReachUs } from "../components/reach-us";
import { delivers } from "../content/delivery";
import { formTexts, notDelivered } from "../content/forms";
import { sendingTexts } from "../content/sending";
import { ClearButton } from "./clear-button";
import { Confirmation, type ConfirmationTexts } from "./confirmation";
import { NotDelivered, type Sending } from "./deliver";
import type { VisitorFormHandle } from "./form-values";
import { Honeypot } from "./honeypot";
import { resolverFor } from "./resolver";
import { type FormSection, Summary } from "./summary";
import { takeFocus } from "./take-focus";
import { Toast, type ToastTexts } from "./toast";

/** All that tells one form from the other. */
export type FormDefinition<Values extends FieldValues, Sent> = {
  schema: GenericSchema<Values, Sent>;
  empty: Values;
  /** Names every field in the order of the form, for the list of problems. */
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Of a long form, whose invalid submit leads to a list; in a short one, to the first wrong field. */
  sections?: readonly FormSection[];
  /** The label of the button. */
  submit: string;
  /** Its page, to which a browser without scripts posts it. */
  path: string;
  deliver: (values: Sent, sending?: Sending) => Promise<void>;
  toast: Required<ToastTexts>;
  confirmation: ConfirmationTexts;
  /** What the visitor may keep: every answer as text, and a file for the calendar. */
  copy: (values: Sent) => string;
  calendarFile?: (values: Sent, now: Date) => string;
};

type VisitorFormProps<Values extends FieldValues, Sent> = {
  definition: FormDefinition<Values, Sent>;
  /** What stood in the controls when React arrived. */
  initial?: Values;
  children: (form: VisitorFormHandle<Values>) => ReactNode;
};

/** What both forms do: check, deliver, confirm, forget. */
export function VisitorForm<Values extends FieldValues, Sent extends FieldValues>({
  definition,
  initial,
  children,
}: VisitorFormProps<Values, Sent>) {
  const { schema, empty, labels, sections } = definition;
  const form = useForm<Values, unknown, Sent>({
    resolver: resolverFor(schema),
    defaultValues: (initial ?? empty) as DefaultValues<Values>,
    shouldFocusError: !sections,
  });
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;
  const [sent, setSent] = useState<{ values: Sent; at: Date }>();
  const [toast, setToast] = useState<ToastTexts & { since: number }>();
  const id = useRef<string>(undefined);
  const element = useRef<HTMLFormElement>(null);

  const dismissToast = useCallback(() => setToast(undefined), []);

  const clear = useCallback(() => {
    form.reset(empty);
    id.current = undefined;
  }, [form.reset, empty]);

  // The form library counts an attempt after its handler; what is reset any sooner stays counted.
  useEffect(() => {
    if (isSubmitSuccessful) clear();
  }, [isSubmitSuccessful, clear]);

  function say(texts: ToastTexts) {
    setToast({ ...texts, since: Date.now() });
  }

  function clearConfirmation() {
    setSent(undefined);
    dismissToast();
  }

  function focusForm() {
    if (element.current) takeFocus(element.current);
  }

  function clearAndSaySo() {
    clear();
    say({ title: formTexts.clear.done });
    focusForm();
  }

  function startAgain() {
    // The form has to be in its new place before it is brought into view.
    flushSync(clearConfirmation);
    focusForm();
  }

  /** Leaves nothing on the screen of what was typed, also not in a confirmation. */
  function forget() {
    clear();
    clearConfirmation();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // A second click while the first is under way is the same request.
    if (!isSubmitting) form.handleSubmit(send)(event);
  }

  async function send(values: Sent) {
    try {
      await definition.deliver(values, delivers ? describeSending() : undefined);
      setSent({ values, at: new Date() });
      say(definition.toast);
    } catch (error) {
      explain(delivers && error instanceof NotDelivered ? error : new NotDelivered(notDelivered));
    }
  }

  function describeSending(): Sending {
    id.current ??= crypto.randomUUID();
    const website = element.current && new FormData(element.current).get("website");
    return { id: id.current, website: String(website ?? "") };
  }

  function explain({ message, errors, isTaken }: NotDelivered) {
    if (isTaken) id.current = undefined;
    const wrong = Object.keys(labels).filter((name) => errors[name]) as FieldPath<Values>[];
    if (wrong.length === 0) form.setError("root", { message });
    // From the last, so that the first one has the focus in the end.
    for (const name of wrong.reverse()) {
      form.setError(name, { message: errors[name] }, { shouldFocus: !sections });
    }
  }

  return (
    <>
      {/* The region exists from the first paint, so that what appears in it is announced. */}
      <div className="toast-region" role="status">
        {toast && (
          <Toast key={toast.since} title={toast.title} text={toast.text} onDismiss={dismissToast} />
        )}
      </div>
      {sent && (
        <Confirmation
          key={sent.at.getTime()}
          {...definition.confirmation}
          copy={definition.copy(sent.values)}
          calendarFile={definition.calendarFile?.(sent.values, sent.at)}
          onDone={startAgain}
        />
      )}
      {/*
       * Outside a dialog, `dialog` does nothing: a submit before React arrives leaks nothing. Where
       * forms deliver, the browser itself sends it then.
       */}
      <form
        className="form"
        {...(delivers ? { method: "post", action: definition.path } : { method: "dialog" })}
        noValidate
        ref={element}
        tabIndex={-1}
        onSubmit={submit}
        onReset={forget}
      >
        {sections && (
          <Summary form={form} sections={sections} labels={labels} attempt={submitCount} />
        )}
        {children(form)}
        {delivers && <Honeypot />}
        <div className="cluster">
          <button
            type="submit"
            className="button"
            onClick={ignoreDoubleClick}
            {...(delivers && { "aria-disabled": isSubmitting || undefined })}
          >
            {delivers ? (
              <span aria-live="polite">
                {isSubmitting ? sendingTexts.sending : definition.submit}
              </span>
            ) : (
              definition.submit
            )}
          </button>
          <ClearButton onClear={clearAndSaySo} />
        </div>
        {errors.root && (
          <p className="notice" role="alert">
            {errors.root.message} <ReachUs />
          </p>
        )}
        {/* Once it has come, the whole form is there. */}
        <span data-form-end hidden />
      </form>
    </>
  );
}

/** The second click would judge the form that the first one has just emptied. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

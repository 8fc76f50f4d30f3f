import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
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
  const [attempt, setAttempt] = useState(0);
  const [delivery, setDelivery] = useState<{ isUnderWay?: boolean; failure?: string }>({});
  const [sent, setSent] = useState<{ values: Sent; at: Date }>();
  const [toast, setToast] = useState<ToastTexts & { since: number }>();
  const isBusy = useRef(false);
  const id = useRef<string>(undefined);
  const element = useRef<HTMLFormElement>(null);

  const dismissToast = useCallback(() => setToast(undefined), []);

  function say(texts: ToastTexts) {
    setToast({ ...texts, since: Date.now() });
  }

  function clear() {
    form.reset(empty);
    setAttempt(0);
    setDelivery({});
    if (delivers) id.current = undefined;
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

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A second click while the first is under way is the same request.
    if (isBusy.current) return;
    isBusy.current = true;
    // Only after its handler has returned does the form library show the messages and count the
    // attempt. Whatever needs the one or resets the other therefore waits for the whole check.
    const check = form.handleSubmit((values) => values);
    try {
      const values = await check(event);
      if (values) await send(values);
      else setAttempt((count) => count + 1);
    } finally {
      isBusy.current = false;
    }
  }

  async function send(values: Sent) {
    setDelivery({ isUnderWay: delivers });
    try {
      await definition.deliver(values, delivers ? describeSending() : undefined);
      clear();
      setSent({ values, at: new Date() });
      say(definition.toast);
    } catch (error) {
      if (delivers && error instanceof NotDelivered) explain(error);
      else setDelivery({ failure: notDelivered });
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
    setDelivery(wrong.length > 0 ? {} : { failure: message });
    // From the last, so that the first one has the focus in the end.
    for (const name of wrong.reverse()) {
      form.setError(name, { message: errors[name] }, { shouldFocus: !sections });
    }
    if (wrong.length > 0) setAttempt((count) => count + 1);
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
        {sections && <Summary form={form} sections={sections} labels={labels} attempt={attempt} />}
        {children(form)}
        {delivers && <Honeypot />}
        <div className="cluster">
          <button
            type="submit"
            className="button"
            onClick={ignoreDoubleClick}
            {...(delivers && { "aria-disabled": delivery.isUnderWay })}
          >
            {delivers ? (
              <span aria-live="polite">
                {delivery.isUnderWay ? sendingTexts.sending : definition.submit}
              </span>
            ) : (
              definition.submit
            )}
          </button>
          <ClearButton onClear={clearAndSaySo} />
        </div>
        {delivery.failure && (
          <p className="notice" role="alert">
            {delivery.failure} <ReachUs />
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

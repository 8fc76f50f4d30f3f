import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useRef,
  useState,
} from "react";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import type { GenericSchema } from "valibot";
import { ReachUs } from "../components/reach-us";
import { formNotes } from "../content/forms";
import { ClearButton } from "./clear-button";
import { Confirmation, type ConfirmationTexts } from "./confirmation";
import type { VisitorFormHandle } from "./form-values";
import { resolverFor } from "./resolver";
import { type FormSection, Summary } from "./summary";
import { Toast } from "./toast";

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
  deliver: (values: Sent) => Promise<void>;
  toast: { title: string; text: string };
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
  const [hasFailed, setHasFailed] = useState(false);
  const [sent, setSent] = useState<{ values: Sent; at: Date }>();
  const [hasToast, setHasToast] = useState(false);
  const isBusy = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  const dismissToast = useCallback(() => setHasToast(false), []);

  function clear() {
    form.reset(empty);
    setAttempt(0);
    setHasFailed(false);
  }

  function clearConfirmation() {
    setSent(undefined);
    setHasToast(false);
  }

  function startAgain() {
    clearConfirmation();
    element.current?.focus();
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
    setHasFailed(false);
    try {
      await definition.deliver(values);
      clear();
      setSent({ values, at: new Date() });
      setHasToast(true);
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <>
      {/* The region exists from the first paint, so that what appears in it is announced. */}
      <div className="toast-region" role="status">
        {sent && hasToast && (
          <Toast key={sent.at.getTime()} {...definition.toast} onDismiss={dismissToast} />
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
      {/* Outside a dialog, this method does nothing: a submit before React arrives leaks nothing. */}
      <form
        className="form"
        method="dialog"
        noValidate
        ref={element}
        tabIndex={-1}
        onSubmit={submit}
        onReset={forget}
      >
        {sections && <Summary form={form} sections={sections} labels={labels} attempt={attempt} />}
        {children(form)}
        <div className="cluster">
          <button type="submit" className="button" onClick={ignoreDoubleClick}>
            {definition.submit}
          </button>
          <ClearButton onClear={clear} />
        </div>
        {hasFailed && (
          <p className="notice" role="alert">
            {formNotes.notDelivered} <ReachUs />
          </p>
        )}
      </form>
    </>
  );
}

/** The second click would judge the form that the first one has just emptied. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

import {
  type ContextType,
  type FormEvent,
  Fragment,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { GenericSchema } from "valibot";
import { ClearButton } from "./clear-button";
import { FormContext } from "./form-context";
import { showNote } from "./notes";
import { resolverFor } from "./resolver";
import type { SentParts } from "./sent";
import { Summary } from "./summary";

/** All that tells one form from the other. */
export type FormDefinition<Values extends FieldValues, Sent> = {
  schema: GenericSchema<Values, Sent>;
  empty: Values;
  /** Names every field in the order of the form, for the list of problems. */
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Where an invalid submit leads: a long form needs a list, a short one the first wrong field. */
  whenInvalid: "summary" | "first-field";
  /** The label of the button. */
  submit: string;
  deliver: (values: Sent) => Promise<void>;
  loadSent: () => Promise<SentParts<Sent>>;
};

type VisitorFormProps<Values extends FieldValues, Sent> = {
  definition: FormDefinition<Values, Sent>;
  /** What stood in the controls when React arrived. */
  initial?: Values;
  children: ReactNode;
};

/** What both forms do: check, deliver, confirm, forget. */
export function VisitorForm<Values extends FieldValues, Sent extends FieldValues>({
  definition,
  initial,
  children,
}: VisitorFormProps<Values, Sent>) {
  const { schema, empty, labels, whenInvalid } = definition;
  const form = useForm<Values, unknown, Sent>({
    resolver: resolverFor(schema),
    defaultValues: (initial ?? empty) as DefaultValues<Values>,
    shouldFocusError: whenInvalid === "first-field",
  });
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState<{ values: Sent; at: Date; parts: SentParts<Sent> }>();
  const [hasToast, setHasToast] = useState(false);
  const isBusy = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  useLeaveGuard(form, empty);

  const dismissToast = useCallback(() => setHasToast(false), []);

  function clear() {
    form.reset(empty);
    setAttempt(0);
    noteFailure(false);
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

  /** Whoever types will send: what is shown then is fetched now. If it fails, sending tries again. */
  function loadAhead() {
    definition.loadSent().catch(() => {});
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

  function noteFailure(hasFailed: boolean) {
    showNote(element.current, "not-delivered", hasFailed);
  }

  async function send(values: Sent) {
    noteFailure(false);
    try {
      // First: nothing is delivered that could not be confirmed.
      const parts = await definition.loadSent();
      await definition.deliver(values);
      clear();
      setSent({ values, at: new Date(), parts });
      setHasToast(true);
    } catch {
      noteFailure(true);
    }
  }

  return (
    // A new object at each rendering: the form library changes its own in place.
    <FormContext value={{ ...form } as unknown as ContextType<typeof FormContext>}>
      {/* The region exists from the first paint, so that what appears in it is announced. */}
      <div className="toast-region" role="status">
        {sent && hasToast && (
          <Fragment key={sent.at.getTime()}>{sent.parts.toast(dismissToast)}</Fragment>
        )}
      </div>
      {sent && (
        <Fragment key={sent.at.getTime()}>
          {sent.parts.confirmation(sent.values, sent.at, startAgain)}
        </Fragment>
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
        onInput={loadAhead}
      >
        {whenInvalid === "summary" && <Summary labels={labels} attempt={attempt} />}
        {children}
        <div className="cluster">
          <button type="submit" className="button" onClick={ignoreDoubleClick}>
            {definition.submit}
          </button>
          <ClearButton onClear={clear} />
        </div>
      </form>
    </FormContext>
  );
}

/** The second click would judge the form that the first one has just emptied. */
function ignoreDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

type FormValues<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  "getValues" | "subscribe"
>;

/** While something is typed, leaving the page asks first. An empty form never does. */
function useLeaveGuard<Values extends FieldValues>(
  { getValues, subscribe }: FormValues<Values>,
  empty: Values,
) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    function follow(values: Values) {
      const isTyped = Object.entries(values).some(([name, value]) => (value ?? "") !== empty[name]);
      if (isTyped) addEventListener("beforeunload", ask);
      else removeEventListener("beforeunload", ask);
    }
    // Something may have been typed before React arrived.
    follow(getValues());
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values }) => follow(values),
    });
    return () => {
      unsubscribe();
      removeEventListener("beforeunload", ask);
    };
  }, [getValues, subscribe, empty]);
}

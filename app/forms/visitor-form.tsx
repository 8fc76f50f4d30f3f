import { valibotResolver } from "@hookform/resolvers/valibot";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, FormProvider, useForm } from "react-hook-form";
import type { GenericSchema } from "valibot";
import { ReachUs } from "../components/reach-us";
import { formTexts } from "../content/forms";
import { ClearButton } from "./clear-button";
import { Confirmation } from "./confirmation";
import { Summary } from "./summary";
import { ToastRegion } from "./toast";

/** All that tells one form from the other. */
export type FormDefinition<Values extends FieldValues, Sent> = {
  schema: GenericSchema<Values, Sent>;
  empty: Values;
  /** Names every field in the order of the form, for the list of problems and the copy. */
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Where an invalid submit leads: a long form needs a list, a short one the first wrong field. */
  whenInvalid: "summary" | "first-field";
  texts: {
    submit: string;
    toast: { title: string; text: string };
    confirmation: { title: string; text: string; mailSubject: string };
  };
  deliver: (values: Sent) => Promise<void>;
  /** The copy that the visitor may keep. */
  copy: (values: Sent) => string;
  calendarFile?: (values: Sent) => string;
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
  const { schema, empty, labels, whenInvalid, texts } = definition;
  const form = useForm<Values, unknown, Sent>({
    resolver: valibotResolver(schema),
    defaultValues: (initial ?? empty) as DefaultValues<Values>,
    shouldFocusError: whenInvalid === "first-field",
  });
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState<Sent>();
  const [hasToast, setHasToast] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isDelivering = useRef(false);

  useLeaveGuard(form.watch, empty);

  const dismissToast = useCallback(() => setHasToast(false), []);

  function clear() {
    form.reset(empty);
    setAttempt(0);
    setHasFailed(false);
  }

  async function send(values: Sent) {
    // A second click while the first is under way is the same request.
    if (isDelivering.current) return;
    isDelivering.current = true;
    setHasFailed(false);
    try {
      await definition.deliver(values);
      clear();
      setSent(values);
      setHasToast(true);
    } catch {
      setHasFailed(true);
    } finally {
      isDelivering.current = false;
    }
  }

  return (
    <FormProvider {...form}>
      <ToastRegion toast={hasToast ? { ...texts.toast, onDismiss: dismissToast } : undefined} />
      {sent && (
        <Confirmation
          {...texts.confirmation}
          copy={definition.copy(sent)}
          calendarFile={definition.calendarFile?.(sent)}
          onDone={() => setSent(undefined)}
        />
      )}
      {/* Outside a dialog, this method does nothing: a submit before React arrives leaks nothing. */}
      <form
        className="form"
        method="dialog"
        noValidate
        onSubmit={form.handleSubmit(send, () => setAttempt(attempt + 1))}
        onReset={clear}
      >
        {whenInvalid === "summary" && <Summary labels={labels} attempt={attempt} />}
        {children}
        {hasFailed && (
          <p className="notice" role="alert">
            {formTexts.shared.notDelivered} <ReachUs />
          </p>
        )}
        <div className="cluster">
          <button type="submit" className="button">
            {texts.submit}
          </button>
          <ClearButton onClear={clear} />
        </div>
      </form>
    </FormProvider>
  );
}

type Watch<Values extends FieldValues> = (callback: (values: Values) => void) => {
  unsubscribe: () => void;
};

/** While something is typed, leaving the page asks first. An empty form never does. */
function useLeaveGuard<Values extends FieldValues>(watch: unknown, empty: Values) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const subscription = (watch as Watch<Values>)((values) => {
      const isTyped = Object.entries(values).some(([name, value]) => (value ?? "") !== empty[name]);
      if (isTyped) addEventListener("beforeunload", ask);
      else removeEventListener("beforeunload", ask);
    });
    return () => {
      subscription.unsubscribe();
      removeEventListener("beforeunload", ask);
    };
  }, [watch, empty]);
}

import { valibotResolver } from "@hookform/resolvers/valibot";
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { GenericSchema } from "valibot";
import { ReachUs } from "../components/reach-us";
import { formTexts } from "../content/forms";
import { ClearButton } from "./clear-button";
import { Confirmation } from "./confirmation";
import { Summary } from "./summary";
import { Toast, ToastRegion } from "./toast";

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
  calendarFile?: (values: Sent, now: Date) => string;
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
  const [sent, setSent] = useState<{ values: Sent; at: Date }>();
  const [hasToast, setHasToast] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const isBusy = useRef(false);
  const element = useRef<HTMLFormElement>(null);

  useLeaveGuard(form, empty);

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
    } catch {
      setHasFailed(true);
      return;
    }
    clear();
    setSent({ values, at: new Date() });
    setHasToast(true);
  }

  return (
    <FormProvider {...form}>
      <ToastRegion>
        {hasToast && <Toast key={sent?.at.getTime()} {...texts.toast} onDismiss={dismissToast} />}
      </ToastRegion>
      {sent && (
        <Confirmation
          key={sent.at.getTime()}
          {...texts.confirmation}
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
        {whenInvalid === "summary" && <Summary labels={labels} attempt={attempt} />}
        {children}
        {hasFailed && (
          <p className="notice" role="alert">
            {formTexts.shared.notDelivered} <ReachUs />
          </p>
        )}
        <div className="cluster">
          <button type="submit" className="button" onClick={ignoreDoubleClick}>
            {texts.submit}
          </button>
          <ClearButton onClear={clear} />
        </div>
      </form>
    </FormProvider>
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

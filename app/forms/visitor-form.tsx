import { type FormEvent, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldValues, useForm } from "react-hook-form";
import { ReachUs } from "../components/reach-us";
import { formTexts, sentTexts } from "../content/forms";
import { findAbout, withAbout } from "./about";
import { AnswersProvider } from "./answers";
import { DateField } from "./appointment/date-field";
import { ClearButton } from "./clear-button";
import { Confirmation } from "./confirmation";
import {
  formTarget,
  isLeftToVisitor,
  SubmitButton,
  Trap,
  useDelivery,
  withReference,
} from "./delivery";
import { type Answers, check, copyOf, emptyAnswers, type Form } from "./form";
import { FormFields, type FormFieldsProps } from "./form-fields";
import { NotDelivered } from "./post";
import { Question } from "./question";
import { resolverFor } from "./resolver";
import { Summary } from "./summary";
import { takeFocus } from "./take-focus";
import { Toast, type ToastTexts } from "./toast";

type VisitorFormProps = Pick<FormFieldsProps, "form" | "notice"> & {
  /** What stood in the controls when React arrived. */
  initial?: Answers;
};

/** What both forms do: check, deliver, confirm, forget. */
export function VisitorForm({ form, notice, initial }: VisitorFormProps) {
  const { reset, formState, register, subscribe, getValues, ...library } = useForm<
    FieldValues,
    unknown,
    Answers
  >({
    resolver: useMemo(() => resolverFor(form), [form]),
    defaultValues: initial ?? emptyAnswers(form),
    shouldFocusError: !form.sections,
  });
  const { isSubmitting, isSubmitSuccessful, submitCount } = formState;
  const errors = messagesOf(formState.errors);
  const [sent, setSent] = useState<{ answers: Answers; at: Date; reference: string | undefined }>();
  const [toast, setToast] = useState<ToastTexts & { since: number }>();
  const element = useRef<HTMLFormElement>(null);
  const replaceQuestion = useRef<HTMLDialogElement>(null);
  const { deliver, startAnew } = useDelivery(form, element);
  const answers = useMemo(() => answersOf({ subscribe, getValues }), [subscribe, getValues]);

  const dismissToast = useCallback(() => setToast(undefined), []);

  const clear = useCallback(() => {
    reset(emptyAnswers(form));
    startAnew();
  }, [reset, form, startAnew]);

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

  const checkAndSend = library.handleSubmit(send);

  function submit(event: FormEvent) {
    event.preventDefault();
    // A second click while the first is under way is the same request.
    if (isSubmitting) return;
    // Only valid answers would take the place of the earlier ones.
    if (findUnsaved() && check(form, getValues()).answers) replaceQuestion.current?.showModal();
    else checkAndSend();
  }

  function showUnsaved() {
    const confirmation = findUnsaved();
    if (confirmation) takeFocus(confirmation);
  }

  async function send(given: Answers) {
    const about = findAbout();
    const answers = about ? answersAbout(about, form, given) : given;
    try {
      const reference = await deliver(answers);
      setSent({ answers, at: new Date(), reference });
      if (about) about.hidden = true;
      say(form.toast);
    } catch (error) {
      explain(error instanceof NotDelivered ? error : new NotDelivered());
    }
  }

  function explain({ message, errors, isTaken }: NotDelivered) {
    if (isTaken) startAnew();
    const wrong = form.fields.filter(({ name }) => errors[name]);
    if (wrong.length === 0) library.setError("root", { message });
    // From the last, so that the first one has the focus in the end.
    for (const { name } of wrong.toReversed()) {
      library.setError(name, { message: errors[name] }, { shouldFocus: !form.sections });
    }
  }

  return (
    <AnswersProvider value={answers}>
      {/* The region exists from the first paint, so that what appears in it is announced. */}
      <div className="toast-region" role="status">
        {toast && (
          <Toast key={toast.since} title={toast.title} text={toast.text} onDismiss={dismissToast} />
        )}
      </div>
      {sent && (
        <Confirmation
          key={sent.at.getTime()}
          {...form.confirmation}
          copy={withReference(copyOf(form, sent.answers), sent.reference)}
          reference={sent.reference}
          calendarFile={form.calendarFile?.(sent.answers, sent.at)}
          onDone={startAgain}
        />
      )}
      <form
        className="form"
        {...formTarget(form.path)}
        noValidate
        ref={element}
        tabIndex={-1}
        aria-labelledby={sent && "another-title"}
        onSubmit={submit}
        onReset={forget}
      >
        {sent && <h2 id="another-title">{form.confirmation.another}</h2>}
        {form.sections && submitCount > 0 && (
          <Summary form={form} errors={errors} read={getValues} attempt={submitCount} />
        )}
        <FormFields {...{ form, errors, register, notice, DateField }} />
        <Trap />
        <div className="cluster">
          <SubmitButton label={form.submit} isSubmitting={isSubmitting} />
          <ClearButton onClear={clearAndSaySo} />
        </div>
        {errors.root && (
          <p className="notice" role="alert">
            {errors.root} <ReachUs />
          </p>
        )}
        {isLeftToVisitor && sent && (
          <Question
            ref={replaceQuestion}
            question={sentTexts.replaceQuestion}
            note={sentTexts.replaceNote}
            keep={{ label: sentTexts.keepFirst, onClick: showUnsaved }}
            confirm={{ label: sentTexts.replace, onClick: checkAndSend }}
          />
        )}
        {/* Once it has come, the whole form is there. */}
        <span data-form-end hidden />
      </form>
    </AnswersProvider>
  );
}

/** A confirmation that is not mailed, copied or printed yet. */
function findUnsaved() {
  return document.querySelector<HTMLElement>("[data-unsaved]");
}

/** Unless the message would be too long then. */
function answersAbout(about: HTMLElement, form: Form, answers: Answers) {
  const message = withAbout(about, String(answers.message));
  return check(form, { ...answers, message }).answers ?? answers;
}

type Library = ReturnType<typeof useForm>;

function answersOf({ subscribe, getValues }: Pick<Library, "subscribe" | "getValues">) {
  return {
    read: getValues,
    readAtFirst: () => "",
    subscribe: (name: string, onChange: () => void) =>
      subscribe({ name, formState: { values: true }, callback: onChange }),
  };
}

function messagesOf(errors: Library["formState"]["errors"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, String(error?.message)]),
  );
}

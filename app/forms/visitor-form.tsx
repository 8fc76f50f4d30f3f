import { type FormEvent, type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ReachUs } from "../components/reach-us";
import { findAbout, withAbout } from "./about";
import { wishFile } from "./appointment/calendar-file";
import { DateField } from "./appointment/date-field";
import { ClearButton } from "./clear-button";
import { Confirmation } from "./confirmation";
import {
  DeliveryHoneypot,
  formTarget,
  isManualSend,
  type Receipt,
  SubmitButton,
  useDelivery,
  withReference,
} from "./delivery";
import { FormFields } from "./field-list";
import { type Answers, answered, check, copyOf, type Form, type FormProps, formOf } from "./form";
import { FormProvider } from "./form-context";
import { NotDelivered } from "./post";
import { Question } from "./question";
import { Summary } from "./summary";
import { takeFocus } from "./take-focus";
import { Toast, type ToastTexts } from "./toast";
import { useAnswers } from "./use-answers";

type VisitorFormProps = {
  props: FormProps;
  /** The privacy notice, or an empty place for it. */
  notice?: ReactNode;
  /** Answers that were in the controls when React arrived. */
  initial?: Answers;
};

type Sent = { answers: Answers; at: Date; receipt: Receipt | undefined };

/** Either form: checks, delivers, confirms and forgets the answers. */
export function VisitorForm({ props, notice, initial }: VisitorFormProps) {
  const form = useMemo(() => formOf(props), [props]);
  const element = useRef<HTMLFormElement>(null);
  const replaceQuestion = useRef<HTMLDialogElement>(null);
  const answers = useAnswers(form, element, initial);
  const [problem, setProblem] = useState<string>();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [sent, setSent] = useState<Sent>();
  /** True while the confirmation stands in the form's place. */
  const [isAside, setIsAside] = useState(false);
  const [toast, setToast] = useState<ToastTexts & { since: number }>();
  const { deliver, startAnew } = useDelivery(props, element);
  const { sent: sentTexts, clear: clearTexts, notDelivered } = props.texts;
  const { source, errors, attempts } = answers;

  const dismissToast = useCallback(() => setToast(undefined), []);

  function clear() {
    answers.clear();
    setProblem(undefined);
    startAnew();
  }

  function say(texts: ToastTexts) {
    setToast({ ...texts, since: Date.now() });
  }

  function clearConfirmation() {
    setSent(undefined);
    setIsAside(false);
    dismissToast();
  }

  function focusForm() {
    if (element.current) takeFocus(element.current);
  }

  function clearAndSaySo() {
    clear();
    say({ title: clearTexts.done });
    focusForm();
  }

  /** The form has to be in its new place before it is brought into view. */
  function startAgain() {
    flushSync(clearConfirmation);
    focusForm();
  }

  function writeAnother() {
    flushSync(() => setIsAside(false));
    focusForm();
  }

  /** Clears all typed text from the screen, also from a confirmation. */
  function forget() {
    clear();
    clearConfirmation();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    // A second click while the first is under way is the same request.
    if (isSubmitting) return;
    setProblem(undefined);
    const valid = answers.submit();
    if (!valid) return;
    // Only a valid submission may replace the earlier one.
    if (findUnsaved()) replaceQuestion.current?.showModal();
    else send(valid);
  }

  function showUnsaved() {
    const confirmation = findUnsaved();
    if (confirmation) takeFocus(confirmation);
  }

  async function send(given: Answers) {
    const about = findAbout();
    const complete = about ? answersAbout(about, form, given) : given;
    setProblem(undefined);
    setIsSubmitting(true);
    try {
      const receipt = await deliver(complete);
      setSent({ answers: complete, at: new Date(), receipt });
      setIsAside(true);
      if (about) about.hidden = true;
      say(form.toast);
      clear();
    } catch (error) {
      explain(error instanceof NotDelivered ? error : new NotDelivered(notDelivered));
    }
    setIsSubmitting(false);
  }

  function explain({ message, errors, isTaken }: NotDelivered) {
    if (isTaken) startAnew();
    const isAboutFields = form.fields.some(({ name }) => errors[name]);
    if (isAboutFields) answers.show(errors);
    else setProblem(message);
  }

  return (
    <FormProvider value={{ props, answers: source }}>
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
          list={answered(form, sent.answers)}
          copy={withReference(props, copyOf(answered(form, sent.answers)), sent.receipt?.reference)}
          receipt={sent.receipt}
          calendarFile={
            props.name === "appointment" ? wishFile(props, sent.answers, sent.at) : undefined
          }
          onAnother={writeAnother}
          onDone={startAgain}
        />
      )}
      <form
        className="form"
        hidden={isAside}
        {...formTarget(props.url)}
        noValidate
        ref={element}
        tabIndex={-1}
        aria-labelledby={sent && "another-title"}
        onChange={answers.onChange}
        onSubmit={submit}
        onReset={forget}
      >
        {sent && <h2 id="another-title">{form.confirmation.another}</h2>}
        {form.sections && attempts > 0 && (
          <Summary errors={errors} read={source.read} attempt={attempts} />
        )}
        <FormFields errors={errors} notice={notice} DateField={DateField} />
        <DeliveryHoneypot />
        <div className="cluster">
          <SubmitButton label={form.submit} isSubmitting={isSubmitting} />
          <ClearButton onClear={clearAndSaySo} />
        </div>
        {problem && (
          <p className="notice" role="alert">
            {problem} <ReachUs of={props} />
          </p>
        )}
        {isManualSend && sent && (
          <Question
            ref={replaceQuestion}
            question={sentTexts.replaceQuestion}
            note={sentTexts.replaceNote}
            keep={{ label: sentTexts.keepFirst, onClick: showUnsaved }}
            confirm={{
              label: sentTexts.replace,
              onClick: () => {
                const valid = answers.submit();
                if (valid) send(valid);
              },
            }}
          />
        )}
        {/* Once it has come, the whole form is there. */}
        <span data-form-end hidden />
      </form>
    </FormProvider>
  );
}

/** A confirmation that is not mailed, copied or printed yet. */
function findUnsaved() {
  return document.querySelector<HTMLElement>("[data-unsaved]");
}

/** Keeps the text, unless adding it makes the message too long. */
function answersAbout(about: HTMLElement, form: Form, answers: Answers) {
  const message = withAbout(about, String(answers.message));
  return check(form, { ...answers, message }).answers ?? answers;
}

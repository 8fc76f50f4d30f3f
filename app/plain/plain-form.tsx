import { ReachUs } from "../components/reach-us";
import { PrivacyNotice } from "../forms/appointment/privacy-notice";
import { FormFields } from "../forms/field-list";
import type { Answers, Errors, FieldName, Form } from "../forms/form";
import { FormProvider, useFormProps } from "../forms/form-context";
import { Honeypot } from "../forms/honeypot";
import { Summary } from "../forms/summary";
import { PlainDateField } from "./plain-date-field";

type PlainFormProps = {
  form: Form;
  answers: Answers;
  errors: Errors;
  /** What else went wrong. */
  error?: string | undefined;
};

/** A form as a browser without scripts gets it back: with every answer, and what is wrong with it. */
export function PlainForm({ form, answers, errors, error }: PlainFormProps) {
  const props = useFormProps();
  const read = (name: FieldName) => answers[name];
  const source = { read, readAtFirst: read, subscribe: () => () => {}, change: () => {} };
  return (
    <FormProvider value={{ props, answers: source }}>
      <form className="form" method="post" action={form.url} noValidate>
        {error && (
          // biome-ignore lint/a11y/noAutofocus: what went wrong is why the page is there.
          <p className="notice" role="alert" tabIndex={-1} autoFocus>
            {error} <ReachUs of={props} />
          </p>
        )}
        <Summary errors={errors} read={read} autoFocus />
        <FormFields
          errors={errors}
          given={answers}
          notice={<PrivacyNotice />}
          DateField={PlainDateField}
        />
        <Honeypot />
        <div className="cluster">
          <button type="submit" className="button">
            {form.submit}
          </button>
        </div>
      </form>
    </FormProvider>
  );
}

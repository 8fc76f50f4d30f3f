import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { ReachUs } from "../components/reach-us";
import type { VisitorFormHandle } from "../forms/form-values";
import { Honeypot } from "../forms/honeypot";
import { Summary } from "../forms/summary";
import type { FormDefinition } from "../forms/visitor-form";

type PlainFormProps<Values extends FieldValues, Sent> = {
  definition: FormDefinition<Values, Sent>;
  values: Values;
  errors: Readonly<Record<string, string>>;
  /** What else went wrong. */
  failure?: string;
  children: (form: VisitorFormHandle<Values>) => ReactNode;
};

/** A form as a browser without scripts gets it back: with every answer, and what is wrong with it. */
export function PlainForm<Values extends FieldValues, Sent>(props: PlainFormProps<Values, Sent>) {
  const { definition, values, errors, failure, children } = props;
  const { labels, sections = [{ fields: Object.keys(labels) }] } = definition;
  const form = formGiven(values, errors);
  return (
    <form className="form" method="post" action={definition.path} noValidate>
      {failure && (
        // biome-ignore lint/a11y/noAutofocus: what went wrong is why the page is there.
        <p className="notice" role="alert" tabIndex={-1} autoFocus>
          {failure} <ReachUs />
        </p>
      )}
      <Summary form={form} sections={sections} labels={labels} attempt={1} />
      {children(form)}
      <Honeypot />
      <div className="cluster">
        <button type="submit" className="button">
          {definition.submit}
        </button>
      </div>
    </form>
  );
}

/** Stands in for the form library, which writes values into controls by script. */
function formGiven<Values extends FieldValues>(
  values: Values,
  messages: Readonly<Record<string, string>>,
) {
  const errors = Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, { type: "given", message }]),
  );
  const form = {
    given: values,
    formState: { errors },
    getFieldState: (name: string) => ({ error: errors[name] }),
    getValues: (name: string) => values[name],
    register: (name: string) => ({
      name,
      ...(typeof values[name] === "boolean"
        ? { defaultChecked: values[name] }
        : { defaultValue: values[name] }),
    }),
    setValue: () => {},
    subscribe: () => () => {},
  };
  return form as unknown as VisitorFormHandle<Values>;
}

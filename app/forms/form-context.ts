import { createContext, useContext, useMemo, useSyncExternalStore } from "react";
import type { Answer } from "../../contract/field";
import { type FieldName, type Form, type FormProps, formOf } from "./form";

/** Answers of a form, for the few parts of it that follow them. */
type AnswerSource = {
  read: (name: FieldName) => Answer | undefined;
  /** Returns what React finds in the page, which couldn't know what was typed before. */
  readAtFirst: (name: FieldName) => Answer | undefined;
  subscribe: (onChange: () => void) => () => void;
  /** Takes an answer that no control of the form holds. */
  change: (name: FieldName, answer: Answer) => void;
};

type FormContextValue = { props: FormProps; answers: AnswerSource };

const FormContext = createContext<FormContextValue | undefined>(undefined);

export const FormProvider = FormContext.Provider;

function useFormContext() {
  const context = useContext(FormContext);
  if (!context) throw new Error("A part of a form needs a <FormProvider> around it.");
  return context;
}

export function useFormProps(): FormProps {
  return useFormContext().props;
}

/** Returns the form with its fields in the words of the site. */
export function useForm(): Form {
  const props = useFormProps();
  return useMemo(() => formOf(props), [props]);
}

/** Returns the words that only the session request has. */
export function useRequestTexts() {
  const props = useFormProps();
  if (props.name !== "appointment") throw new Error("Only the session request has these words.");
  return props.own;
}

/** Returns the words of a site whose forms deliver. */
export function useSendingTexts() {
  const { sending } = useFormProps();
  if (!sending) throw new Error("A form that delivers needs the words of sending.");
  return sending;
}

/** Returns the answer in a field, and a function that changes it. */
export function useAnswer(name: FieldName) {
  const { read, readAtFirst, subscribe, change } = useFormContext().answers;
  const answer = useSyncExternalStore(
    subscribe,
    () => String(read(name) ?? ""),
    () => String(readAtFirst(name) ?? ""),
  );
  return [answer, (changed: Answer) => change(name, changed)] as const;
}

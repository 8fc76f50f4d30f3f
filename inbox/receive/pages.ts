import type { Answers, Errors, Form } from "../../app/forms/form";

/** The pages that visitors without scripts get in answer to a post. All return a whole document. */
export type Pages = {
  /** The form with what was typed, the message of each field, and what else went wrong. */
  formPage: (
    form: Form,
    page: { answers: Answers; errors?: Errors; notice?: string },
  ) => Promise<string>;
  sentPage: (form: Form, reference: string) => Promise<string>;
  /** What to do instead, where there are no answers that could be shown again. */
  errorPage: (form: Form, message: string) => Promise<string>;
};

import type { Answers } from "../../../app/forms/form";
import type { Listed } from "../api.ts";

/** What somebody of the practice wrote about a message; sealed like it. Without text, it did not open. */
export type Note = { at: number; author: string; text: string | undefined };

/** A message as it was opened; without values, it could not be, or it was put in another's place. */
export type Opened = Listed & {
  values: Answers | undefined;
  isForged: boolean;
  /** The version of the privacy notice that they accepted. */
  notice?: string | undefined;
  /** That of the form: `hi-IN`. */
  language?: string | undefined;
  notes: readonly Note[];
};

import type { Answers } from "../../../contract/field.ts";
import type { Asked } from "../../receive/asked.ts";
import type { Listed } from "../api.ts";

/**
 * A note about a message. An empty author means that nobody signed it; no text, that it could not
 * be opened.
 */
export type Note = {
  at: number;
  author: string;
  text: string | undefined;
  /** If true, it was written with a list of people that this device doesn't know. */
  isOfUnknownRing?: boolean;
};

/** A message as it was opened; without values, it could not be, or it was put in another's place. */
export type Opened = Listed & {
  values: Answers | undefined;
  isForged: boolean;
  /** The questions as they were asked. */
  asked?: Asked | undefined;
  /** The phrases of danger that it contains. */
  phrases?: readonly string[] | undefined;
  /** The version of the privacy notice that they accepted. */
  notice?: string | undefined;
  /** Language of the form, as a BCP 47 tag: `hi-IN`. */
  language?: string | undefined;
  notes: readonly Note[];
};

/*
 * The fields of a form, as data that the site and the inbox both read. The site writes its own into
 * `forms.json`; nothing here knows a form or a word of it.
 */

/** Rules of a valid answer. All that are set must hold. */
export type Rule = {
  /** Fewest and most characters, as UTF-16 units. */
  shortest?: number | undefined;
  longest?: number | undefined;
  /** Source of a regular expression without flags. */
  pattern?: string | undefined;
  /** Bounds of a number. */
  from?: number | undefined;
  to?: number | undefined;
  /** A day of the calendar as `YYYY-MM-DD`. */
  isDay?: true | undefined;
  /** An offered choice was made, or a box was ticked. */
  isGiven?: true | undefined;
};

export type Option = { value: string; label: string };

export type Field = {
  name: string;
  kind: "text" | "long-text" | "date" | "radios" | "select" | "checkbox";
  type?: "email" | "tel" | undefined;
  /** Rules in order, by the name of the message that is shown for the first broken one. */
  rules: Readonly<Record<string, Rule>>;
  messages?: Readonly<Record<string, string>> | undefined;
  /** True if an answer may be left out. */
  optional?: boolean | undefined;
  label: string;
  options: readonly Option[];
};

/** A checkbox is ticked or not. All other answers are text. */
export type Answer = string | boolean;
/** Answers by the names of the fields. */
export type Answers = Readonly<Record<string, Answer>>;
/** A message for each field whose answer isn't right. */
export type Errors = Readonly<Record<string, string>>;

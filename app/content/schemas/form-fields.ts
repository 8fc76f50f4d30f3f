/*
 * The two forms, each as one list of its fields. Whoever needs to know a field asks here: the schemas,
 * the form with and without scripts, the copy for the visitor, the editor, the pages of staff. The
 * words of a field stand in `content/forms`: its label, a hint if it needs one, a message for each of
 * its rules, and its choices.
 */

type FieldOf<Kind extends string, Answer> = {
  /** As the specification has it. */
  name: string;
  kind: Kind;
  /**
   * What holds for a good answer, by the name of the message that is shown otherwise: that of the
   * first rule which is broken. Texts are cleaned first.
   */
  rules: Readonly<Record<string, (answer: Answer) => boolean>>;
  /** An answer may be left out, and the label says so. */
  optional?: boolean;
};

type TextField = FieldOf<"text", string> & {
  type?: "email" | "tel";
  inputMode?: "numeric";
  autoComplete?: string;
};

/** A text of several lines; the form counts its characters up to the limit. */
type LongTextField = FieldOf<"long-text", string> & { rows: number; limit: number };

/** A day, as `YYYY-MM-DD`: without a time of day, no time zone can turn it into the day before. */
type DateField = FieldOf<"date", string>;

type ChoiceField = FieldOf<"radios" | "select", boolean> & {
  /** The values of its choices, before those that come from elsewhere in the content. */
  values: readonly string[];
};

type CheckboxField = FieldOf<"checkbox", boolean>;

export type FormField = TextField | LongTextField | DateField | ChoiceField | CheckboxField;

/** A choice was made among those that are offered, or a box was ticked. */
const given = { missing: (isGiven: boolean) => isGiven };

export const contactFields = [
  {
    name: "name",
    kind: "text",
    autoComplete: "name",
    rules: { missing: atLeast(1), tooLong: atMost(100) },
  },
  { name: "email", ...email() },
  {
    name: "phone",
    kind: "text",
    type: "tel",
    autoComplete: "tel",
    optional: true,
    rules: { invalid: matching(/^[\d\s+()-]{0,20}$/) },
  },
  {
    name: "message",
    kind: "long-text",
    rows: 6,
    limit: 2000,
    rules: { missing: atLeast(1), tooLong: atMost(2000) },
  },
] as const satisfies readonly FormField[];

/** By section. The privacy notice says of each field why it is asked. */
export const requestSections = {
  personal: [
    {
      name: "fullName",
      kind: "text",
      autoComplete: "name",
      rules: { tooShort: atLeast(2), tooLong: atMost(100) },
    },
    { name: "email", ...email() },
    { name: "phone", ...phone("tel") },
    {
      name: "age",
      kind: "text",
      inputMode: "numeric",
      rules: {
        invalid: matching(/^\d+$/),
        outOfRange: (age) => Number(age) >= 5 && Number(age) <= 120,
      },
    },
  ],
  preferences: [
    // A day may pass while the page is open: the past is allowed.
    { name: "preferredDate", kind: "date", rules: { missing: isDay } },
    // The times of the practice.
    { name: "preferredTime", kind: "radios", values: [], rules: given },
    {
      name: "sessionType",
      kind: "radios",
      values: ["in-person", "video-call", "phone-call"],
      rules: given,
    },
  ],
  service: [
    // The services of the practice.
    { name: "serviceType", kind: "radios", values: [], rules: given },
    // And the people of the practice. What is not among them counts as no answer.
    {
      name: "preferredTherapist",
      kind: "select",
      values: ["no-preference"],
      optional: true,
      rules: {},
    },
    {
      name: "primaryConcerns",
      kind: "long-text",
      rows: 6,
      limit: 1000,
      rules: { tooShort: atLeast(20), tooLong: atMost(1000) },
    },
  ],
  background: [
    {
      name: "previousTherapy",
      kind: "radios",
      values: ["no", "yes-helpful", "yes-not-helpful", "currently"],
      rules: given,
    },
    {
      name: "currentMedication",
      kind: "radios",
      values: ["no", "yes-mental-health", "yes-other", "prefer-not"],
      rules: given,
    },
  ],
  // Another person's, whose details browsers keep apart from the visitor's own. With `off`, Chromium
  // (156, 2026) and Firefox (153) would forget them on Back.
  emergency: [
    {
      name: "emergencyName",
      kind: "text",
      autoComplete: "section-emergency name",
      rules: { tooShort: atLeast(2), tooLong: atMost(100) },
    },
    { name: "emergencyPhone", ...phone("section-emergency tel") },
    {
      name: "emergencyRelation",
      kind: "text",
      rules: { tooShort: atLeast(2), tooLong: atMost(50) },
    },
  ],
  consent: [
    { name: "privacyConsent", kind: "checkbox", rules: given },
    { name: "cancellationPolicy", kind: "checkbox", rules: given },
  ],
} as const satisfies Readonly<Record<string, readonly FormField[]>>;

/** A field of one of the two forms, with its own name. */
export type NamedField =
  | (typeof contactFields)[number]
  | (typeof requestSections)[keyof typeof requestSections][number];

function email() {
  return {
    kind: "text",
    type: "email",
    autoComplete: "email",
    rules: {
      // The last part of a domain in an Indian script begins with `xn--`.
      invalid: matching(
        /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+(?:[a-z]{2,}|xn-(?:-+[a-z\d]+)+)$/i,
      ),
      tooLong: atMost(255),
    },
  } as const;
}

function phone(autoComplete: string) {
  return {
    kind: "text",
    type: "tel",
    autoComplete,
    rules: { invalid: matching(/^\+?[\d\s()-]+$/), tooShort: atLeast(10), tooLong: atMost(20) },
  } as const;
}

/** A character is a UTF-16 unit. */
function atLeast(count: number) {
  return (text: string) => text.length >= count;
}

function atMost(count: number) {
  return (text: string) => text.length <= count;
}

function matching(pattern: RegExp) {
  return (text: string) => pattern.test(text);
}

function isDay(day: string) {
  // Some browsers read 30 February as 2 March, the others as no date at all, whose JSON is null.
  return /^\d{4}-\d\d-\d\d$/.test(day) && new Date(day).toJSON()?.startsWith(day) === true;
}

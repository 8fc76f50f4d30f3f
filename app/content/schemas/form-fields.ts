import type { Rule } from "../../../contract/field.ts";

/*
 * The two forms, each as one list of its fields. Whatever needs to know a field asks here: the schemas,
 * the form, the copy for the visitor, the editor, and through `forms.json` the inbox. The words of a
 * field stand in `content/forms`: its label, a hint if it needs one, a message for each of its rules,
 * and its choices.
 */

type FieldOf<Kind extends string> = {
  /** Name of the control, as the specification has it. */
  name: string;
  kind: Kind;
  /**
   * Rules in order, each by the name of the message that is shown if it is broken. Texts are
   * cleaned first.
   */
  rules: Readonly<Record<string, Rule>>;
  /** If true, the answer is optional, and the label says so. */
  optional?: boolean;
};

type TextField = FieldOf<"text"> & {
  type?: "email" | "tel";
  inputMode?: "numeric";
  autoComplete?: string;
};

/** A text of several lines; the form counts its characters up to the limit. */
type LongTextField = FieldOf<"long-text"> & { rows: number; limit: number };

/** A day, as `YYYY-MM-DD`: without a time of day, no time zone can turn it into the day before. */
type DateField = FieldOf<"date">;

type ChoiceField = FieldOf<"radios" | "select"> & {
  /** Values of the choices that don't depend on the content. */
  values: readonly string[];
};

type CheckboxField = FieldOf<"checkbox">;

export type FormField = TextField | LongTextField | DateField | ChoiceField | CheckboxField;

/** A choice was made among those that are offered, or a box was ticked. */
const given = { missing: { isGiven: true } } as const;

export const contactFields = [
  {
    name: "name",
    kind: "text",
    autoComplete: "name",
    rules: { missing: { shortest: 1 }, tooLong: { longest: 100 } },
  },
  { name: "email", ...email() },
  {
    name: "phone",
    kind: "text",
    type: "tel",
    autoComplete: "tel",
    optional: true,
    rules: { invalid: { pattern: /^[\d\s+()-]{0,20}$/.source } },
  },
  {
    name: "message",
    kind: "long-text",
    rows: 6,
    limit: 2000,
    rules: { missing: { shortest: 1 }, tooLong: { longest: 2000 } },
  },
] as const satisfies readonly FormField[];

/** Fields of the session request by section. The privacy notice gives the reason for each. */
export const requestSections = {
  personal: [
    {
      name: "fullName",
      kind: "text",
      autoComplete: "name",
      rules: { tooShort: { shortest: 2 }, tooLong: { longest: 100 } },
    },
    { name: "email", ...email() },
    { name: "phone", ...phone("tel") },
    {
      name: "age",
      kind: "text",
      inputMode: "numeric",
      rules: {
        invalid: { pattern: /^\d+$/.source },
        // Zeros in front count for nothing, but they fill a message.
        outOfRange: { from: 5, to: 120, longest: 20 },
      },
    },
  ],
  preferences: [
    // A day may pass while the page is open: the past is allowed.
    { name: "preferredDate", kind: "date", rules: { missing: { isDay: true } } },
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
    // The people of the practice are added as options.
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
      rules: { tooShort: { shortest: 20 }, tooLong: { longest: 1000 } },
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
      rules: { tooShort: { shortest: 2 }, tooLong: { longest: 100 } },
    },
    { name: "emergencyPhone", ...phone("section-emergency tel") },
    {
      name: "emergencyRelation",
      kind: "text",
      rules: { tooShort: { shortest: 2 }, tooLong: { longest: 50 } },
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
      invalid: {
        pattern:
          /^[\w'+-]+(?:\.[\w'+-]+)*@(?:[a-zA-Z\d]+(?:-+[a-zA-Z\d]+)*\.)+(?:[a-zA-Z]{2,}|[xX][nN]-(?:-+[a-zA-Z\d]+)+)$/
            .source,
      },
      tooLong: { longest: 255 },
    },
  } as const;
}

function phone(autoComplete: string) {
  return {
    kind: "text",
    type: "tel",
    autoComplete,
    rules: {
      invalid: { pattern: /^\+?[\d\s()-]+$/.source },
      tooShort: { shortest: 10 },
      tooLong: { longest: 20 },
    },
  } as const;
}

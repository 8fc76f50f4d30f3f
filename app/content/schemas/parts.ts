import * as v from "valibot";
import { deliveryEnabled } from "../delivery.ts";
import { lineOf, markdownNodes, sourceOf } from "../markdown.ts";
import { typeset } from "../typeset.ts";
import { factNames } from "./fact-names.ts";

/*
 * Parts of schemas. A message continues the name of its field: 'price must be …'. Titles and
 * descriptions are the labels and hints of the editor's forms.
 */

/** Names in the rest of the content that fields may refer to. */
export type ReferenceData = {
  /** Ids of people: the names of their files. */
  therapists: readonly string[];
  /** Full names of people, by their ids. */
  names: Readonly<Record<string, string>>;
  /** Every page of the site. */
  paths: ReadonlySet<string>;
  /** Every file in the folder of content. */
  files: ReadonlySet<string>;
};

/**
 * A field with its label in the editor, and a hint if the label does not say it all. Without a label,
 * it is called by its name: `title` is Title.
 */
export function field<const Schema extends v.GenericSchema>(
  label: string,
  schema: Schema,
  hint = v.getDescription(schema) ?? "",
) {
  return v.pipe(schema, v.title(label), v.description(hint));
}

/** A field that may be left out. */
export function optional<const Schema extends v.GenericSchema>(
  label: string,
  schema: Schema,
  hint?: string,
) {
  return v.optional(field(label, schema, hint));
}

/** Fields that belong together. */
export function group<const Entries extends v.ObjectEntries>(
  label: string,
  entries: Entries,
  hint?: string,
) {
  return field(label, v.strictObject(entries), hint);
}

/** A text that is the same in every language: a number, an address, a name in code. */
export const untranslatedText = v.pipe(
  v.string("must be text: put it between quotation marks"),
  v.trim(),
  v.nonEmpty("must not be empty"),
);

/** Words, which another language has in its own; those that the practice gave us to the letter. */
export const givenText = v.pipe(
  untranslatedText,
  issues(unknownPlaceholders),
  v.metadata({ translate: true }),
);

/** Excludes all fields of a schema from translation. */
export function untranslated<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ translate: false }));
}

/**
 * Marks words about a person, the practice or a date. An outdated translation of them would be
 * untrue, so it falls back to English.
 */
export function fallingBackToEnglish<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ fallsBackToEnglish: true }));
}

/** Marks words whose outdated translation stops the build. */
export function mustBeCurrent<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(schema, v.metadata({ mustBeCurrent: true }));
}

/** A few words or sentences. */
export const text = v.pipe(givenText, v.transform(typeset));

/** Fields that are texts, by their names: `texts("title intro", "button")`. */
export function texts<const Names extends string>(...names: readonly Names[]) {
  return v.entriesFromList(
    names.flatMap((some) => some.split(" ") as Word<Names>[]),
    text,
  );
}

type Word<Names> = Names extends `${infer First} ${infer Rest}`
  ? First | Word<Rest>
  : Names & string;

/** Fields that are texts, with a label for each name that says too little to the owner. */
export function labelledTexts<const Name extends string>(labels: Readonly<Record<Name, string>>) {
  const entries = Object.entries<string>(labels).map(([name, label]) => [name, field(label, text)]);
  return Object.fromEntries(entries) as Record<Name, typeof text>;
}

/** Words with places for what only the page knows: `Section {number} of {count}`. */
export function textWith(...names: readonly string[]) {
  const places = names.map((name) => `{${name}}`).join(" and ");
  return v.pipe(
    text,
    v.check(
      (value) => names.every((name) => value.includes(`{${name}}`)),
      `must have ${places} in it`,
    ),
    v.description(
      `Keep ${places}: each page fills it in. Double braces, as in {{city}}, stand for a fact.`,
    ),
  );
}

/** Words for which there is little room: in the bar, in menus, on buttons, badges and cards. */
export function shortText(most: number) {
  return v.pipe(text, atMost(most));
}

/** Limits a text, because longer ones don't fit the narrowest screens. */
export function atMost(most: number) {
  return v.maxLength<string, number, string>(
    most,
    `must have at most ${most} characters, to fit on a phone`,
  );
}

/** `line` is counted from one within a long text. */
type Found = { message: string; at?: readonly (string | number)[]; line?: number };
type IssuePath = [v.IssuePathItem, ...v.IssuePathItem[]];

/** The line of a long text that an issue is about, in place of the issue's input. */
export class LineOfText {
  constructor(readonly line: number) {}
}

/** Adds an issue for each issue that is found in a value, at its part or line. */
export function issues<Value>(find: (value: Value) => Iterable<Found>) {
  return v.rawCheck<Value>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { message, at, line } of find(dataset.value)) {
      const input = line && new LineOfText(line);
      // Only the keys of a path are ever read.
      const path = at?.map((key) => ({ key })) as unknown as IssuePath | undefined;
      addIssue({ message, ...(input && { input }), ...(path && { path }) });
    }
  });
}

/** The line, counted from one, of a place in a text. */
export function lineAt(text: string, index: number) {
  return text.slice(0, index).split("\n").length;
}

function* unknownPlaceholders(text: string) {
  if (!text.includes("{{")) return;
  const all: readonly string[] = factNames.map((name) => `{{${name}}}`);
  for (const { 0: words, index } of text.matchAll(/\{\{.*?\}\}/g)) {
    const message = `has ${words}, which stands for nothing: use one of ${all.join(", ")}`;
    const isKnown = words === "{{help-lines}}" || all.includes(words);
    if (!isKnown) yield { line: lineAt(text, index), message };
  }
}

/** A text of several lines. The editor shows a control of this kind. */
export const prose = v.pipe(text, v.metadata({ control: "long" }));

/** Whole sentences. */
export const sentences = v.pipe(
  prose,
  v.regex(
    /^[\p{Lu}\p{Lo}\d].*[.।]$/su,
    "must start with a capital letter and end with a full stop",
  ),
);

export const point = v.strictObject({ title: shortText(80), text: prose });

/** Words about sending a form, of which one wording is true of the site as it is built. */
export const byDelivery = v.pipe(
  v.strictObject({
    undelivered: field("While the forms deliver nowhere", prose),
    delivered: field("Once the forms deliver", prose),
  }),
  v.transform(({ undelivered, delivered }) => (deliveryEnabled ? delivered : undelivered)),
);

/** A list that names nothing twice; two entries with several fields are never the same. */
export function list<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.array(item, "must be a list"),
    v.checkItems(
      (value, index, all) => all.indexOf(value) === index,
      (issue) => `names '${issue.input}' twice`,
    ),
  );
}

export function fullList<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(list(item), v.nonEmpty("must not be empty"));
}

/** Paragraphs with an empty line between them. */
export const paragraphs = v.pipe(
  prose,
  v.transform((value) => value.split(/\n{2,}/)),
);

export function countWords(value: string) {
  return value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Long text with headings, lists and links. A link within the site must lead to an existing page.
 */
export function markdown({ paths }: ReferenceData) {
  return v.pipe(
    text,
    v.metadata({ control: "markdown" }),
    issues(function* (value: string) {
      for (const node of markdownNodes(value)) {
        const line = lineOf(node);
        if (node.type === "text") yield* brokenLinksIn(node.value, line);
        if (node.type !== "link" && node.type !== "definition") continue;
        const [path = ""] = node.url.split("#");
        if (path.startsWith("/") && !paths.has(path)) {
          yield { line, message: `links to ${path}, which is not a page of the site` };
        }
        if (!isAddress.test(node.url)) {
          const message = `has the link ${sourceOf(value, node)}, which has no web address like https://www.who.int`;
          yield { line, message };
        }
      }
    }),
  );
}

/**
 * Finds links and images that Markdown leaves as text, mostly because their URL contains a space.
 */
function* brokenLinksIn(words: string, firstLine: number) {
  for (const { 0: mark, index } of words.matchAll(/!?\[[^\]]*\]\([^)\n]*\)?|!\[.*/g)) {
    const what = mark.startsWith("!") ? "picture" : "link";
    const line = firstLine + lineAt(words, index) - 1;
    yield { line, message: `has a ${what} that is not whole: ${mark.trimEnd()}` };
  }
}

/** Address of a page, a place in it, a website, a mailbox or a phone. */
const isAddress = /^(\/|#|https?:\/\/(?!https?:)[^\s/]+\.[^\s/]+|mailto:\S|tel:\S)\S*$/;

/** A day of the calendar. 2027-02-30 isn't one. */
export const day = v.pipe(
  v.string("must be a day like 2027-02-14"),
  v.metadata({ control: "date" }),
  v.check((value) => {
    const date = new Date(`${value}T00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, "must be a day like 2027-02-14"),
  v.isoDate("must be a day like 2027-02-14"),
);

export const clock = v.pipe(
  v.string("must be a time like 09:30"),
  v.metadata({ control: "time" }),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time like 09:30"),
);

export const pincode = v.pipe(untranslatedText, v.regex(/^\d{6}$/, "must have six digits"));

export function whole(what: string, smallest = 0) {
  return v.pipe(
    v.number(`must be ${what}`),
    v.integer(`must be ${what}`),
    v.minValue(smallest, `must be ${what}`),
  );
}

/** Whole rupees, for which the editor asks again where a price changes by much. */
export const rupees = v.pipe(
  whole("in whole rupees, like 1500", 1),
  v.metadata({ control: "money" }),
);

export const url = v.pipe(
  untranslatedText,
  v.regex(/^https:\/\/[^/\s]+\.[^\s]+$/, "must be an address that starts with https://"),
);

const endBeforeStart = "must not end before it starts";

/** Both ends included. */
export const range = v.pipe(
  v.strictObject({
    min: field("From", whole("a number", 1)),
    max: field("To", whole("a number", 1)),
  }),
  v.check(({ min, max }) => min <= max, endBeforeStart),
);

export const ages = v.pipe(
  v.strictObject({
    min: field("Youngest", whole("an age in years")),
    max: optional("Oldest", whole("an age in years"), "Leave empty for no upper end."),
  }),
  v.check(({ min, max }) => max === undefined || min < max, endBeforeStart),
);

/** File of an image, next to the entry's file or elsewhere in the content. */
export function picture(folder: string, known: ReferenceData) {
  return v.pipe(
    untranslatedText,
    v.metadata({ control: "picture" }),
    v.transform((name) => pictureFile(folder, name)),
    issues(function* (file: string) {
      const problem = pictureProblem(file, known);
      if (problem) yield { message: `names the picture ${file}, ${problem}` };
    }),
  );
}

/** Returns why no page can show a picture, if there is a reason. */
export function pictureProblem(file: string, { files }: ReferenceData) {
  if (!/^[\w./-]+$/.test(file)) {
    return "whose name must have only Latin letters, digits, hyphens and dots: rename it";
  }
  if (!/\.(svg|jpe?g|png|webp|avif)$/i.test(file)) {
    return "which the site cannot show: save it as .jpg, .png, .webp, .avif or .svg";
  }
  return files.has(file) ? undefined : "which is not there";
}

/** True for a picture that is drawn, and no photo. */
export function isDrawing(file: string) {
  return /\.svg$/i.test(file);
}

/** The part of a photo that stays in view where the page crops it. */
export const keepInView = optional(
  "Keep in view",
  v.pipe(
    untranslatedText,
    v.metadata({ control: "crop" }),
    v.regex(/^\d{1,3}% \d{1,3}%$/, "must be like 50% 20%: from the left and from the top"),
  ),
  "The site crops a photo to its arch: drag it until what matters is in view.",
);

/** A picture and its crop. */
export function pictureFields(folder: string, known: ReferenceData) {
  const hint = "At least 960 × 720 pixels.";
  return { picture: field("Picture", picture(folder, known), hint), keepInView };
}

/** The alt text of a picture. A photo has to have one: see the schema of all content. */
export const pictureShows = optional(
  "What the picture shows",
  text,
  "Read to people who cannot see it. A photo needs it; a drawing that only decorates does not.",
);

/**
 * Returns the file of an image: `../services/child-therapy.svg` in an article is
 * `services/child-therapy.svg`.
 */
function pictureFile(folder: string, name: string) {
  return name.startsWith("../") ? name.slice(3) : `${folder}/${name}`;
}

/** The kinds of session that can be asked for in the form. */
export const kindsOfSession = ["individual", "relationship", "family", "child", "group"] as const;

/** People, chosen from those who are there. */
export function people({ therapists, names }: ReferenceData) {
  return list(
    v.pipe(
      v.picklist(therapists, ({ input }) => `names '${input}', who is not among the people`),
      v.metadata({ labels: names }),
    ),
  );
}

export const order = field(
  "Place in lists",
  whole("a number: 1 stands first", 1),
  "1 stands first, in menus, lists and forms.",
);

export const updated = field("Last changed on", day, "Told to search engines.");

/** Part of an address. */
export const address = v.pipe(
  untranslatedText,
  v.metadata({ isCode: true }),
  v.regex(/^[a-z0-9-]+$/, "must be in small letters, with hyphens for spaces"),
);

/** Earlier paths of an entry. No other entry has them, and no copy keeps them. */
export const addresses = v.pipe(list(address), v.metadata({ copied: false }));

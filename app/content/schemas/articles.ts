import * as v from "valibot";
import {
  day,
  field,
  type Known,
  markdown,
  pictureFields,
  pictureShows,
  prose,
  shortText,
  text,
  untranslated,
  url,
  whole,
} from "./parts.ts";

/** In its own language. */
const source = untranslated(
  v.strictObject({
    author: field("Author", text, "Who wrote or published it."),
    title: field("Title", text),
    publication: v.optional(field("Publication", text, "The journal, book or site.")),
    year: field("Year", v.pipe(whole("a year"), v.minValue(1950, "must be 1950 or later"))),
    url: field("Address", url),
  }),
);

const sources = v.pipe(
  v.array(source, "must be a list"),
  v.minLength(3, "must have at least 3 entries"),
  v.checkItems(
    ({ url: address }, index, all) => all.findIndex((other) => other.url === address) === index,
    "names an address twice",
  ),
);

function articleText(known: Known) {
  return v.pipe(
    markdown(known),
    v.metadata({ start: "Write here.\n\n## When to seek help now\n\n{{help-lines}}" }),
    v.check((body) => !/^(#|####+) /m.test(body), "must have headings with ## or ### only"),
    v.check((body) => {
      const headings = headingsOf(body);
      return new Set(headings).size === headings.length;
    }, "must not have the same heading twice"),
    v.check(
      (body) => /^## (?:(?!^## ).)+^\{\{help-lines\}\}$/ms.test(body),
      "must have the heading '## When to seek help now' and a line {{help-lines}} below it",
    ),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const words = dataset.value.replace(picture, "");
      for (const [number] of words.matchAll(/\d[\d -]+\d/g)) {
        const isYear = /^(19|20)\d\d$/.test(number);
        if (isYear) continue;
        addIssue({
          input: number,
          message: `has the number ${number}: leave phone numbers to {{help-lines}}`,
        });
      }
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const { file, shows, mark } of picturesIn(dataset.value)) {
        if (!known.files.has(file)) {
          addIssue({ input: mark, message: `shows the picture ${file}, which is not there` });
        } else if (shows === "" || shows === undescribed) {
          addIssue({
            input: mark,
            message: `must say what the picture ${mark} shows, for people who cannot see it`,
          });
        }
      }
    }),
  );
}

/** `![Two armchairs by a window.](armchairs.jpg)` */
const picture = /!\[([^\]]*)\]\(([^)\s]*)\)/g;

/** What stands in the brackets until somebody writes what there is to see. */
const undescribed = "What the picture shows";

/** The pictures within an article's text, which lie beside its file. */
export function picturesIn(body: string) {
  return [...body.matchAll(picture)].map(([mark, shows = "", name = ""]) => {
    return { mark, shows: shows.trim(), file: `articles/${name}` };
  });
}

export function headingsOf(body: string) {
  return [...body.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);
}

export function articleSchema(known: Known) {
  return v.pipe(
    v.strictObject({
      title: field("Title", shortText(120)),
      excerpt: field("Excerpt", prose, "For cards and search results, one or two sentences."),
      ...pictureFields("articles", known),
      pictureShows,
      category: field(
        "Category",
        v.picklist(["Mental Health", "Wellness"], "must be Mental Health or Wellness"),
      ),
      date: field("Published on", day),
      order: v.optional(
        field(
          "Place in lists",
          whole("a number: 1 stands first", 1),
          "1 stands first; the menu shows two. Empty: after these, the newest first.",
        ),
      ),
      author: v.optional(field("Written by", shortText(80), "A name, and what the person is.")),
      reviewer: v.optional(
        field(
          "Reviewed by",
          shortText(80),
          "Who has read it against its sources, and knows the field.",
        ),
      ),
      lastReviewed: v.optional(
        field("Last reviewed on", day, "The day on which one of you read it against its sources."),
      ),
      nextReview: v.optional(field("Next review by", day)),
      sources: field("Sources", sources, "At least three."),
      body: field(
        "Text",
        articleText(known),
        "## begins a heading, - an entry of a list. The line right below a picture is its caption.",
      ),
    }),
    v.forward(
      v.check(
        ({ date, lastReviewed = date }) => date <= lastReviewed,
        "must not be before the date",
      ),
      ["lastReviewed"],
    ),
    v.forward(
      v.check(
        ({ lastReviewed = "", nextReview }) => !nextReview || lastReviewed < nextReview,
        "must be after the last review",
      ),
      ["nextReview"],
    ),
  );
}

import * as v from "valibot";
import {
  day,
  faults,
  field,
  type Known,
  list,
  markdown,
  optional,
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
    title: text,
    publication: optional("Publication", text, "The journal, book or site."),
    year: v.pipe(whole("a year"), v.minValue(1950, "must be 1950 or later")),
    url: field("Web address", url, "Starts with https://."),
  }),
);

const sources = v.pipe(
  list(source),
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
    faults(function* (body) {
      for (const [words] of body.replace(picture, "").matchAll(/\d[\d -]+\d/g)) {
        const isYear = /^(19|20)\d\d$/.test(words);
        const message = `has the number ${words}: leave phone numbers to {{help-lines}}`;
        if (!isYear) yield { words, message };
      }
      for (const [words] of body.replace(picture, "").matchAll(/!\[.*/g)) {
        yield { words, message: `has a picture that is not whole: ${words}` };
      }
      for (const { file, shows, mark: words } of picturesIn(body)) {
        if (!known.files.has(file)) {
          yield { words, message: `shows the picture ${file}, which is not there` };
        } else if (shows === "") {
          const message = `must say between [ and ] what the picture ${words} shows, for people who cannot see it`;
          yield { words, message };
        }
      }
    }),
  );
}

/** `![Two armchairs by a window.](armchairs.jpg)` */
const picture = /!\[([^\]]*)\]\(([^)\s]*)\)/g;

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
      title: shortText(120),
      excerpt: field("Excerpt", prose, "For cards and search results, one or two sentences."),
      ...pictureFields("articles", known),
      pictureShows,
      category: v.picklist(["Mental Health", "Wellness"], "must be Mental Health or Wellness"),
      date: field("Published on", v.pipe(day, v.metadata({ start: "today" }))),
      order: optional(
        "Place in lists",
        whole("a number: 1 stands first", 1),
        "1 stands first; the menu shows two. Empty: after these, the newest first.",
      ),
      author: optional("Written by", shortText(80), "A name, and what the person is."),
      reviewer: optional(
        "Reviewed by",
        shortText(80),
        "Who has read it against its sources, and knows the field.",
      ),
      lastReviewed: optional(
        "Last reviewed on",
        day,
        "The day on which one of you read it against its sources. Needed before the site goes online.",
      ),
      nextReview: optional(
        "To be reviewed again by",
        day,
        "A year later, say. Needed before the site goes online.",
      ),
      sources: field("Sources", sources, "At least three."),
      body: field(
        "Text",
        articleText(known),
        "Leave the last heading and {{help-lines}}, which becomes the numbers for help. ## begins a heading, - an entry of a list; words between ** are bold; the line right below a picture is its caption.",
      ),
    }),
    faults(function* ({ date, lastReviewed, nextReview }) {
      if (lastReviewed && lastReviewed < date) {
        yield { at: ["lastReviewed"], message: "must not be before the date" };
      }
      if (lastReviewed && nextReview && nextReview <= lastReviewed) {
        yield { at: ["nextReview"], message: "must be after the last review" };
      }
    }),
  );
}

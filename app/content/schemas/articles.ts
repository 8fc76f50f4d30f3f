import * as v from "valibot";
import {
  isMainHeading,
  lineOf,
  markdownNodes,
  parseMarkdown,
  sourceOf,
  textOf,
} from "../markdown.ts";
import {
  day,
  field,
  issues,
  lineAt,
  list,
  markdown,
  optional,
  pictureFields,
  pictureProblem,
  pictureShows,
  prose,
  type ReferenceData,
  shortText,
  text,
  untranslated,
  url,
  whole,
} from "./parts.ts";

/** A source, which stays in its own language. */
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

function articleText(known: ReferenceData) {
  return v.pipe(
    markdown(known),
    v.metadata({ start: "Write here.\n\n## When to seek help now\n\n{{help-lines}}" }),
    issues(headingIssues),
    v.check(
      hasHelpLines,
      "must have the heading '## When to seek help now' and a line {{help-lines}} below it, with empty lines around it",
    ),
    issues(phoneNumbersIn),
    issues(function* (body) {
      for (const { file, shows, mark, line } of picturesIn(body)) {
        const problem = pictureProblem(file, known);
        if (problem) {
          yield { line, message: `shows the picture ${file}, ${problem}` };
        } else if (shows === "") {
          const message = `must say between [ and ] what the picture ${mark} shows, for people who cannot see it`;
          yield { line, message };
        }
      }
    }),
  );
}

function* headingIssues(body: string) {
  const before = new Set<string>();
  for (const node of markdownNodes(body)) {
    if (node.type !== "heading") continue;
    const line = lineOf(node);
    const words = textOf(node);
    if (node.depth !== 2 && node.depth !== 3) {
      yield { line, message: "must have headings with ## or ### only" };
    }
    if (!isMainHeading(node)) continue;
    if (before.has(words)) yield { line, message: "must not have the same heading twice" };
    before.add(words);
  }
}

/** Only a paragraph of its own becomes the help numbers. */
function hasHelpLines(body: string) {
  const { children } = parseMarkdown(body);
  const place = children.findLastIndex((node) => {
    return node.type === "paragraph" && textOf(node) === "{{help-lines}}";
  });
  return children.slice(0, Math.max(place, 0)).some(isMainHeading);
}

/**
 * Six digits or more, with spaces, hyphens or brackets between them. Parts of longer numbers, such as
 * 150,000-200,000, don't count.
 */
const phoneNumber = /(?<!\d[.,]?)\+?\d(?:[ \u00a0()\u2010\u2011-]{0,3}\d){5,}(?![.,]?\d)/g;

const year = "(?:19|20)\\d\\d";
/** 2019-2021, 2019-21, 2025-10-15, 15-10-2025 */
const yearsOrDate = new RegExp(
  `^(?:${year}[ -]${year}|${year}-\\d\\d(?:-\\d\\d)?|\\d\\d?-\\d\\d?-${year})$`,
);

/** Help lines change. Only {{help-lines}} is kept up to date. */
function* phoneNumbersIn(body: string) {
  for (const node of markdownNodes(body)) {
    const firstLine = lineOf(node);
    const isLink = node.type === "link" || node.type === "definition";
    if (isLink && node.url.startsWith("tel:")) {
      const words = node.type === "link" ? textOf(node) : node.identifier;
      const message = `has the phone link '${words}': leave phone numbers to {{help-lines}}`;
      yield { line: firstLine, message };
    }
    if (!("value" in node)) continue;
    for (const { 0: words, index } of node.value.matchAll(phoneNumber)) {
      const message = `has ${words}, which looks like a phone number (six digits or more): leave those to {{help-lines}}, and write large numbers like 1,50,000`;
      const line = firstLine + lineAt(node.value, index) - 1;
      if (!yearsOrDate.test(words)) yield { line, message };
    }
  }
}

/** Images within an article's text, saved next to its file. */
export function picturesIn(body: string) {
  return markdownNodes(body).flatMap((node) => {
    if (node.type !== "image") return [];
    const { url, alt } = node;
    const shows = alt?.trim() ?? "";
    return [{ file: `articles/${url}`, shows, mark: sourceOf(body, node), line: lineOf(node) }];
  });
}

export function articleSchema(known: ReferenceData) {
  return v.pipe(
    v.strictObject({
      title: shortText(120),
      excerpt: field("Excerpt", prose, "For cards and search results, one or two sentences."),
      inVisitorsWords: optional(
        "In a visitor's words",
        shortText(80),
        "What somebody might say who needs it at once; links here from the home page. Empty for most.",
      ),
      now: optional(
        "What to do now",
        markdown(known),
        "For somebody who can't read on: a line or two, and steps with 1., 2. and 3. It begins the page, above the picture. Empty for most.",
      ),
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
        "An expert who has checked it against its sources.",
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
    issues(function* ({ date, lastReviewed, nextReview }) {
      if (lastReviewed && lastReviewed < date) {
        yield { at: ["lastReviewed"], message: "must not be before the date" };
      }
      if (lastReviewed && nextReview && nextReview <= lastReviewed) {
        yield { at: ["nextReview"], message: "must be after the last review" };
      }
    }),
  );
}

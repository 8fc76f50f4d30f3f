import * as v from "valibot";
import { lineOf, markdownNodes } from "../markdown.ts";
import { articleSchema } from "./articles.ts";
import { formsSchema } from "./form-words.ts";
import { pagesSchema } from "./pages.ts";
import { faults, isDrawing, type Known, statingFacts, untranslated, vital } from "./parts.ts";
import { dangerWordsSchema, helpLinesSchema, practiceSchema } from "./practice.ts";
import { privacyNoticeSchema } from "./privacy-notice.ts";
import { servicesSchema } from "./services.ts";
import { therapistsSchema } from "./therapists.ts";
import { textsIn } from "./value-at.ts";
import { wordsSchema } from "./words.ts";
import { workshopsSchema } from "./workshops.ts";

/** All of `content/`: a file or a folder for each entry, and in a folder a file for each thing. */
export function contentSchema(known: Known) {
  const notice = privacyNoticeSchema(known);
  const all = v.strictObject({
    practice: statingFacts(practiceSchema),
    "help-lines": vital(helpLinesSchema),
    "danger-words": dangerWordsSchema,
    words: wordsSchema,
    pages: pagesSchema,
    forms: formsSchema,
    // Shown in both languages by every site, and so no words of one edition.
    "privacy-notice": untranslated(v.strictObject({ english: notice, hindi: notice })),
    therapists: statingFacts(therapistsSchema(known)),
    services: servicesSchema(known),
    // A practice may hold no workshops, and write no articles.
    workshops: v.optional(workshopsSchema(known), {}),
    articles: v.optional(v.record(v.string(), articleSchema(known)), {}),
  });
  return v.pipe(
    all,
    faults(function* (value) {
      for (const { title, requestValue, team } of Object.values(value.services)) {
        for (const member of team.members) {
          if (!requestValue || value.therapists[member]?.sees.includes(requestValue)) continue;
          const message = `must have '${requestValue}' as well before the team of '${title}' can name them`;
          yield { message, at: ["therapists", member, "sees"] };
        }
      }
      const answers = value.pages.services.questions.items.map(({ anchor }) => anchor);
      for (const { path: at, text } of textsIn(value)) {
        for (const { line, answer } of linksToAnswers(text)) {
          const message = `has the link /services#${answer}, and no question of the services is called so`;
          if (!answers.includes(answer)) yield { at, line, message };
        }
      }
      for (const folder of ["services", "workshops", "articles"] as const) {
        const things = Object.entries(value[folder]);
        for (const [id, { title, picture, pictureShows }] of things) {
          if (!isDrawing(picture) && !pictureShows) {
            const message = "must say what the photo shows, for people who cannot see it";
            yield { message, at: [folder, id, "pictureShows"] };
          }
          if (things.some(([other, thing]) => other < id && thing.title === title)) {
            const message = `must not be '${title}' as well: another one has it`;
            yield { message, at: [folder, id, "title"] };
          }
        }
      }
    }),
  );
}

/** Links in Markdown to the answer of a question, by the answer's name. */
function linksToAnswers(text: string) {
  const page = "/services#";
  // Most texts have none, and need no parser.
  const nodes = text.includes(page) ? markdownNodes(text) : [];
  return nodes.flatMap((node) => {
    if (node.type !== "link" || !node.url.startsWith(page)) return [];
    return [{ line: lineOf(node), answer: node.url.slice(page.length) }];
  });
}

export type Content = v.InferOutput<ReturnType<typeof contentSchema>>;

type Pictured = {
  picture?: string | undefined;
  smallPicture?: string | undefined;
  keepInView?: string | undefined;
};

/** All that has a page with a picture of its own. */
export function picturedThings({ therapists, services, workshops, articles }: Content) {
  return [therapists, services, workshops, articles].flatMap((things) => {
    return Object.values<Pictured>(things);
  });
}

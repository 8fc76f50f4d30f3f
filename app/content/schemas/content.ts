import * as v from "valibot";
import { schemasOf } from "../collections.ts";
import { lineOf, markdownNodes } from "../markdown.ts";
import { isDrawing, issues, type ReferenceData } from "./parts.ts";
import { textsIn } from "./value-at.ts";

/** Schema of all of `content/`: a file or a folder per collection, and a file per entry. */
export function contentSchema(known: ReferenceData) {
  return v.pipe(
    v.strictObject(schemasOf(known)),
    issues(function* (value) {
      for (const { title, requestValue, team } of Object.values(value.services)) {
        for (const member of team.members) {
          if (!requestValue || value.therapists[member]?.sees.includes(requestValue)) continue;
          const message = `must have '${requestValue}' as well before the team of '${title}' can name them`;
          yield { message, at: ["therapists", member, "sees"] };
        }
      }
      const { groups } = value.pages.services.questions;
      const answers = groups.flatMap(({ items }) => items.map(({ anchor }) => anchor));
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

/** Returns all entries that have a page with a picture. */
export function picturedThings({ therapists, services, workshops, articles }: Content) {
  return [therapists, services, workshops, articles].flatMap((things) => {
    return Object.values<Pictured>(things);
  });
}

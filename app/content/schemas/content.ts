import * as v from "valibot";
import { articleSchema } from "./articles.ts";
import { formsSchema } from "./forms.ts";
import { pagesSchema } from "./pages.ts";
import { field, type Known, markdown } from "./parts.ts";
import { dangerWordsSchema, helpLinesSchema, practiceSchema } from "./practice.ts";
import { servicesSchema } from "./services.ts";
import { therapistsSchema } from "./therapists.ts";
import { workshopsSchema } from "./workshops.ts";

/** All of `content/`: a file or a folder for each entry, and in a folder a file for each thing. */
export function contentSchema(known: Known) {
  const notice = v.strictObject({ body: field("Text", markdown(known)) });
  return v.strictObject({
    practice: practiceSchema,
    "help-lines": helpLinesSchema,
    "danger-words": dangerWordsSchema,
    pages: pagesSchema,
    forms: formsSchema,
    "privacy-notice": v.strictObject({ english: notice, hindi: notice }),
    therapists: therapistsSchema(known),
    services: servicesSchema(known),
    workshops: workshopsSchema(known),
    articles: v.record(v.string(), articleSchema(known)),
  });
}

export type Content = v.InferOutput<ReturnType<typeof contentSchema>>;

import * as v from "valibot";
import { firstNameValue } from "../slug.ts";
import {
  ages,
  countWords,
  faultAt,
  field,
  type Known,
  list,
  order,
  paragraphs,
  pictureFields,
  sentences,
  text,
  updated,
  whole,
} from "./parts.ts";

export function therapistSchema(known: Known) {
  return v.strictObject({
    name: field(
      "Full name",
      v.pipe(text, v.regex(/^\S+( \S+)+$/, "must be a first and a last name")),
      "The page's address and the form's option are made from it.",
    ),
    role: field("Role", text),
    ...pictureFields("therapists", known, "At least 720 × 900 pixels, upright."),
    order,
    experience: field(
      "Experience in years",
      whole("a number of years"),
      "0 is shown as 'Fresher'.",
    ),
    specializations: field(
      "Specialisations",
      v.pipe(
        list(text),
        v.minLength(3, "must have 3 to 6 entries"),
        v.maxLength(6, "must have 3 to 6 entries"),
      ),
      "Three to six, the most telling first: cards show two or three.",
    ),
    ages: field("Ages they work with", ages),
    description: field("Description", sentences, "For cards, in about three lines."),
    approach: field("Approach", sentences),
    bestFor: field("Best for", sentences),
    sessionFormat: field("Session format", sentences),
    updated,
    body: field(
      "Biography",
      v.pipe(
        paragraphs,
        v.check((biography) => {
          const words = countWords(biography.join(" "));
          return words >= 120 && words <= 200;
        }, "must have 120 to 200 words"),
      ),
      "Two or three paragraphs, 120 to 200 words together.",
    ),
  });
}

export function therapistsSchema(known: Known) {
  return v.pipe(
    v.record(v.string(), therapistSchema(known)),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { value } = dataset;
      for (const [id, { name }] of Object.entries(value)) {
        const namesake = Object.entries(value).find(([other, person]) => {
          return other < id && firstNameValue(person.name) === firstNameValue(name);
        });
        if (!namesake) continue;
        addIssue({
          message: `must not have the first name of ${namesake[1].name}: the form tells people apart by it`,
          path: faultAt(value, [id, "name"]),
        });
      }
    }),
  );
}

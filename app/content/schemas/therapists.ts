import * as v from "valibot";
import { personSlug } from "../slug.ts";
import {
  ages,
  countWords,
  field,
  fullList,
  issues,
  keepInView,
  kindsOfSession,
  list,
  optional,
  order,
  paragraphs,
  picture,
  type ReferenceData,
  sentences,
  shortText,
  updated,
  whole,
} from "./parts.ts";

/** Concerns by which visitors find a therapist. `finder.css` names each of them. */
export const concerns = [
  "worry",
  "loss",
  "love",
  "home",
  "study",
  "self",
  "growing-up",
  "unsure",
] as const;
const concernLabels = {
  worry: "Worry, stress, low mood",
  loss: "A loss, a big change",
  love: "Love, marriage, a break-up",
  home: "Trouble at home",
  study: "Studies, exams, first jobs",
  self: "Self-doubt",
  "growing-up": "A child's fears and feelings",
  unsure: "What they cannot name yet",
} satisfies Record<(typeof concerns)[number], string>;
/** Ways to meet: the values of the form. */
export const meetings = ["in-person", "video-call", "phone-call"] as const;

function choices<const Values extends readonly string[]>(values: Values, labels = {}) {
  const one = v.picklist(values, `must be from ${values.join(", ")}`);
  return list(v.pipe(one, v.metadata({ labels })));
}

function therapistSchema(known: ReferenceData) {
  return v.strictObject({
    name: field(
      "Full name",
      shortText(60),
      "The page's address and the form's option are made from it.",
    ),
    role: optional("Role", shortText(80), "Such as: Counselling Psychologist."),
    picture: optional(
      "Picture",
      picture("therapists", known),
      "At least 720 × 900 pixels, upright. Empty: a drawing of a chair.",
    ),
    keepInView,
    order,
    experience: optional(
      "Experience in years",
      whole("a number of years"),
      "0 is shown as 'Fresher'.",
    ),
    specializations: optional(
      "Specialisations",
      v.pipe(
        list(shortText(40)),
        v.minLength(3, "must have 3 to 6 entries"),
        v.maxLength(6, "must have 3 to 6 entries"),
      ),
      "Three to six, the most telling first: cards show two or three.",
    ),
    ages: optional("Ages they work with", ages),
    sees: v.optional(
      field(
        "Kinds of session",
        choices(kindsOfSession),
        "Those that this person holds. To show them with a service, choose them there, at Team.",
      ),
      [],
    ),
    concerns: v.optional(
      field(
        "What people come with",
        choices(concerns, concernLabels),
        "Who chooses one of these on the page of the team sees this person first.",
      ),
      [],
    ),
    meets: field(
      "How one can meet them",
      v.pipe(choices(meetings), v.nonEmpty("must not be empty")),
    ),
    gender: optional(
      "Woman or man",
      v.picklist(["woman", "man"], "must be woman or man"),
      "For those who would rather talk to one of them. Empty: it is not said.",
    ),
    languages: optional(
      "Languages",
      fullList(shortText(30)),
      "In which they hold sessions, the best first.",
    ),
    training: optional(
      "Degrees and training",
      sentences,
      "What, where and when, in whole sentences.",
    ),
    registration: optional(
      "Registration",
      sentences,
      "With whom, and the number, in a whole sentence.",
    ),
    inTheirWords: optional(
      "In their own words",
      sentences,
      "A sentence or two, as this person would say it.",
    ),
    description: field("Description", sentences, "For cards, in about three lines."),
    approach: optional("Approach", sentences, "How this person works, in two sentences or so."),
    bestFor: optional(
      "Best for",
      sentences,
      "Who does well to come to this person, and with what.",
    ),
    sessionFormat: optional(
      "Session format",
      sentences,
      "Who comes along, and where they meet: 'Alone or as a couple, in person or online.'",
    ),
    updated,
    body: optional(
      "Biography",
      v.pipe(
        paragraphs,
        v.metadata({ words: { least: 30, most: 200 } }),
        v.check((biography) => {
          const words = countWords(biography.join(" "));
          return words >= 30 && words <= 200;
        }, "must have 30 to 200 words"),
      ),
      "One to three paragraphs, 30 to 200 words together; from 120 on, they fill their page. Empty: the description stands in.",
    ),
  });
}

export function therapistsSchema(known: ReferenceData) {
  return v.pipe(
    v.record(v.string(), therapistSchema(known)),
    issues(function* (value) {
      const people = Object.entries(value).map(([id, { name }]) => ({ id, name }));
      for (const person of people) {
        const neighbour = people.find((other) => {
          return other.id < person.id && personSlug(other) === personSlug(person);
        });
        const message = `must not make the same address as ${neighbour?.name}`;
        if (neighbour) yield { at: [person.id, "name"], message };
      }
    }),
  );
}

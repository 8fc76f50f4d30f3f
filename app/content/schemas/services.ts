import * as v from "valibot";
import {
  fallingBackToEnglish,
  field,
  fullList,
  group,
  issues,
  kindsOfSession,
  list,
  optional,
  order,
  paragraphs,
  people,
  picture,
  pictureFields,
  pictureShows,
  point,
  prose,
  type ReferenceData,
  range,
  rupees,
  sentences,
  shortText,
  text,
  updated,
} from "./parts.ts";

/** Named by what they show. */
export const layouts = ["letter", "two sides", "seats", "blocks", "circle", "screen"] as const;

/** Heading of a part of the page. */
const title = shortText(80);

function serviceSchema(known: ReferenceData) {
  return v.strictObject({
    title: shortText(60),
    description: field("Description", prose, "For cards and search results, one or two sentences."),
    inVisitorsWords: optional(
      "In a visitor's words",
      shortText(80),
      "What somebody might say who comes for it; leads here from the home page.",
    ),
    fee: optional(
      "Fee",
      v.strictObject({
        rupees,
        per: field(
          "What it is for",
          v.pipe(
            v.picklist(["session", "couple", "head"], "must be session, couple or head"),
            v.metadata({
              labels: { session: "A session", couple: "A couple", head: "Each person" },
            }),
          ),
        ),
        concessions: optional("Lower fees, and for whom", sentences),
      }),
      "Empty: pages say that it is told before booking.",
    ),
    team: v.pipe(
      v.strictObject({
        title,
        everybody: v.optional(v.boolean("must be true or false"), false),
        members: v.optional(
          field("People", people(known), "They stand there in the order in which you tick them."),
          [],
        ),
      }),
      v.check(
        ({ everybody, members }) => everybody || members.length > 0,
        "must have somebody, or everybody",
      ),
      v.check(
        ({ everybody, members }) => !everybody || members.length === 0,
        "must either name people or say everybody, not both",
      ),
      v.transform(({ title, everybody, members }) => ({
        title,
        members: everybody ? known.therapists : members,
      })),
    ),
    ...pictureFields("services", known),
    smallPicture: optional(
      "Small picture",
      picture("services", known),
      "For a window of a thumb's size. Empty: the picture above.",
    ),
    pictureShows,
    layout: v.optional(
      field(
        "Layout of the page",
        v.pipe(
          v.picklist(layouts, `must be one of ${layouts.join(", ")}`),
          v.metadata({ control: "layout" }),
        ),
        "Letter: for one person. Two sides: for a couple. Seats: for a family. Blocks: for children. Circle: what a group is about. Screen: how a call works.",
      ),
      "letter",
    ),
    order,
    requestValue: optional(
      "Kind of session in the form",
      v.picklist(kindsOfSession, `must be one of ${kindsOfSession.join(", ")}`),
      "Empty for a way to meet, such as online counselling.",
    ),
    sessionMinutes: field("Minutes of one session", range),
    participants: optional("How many take part", range, "Only where that is fixed."),
    format: field("How we meet", shortText(80), "Who comes and how, in a few words."),
    open: optional(
      "What is open, and when",
      fallingBackToEnglish(sentences),
      "Of groups. Empty: the page says to ask.",
    ),
    expectations: field("What to expect", list(point)),
    help: group("What it helps with", { title, topics: fullList(text) }),
    alsoTo: v.optional(
      group(
        "Words to somebody else",
        { title, text: prose },
        "A section that speaks to another reader than the rest of the page: to a teenager, where it speaks to parents.",
      ),
    ),
    benefits: v.optional(group("Why meet this way", { title, points: fullList(text) })),
    steps: v.optional(group("How it works", { title, points: field("Steps", list(point)) })),
    button: field("Button to the contact page", shortText(40)),
    updated,
    body: field("Opening paragraphs", paragraphs),
  });
}

export function servicesSchema(known: ReferenceData) {
  return v.pipe(
    v.record(v.string(), serviceSchema(known)),
    issues(function* (value) {
      const [first = ""] = Object.keys(value);
      if (!Object.values(value).some(({ requestValue }) => requestValue)) {
        const message = "must be given for one service at least: the form asks for it";
        yield { at: [first, "requestValue"], message };
      }
      for (const [id, { requestValue }] of Object.entries(value)) {
        const isTaken = Object.entries(value).some(([other, { requestValue: same }]) => {
          return other < id && same !== undefined && same === requestValue;
        });
        const message = `must not be '${requestValue}' as well: another service has it`;
        if (isTaken) yield { at: [id, "requestValue"], message };
      }
    }),
  );
}

import * as v from "valibot";
import {
  addresses,
  ages,
  atMost,
  clock,
  day,
  fallingBackToEnglish,
  field,
  fullList,
  givenText,
  group,
  issues,
  list,
  optional,
  order,
  paragraphs,
  people,
  pictureFields,
  pictureShows,
  pincode,
  point,
  prose,
  type ReferenceData,
  rupees,
  sentences,
  shortText,
  text,
  updated,
  url,
  whole,
} from "./parts.ts";

function exactly<Item extends v.GenericSchema>(count: number, item: Item) {
  return v.pipe(v.array(item, "must be a list"), v.length(count, `must have ${count} entries`));
}

function entriesOfAll(known: ReferenceData) {
  return {
    title: shortText(60),
    description: field("Description", prose, "For cards and search results, one or two sentences."),
    ...pictureFields("workshops", known),
    pictureShows,
    format: field(
      "How we meet",
      shortText(60),
      "It follows the length, as in '2 hours, in person': begin with a small letter.",
    ),
    groupSize: field("Size of the group", shortText(60)),
    features: field(
      "Features",
      v.pipe(
        list(shortText(80)),
        v.minLength(3, "must have 3 or 4 entries"),
        v.maxLength(4, "must have 3 or 4 entries"),
      ),
      "Three or four short things that it offers, for the card.",
    ),
    price: field("Price in rupees", rupees),
    pricePer: field(
      "The price is for one",
      v.picklist(["child", "participant"], "must be child or participant"),
    ),
    parents: optional(
      "Whether parents stay",
      fallingBackToEnglish(sentences),
      "Of a children's club. Empty: pages say to ask.",
    ),
    closed: optional(
      "Why nobody can register any more",
      v.pipe(fallingBackToEnglish(sentences), v.metadata({ copied: false })),
      "It is full, or cancelled. Empty: pages have their button to register.",
    ),
    rain: optional("What happens in rain", fallingBackToEnglish(sentences), "If it is outdoors."),
    updated,
    body: field("Opening paragraphs", paragraphs),
  };
}

const undated = {
  order: field("Place in lists", order, "1 stands first, in lists after the clubs on a day."),
  next: optional("Next date", fallingBackToEnglish(shortText(60)), "Empty: pages say to ask."),
  place: optional("Where", fallingBackToEnglish(shortText(80)), "Empty: pages say to ask."),
  durationMinutes: field("Minutes", whole("a number of minutes", 1)),
};

/** A children's club without a fixed date. */
function clubSchema(known: ReferenceData) {
  return v.strictObject({
    kind: v.literal("club"),
    ...entriesOfAll(known),
    ...undated,
    audience: field("Ages", ages),
    outcomes: field("What a child will learn", exactly(8, text)),
    activities: field("What we do", exactly(4, point)),
    facilitators: field("Led by", v.pipe(people(known), v.nonEmpty("must not be empty"))),
  });
}

/** A workshop for adults without a fixed date. */
function courseSchema(known: ReferenceData) {
  return v.strictObject({
    kind: v.literal("course"),
    ...entriesOfAll(known),
    ...undated,
    audience: field("For whom", shortText(80)),
    learn: field("What people will learn", exactly(8, text)),
    components: field("Parts of the workshop", exactly(4, point)),
    attendees: field("Who should attend", fullList(text)),
    facilitators: field("Led by", v.pipe(people(known), v.nonEmpty("must not be empty"))),
  });
}

/** A children's club on one day: announced on the home page, registered for elsewhere. */
function datedClubSchema(known: ReferenceData) {
  return v.pipe(
    v.strictObject({
      kind: v.literal("dated-club"),
      ...entriesOfAll(known),
      date: field("Day", v.pipe(day, v.metadata({ copied: false }))),
      from: field("Begins at", clock, "In Delhi."),
      to: field("Ends at", clock),
      audience: field("Ages", ages),
      badge: field("Small label above the title", v.pipe(givenText, atMost(40))),
      venue: group("Where", { text: field("Place", text), pincode: field("PIN", pincode) }),
      registrationUrl: field("Registration form", v.pipe(url, v.metadata({ copied: false }))),
      experiences: field("What a child will experience", exactly(4, point)),
      reasons: field("Why a child should attend", exactly(6, point)),
      closing: field("Last words of the page", point),
      alsoAt: v.optional(
        field("Earlier addresses", addresses, "Addresses that show the same page."),
        [],
      ),
    }),
    issues(function* ({ from, to }) {
      if (to <= from) yield { at: ["to"], message: "must not be before the club begins" };
    }),
    v.transform(({ date, from, to, ...rest }) => ({
      ...rest,
      /** Start with Delhi's offset. */
      startsAt: `${date}T${from}+05:30` as const,
      durationMinutes: minutesOf(to) - minutesOf(from),
    })),
  );
}

function minutesOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function workshopSchema(known: ReferenceData) {
  return v.variant(
    "kind",
    [clubSchema(known), courseSchema(known), datedClubSchema(known)],
    "must be club, course or dated-club",
  );
}

export function workshopsSchema(known: ReferenceData) {
  return v.pipe(
    v.record(v.string(), workshopSchema(known)),
    issues(function* (value) {
      for (const [id, workshop] of Object.entries(value)) {
        if (workshop.kind !== "dated-club") continue;
        const others = Object.entries(value).flatMap(([other, { kind, ...rest }]) => {
          return other !== id && kind === "dated-club" && "alsoAt" in rest ? rest.alsoAt : [];
        });
        const taken = workshop.alsoAt.find((address) => {
          return address in value || others.includes(address);
        });
        const message = `must not have '${taken}', which is the address of another workshop`;
        if (taken) yield { at: [id, "alsoAt"], message };
      }
    }),
  );
}

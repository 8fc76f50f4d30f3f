import * as v from "valibot";
import { week } from "../week.ts";
import {
  clock,
  day,
  field,
  fullList,
  group,
  issues,
  list,
  mustBeCurrent,
  optional,
  pincode,
  prose,
  sentences,
  shortText,
  text,
  texts,
  untranslated,
  untranslatedText,
  updated,
  url,
  whole,
} from "./parts.ts";

/** Languages besides English that the site can have, by code. */
const languages = { hi: "Hindi" };

const openingHours = v.pipe(
  v.strictObject({
    days: fullList(v.picklist(week, ({ input }) => `has ${input}, which is not a day of the week`)),
    open: optional(
      "Times",
      v.pipe(
        v.strictObject({ from: field("Opens at", clock), to: field("Closes at", clock) }),
        v.check(({ from, to }) => from < to, "must not close before it opens"),
      ),
      "Leave empty for days by appointment only, and closed ones.",
    ),
    closed: optional(
      "Closed",
      v.boolean("must be true or false"),
      "Nobody is there, and nobody can come.",
    ),
  }),
  v.check(({ open, closed }) => !(open && closed), "must either have times or be closed, not both"),
);

/** Times that the form offers, from the earliest. Their hours are their values. */
const times = v.pipe(
  fullList(
    v.pipe(
      v.strictObject({ from: field("First hour", clock), to: field("Last hour", clock) }),
      v.check(({ from, to }) => from < to, "must not end before it starts"),
    ),
  ),
  issues(function* (entries) {
    for (const [index, { from }] of entries.entries()) {
      const before = entries[index - 1];
      const message = "must not start before the one above it ends";
      if (before && from < before.to) yield { at: [index, "from"], message };
    }
  }),
);

/** Days on which the practice is closed though it would be open. */
const closure = v.pipe(
  v.strictObject({
    from: field("First day", day),
    to: field("Last day", day, "The same again, if it is one day."),
  }),
  v.check(({ from, to }) => from <= to, "must not end before it begins"),
);

const internationalPhone = v.pipe(
  untranslatedText,
  v.regex(/^\+\d[\d ]{9,}\d$/, "must be like +91 11 0155 0199"),
);

/** Facts that a practice may do without, by the last part of their path. */
const dispensable = {
  whatsapp: "WhatsApp",
  concessions: "Lower fees",
  registration: "Registration of therapists",
};

type OpeningHours = v.InferOutput<typeof openingHours>;

/** Each day of the week once, in whatever order. */
const hours = v.pipe(
  list(openingHours),
  issues(function* (entries: OpeningHours[]) {
    const named = entries.flatMap(({ days }) => days);
    const missing = week.find((day) => !named.includes(day));
    const double = named.find((day, index) => named.indexOf(day) !== index);
    const problem = missing ? `${missing} is missing` : `${double} stands in several lines`;
    if (missing || double) yield { message: `must name each day of the week once: ${problem}` };
  }),
  v.transform(inWeek),
);

/** Sorts hours from Monday, with one line for consecutive days with equal hours. */
function inWeek(entries: OpeningHours[]) {
  const lines: OpeningHours[] = [];
  for (const day of week) {
    const { open, closed } = entries.find(({ days }) => days.includes(day)) ?? {};
    const last = lines.at(-1);
    const isSame =
      last && JSON.stringify([last.open, last.closed]) === JSON.stringify([open, closed]);
    if (isSame) last.days.push(day);
    else lines.push({ open, closed, days: [day] });
  }
  return lines;
}

export const practiceSchema = v.strictObject({
  name: field("Name of the practice", shortText(60)),
  tagline: shortText(80),
  siteUrl: field(
    "Address of the website",
    v.pipe(
      untranslatedText,
      v.regex(
        /^https:\/\/[^/\s]+$/,
        "must be like https://www.your-name.in, without a slash at the end",
      ),
    ),
    "With https://, without a slash at the end.",
  ),
  address: v.strictObject({
    street: optional("House and street", shortText(80), "Empty: pages say to ask."),
    neighbourhood: optional(
      "Neighbourhood",
      shortText(60),
      "Empty, as the street, if nobody comes to you: pages show no way and no map.",
    ),
    city: shortText(40),
    pincode: optional("PIN", pincode),
    countryCode: field("Country", untranslatedText, "Two letters: IN."),
  }),
  mapQuery: optional(
    "What a map looks for",
    text,
    "Your address, as you would type it into a map. Empty: street, neighbourhood and city.",
  ),
  nearestStation: optional("Nearest station", text),
  phone: field(
    "Phone",
    internationalPhone,
    "With the country code, and spaces where people pause.",
  ),
  whatsapp: optional(
    "WhatsApp",
    internationalPhone,
    "A number with the country code, only if you answer there. Empty: pages do not name it.",
  ),
  email: field("E-mail", v.pipe(untranslatedText, v.email("must be an e-mail address"))),
  social: optional(
    "Social profile",
    v.strictObject({
      network: shortText(30),
      url: field("Web address", url, "Starts with https://."),
    }),
    "Empty: pages do not name it.",
  ),
  hours: field(
    "Opening hours",
    hours,
    "A line for all days that are alike. For other hours on one of them, take away its tick there, and add a line for it: the site puts the days in order.",
  ),
  times: field(
    "Times of the session request",
    times,
    "The form offers these, in this order. Their names, such as 'Morning, 9 to 11', follow from them.",
  ),
  closures: v.optional(
    field(
      "Closed on these days",
      list(closure),
      "Holidays and the like. The two pages with a form say so from now on, until the last day is over.",
    ),
    [],
  ),
  responseHours: field("People hear back within, in hours", whole("a number of hours", 1)),
  cancellationNoticeHours: field("Notice to cancel, in hours", whole("a number of hours", 1)),
  freeConsultation: optional(
    "Free first call",
    v.strictObject({
      minutes: whole("a number of minutes", 1),
      by: field("By", text, "Such as: phone."),
      details: optional("When, and who answers", sentences),
    }),
    "Empty: pages offer none.",
  ),
  soonest: optional(
    "How soon a first session can be",
    sentences,
    "Usually within a week, and the like.",
  ),
  payment: optional("Ways to pay, and receipts", sentences),
  concessions: optional("Lower fees, and for whom", sentences),
  lateFee: optional("The fee for cancelling late", sentences),
  videoCalls: optional(
    "Video calls",
    sentences,
    "Which service you use, whether it has captions, and whether anything is recorded.",
  ),
  without: v.optional(
    field(
      "We have none of these",
      list(
        v.pipe(
          v.picklist(
            Object.keys(dispensable),
            `must be from ${Object.keys(dispensable).join(", ")}`,
          ),
          v.metadata({ labels: dispensable }),
        ),
      ),
      "With the tick, the checklist no longer asks for it.",
    ),
    [],
  ),
  confidentiality: field(
    "What stays confidential",
    mustBeCurrent(prose),
    "One line, said in these words wherever pages speak of it, as {{confidentiality}}.",
  ),
  confidentialityLimits: field(
    "Its limits",
    mustBeCurrent(prose),
    "Behind that line; in full among the questions and in the privacy policy, as {{limits}}.",
  ),
  supervision: optional("What supervisors hear", mustBeCurrent(prose), "Added to the limits."),
  supervisionInHindi: optional("The same in Hindi", untranslated(prose), "For the privacy policy."),
  legalName: optional(
    "Legal name and address",
    text,
    "Of the person or company that answers for people's data by law, for the privacy policy.",
  ),
  dataProtectionBoard: optional(
    "Data Protection Board of India",
    url,
    "Its own web address, once it takes complaints. Empty: the privacy policy leads to the Ministry.",
  ),
  privacyContact: optional(
    "Who answers questions about privacy",
    text,
    "A name, for the privacy policy.",
  ),
  keepMonths: optional(
    "Months for which requests are kept that lead to no session",
    whole("a number of months", 1),
    "The privacy policy in the session request says it, and the inbox deletes by it.",
  ),
  alsoIn: v.optional(
    field(
      "Also in",
      list(
        v.pipe(
          v.picklist(Object.keys(languages), `must be from ${Object.keys(languages).join(", ")}`),
          v.metadata({ labels: languages }),
        ),
      ),
      "In which every page is to be had, beside English. Without the tick, its words are kept, and come back with it.",
    ),
    [],
  ),
  translationRead: v.optional(
    group("Who has read the other languages", {
      by: field("Name", untranslatedText, "Somebody who speaks them, and knows your work."),
      on: field("Day on which they read it", day),
    }),
  ),
  updated,
});

export const helpLinesSchema = v.pipe(
  v.strictObject({
    title: text,
    checkedOn: optional(
      "Numbers checked on",
      day,
      "Twice a year, look each one up on its official website. Never call the emergency number to test it.",
    ),
    lines: field(
      "Numbers",
      list(
        v.strictObject({
          need: field("For whom", text),
          numbers: fullList(untranslatedText),
          ...texts("name note"),
        }),
      ),
    ),
    anyHour: field(
      "Number for when the practice is closed",
      untranslatedText,
      oneOfThose("anyHour"),
    ),
    emergency: field("Number for emergencies", untranslatedText, oneOfThose("emergency")),
    childLine: field("Number for children", untranslatedText, oneOfThose("childLine")),
    abroad: field("For people outside India", text),
    legalAid: optional(
      "Number for free legal help",
      untranslatedText,
      "For articles, as {{legalAid}}. Check it, too.",
    ),
    limits: field("Why the practice is not the place in an emergency", text),
    leave: group(
      "Leaving the page quickly",
      {
        link: shortText(40),
        url: field("Where it leads", url, "A page that nobody wonders about, such as the weather."),
        note: field("Below it", prose, "That the browser remembers the visit has to be said."),
      },
      "For somebody who must not be seen here.",
    ),
  }),
  issues(function* ({ lines, ...help }) {
    for (const name of ["anyHour", "emergency", "childLine"] as const) {
      const isKnown = lines.some(({ numbers }) => numbers.includes(help[name]));
      if (!isKnown) yield { at: [name], message: "must be one of the numbers" };
    }
  }),
);

function oneOfThose(name: string) {
  return `One of those above. In a text, {{${name}}}.`;
}

/** Conditions of a step. */
const dangerCaseLabels = {
  phone: "They gave a phone number",
  "no-phone": "They gave no phone number",
  contact: "They gave an emergency contact",
  minor: "They are under 18",
};
export type DangerCase = keyof typeof dangerCaseLabels;
const dangerCases = Object.keys(dangerCaseLabels) as DangerCase[];

/** Phrases that the inbox marks in red, and steps for staff if somebody is in danger. */
export const dangerWordsSchema = untranslated(
  v.strictObject({
    steps: field(
      "What to do",
      fullList(
        v.strictObject({
          text: field("Step", prose),
          when: v.optional(
            field(
              "Only when",
              list(v.pipe(v.picklist(dangerCases), v.metadata({ labels: dangerCaseLabels }))),
              "All of these have to be true. Leave empty for every case.",
            ),
            [],
          ),
        }),
      ),
    ),
    words: field(
      "Words of danger",
      list(text),
      "A message that contains one of these is marked in red, and you are told at once. Capitals, accents and punctuation don't matter. Add what people say where you are. No list is enough: read every message.",
    ),
  }),
);

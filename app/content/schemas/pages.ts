import * as v from "valibot";
import {
  address,
  byDelivery,
  field,
  fullList,
  givenText,
  group,
  kindsOfSession,
  list,
  optional,
  point,
  prose,
  shortText,
  text,
  textWith,
  updated,
} from "./parts.ts";
import { concerns, meetings } from "./therapists.ts";

/** Fields of every page. */
const page = {
  title: field("Title", text, "In the browser's tab and in search results."),
  description: field("Description", prose, "For search results, one or two sentences."),
  heading: shortText(100),
  updated,
};

const intro = field("Opening words", prose);

const pictureShows = field("What the picture shows", text, "Read to people who cannot see it.");

function pointWithIcon<const Icons extends readonly string[]>(icons: Icons) {
  return v.strictObject({
    ...point.entries,
    icon: v.picklist(icons, `must be one of ${icons.join(", ")}`),
  });
}

const titled = v.strictObject({ title: shortText(80), intro });
const button = shortText(40);
const pointWithButton = v.strictObject({ ...point.entries, button });

/** Links to answers on other pages. */
const answerLinks = v.strictObject({
  title: text,
  fees: field("To what it costs", text),
  firstVisit: field("To the first visit", text),
  questions: field("To the questions people ask", text),
  urgency: field("To how urgent it is", text),
  gettingHere: field("To the way here", text),
});

const title = shortText(60);
const pointWithLink = v.strictObject({ ...point.entries, link: shortText(60) });

const homeSchema = v.strictObject({
  ...page,
  eyebrow: field("Small words above the heading", shortText(80)),
  intro,
  pictureShows,
  promiseTitle: field("Title of what we promise, for those who cannot see it", text),
  promise: field("What we promise", list(pointWithIcon(["clock", "arch", "wave"]))),
  services: field("Above the services", titled),
  team: field("Above the team", titled),
  start: group("How it starts", {
    title: text,
    steps: list(v.strictObject({ title: text, text: byDelivery })),
  }),
  next: field("Last words of the page", pointWithButton),
  answers: field("Links to what people look for", answerLinks),
});

const aboutSchema = v.strictObject({
  ...page,
  pictureShows,
  welcome: field("Welcome, in paragraphs", fullList(text)),
  valuesTitle: field("Above the values", text),
  values: list(pointWithIcon(["heart", "lock", "people", "leaf"])),
  commitment: v.strictObject({ title: text, points: fullList(text) }),
  everyone: optional("Who is welcome", point),
  complaints: optional("Whom to complain to", point),
  firstVisit: group("The first visit", { title: text, intro, steps: list(point) }),
  next: field("Last words of the page", pointWithButton),
});

const questionAndAnswer = v.strictObject({
  question: text,
  answer: optional(
    "Answer",
    prose,
    "Empty: the page says the sentence below, or has no such question.",
  ),
  onHomePage: v.optional(field("Also on the home page", v.boolean("must be true or false")), false),
  until: optional(
    "Answer as long as a fact is missing",
    prose,
    "Said instead, while the answer is empty, or something in it, like {{payment}}, is not filled in.",
  ),
  onlyWith: optional(
    "Only with this kind of session",
    v.picklist(kindsOfSession, `must be one of ${kindsOfSession.join(", ")}`),
    "The question is left out if nobody here holds it. Empty for most.",
  ),
  anchor: optional(
    "Name in links",
    address,
    "Other pages lead to the answer by it: limits is /services#limits. Empty for most.",
  ),
});

const servicesSchema = v.strictObject({
  ...page,
  intro,
  consultation: field("Free consultation", pointWithButton),
  urgency: group("Now or later?", {
    title: text,
    now: field("An emergency", pointWithLink),
    soon: field("It can wait a day or two", pointWithLink),
    later: field("Curious", pointWithLink),
  }),
  fees: group("What it costs", {
    title: text,
    unknown: field("As long as no service has a fee", prose),
    text: field("The free first call", prose),
    workshops: field("About workshops, if there are any", prose),
    link: field("Link to it on the page of each service", text),
    until: field("As long as a service has no fee", shortText(60)),
  }),
  questions: group("Questions people ask", {
    title: text,
    groups: field(
      "Groups of questions",
      list(v.strictObject({ title, items: field("Questions", list(questionAndAnswer)) })),
    ),
  }),
  next: field("Last words of each service's page", point),
  workshopsCard: group("Card that leads to the workshops", { title: text, description: prose }),
});

/** A question. Each answer has a label to choose, and a phrase to use within a sentence. */
function question<const Value extends string>(values: readonly Value[]) {
  const wording = v.strictObject({
    label: field("To choose", text),
    phrase: field("Within a sentence", text),
  });
  return v.strictObject({
    question: text,
    answers: v.strictObject(v.entriesFromList(values, wording)),
  });
}

const therapistsSchema = v.strictObject({
  ...page,
  intro,
  listTitle: field("Above the list", text),
  finder: group("Who might help me?", {
    title: text,
    folded: field("Instead of the questions, while they are folded on a phone", shortText(60)),
    intro,
    sees: field("Who is it for?", question(kindsOfSession)),
    concerns: field("What is it about?", question(concerns)),
    meets: field("How would you like to meet?", question(meetings)),
    reset: field("Button that shows everyone again", shortText(40)),
    found: group("How many fit: a link to the first of them", {
      everyone: shortText(60),
      some: textWith("count"),
      one: shortText(60),
      none: field("Nobody", shortText(60)),
    }),
    fits: field("Above a person who fits, before the answers", shortText(40)),
    also: field("Above the people who don't fit every answer", shortText(60)),
    nobody: field("When nobody fits", pointWithButton),
  }),
});

const articlesSchema = v.strictObject({
  ...page,
  intro,
  more: field("Above the further articles of the list", text),
  disclaimer: field("Below each article", text),
  next: field("Last words of each article's page", pointWithButton),
});

const workshopsSchema = v.strictObject({
  ...page,
  intro,
  custom: field("A workshop of one's own", pointWithButton),
  club: group("Headings of a children's club", {
    about: field("Above the opening", text),
    outcomes: field("Above what a child will learn", text),
    activities: field("Above what we do", text),
    facilitators: field("Above the people", text),
    button,
    next: field("Last words", text),
  }),
  course: group("Headings of a workshop for adults", {
    about: field("Above the opening", text),
    learn: field("Above what people will learn", givenText),
    components: field("Above its parts", text),
    attendees: field("Above who should attend", text),
    facilitators: field("Above the people", text),
    button,
    next: field("Last words", text),
  }),
  datedClub: group("Headings of a club on one day", {
    details: field("Above the details", text),
    fee: field("Above the price", text),
    experiences: field("Above what a child will experience", text),
    reasons: field("Above the reasons", text),
    calendar: field("Link to the calendar file", text),
    button,
  }),
});

const contactSchema = v.strictObject({
  ...page,
  intro,
  consultation: group("Free first call", {
    ...point.entries,
    until: field("As long as nobody has said when, and who answers", prose),
  }),
  detailsTitle: field("Above phone and address", text),
  formTitle: field("Above the form", text),
  about: group("Subject of a message, for visitors who come from a service", {
    label: field("Before the service", text),
    remove: field("Button that removes it", shortText(40)),
  }),
  privacy: field("About privacy, above the form", byDelivery),
  privacyLink: field("Link to the whole notice", text),
  gettingHere: v.strictObject({
    title: text,
    text: prose,
    wayFromStation: optional("The way from the station", prose),
    access: optional("Steps, lift, toilet", prose),
  }),
  note: field("Below the form", text),
});

const appointmentsSchema = v.strictObject({
  ...page,
  intro,
  note: field("Below the form", text),
  reach: field("Above phone and e-mail", text),
});

const notFoundSchema = v.strictObject({
  ...page,
  text: field("Below the heading", text),
  kindLine: field("A kind line", text),
  link: field("Link to the home page", shortText(40)),
  suggestion: field("Before the page that was meant", text),
});

/** The words of each screen that belong to no one service, person, workshop or article. */
export const pagesSchema = v.strictObject({
  home: homeSchema,
  about: aboutSchema,
  services: servicesSchema,
  therapists: therapistsSchema,
  articles: articlesSchema,
  workshops: workshopsSchema,
  contact: contactSchema,
  appointments: appointmentsSchema,
  "not-found": notFoundSchema,
});

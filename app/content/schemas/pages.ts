import * as v from "valibot";
import { field, fullList, otherNames, point, prose, text, updated } from "./parts.ts";

/** What every page has. */
const page = {
  title: field("Title", text, "In the browser's tab and in search results."),
  description: field("Description", prose, "For search results, one or two sentences."),
  heading: field("Heading", text),
  updated,
};

const intro = field("Opening words", prose);

function pointWithIcon<const Icons extends readonly string[]>(icons: Icons) {
  return v.strictObject({
    ...point.entries,
    icon: field("Icon", v.picklist(icons, `must be one of ${icons.join(", ")}`)),
  });
}

const titled = v.strictObject({ title: field("Title", text), intro });
const button = field("Button", text);
const pointWithButton = v.strictObject({ ...point.entries, button });

const homeSchema = v.strictObject({
  ...page,
  otherNames,
  eyebrow: field("Small words above the heading", text),
  intro,
  promise: field("What we promise", v.array(pointWithIcon(["clock", "window", "wave"]))),
  services: field("Above the services", titled),
  team: field("Above the team", titled),
  start: field(
    "How it starts",
    v.strictObject({ title: field("Title", text), steps: field("Steps", v.array(point)) }),
  ),
});

const aboutSchema = v.strictObject({
  ...page,
  otherNames,
  welcome: field("Welcome, in paragraphs", fullList(text)),
  valuesTitle: field("Above the values", text),
  values: field("Values", v.array(pointWithIcon(["heart", "lock", "people", "leaf"]))),
  commitment: field(
    "Commitment",
    v.strictObject({ title: field("Title", text), points: field("Points", fullList(text)) }),
  ),
  next: field("Last words of the page", pointWithButton),
});

const servicesSchema = v.strictObject({
  ...page,
  otherNames,
  intro,
  consultation: field("Free consultation", pointWithButton),
  eyebrowOfEach: field("Small words above each service, where its page is shared", text),
  next: field("Last words of each service's page", point),
  workshopsCard: field(
    "Card that leads to the workshops",
    v.strictObject({ title: field("Title", text), description: field("Description", prose) }),
  ),
});

const therapistsSchema = v.strictObject({
  ...page,
  otherNames,
  intro,
  listTitle: field("Above the list", text),
});

const articlesSchema = v.strictObject({
  ...page,
  otherNames,
  intro,
  disclaimer: field("Below each article", text),
  next: field("Last words of each article's page", pointWithButton),
});

const workshopsSchema = v.strictObject({
  ...page,
  otherNames,
  intro,
  custom: field("A workshop of one's own", pointWithButton),
  eyebrowOfEach: field("Small words above each workshop without a date, where it is shared", text),
  club: field(
    "Headings of a children's club",
    v.strictObject({
      about: field("Above the opening", text),
      outcomes: field("Above what a child will learn", text),
      activities: field("Above what we do", text),
      facilitators: field("Above the people", text),
      button,
      next: field("Last words", text),
    }),
  ),
  course: field(
    "Headings of a workshop for adults",
    v.strictObject({
      about: field("Above the opening", text),
      learn: field("Above what people will learn", text),
      components: field("Above its parts", text),
      attendees: field("Above who should attend", text),
      facilitators: field("Above the people", text),
      button,
      next: field("Last words", text),
    }),
  ),
  datedClub: field(
    "Headings of a club on one day",
    v.strictObject({
      details: field("Above the details", text),
      fee: field("Above the price", text),
      experiences: field("Above what a child will experience", text),
      reasons: field("Above the reasons", text),
      calendar: field("Link to the calendar file", text),
      button,
    }),
  ),
});

const contactSchema = v.strictObject({
  ...page,
  otherNames,
  intro,
  consultation: field("Free first call", point),
  detailsTitle: field("Above phone and address", text),
  formTitle: field("Above the form", text),
  note: field("Below the form", text),
});

const appointmentsSchema = v.strictObject({
  ...page,
  otherNames,
  intro,
  privacy: field("About privacy", text),
  note: field("Below the form", text),
  reach: field("Above phone and e-mail", text),
});

const notFoundSchema = v.strictObject({
  ...page,
  text: field("Below the heading", text),
  kindLine: field("A kind line", text),
  link: field("Link to the home page", text),
  suggestions: field("Above the suggested pages", text),
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

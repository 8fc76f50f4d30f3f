import * as v from "valibot";
import {
  field,
  givenText,
  labelledTexts,
  list,
  shortText,
  text,
  texts,
  textWith,
} from "./parts.ts";

/** Words that many pages share. The editor uses these labels. */
export const wordsSchema = v.strictObject({
  language: field(
    "Language",
    v.pipe(text, v.metadata({ isCode: true })),
    "As browsers name it: en-IN.",
  ),
  languageName: field("Its name", shortText(20), "As those call it who speak it."),
  /** Words of the bar and the menus. */
  navigation: v.strictObject({
    ...texts("skip main menu close breadcrumb home about"),
    services: v.strictObject(texts("label all viewAll")),
    therapists: v.strictObject(texts("label all viewAll")),
    blogs: v.strictObject(texts("label all")),
    workshops: v.strictObject(texts("label all")),
  }),
  buttons: v.strictObject({
    ...texts("book contact learnMore aboutUs learnAndRegister call write"),
    ...labelledTexts({ newTab: "After a link that opens a new tab" }),
    bookWith: field("Book with one person", textWith("name")),
    bookWithShort: field("Book with one person, on a phone", textWith("name")),
    freeCall: field("Free first call by phone", textWith("minutes")),
    freeCallBy: field("Free first call by something else", textWith("minutes", "by")),
  }),
  footer: v.strictObject({
    follow: textWith("network"),
    ...texts("visit links about services therapists rights"),
  }),
  help: v.strictObject({
    ...texts("link danger or"),
    ...labelledTexts({
      pressTwice: "Leaving the page, two presses before",
      pressOnce: "Leaving the page, one press before",
      leaving: "On a phone, before what leaving the page does",
    }),
    checked: textWith("date"),
  }),
  map: v.strictObject({
    title: textWith("place"),
    drawing: textWith("station", "neighbourhood"),
    ...labelledTexts({ fold: "Heading above the map on a phone" }),
    ...texts("show source open"),
  }),
  share: v.strictObject(texts("share email copy copied blocked")),
  people: v.strictObject({
    ...texts(
      "back approach sessionFormat experience",
      "specialisations ages meet languages training registration",
    ),
    ...labelledTexts({ fresher: "Experience in the first year" }),
    bestFor: givenText,
    year: textWith("years"),
    years: textWith("years"),
    practised: field("Experience on cards", textWith("experience")),
    forAges: field("Ages on cards", textWith("ages")),
    ask: field("What to ask somebody", textWith("name")),
    about: textWith("name"),
    specialisationsOf: textWith("name"),
    portrait: textWith("name"),
    drawnPortrait: textWith("name"),
    meets: field("Why somebody is on a team: whom they see", textWith("whom")),
    meetsPeople: field("Why somebody is on a team: how they meet", textWith("ways")),
    helpsWith: field("Why somebody is on a team: what they help with", textWith("concerns")),
    abbreviations: list(v.strictObject(texts("short meaning"))),
  }),
  sessions: v.strictObject({
    ...texts("expect one meet group fee open"),
    ...labelledTexts({ askOpen: "As long as no open group is named" }),
    participants: textWith("range"),
    // Fee for a session, a couple or a person.
    fees: v.strictObject({
      session: textWith("price"),
      couple: textWith("price"),
      head: textWith("price"),
    }),
    ...labelledTexts({
      prefer: "As long as nobody's gender is given",
      noWoman: "If no woman is on the team",
    }),
    women: field("Women on the team", textWith("names")),
    men: field("Men on the team", textWith("names")),
  }),
  workshops: v.strictObject({
    ...texts("duration for group price date time ageGroup venue", "passed next ask parents rain"),
    ...labelledTexts({
      seeNext: "Link to the next one",
      askNext: "Link to ask about the next one",
      nextAndVenue: "Next date and place",
      askParents: "As long as parents and rain aren't answered",
    }),
    wasOn: field("Stamp once the date has passed", textWith("day")),
    per: v.strictObject({ child: textWith("price"), participant: textWith("price") }),
    children: textWith("ages"),
    ages: textWith("ages"),
  }),
  articles: v.strictObject({
    ...texts("contents sources next"),
    ...labelledTexts({ read: "Under a visitor's words on the home page" }),
    minutes: textWith("minutes"),
    reviewed: textWith("last", "next"),
    writtenBy: textWith("author"),
    reviewedBy: textWith("reviewer"),
    ...labelledTexts({ notReviewed: "As long as there is no reviewer" }),
    categories: v.strictObject({ "Mental Health": text, Wellness: text }),
  }),
  contact: v.strictObject({
    ...texts("whatsapp"),
    ...labelledTexts({
      whatsappNote: "Below WhatsApp",
      askAddress: "As long as the street is missing",
      askAccess: "As long as steps, lift and toilet aren't answered",
    }),
  }),
  hours: v.strictObject({
    ...texts("title byAppointment closed"),
    days: textWith("first", "last"),
    // Words by Delhi's clock. `usual` is shown without scripts.
    now: v.strictObject({
      usual: textWith("hours"),
      open: textWith("time", "closes"),
      today: textWith("time", "opens"),
      tomorrow: textWith("time", "opens"),
      another: textWith("time", "day", "opens"),
      away: text,
      closed: textWith("name", "number"),
    }),
    away: v.strictObject({ day: textWith("first"), days: textWith("first", "last") }),
    span: textWith("from", "to"),
    // Times of day: before 4, 12, 16 and 20 o'clock, and later.
    clock: v.strictObject({
      early: textWith("time"),
      morning: textWith("time"),
      afternoon: textWith("time"),
      evening: textWith("time"),
      night: textWith("time"),
    }),
  }),
  ranges: v.strictObject({
    span: field("From one number to another", textWith("min", "max")),
    agesFrom: field("Ages without an upper limit", textWith("min")),
    years: textWith("range"),
    yearsFrom: field("Years without an upper limit", textWith("min")),
    minutes: textWith("minutes"),
    hours: textWith("hours"),
  }),
});

import * as v from "valibot";
import { field, givenText, list, shortText, text, texts, textWith } from "./parts.ts";

/** Words that stand on many pages. The editor calls them by their names here. */
export const wordsSchema = v.strictObject({
  language: field(
    "Language",
    v.pipe(text, v.metadata({ isCode: true })),
    "As browsers name it: en-IN.",
  ),
  languageName: field("Its name", shortText(20), "As those call it who speak it."),
  /** In the bar and the menus. */
  navigation: v.strictObject({
    ...texts("skip main menu close breadcrumb home about"),
    services: v.strictObject(texts("label all viewAll")),
    therapists: v.strictObject(texts("label all viewAll")),
    blogs: v.strictObject(texts("label all")),
    workshops: v.strictObject(texts("label all")),
  }),
  buttons: v.strictObject({
    ...texts("book contact learnMore aboutUs learnAndRegister newTab call"),
    bookWith: textWith("name"),
    freeCall: textWith("minutes"),
    freeCallBy: textWith("minutes", "by"),
  }),
  footer: v.strictObject({
    follow: textWith("network"),
    ...texts("visit links about services therapists rights"),
  }),
  help: v.strictObject({
    ...texts("link danger or pressTwice pressOnce"),
    checked: textWith("date"),
  }),
  map: v.strictObject({
    title: textWith("place"),
    drawing: textWith("station", "neighbourhood"),
    ...texts("fold show source open"),
  }),
  share: v.strictObject(texts("share email copy copied blocked")),
  people: v.strictObject({
    ...texts(
      "back approach sessionFormat experience fresher",
      "specialisations ages meet languages training registration",
    ),
    bestFor: givenText,
    year: textWith("years"),
    years: textWith("years"),
    practised: textWith("experience"),
    forAges: textWith("ages"),
    ask: textWith("name"),
    about: textWith("name"),
    specialisationsOf: textWith("name"),
    portrait: textWith("name"),
    drawnPortrait: textWith("name"),
    // Why somebody is on a team.
    meets: textWith("whom"),
    meetsPeople: textWith("ways"),
    helpsWith: textWith("concerns"),
    abbreviations: list(v.strictObject(texts("short meaning"))),
  }),
  sessions: v.strictObject({
    ...texts("expect one meet group fee open askOpen"),
    participants: textWith("range"),
    // By whom a fee is for.
    fees: v.strictObject({
      session: textWith("price"),
      couple: textWith("price"),
      head: textWith("price"),
    }),
    // Who of a team is a woman, and who a man.
    ...texts("prefer noWoman"),
    women: textWith("names"),
    men: textWith("names"),
  }),
  workshops: v.strictObject({
    ...texts(
      "duration for group price date time ageGroup venue",
      "passed seeNext askNext next nextAndVenue ask parents rain askParents",
    ),
    per: v.strictObject({ child: textWith("price"), participant: textWith("price") }),
    children: textWith("ages"),
    ages: textWith("ages"),
  }),
  articles: v.strictObject({
    ...texts("contents sources next"),
    minutes: textWith("minutes"),
    reviewed: textWith("last", "next"),
    writtenBy: textWith("author"),
    reviewedBy: textWith("reviewer"),
    notReviewed: text,
    categories: v.strictObject({ "Mental Health": text, Wellness: text }),
  }),
  contact: v.strictObject(texts("whatsapp whatsappNote askAddress")),
  hours: v.strictObject({
    ...texts("title byAppointment closed"),
    days: textWith("first", "last"),
    // By the clock in Delhi; without scripts, what is usual.
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
    // What o'clock it is, by the time of day: before 5, 12, 16 and 20, and later.
    clock: v.strictObject({
      early: textWith("time"),
      morning: textWith("time"),
      afternoon: textWith("time"),
      evening: textWith("time"),
      night: textWith("time"),
    }),
  }),
  ranges: v.strictObject({
    agesFrom: textWith("min"),
    years: textWith("range"),
    yearsFrom: textWith("min"),
    minutes: textWith("minutes"),
    hours: textWith("hours"),
  }),
});

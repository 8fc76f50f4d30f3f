import * as v from "valibot";
import { field, givenText, text, texts, textWith } from "./parts.ts";

/** Words that stand on many pages: in the bar and the footer, on buttons, beside facts and numbers. */
export const wordsSchema = v.strictObject({
  navigation: field(
    "Bar and menus",
    v.strictObject({
      ...texts("skip", "main", "menu", "close", "breadcrumb", "home", "about").entries,
      services: texts("label", "all", "viewAll"),
      therapists: texts("label", "all", "viewAll"),
      blogs: texts("label", "all"),
      workshops: texts("label", "all"),
    }),
  ),
  buttons: field(
    "Buttons",
    v.strictObject({
      ...texts("book", "contact", "learnMore", "aboutUs", "learnAndRegister", "newTab").entries,
      bookWith: field("Book with somebody", textWith("name")),
      freeCall: field("Free call by phone", textWith("minutes")),
      freeCallBy: field("Free call by other means", textWith("minutes", "by")),
    }),
  ),
  footer: field(
    "Footer",
    v.strictObject({
      follow: field("To the social network", textWith("network")),
      ...texts("visit", "links", "about", "services", "therapists", "rights").entries,
    }),
  ),
  help: field(
    "Help",
    v.strictObject({
      ...texts("link").entries,
      checked: field("When the numbers were checked", textWith("date")),
      or: field("Between phone and e-mail", text),
    }),
  ),
  map: field(
    "Map",
    v.strictObject({
      title: textWith("place"),
      drawing: field("What our drawing shows", textWith("station", "neighbourhood")),
      ...texts("show", "source", "open").entries,
    }),
  ),
  share: field("Passing a page on", texts("share", "email", "copy", "copied", "blocked")),
  people: field(
    "Beside people",
    v.strictObject({
      ...texts("back", "approach", "sessionFormat", "experience", "fresher").entries,
      bestFor: givenText,
      year: textWith("years"),
      years: textWith("years"),
      practised: field("Experience beside a face", textWith("experience")),
      about: textWith("name"),
      ...texts("specialisations", "ages", "meet", "languages", "training", "registration").entries,
      specialisationsOf: textWith("name"),
      portrait: textWith("name"),
      drawnPortrait: textWith("name"),
      meets: field("Why somebody is on a team: whom they meet", textWith("whom")),
      meetsPeople: field("The same by the ways of meeting", textWith("ways")),
      helpsWith: field("The same by what they know", textWith("concerns")),
      abbreviations: field(
        "What abbreviations in roles mean",
        v.array(texts("short", "meaning"), "must be a list"),
      ),
      atTheTable: field("Faces round a table, for those who cannot see them", text),
    }),
  ),
  sessions: field(
    "Beside services",
    v.strictObject({
      ...texts("expect", "one", "meet", "group").entries,
      participants: textWith("range"),
    }),
  ),
  workshops: field(
    "Beside workshops",
    v.strictObject({
      ...texts("duration", "for", "group", "price", "date", "time", "ageGroup", "venue").entries,
      per: field("A price for one", textWith("price", "unit")),
      children: textWith("ages"),
      ages: field("Ages within a line", textWith("ages")),
      ...texts("passed", "seeNext", "askNext").entries,
    }),
  ),
  articles: field(
    "Beside articles",
    v.strictObject({
      ...texts("contents", "sources").entries,
      minutes: textWith("minutes"),
      reviewed: textWith("last", "next"),
      next: field("Before the next article", text),
    }),
  ),
  hours: field(
    "Opening hours",
    v.strictObject({
      ...texts("title", "byAppointment").entries,
      days: field("From one day to another", textWith("first", "last")),
    }),
  ),
  ranges: field(
    "Ages and lengths",
    v.strictObject({
      agesFrom: textWith("min"),
      years: textWith("range"),
      yearsFrom: textWith("min"),
      minutes: textWith("minutes"),
      hours: textWith("hours"),
    }),
  ),
});

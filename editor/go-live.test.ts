import { expect, test } from "vitest";
import { readValidContent } from "../app/content/read-content";
import type { Content } from "../app/content/schemas/content";
import { testFolder } from "../app/content/testing";
import { type GoLiveInput, goLiveFindings, goLiveReport, tasksOf } from "./go-live";

const now = new Date("2026-11-15T10:00:00+05:30");

const { content } = readValidContent(testFolder);
const person = {
  ...only(content.therapists),
  name: "Asha Rao",
  picture: "asha.jpg",
  gender: "woman" as const,
  languages: ["Hindi"],
  training: "An MA.",
  registration: "Number 7.",
};
const article = {
  ...only(content.articles),
  title: "Sleep",
  lastReviewed: "2026-11-01",
  nextReview: "2027-05-01",
  author: "Asha Rao",
  reviewer: "Dr Rao",
};
const club = {
  ...only(content.workshops, ({ kind }) => kind === "dated-club"),
  title: "Club",
  startsAt: "2027-02-14T10:00+05:30",
  durationMinutes: 120,
  registrationUrl: "https://forms.kindspace.in",
  parents: "They may stay.",
} as Extract<Content["workshops"][string], { kind: "dated-club" }>;

function only<Thing>(things: Record<string, Thing>, fits = (_: Thing) => true) {
  const thing = Object.values(things).find(fits);
  if (!thing) throw new Error("The practice of the tests has none of these.");
  return thing;
}

const service = {
  ...only(content.services),
  fee: { rupees: 1800, per: "session" as const },
  open: "On Mondays.",
};

/** Answers to what people ask a practice. */
const answers = {
  soonest: "Next week.",
  payment: "By UPI.",
  concessions: "For students.",
  lateFee: "Half of it.",
  videoCalls: "Nothing is recorded.",
  supervision: "Every month.",
  supervisionInHindi: "हर महीने।",
  legalName: "Kind Space LLP, 7 Sea Road",
  dataProtectionBoard: "https://www.dpb.gov.in",
  privacyContact: "Asha Rao",
  keepMonths: 12,
  whatsapp: "+91 98765 43210",
};

/** Site without findings on the day of this test. */
const ready: GoLiveInput = {
  content: {
    ...content,
    practice: {
      ...content.practice,
      ...answers,
      freeConsultation: { minutes: 20, by: "video", details: "On Mondays." },
      address: { ...content.practice.address, street: "7 Sea Road" },
      siteUrl: "https://www.kindspace.in",
      email: "hello@kindspace.in",
      social: { network: "Instagram", url: "https://www.instagram.com/kindspace" },
    },
    "help-lines": { ...content["help-lines"], checkedOn: "2026-11-15" },
    therapists: { person },
    services: { service },
    pages: {
      ...content.pages,
      about: { ...content.pages.about, everyone: { title: "All", text: "All are." } },
      contact: {
        ...content.pages.contact,
        gettingHere: { ...content.pages.contact.gettingHere, wayFromStation: "Turn left." },
      },
    },
    workshops: { club },
    articles: { article },
  },
  unconfirmed: [],
  deliveryEnabled: true,
  photos: new Map([["asha.jpg", { width: 720, height: 900 }]]),
  now,
};

function findings(input: GoLiveInput) {
  return goLiveFindings(input).map(({ level, text }) => `${level}: ${text}`);
}

const names = {
  titleAt: (id: string) => id,
  labelAt: (_: string, path: readonly PropertyKey[]) => path.join(" "),
};

function report(input: GoLiveInput) {
  return goLiveReport(tasksOf(goLiveFindings(input), names), "http://editor");
}

function withContent(change: Partial<Content>): GoLiveInput {
  return { ...ready, content: { ...ready.content, ...change } };
}

test("a site in order is ready", () => {
  expect(report(ready)).toEqual({ isReady: true, text: "Nothing: the site is ready." });
});

test("lists unanswered questions at their fields, the most frequent first", () => {
  const { languages: _, ...silent } = person;
  const { whatsapp: __, ...practice } = ready.content.practice;
  const { fee: ___, ...free } = service;
  const found = goLiveFindings({
    ...withContent({ therapists: { silent, person }, practice, services: { free, service } }),
    unconfirmed: [{ id: "practice", path: ["name"] }],
  });
  expect(found.map(({ id, path, text }) => `${id} ${path.join(" ")}: ${text}`)).toEqual([
    " Facts that came with it: One is neither changed nor confirmed.",
    "services/free fee: What does a session cost? Not answered yet.",
    "therapists/silent languages: Do you speak my language? Not answered yet.",
    "practice whatsapp: Can I write on WhatsApp? (If not, tick it there.) Not answered yet.",
  ]);
});

test("doesn't ask for what a practice has none of", () => {
  const open = { whatsapp: undefined, concessions: undefined };
  const practice = { ...ready.content.practice, ...open };
  const { registration: _, ...unregistered } = person;
  const asks = (without: string[]) =>
    findings(
      withContent({ practice: { ...practice, without }, therapists: { person: unregistered } }),
    );
  expect(asks([])).toHaveLength(3);
  expect(asks(["whatsapp", "concessions", "registration"])).toEqual([]);
});

test("a health article that nobody has reviewed comes first", () => {
  const { reviewer: _, ...unread } = article;
  const found = goLiveFindings({
    ...withContent({ articles: { unread }, "help-lines": content["help-lines"] }),
    deliveryEnabled: false,
  });
  expect(found[0]).toMatchObject({ level: "fault", id: "articles/unread", path: ["reviewer"] });
});

test("lists words about the law for a lawyer, at their fields", () => {
  const path = ["body"];
  const unconfirmed = [
    { id: "articles/article", path },
    { id: "services/service", path },
  ];
  const found = goLiveFindings({ ...ready, unconfirmed });
  expect(found.map(({ id, text }) => `${id}: ${text}`)).toEqual([
    "articles/article: It says what the law asks or allows. Have a lawyer read it, then confirm it.",
    ": 2 are neither changed nor confirmed.",
  ]);
});

test("an unconfirmed promise of an answer asks who is there on closed days", () => {
  const unconfirmed = [{ id: "practice", path: ["responseHours"] }];
  const asked = (input: GoLiveInput) => findings(input).filter((text) => /Who answers/.test(text));
  expect(asked({ ...ready, unconfirmed })).toHaveLength(1);
  expect(asked(ready)).toEqual([]);
});

test("a question without an answer is listed, whatever the page says until then", () => {
  const { services } = ready.content.pages;
  const items = [
    { question: "Why?", answer: "So.", onHomePage: false },
    { question: "May I?", until: "Ask us.", onHomePage: false },
  ];
  const questions = { ...services.questions, groups: [{ title: "All", items }] };
  const pages = { ...ready.content.pages, services: { ...services, questions } };
  expect(goLiveFindings(withContent({ pages }))).toEqual([
    {
      ...{ level: "remark", id: "pages/services", text: "May I? Not answered yet." },
      path: ["questions", "groups", "0", "items", "1", "answer"],
    },
  ]);
});

test("asks for a reader of a translation, and lists what isn't translated", () => {
  const practice = { ...ready.content.practice, alsoIn: ["hi" as const] };
  const [heading, text] = [
    ["pages", "home", "heading"],
    ["pages", "home", "text"],
  ];
  const hi = { outdated: [heading, text], inEnglish: [text], untranslated: ["articles/sleep"] };
  expect(findings({ ...withContent({ practice }), translations: { hi } })).toEqual([
    expect.stringMatching(/^fault: The site in Hindi is not yet read by somebody who speaks it\./),
    "remark: English has changed since it was put into Hindi",
    "remark: Not yet in Hindi: shown in English",
    "remark: Not yet there: shown in English.",
  ]);
  const translationRead = { by: "Asha Rao", on: "2026-11-14" };
  expect(findings(withContent({ practice: { ...practice, translationRead } }))).toEqual([]);
});

test("groups tasks by person and page, the most important first", () => {
  const unconfirmed = [
    { id: "therapists/asha", path: ["languages"] },
    { id: "therapists/asha", path: ["training"] },
    { id: "practice", path: ["name"] },
  ];
  const pages = ["/", "/contact", "/services"];
  const names = [{ fact: "names.Green Park", words: ["Green Park"], pages }];
  const lines = { ...ready.content["help-lines"], checkedOn: undefined };
  const { isReady, text } = report({ ...withContent({ "help-lines": lines }), unconfirmed, names });
  expect(isReady).toBe(false);
  expect(text).toBe(`Before the site goes online
help-lines: http://editor#/entry/help-lines
  checkedOn: Nobody has checked the numbers yet. Look each one up on its official website, then write today's date. Never call 112.

The website
  Facts that came with it: 3 are neither changed nor confirmed. http://editor#/unconfirmed
  “Green Park”: Still on /, /contact and 1 more. http://editor#/unconfirmed

To go there: npm run edit`);
});

test("remarks alone leave the site ready", () => {
  const later = { ...ready, now: new Date("2027-02-14T12:00:00+05:30") };
  const { isReady, text } = report(later);
  expect(isReady).toBe(true);
  expect(text).toMatch(/^Worth a look\n/);
});

test("an inbox without a backup is a fault, and a site without an inbox gets a remark", () => {
  expect(findings({ ...ready, deliveryEnabled: false })).toEqual([
    expect.stringMatching(/^remark: What people write in the two forms is delivered nowhere:/),
  ]);
  expect(findings({ ...ready, inboxFaults: [] })).toEqual([]);
  expect(findings({ ...ready, inboxFaults: ["No copy."] })).toEqual(["fault: No copy."]);
});

test.each([
  ["https://kindspace.in", []],
  ["https://notexample.org", []],
  ["https://www.example.com", ["fault: https://www.example.com is an example, not yours."]],
  ["https://localhost", ["fault: https://localhost is an example, not yours."]],
])("the site address %s", (siteUrl, expected) => {
  const practice = { ...ready.content.practice, siteUrl };
  expect(findings(withContent({ practice }))).toEqual(expected);
});

test("an e-mail address and links of an example are faults", () => {
  const email = "hello@example.org";
  const social = { network: "Instagram", url: "https://social.example.org/us" };
  const practice = { ...ready.content.practice, email, social };
  const workshops = { club: { ...club, registrationUrl: "https://forms.example.org/club" } };
  expect(findings(withContent({ practice, workshops }))).toEqual([
    "fault: hello@example.org is an example, not yours.",
    "fault: https://social.example.org/us is an example, not yours.",
    "fault: https://forms.example.org/club is an example, not yours.",
  ]);
});

test.each([
  ["2026-05-16", []],
  [
    "2026-05-15",
    [/^fault: The numbers were last checked on 15 May 2026\. Look each one up .* 112\.$/],
  ],
  ["2026-11-16", [/^fault: 16 November 2026 has not come yet\.$/]],
  [undefined, [/^fault: Nobody has checked the numbers yet\. Look each one up/]],
])("help lines that were checked on %s", (checkedOn, expected) => {
  const lines = { ...ready.content["help-lines"], checkedOn };
  expect(findings(withContent({ "help-lines": lines }))).toEqual(expected.map(matching));
});

function matching(pattern: RegExp) {
  return expect.stringMatching(pattern);
}

test.each([
  ["2026-11-01", "2026-12-16", []],
  ["2026-11-01", "2026-12-15", [/^remark: 'Sleep' is due for review by 15 December 2026\.$/]],
  ["2026-01-01", "2026-11-14", [/^fault: 'Sleep' was due for review by 14 November 2026\./]],
  ["2026-12-01", "2027-05-01", [/^fault: 'Sleep' was reviewed on a day that has not come yet\./]],
  [undefined, undefined, [/^fault: 'Sleep' has not been reviewed yet\./]],
])("an article reviewed on %s, next by %s", (lastReviewed, nextReview, expected) => {
  const articles = { sleep: { ...article, lastReviewed, nextReview } };
  expect(findings(withContent({ articles }))).toEqual(expected.map(matching));
});

test.each([
  ["2026-11-15T09:00+05:30", []],
  ["2026-11-15T08:00+05:30", [/^remark: Club was on Sunday, 15 November 2026\. Announce the next/]],
] as const)("a club of two hours that starts at %s", (startsAt, expected) => {
  const workshops = { club: { ...club, startsAt } };
  expect(findings(withContent({ workshops }))).toEqual(expected.map(matching));
  const next = { ...club, startsAt: "2026-12-15T08:00+05:30" as const };
  expect(findings(withContent({ workshops: { ...workshops, next } }))).toEqual([]);
});

const needs = "It needs at least 720 × 900.";

test.each([
  ["asha.jpg", 719, 900, [`fault: The photo of Asha Rao is 719 × 900 pixels. ${needs}`]],
  ["asha.jpg", 4000, 899, [`fault: The photo of Asha Rao is 4000 × 899 pixels. ${needs}`]],
  ["gone.jpg", 720, 900, ["fault: The photo of Asha Rao cannot be opened."]],
  ["asha.svg", 720, 900, ["remark: A drawing still stands in for a photo of Asha Rao."]],
])("the picture %s, where a photo has %i × %i pixels", (picture, width, height, expected) => {
  const photos = new Map([["asha.jpg", { width, height }]]);
  const therapists = { person: { ...person, picture } };
  expect(findings({ ...withContent({ therapists }), photos })).toEqual(expected);
});

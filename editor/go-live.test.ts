import { expect, test } from "vitest";
import { readSoundContent } from "../app/content/read-content";
import type { Content } from "../app/content/schemas/content";
import { testFolder } from "../app/content/testing";
import { type GoLiveInput, goLiveFindings, goLiveReport, tasksOf } from "./go-live";

const now = new Date("2026-11-15T10:00:00+05:30");

const { content } = readSoundContent(testFolder);
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

/** What people ask of a practice, answered. */
const answers = {
  soonest: "Next week.",
  payment: "By UPI.",
  concessions: "For students.",
  lateFee: "Half of it.",
  videoCalls: "Nothing is recorded.",
  whatsapp: "+91 98765 43210",
};

/** A site in perfect order on the day of this test. */
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
      contact: {
        ...content.pages.contact,
        gettingHere: { ...content.pages.contact.gettingHere, wayFromStation: "Turn left." },
      },
    },
    workshops: { club },
    articles: { article },
  },
  samples: [],
  delivers: true,
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

test("A site in order is ready", () => {
  expect(report(ready)).toEqual({ isReady: true, text: "Nothing: the site is ready." });
});

test("What people ask and nobody has answered is listed at its field, the most frequent first", () => {
  const { languages: _, ...silent } = person;
  const { whatsapp: __, ...practice } = ready.content.practice;
  const { fee: ___, ...free } = service;
  const found = goLiveFindings({
    ...withContent({ therapists: { silent, person }, practice, services: { free, service } }),
    samples: [
      { file: "practice", path: ["name"], value: "x", page: "every page", isWithheld: false },
    ],
  });
  expect(found.map(({ id, path, text }) => `${id} ${path.join(" ")}: ${text}`)).toEqual([
    "practice name: Made up, and on every page",
    "services/free fee: What does a session cost? Not answered yet.",
    "therapists/silent languages: Do you speak my language? Not answered yet.",
    "practice whatsapp: Can I write on WhatsApp? (If not, tick it there.) Not answered yet.",
  ]);
});

test("what a practice has none of is not asked for", () => {
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

test("Another language waits for a reader, and says what is not yet in it", () => {
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

test("What is left is told by person and page, what matters most first", () => {
  const sample = { value: "x", page: "/asha", isWithheld: true };
  const samples = [
    { ...sample, file: "therapists/asha", path: ["languages"] },
    { ...sample, file: "therapists/asha", path: ["training"] },
    { ...sample, file: "practice", path: ["name"], page: "every page", isWithheld: false },
  ];
  const lines = { ...ready.content["help-lines"], checkedOn: undefined };
  const { isReady, text } = report({ ...withContent({ "help-lines": lines }), samples });
  expect(isReady).toBe(false);
  expect(text).toBe(`Before the site goes online
help-lines: http://editor#/entry/help-lines
  checkedOn: Nobody has checked the numbers yet. Look each one up on its official website, then write today's date. Never call 112.

practice: http://editor#/entry/practice
  Made up, and on every page: name

Worth a look
therapists/asha: http://editor#/entry/therapists/asha
  Made up, and shown on /asha only once you confirm it: languages; training

To go there: npm run edit`);
});

test("Remarks alone leave the site ready", () => {
  const later = { ...ready, now: new Date("2027-02-14T12:00:00+05:30") };
  const { isReady, text } = report(later);
  expect(isReady).toBe(true);
  expect(text).toMatch(/^Worth a look\n/);
});

test("An inbox that is not backed up is a fault, and to do without one a decision", () => {
  expect(findings({ ...ready, delivers: false })).toEqual([
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
])("The site address %s", (siteUrl, expected) => {
  const practice = { ...ready.content.practice, siteUrl };
  expect(findings(withContent({ practice }))).toEqual(expected);
});

test("An e-mail address and links of an example are faults", () => {
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
])("Help lines that were checked on %s", (checkedOn, expected) => {
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
])("An article reviewed on %s, next by %s", (lastReviewed, nextReview, expected) => {
  const articles = { sleep: { ...article, lastReviewed, nextReview } };
  expect(findings(withContent({ articles }))).toEqual(expected.map(matching));
});

test.each([
  ["2026-11-15T09:00+05:30", []],
  ["2026-11-15T08:00+05:30", [/^remark: Club was on Sunday, 15 November 2026\. Announce the next/]],
] as const)("A club of two hours that starts at %s", (startsAt, expected) => {
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
])("The picture %s, where a photo has %i × %i pixels", (picture, width, height, expected) => {
  const photos = new Map([["asha.jpg", { width, height }]]);
  const therapists = { person: { ...person, picture } };
  expect(findings({ ...withContent({ therapists }), photos })).toEqual(expected);
});

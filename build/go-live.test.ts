import { expect, test } from "vitest";
import { readSoundContent } from "../app/content/read-content";
import type { Content } from "../app/content/schemas/content";
import { type GoLiveInput, goLiveReport, goLiveSections } from "./go-live";

const now = new Date("2026-11-15T10:00:00+05:30");

const { content, placeOf } = readSoundContent("content");

/** The same change in each file of a folder. */
function each<Thing, Changed>(things: Record<string, Thing>, change: (thing: Thing) => Changed) {
  return Object.fromEntries(Object.entries(things).map(([id, thing]) => [id, change(thing)]));
}

function eachDatedClub(change: {
  title?: string;
  startsAt?: `${string}T${string}+05:30`;
  registrationUrl?: string;
}) {
  return each(ready.content.workshops, (workshop) => {
    return workshop.kind === "dated-club" ? { ...workshop, ...change } : workshop;
  });
}

/** A site in perfect order on the day of this test. */
const ready: GoLiveInput = {
  content: {
    ...content,
    practice: {
      ...content.practice,
      siteUrl: "https://www.kindspace.in",
      email: "hello@kindspace.in",
      social: { network: "Instagram", url: "https://www.instagram.com/kindspace" },
    },
    "help-lines": { ...content["help-lines"], checkedOn: "2026-11-15" },
    therapists: each(content.therapists, (therapist) => ({ ...therapist, picture: "photo.jpg" })),
    workshops: each(content.workshops, (workshop) => {
      if (workshop.kind !== "dated-club") return workshop;
      const registrationUrl = "https://forms.kindspace.in";
      return { ...workshop, startsAt: "2027-02-14T10:00+05:30" as const, registrationUrl };
    }),
    articles: each(content.articles, (article) => {
      return { ...article, lastReviewed: "2026-11-01", nextReview: "2027-05-01" };
    }),
  },
  placeOf,
  samples: [],
  delivers: true,
  photos: new Map([["photo.jpg", { width: 720, height: 900 }]]),
  now,
};

function findings(input: GoLiveInput) {
  return goLiveSections(input)
    .flatMap((section) => section.findings)
    .map(({ level, text }) => `${level}: ${text}`);
}

function withContent(change: Partial<Content>): GoLiveInput {
  return { ...ready, content: { ...ready.content, ...change } };
}

test("a site in order is ready, in every section", () => {
  const sections = goLiveSections(ready);
  expect(findings(ready)).toEqual([]);
  expect(goLiveReport(sections, now)).toEqual({
    isReady: true,
    text: [
      "Before the site goes live: 15 November 2026",
      "[ok] in order, [--] worth a look, [no] to be mended first",
      "",
      ...sections.map(({ title }) => `[ok] ${title}`),
      "",
      "No faults, no remarks. The site is ready.",
    ].join("\n"),
  });
});

test("one fault is enough to be not ready, and stands with its place", () => {
  const samples = [
    {
      place: "content/practice.yml, line 1",
      fact: "name",
      value: "Kind Space",
      page: "every page",
      isWithheld: false,
    },
    {
      place: "content/pages/about.yml, line 40",
      fact: "complaints",
      value: "Write to us.",
      page: "/about",
      isWithheld: true,
    },
  ];
  const { isReady, text } = goLiveReport(goLiveSections({ ...ready, samples }), now);
  expect(isReady).toBe(false);
  expect(text).toContain(`[no] No fact is a sample
      content/practice.yml, line 1: Fault: name is still a sample, it stands on every page: Kind Space
      content/pages/about.yml, line 40: Fault: complaints is still a sample, kept off /about until you confirm it: Write to us.
`);
  expect(text).toMatch(/\n2 faults, no remarks\. The site is not ready yet\.$/);
});

test("remarks alone leave the site ready", () => {
  const later = { ...ready, now: new Date("2027-02-14T12:00:00+05:30") };
  const { isReady, text } = goLiveReport(goLiveSections(later), later.now);
  expect(isReady).toBe(true);
  expect(text).toMatch(/\nNo faults, 1 remark\. The site is ready\.$/);
});

test("forms that deliver nowhere are a fault", () => {
  expect(findings({ ...ready, delivers: false })).toEqual([
    expect.stringMatching(/^fault: What people write in the two forms is delivered nowhere\./),
  ]);
});

test.each([
  ["https://www.kindspace.in", []],
  ["https://kindspace.in", []],
  ["https://example.org", ["fault: https://example.org is an example, not your address."]],
  ["https://www.example.com", ["fault: https://www.example.com is an example, not your address."]],
  ["https://localhost", ["fault: https://localhost is an example, not your address."]],
  ["https://notexample.org", []],
])("the site address %s", (siteUrl, expected) => {
  const practice = { ...ready.content.practice, siteUrl };
  expect(findings(withContent({ practice }))).toEqual(expected);
});

test("an e-mail address and links of an example are faults", () => {
  const email = "hello@example.org";
  const social = { network: "Instagram", url: "https://social.example.org/us" };
  const practice = { ...ready.content.practice, email, social };
  const workshops = eachDatedClub({ registrationUrl: "https://forms.example.org/club" });
  expect(findings(withContent({ practice, workshops }))).toEqual([
    "fault: hello@example.org is an example, not yours.",
    "fault: https://social.example.org/us is an example, not yours.",
    "fault: https://forms.example.org/club is an example, not yours.",
  ]);
});

const checkAgain =
  "Look each one up on its official website, then write today's date. Never call 112.";

test.each([
  ["2026-11-15", []],
  ["2026-05-16", []],
  ["2026-05-15", [`fault: The numbers were last checked on 15 May 2026. ${checkAgain}`]],
  ["2025-01-01", [`fault: The numbers were last checked on 1 January 2025. ${checkAgain}`]],
  ["2026-11-16", ["fault: 16 November 2026 has not come yet."]],
  [undefined, [`fault: Nobody has checked the numbers yet. ${checkAgain}`]],
])("help lines that were checked on %s", (checkedOn, expected) => {
  const helpLines = { ...ready.content["help-lines"], checkedOn };
  expect(findings(withContent({ "help-lines": helpLines }))).toEqual(expected);
});

test.each([
  ["2026-11-01", "2027-05-01", []],
  ["2026-11-01", "2026-12-16", []],
  ["2026-11-01", "2026-12-15", ["remark: 'Sleep' is due for review by 15 December 2026."]],
  [
    "2026-01-01",
    "2026-11-14",
    ["fault: 'Sleep' was due for review by 14 November 2026. Read it again."],
  ],
  ["2026-12-01", "2027-05-01", ["fault: 'Sleep' was reviewed on a day that has not come yet."]],
  [
    undefined,
    undefined,
    ["fault: 'Sleep' has not been reviewed yet. Read it against its sources."],
  ],
])("an article reviewed on %s, next by %s", (lastReviewed, nextReview, expected) => {
  const [article] = Object.values(ready.content.articles);
  if (!article) throw new Error("There is no article.");
  const articles = { sleep: { ...article, title: "Sleep", lastReviewed, nextReview } };
  expect(findings(withContent({ articles }))).toEqual(expected);
});

test.each([
  ["2026-11-15T09:00+05:30", []],
  [
    "2026-11-15T08:00+05:30",
    [
      "remark: Club was on Sunday, 15 November 2026. Announce the next one, or leave it: its page says that the date has passed.",
    ],
  ],
] as const)("a club of two hours that starts at %s", (startsAt, expected) => {
  const workshops = eachDatedClub({ title: "Club", startsAt });
  expect(findings(withContent({ workshops }))).toEqual(expected);
});

test.each([
  ["a photo that is large enough", { width: 720, height: 900 }, []],
  [
    "a narrow photo",
    { width: 719, height: 900 },
    ["fault: The photo of Asha Rao is 719 × 900 pixels. It needs at least 720 × 900."],
  ],
  [
    "a low photo",
    { width: 4000, height: 899 },
    ["fault: The photo of Asha Rao is 4000 × 899 pixels. It needs at least 720 × 900."],
  ],
  ["a file that is no photo", undefined, ["fault: The photo of Asha Rao cannot be opened."]],
])("%s", (_, size, expected) => {
  const photos = new Map([["asha-rao.jpg", size]]);
  expect(findings({ ...withTherapist("asha-rao.jpg"), photos })).toEqual(expected);
});

test("a drawing in place of a photo is a remark", () => {
  expect(findings(withTherapist("asha-rao.svg"))).toEqual([
    "remark: A drawing still stands in for a photo of Asha Rao.",
  ]);
});

function withTherapist(picture: string) {
  const [model] = Object.values(ready.content.therapists);
  if (!model) throw new Error("There is no therapist.");
  return withContent({ therapists: { asha: { ...model, name: "Asha Rao", picture } } });
}

test("An inbox that is not backed up keeps the site from going live", () => {
  expect(findings({ ...ready, inboxFaults: [] })).toEqual([]);
  const inboxFaults = ["No copy was ever made: npm run inbox:backup."];
  expect(findings({ ...ready, inboxFaults })).toEqual([`fault: ${inboxFaults[0]}`]);
});

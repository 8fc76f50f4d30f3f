import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readContent } from "./read-content";

let folder: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), "content-")), "content");
  await cp("content", folder, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

async function change(file: string, before: string | RegExp, after: string) {
  const text = await readFile(join(folder, file), "utf8");
  const changed = text.replace(before, after);
  expect(changed, `${file} holds ${before}`).not.toBe(text);
  await writeFile(join(folder, file), changed);
}

const practice = "practice.yml";
const meher = "therapists/meher-talvani.md";
const club = "workshops/emotions-explorers-2025.md";
const course = "workshops/balanced-love.md";
const individual = "services/individual-therapy.md";
const guide = "articles/schizophrenia-guide.md";

type Wrong = [
  what: string,
  file: string,
  before: string | RegExp,
  after: string,
  /** The start of the line that is named. */
  line: string,
  said: string,
];

test.each<Wrong>([
  [
    "letters for years",
    meher,
    "experience: 11",
    "experience: eleven",
    "experience",
    "experience must be a number of years",
  ],
  ["a missing field", meher, /^role: .*\n/m, "", "---", "role is missing"],
  [
    "a missing field inside another",
    practice,
    /^ {2}city: .*\n/m,
    "",
    "address",
    "address.city is missing",
  ],
  [
    "a misspelt field",
    meher,
    "bestFor:",
    "bestfor: Children.\nbestFor:",
    "bestfor",
    "bestfor is not a field: look for a spelling mistake",
  ],
  ["an empty text", meher, /^role: .*/m, 'role: ""', "role", "role must not be empty"],
  [
    "a number in place of a text",
    practice,
    /city: .*/,
    "city: 110016",
    "city",
    "address.city must be text: put it between quotation marks",
  ],
  [
    "a first name that is taken",
    meher,
    "name: Meher",
    "name: Kabir",
    "name",
    "name must not have the first name of Kabir Sondhal: the form tells people apart by it",
  ],
  [
    "a short biography",
    meher,
    /(---\n\n).*$/s,
    "$1She plays.\n",
    "She plays.",
    "the text must have 120 to 200 words",
  ],
  [
    "too few specialisations",
    meher,
    /( {2}- .*\n){3}ages/,
    "ages",
    "specializations",
    "specializations must have 3 to 6 entries",
  ],
  [
    "a specialisation twice",
    meher,
    "- Parenting",
    '- "Children"',
    '- "Children"',
    "specializations 3 names 'Children' twice",
  ],
  [
    "ages that end before they start",
    meher,
    "max: 17",
    "max: 3",
    "ages",
    "ages must not end before it starts",
  ],
  [
    "half a sentence",
    meher,
    /bestFor: .*/,
    "bestFor: Children",
    "bestFor",
    "bestFor must start with a capital letter and end with a full stop",
  ],
  [
    "a picture that is not there",
    meher,
    "picture: meher-talvani.svg",
    "picture: meher.jpg",
    "picture",
    "picture names the picture therapists/meher.jpg, which is not there",
  ],
  [
    "somebody who left",
    individual,
    "- kabir-sondhal",
    "- asha-rao",
    "- asha-rao",
    "team.members 1 names 'asha-rao', who is not in content/therapists",
  ],
  [
    "a team of nobody",
    individual,
    / {2}members:\n( {4}- .*\n)+/,
    "",
    "team",
    "team must either name members or have everybody: true",
  ],
  [
    "a kind of session that is taken",
    individual,
    "requestValue: individual",
    "requestValue: group",
    "requestValue",
    "requestValue must not be 'group' as well: another service has it",
  ],
  [
    "somebody on a team who does not see its people",
    individual,
    "- kabir-sondhal",
    "- ira-mathurkar",
    "team",
    "team must not have 'ira-mathurkar', whose entry does not say 'individual' at sees",
  ],
  [
    "a question of the form that the notice leaves out",
    "privacy-notice/english.md",
    / {8}- emergencyPhone\n/,
    "",
    "items",
    "asked.items must give a reason for each question of the form once, in the order of the form",
  ],
  [
    "a price with a comma",
    course,
    "price: 2000",
    "price: 2,000",
    "price:",
    "price must be a number of rupees, like 1500",
  ],
  [
    "nobody to lead",
    course,
    /facilitators:\n( {2}- .*\n)+/,
    "facilitators: []\n",
    "facilitators",
    "facilitators must not be empty",
  ],
  [
    "a club that ends before it begins",
    club,
    "to: 12:00",
    "to: 09:00",
    "to",
    "to must not be before the club begins",
  ],
  [
    "a day that is not in the calendar",
    club,
    "2025-11-09",
    "2025-02-30",
    "date",
    "date must be a day like 2027-02-14",
  ],
  [
    "a time with a dot",
    club,
    "from: 10:00",
    "from: 10.30",
    "from",
    "from must be a time like 09:30",
  ],
  [
    "an address without https",
    club,
    "https://forms",
    "http://forms",
    "registrationUrl",
    "registrationUrl must be an address that starts with https://",
  ],
  [
    "an unknown kind of workshop",
    club,
    "kind: dated-club",
    "kind: party",
    "kind",
    "kind must be club, course or dated-club",
  ],
  [
    "a day of the week that is forgotten",
    practice,
    /^ {2}- days:\n {6}- Sunday\n/m,
    "",
    "hours",
    "hours must name each day of the week once, from Monday to Sunday",
  ],
  [
    "hours that close before they open",
    practice,
    "to: 20:00",
    "to: 07:00",
    "open",
    "hours 1.open must not close before it opens",
  ],
  [
    "a site address with a slash",
    practice,
    "www.example.org",
    "www.example.org/",
    "siteUrl",
    "siteUrl must be like https://www.your-name.in, without a slash at the end",
  ],
  [
    "a review before the last",
    guide,
    /nextReview: .*/,
    "nextReview: 2026-05-01",
    "nextReview",
    "nextReview must be after the last review",
  ],
  [
    "two sources",
    guide,
    /((?: {2}- author: .*\n(?: {4}.*\n)*){2})( {2}.*\n)*---/,
    "$1---",
    "sources",
    "sources must have at least 3 entries",
  ],
  [
    "a link to a page that is gone",
    guide,
    "{{help-lines}}",
    "{{help-lines}}\n\n[Sleep](/blogs/sleep)",
    "[Sleep]",
    "the text links to /blogs/sleep, which is not a page of the site",
  ],
  [
    "a phone number in an article",
    guide,
    "{{help-lines}}",
    "{{help-lines}}\n\nCall 022 2754 6669.",
    "Call",
    "the text has the number 022 2754 6669: leave phone numbers to {{help-lines}}",
  ],
  [
    "an article without help lines",
    guide,
    /(---\n\n).*$/s,
    "$1Read on.\n",
    "Read on.",
    "the text must have the heading '## When to seek help now' and a line {{help-lines}}",
  ],
  [
    "a placeholder of nothing",
    "help-lines.yml",
    /limits: .*/,
    "limits: In {{town}}.",
    "limits",
    "limits has {{town}}, which stands for nothing: use one of {{practice}}, {{tagline}}, {{neighbourhood}}, {{city}}, {{phone}}, {{email}}, {{responseHours}}, {{cancellationHours}}, {{callMinutes}}, {{callBy}}, {{station}}, {{confidentiality}}, {{supervisionInHindi}}, {{privacyContact}}, {{keepMonths}}",
  ],
  [
    "a colon in a text without quotation marks",
    "help-lines.yml",
    /limits: .*/,
    "limits: We: a practice",
    "limits",
    "cannot be read: put a text with a colon or a quotation mark between quotation marks",
  ],
])("%s is told with its file, line and field", async (_, file, before, after, line, said) => {
  await change(file, before, after);
  const lines = (await readFile(join(folder, file), "utf8")).split("\n");
  const number = lines.findIndex((text) => text.trim().startsWith(line)) + 1;
  expect(readContent(folder).faults).toEqual([`content/${file}, line ${number}: ${said}`]);
});

test("all faults of all files are told at once", async () => {
  await change(meher, "experience: 11", "experience: eleven");
  await change(meher, "max: 17", "max: old");
  await change(individual, "- kabir-sondhal", "- asha-rao");
  expect(readContent(folder).faults).toHaveLength(3);
});

test("a person who leaves takes the file and the picture along", async () => {
  await rm(join(folder, "therapists/zoya-rahmanpur.md"));
  expect(readContent(folder).faults).toEqual([
    "content/therapists/zoya-rahmanpur.svg: is a picture that nothing shows: delete it, or name it as a picture",
  ]);
  await rm(join(folder, "therapists/zoya-rahmanpur.svg"));
  expect(readContent(folder).faults).toEqual([]);
});

test("an earlier address belongs to one workshop", async () => {
  const text = await readFile(join(folder, club), "utf8");
  await writeFile(join(folder, "workshops/next-club.md"), text);
  expect(readContent(folder).faults).toEqual([
    expect.stringMatching(/2025\.md, line \d+: alsoAt must not have 'emotions-explorers-2024'/),
    expect.stringMatching(
      /next-club\.md, line \d+: alsoAt must not have 'emotions-explorers-2024'/,
    ),
  ]);
});

test("a page without its words is told", async () => {
  await rm(join(folder, "pages/about.yml"));
  expect(readContent(folder).faults).toEqual(["content/pages/about is missing"]);
});

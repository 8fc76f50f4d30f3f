import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { OpeningHours } from "../app/content/practice";
import { type Content, content } from "./content";
import { contentFaults, hoursFaults } from "./content-faults";
import { lineAt, type Project, readProject, syntaxFaults } from "./sources";

const project = await readProject(fileURLToPath(new URL("..", import.meta.url)));

test("the content fits together", async () => {
  expect(await syntaxFaults(project.sources)).toEqual([]);
  expect(contentFaults(content, project)).toEqual([]);
});

/** Where the content says something, as a fault tells it. */
function place(file: string, words: string, nth = 0) {
  const text = project.sources.find((source) => source.file === file)?.text ?? "";
  let offset = -1;
  for (let count = 0; count <= nth; count += 1) offset = text.indexOf(words, offset + 1);
  expect(offset, `${words} in ${file}`).toBeGreaterThanOrEqual(0);
  return `${file}:${lineAt(text, offset)}`;
}

function without(...files: string[]): Project {
  return { ...project, files: project.files.filter((file) => !files.includes(file)) };
}

function withFiles(...files: string[]): Project {
  return { ...project, files: [...project.files, ...files] };
}

function withSource(file: string, text: string): Project {
  return { ...project, sources: [...project.sources, { file, text }] };
}

const therapistsFile = "app/content/therapists.ts";
const servicesFile = "app/content/services.ts";
const workshopsFile = "app/content/workshops.ts";
const articlesFile = "app/content/articles.ts";
const { therapists, services, workshops, articles } = content;
const [first, second] = therapists;
if (!first || !second) throw new Error("There are too few therapists for this test.");

describe("Of what was removed, the build says what still names it, and where:", () => {
  test("a therapist on teams and as a facilitator", () => {
    const left = therapists.filter(({ id }) => id !== "therapist-3");
    const remaining = without("app/content/portraits/portrait-3.svg");
    const still = 'still names "therapist-3", who is not in app/content/therapists.ts';
    expect(contentFaults({ ...content, therapists: left }, remaining)).toEqual([
      `${place(servicesFile, '"therapist-3"', 0)} ${still}`,
      `${place(servicesFile, '"therapist-3"', 1)} ${still}`,
      `${place(servicesFile, '"therapist-3"', 2)} ${still}`,
      `${place(servicesFile, '"therapist-3"', 3)} ${still}`,
      `${place(workshopsFile, '"therapist-3"', 0)} ${still}`,
    ]);
  });

  test("a therapist whose picture stays", () => {
    const left = therapists.filter(({ id }) => id !== "therapist-4");
    expect(contentFaults({ ...content, therapists: left }, project)).toContain(
      `app/content/portraits/portrait-4.svg is a picture of nobody in ${therapistsFile}: name it like the address of a therapist's page, ending in .jpg, or delete it`,
    );
  });

  test("the last person of a team", () => {
    const emptied = services.map((service) => {
      return { ...service, team: { ...service.team, members: [] } };
    });
    expect(contentFaults({ ...content, services: emptied }, project)).toContain(
      `${place(servicesFile, 'slug: "child-therapy"')} leaves "child-therapy" with nobody to lead it`,
    );
  });

  test("an article whose text stays", () => {
    const left = articles.filter(({ slug }) => slug !== "hustle-culture");
    expect(contentFaults({ ...content, articles: left }, project)).toEqual([
      `app/content/articles/hustle-culture.mdx is the text of no article in ${articlesFile}: add one, or delete it`,
    ]);
  });

  test("the text of an article that stays", () => {
    const text = "app/content/articles/hustle-culture.mdx";
    expect(contentFaults(content, without(text))).toEqual([
      `${place(articlesFile, 'slug: "hustle-culture"')} names the article "hustle-culture", whose text ${text} is not there`,
    ]);
  });

  test.each([
    ["an article", "/blogs/gone", "Read [that](/blogs/gone) first."],
    ["a workshop", "/workshops/gone", '<a href="/workshops/gone">club</a>'],
    ["a service", "/services/gone", "See [more](/services/gone#help)"],
    ["a therapist", "/therapists/nobody", "[Ask](/therapists/nobody)"],
  ])("%s that a text links to", (_, path, line) => {
    const file = "app/content/articles/sleep.mdx";
    const link = withSource(file, `# Sleep\n\n${line}\n`);
    expect(contentFaults(content, link)).toEqual([
      `${file}:3 still links to ${path}, which is not a page of the site`,
    ]);
  });

  test.each([
    ["a page that is there", "[both](/blogs/hustle-culture#sources)"],
    ["an earlier address", "[club](/workshops/emotions-explorers-2024)"],
    ["a mention in the code", "like `/services/gone`"],
  ])("not %s", (_, line) => {
    expect(contentFaults(content, withSource("app/content/articles/sleep.mdx", line))).toEqual([]);
  });
});

describe("The build names the place of", () => {
  const photo = `app/content/portraits/${first.name.toLowerCase().replace(" ", "-")}`;
  const drawing = `app/content/portraits/${first.portrait}`;
  const cases: [what: string, content: Content, project: Project, fault: string][] = [
    [
      "two people with one first name",
      { ...content, therapists: [{ ...first, name: `${second.name.split(" ")[0]} X` }, second] },
      project,
      `${place(therapistsFile, `"${second.name}"`)} cannot have both "${second.name.split(" ")[0]} X" and "${second.name}": the form`,
    ],
    [
      "two people with one id",
      { ...content, therapists: [first, { ...second, id: first.id }] },
      project,
      `${place(therapistsFile, `"${first.id}"`)} has a second "${first.id}"`,
    ],
    [
      "a drawing of a person that is not there",
      content,
      without(drawing),
      `${place(therapistsFile, `"${first.portrait}"`)} names the drawing ${drawing}, which is not there`,
    ],
    [
      "a person without any picture",
      { ...content, therapists: [{ ...first, portrait: undefined }] },
      project,
      `${place(therapistsFile, `"${first.name}"`)} gives "${first.name}" no picture: add the photo ${photo}.jpg`,
    ],
    [
      "a photo that a browser cannot show",
      content,
      withFiles(`${photo}.heic`),
      `${photo}.heic is a picture of nobody`,
    ],
    [
      "two articles at one address",
      { ...content, articles: [...articles, ...articles.slice(0, 1)] },
      project,
      `${place(articlesFile, 'slug: "schizophrenia-guide"')} has a second "schizophrenia-guide"`,
    ],
    [
      "two workshops at one address",
      { ...content, workshops: [...workshops, ...workshops.slice(0, 1)] },
      project,
      'has a second "emotions-explorers-2025": each page needs an address of its own',
    ],
    [
      "a missing drawing",
      content,
      without("app/drawings/balanced-love.svg"),
      `${place(workshopsFile, '"balanced-love"')} needs the drawing app/drawings/balanced-love.svg`,
    ],
    [
      "a price in words",
      changeWorkshops((workshop) => ({ ...workshop, price: Number.NaN })),
      project,
      `${place(workshopsFile, 'slug: "balanced-love"')} gives "balanced-love" the price NaN: write it like 1500`,
    ],
    [
      "a day that is not in the calendar",
      changeClubs({ startsAt: "2027-02-30T10:00+05:30" }),
      project,
      `${workshopsFile} has the date "2027-02-30T10:00+05:30": write it like 2027-02-14T10:00+05:30`,
    ],
    [
      "a registration form without encryption",
      changeClubs({ registrationUrl: "http://forms.example.org" }),
      project,
      `${workshopsFile} has a registrationUrl that does not start with https://`,
    ],
    [
      "a review date in words",
      { ...content, articles: articles.map((article) => ({ ...article, nextReview: "May 2027" })) },
      project,
      `${articlesFile} has the nextReview "May 2027": write a day like 2027-02-14`,
    ],
    [
      "a check of the help lines in words",
      { ...content, helpLinesCheckedOn: "yesterday" },
      project,
      'app/content/help-lines.ts has the checkedOn "yesterday": write a day like 2027-02-14',
    ],
  ];

  test.each(cases)("%s", (_, changed, files, fault) => {
    expect(contentFaults(changed, files).join("\n")).toContain(fault);
  });

  test("a photo that replaces a drawing is fine", () => {
    expect(contentFaults(content, withFiles(`${photo}.jpg`))).toEqual([]);
  });
});

function changeWorkshops(
  change: (workshop: Content["workshops"][number]) => Content["workshops"][number],
): Content {
  return { ...content, workshops: workshops.map(change) };
}

function changeClubs(change: { startsAt?: `${string}+05:30`; registrationUrl?: string }) {
  return changeWorkshops((workshop) => {
    return workshop.kind === "dated-club" ? { ...workshop, ...change } : workshop;
  });
}

describe("Of the hours, the build says", () => {
  const weekdays: OpeningHours = {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    open: { from: "08:00", to: "20:00" },
  };
  const saturday: OpeningHours = { days: ["Saturday"], open: { from: "09:00", to: "17:00" } };
  const sunday: OpeningHours = { days: ["Sunday"] };
  const late = { from: "20:00", to: "09:00" } as const;
  const funday = { days: ["Funday"] } as unknown as OpeningHours;
  const nine = { from: "9:00", to: "17:00" } as const;

  const cases: [what: string, hours: OpeningHours[], faults: string[]][] = [
    ["nothing, if they are in order", [weekdays, saturday, sunday], []],
    [
      "which day is missing",
      [weekdays, saturday],
      ["does not name Sunday: a day without times is open by appointment"],
    ],
    [
      "which day overlaps",
      [weekdays, saturday, { ...saturday }, sunday],
      ["names Saturday twice, so that its hours overlap"],
    ],
    [
      "that days are out of order",
      [sunday, weekdays, saturday],
      ["names the days out of order: start with Monday, end with Sunday"],
    ],
    [
      "that closing comes first",
      [weekdays, { ...saturday, open: late }, sunday],
      ["closes at 09:00 before it opens at 20:00 (Saturday)"],
    ],
    [
      "how to write a time",
      [weekdays, { ...saturday, open: nine }, sunday],
      ['has the time "9:00" from Saturday on: write it like 09:30'],
    ],
    [
      "which day it does not know",
      [weekdays, saturday, sunday, funday],
      ['names the day "Funday", which is not a day of the week'],
    ],
  ];

  test.each(cases)("%s", (_, hours, faults) => {
    expect(hoursFaults(hours)).toEqual(faults);
  });
});

describe("Content that cannot be read gets one line:", () => {
  test.each([
    [
      "a missing comma",
      "app/content/practice.ts",
      'export const practice = {\n  name: "A"\n  phone: "B",\n};\n',
      /^app\/content\/practice\.ts:3 cannot be read \(Expected .+\): look for a missing comma or quotation mark there or on the line before$/,
    ],
    [
      "an open quotation mark",
      "app/content/practice.ts",
      'export const practice = {\n  name: "A,\n};\n',
      /^app\/content\/practice\.ts:2 cannot be read/,
    ],
    [
      "a sign that Markdown reads as code",
      "app/content/articles/love.mdx",
      "# Love\n\nI <3 you.\n",
      /^app\/content\/articles\/love\.mdx:3 cannot be read \(.+\): look for a < or \{ there, which needs a \\ before it$/,
    ],
  ])("%s", async (_, file, text, expected) => {
    const faults = await syntaxFaults([{ file, text }]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(expected);
  });
});

import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import type { OpeningHours } from "../app/content/practice";
import type { Therapist } from "../app/content/therapists";
import { type Content, content } from "./content";
import { evaluationFault } from "./content-check";
import { contentFaults, hoursFaults } from "./content-faults";
import { type Project, readProject, syntaxFaults } from "./sources";

const project = await readProject(fileURLToPath(new URL("..", import.meta.url)));

test("the content fits together", async () => {
  expect(await syntaxFaults(project.sources)).toEqual([]);
  expect(contentFaults(content, project)).toEqual([]);
});

/** Where the content first says something, as a fault tells it. */
function place(file: string, words: string) {
  const [line = ""] = linesWith(words, file);
  expect(line, `${words} in ${file}`).not.toBe("");
  return line;
}

function without(...files: string[]): Project {
  return { ...project, files: new Set([...project.files].filter((file) => !files.includes(file))) };
}

function withFiles(...files: string[]): Project {
  return { ...project, files: new Set([...project.files, ...files]) };
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
const [service] = services;
const [workshop] = workshops;
const [article] = articles;
if (!(first && second && service && workshop && article)) {
  throw new Error("There is too little content for this test.");
}

/** Every line of a file that holds the words, as a fault tells it. */
function linesWith(words: string, file: string) {
  const text = project.sources.find((source) => source.file === file)?.text ?? "";
  return text.split("\n").flatMap((line, index) => {
    return line.includes(words) ? [`${file}:${index + 1}`] : [];
  });
}

describe("Of what was removed, the build says what still names it, and where:", () => {
  test("a therapist on teams and as a facilitator", () => {
    const members = services.flatMap(({ team }) => team.members);
    const led = workshops.flatMap((one) => ("facilitators" in one ? one.facilitators : []));
    const gone = led.find((id) => members.includes(id));
    const leaver = therapists.find(({ id }) => id === gone);
    const left = therapists.filter(({ id }) => id !== gone);
    const lines = [servicesFile, workshopsFile].flatMap((file) => linesWith(`"${gone}"`, file));
    expect(lines.length).toBeGreaterThanOrEqual(2);
    const picture = `app/content/portraits/${leaver?.portrait}`;
    expect(contentFaults({ ...content, therapists: left }, without(picture))).toEqual(
      lines.map((line) => `${line} still names "${gone}", who is not in ${therapistsFile}`),
    );
  });

  test("a therapist whose picture stays", () => {
    const left = therapists.filter(({ id }) => id !== first.id);
    expect(contentFaults({ ...content, therapists: left }, project)).toContain(
      `app/content/portraits/${first.portrait} is a picture of nobody in ${therapistsFile}: name it like the address of a therapist's page, ending in .jpg, or delete it`,
    );
  });

  test("the last person of a team", () => {
    const emptied = services.map((service) => {
      return { ...service, team: { ...service.team, members: [] } };
    });
    expect(contentFaults({ ...content, services: emptied }, project)).toContain(
      `${place(servicesFile, `slug: "${service.slug}"`)} leaves "${service.slug}" with nobody to lead it`,
    );
  });

  test("an article whose text stays", () => {
    const left = articles.filter(({ slug }) => slug !== article.slug);
    expect(contentFaults({ ...content, articles: left }, project)).toContain(
      `app/content/articles/${article.slug}.mdx is the text of no article in ${articlesFile}: add one, or delete it`,
    );
  });

  test("the text of an article that stays", () => {
    const text = `app/content/articles/${article.slug}.mdx`;
    expect(contentFaults(content, without(text))).toEqual([
      `${place(articlesFile, `slug: "${article.slug}"`)} names the article "${article.slug}", whose text ${text} is not there`,
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
    ["a page that is there", `[both](/blogs/${article.slug}#sources)`],
    ["a workshop that is there", `[club](/workshops/${workshop.slug})`],
    ["a file", 'export const feedPath = "/blogs/feed.xml";'],
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
      "an entry without a field that the others have",
      {
        ...content,
        therapists: therapists.map((person) =>
          person.id === first.id ? withoutBiography(person) : person,
        ),
      },
      project,
      `${place(therapistsFile, `"${first.id}"`)} gives "${first.id}" no biography`,
    ],
    [
      "two articles at one address",
      { ...content, articles: [...articles, article] },
      project,
      `${place(articlesFile, `slug: "${article.slug}"`)} has a second "${article.slug}"`,
    ],
    [
      "two workshops at one address",
      { ...content, workshops: [...workshops, workshop] },
      project,
      `has a second "${workshop.slug}": each page needs an address of its own`,
    ],
    [
      "a missing drawing",
      content,
      without(`app/drawings/${workshop.drawing ?? workshop.slug}.svg`),
      `${place(workshopsFile, `"${workshop.drawing ?? workshop.slug}"`)} needs the drawing app/drawings/`,
    ],
    [
      "a price in words",
      changeWorkshops((workshop) => ({ ...workshop, price: Number.NaN })),
      project,
      `${place(workshopsFile, `slug: "${workshop.slug}"`)} gives "${workshop.slug}" the price NaN: write it like 1500`,
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

function withoutBiography({ biography: _, ...rest }: Therapist) {
  return rest as Therapist;
}

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
      "that it closes as it opens",
      [weekdays, { ...saturday, open: { from: "09:00", to: "09:00" } }, sunday],
      ["closes at 09:00 before it opens at 09:00 (Saturday)"],
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

  test("a misspelt name", () => {
    const error = new ReferenceError("emotionsExplorerClub is not defined");
    error.stack = `${error}\n    at eval (/project/app/content/workshops.ts:120:8)\n    at run`;
    expect(evaluationFault(error)).toBe(
      "app/content/workshops.ts:120 cannot be read: emotionsExplorerClub is not defined",
    );
  });
});

import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { practiceFolder } from "../../e2e/practices";
import { readContent } from "./read-content";
import { copyPractice, errorsWith } from "./testing";

const folderName = relative("", practiceFolder);

const practice = "practice.yml";
const person = "therapists/meera.md";
const service = "services/family-therapy.md";
const circles = "services/group-therapy.md";
const club = "workshops/lantern-club-2999.md";
const article = "articles/one-quiet-evening.md";
const otherArticle = "articles/sleeping-again.md";
const lines = "help-lines.yml";
const notice = "privacy-notice/english.md";

const body = /(?<=^---\n\n).*$/ms;

test("the tests' practice has no issues", () => {
  expect(readContent(practiceFolder).errors).toEqual([]);
});

test.each<[file: string, before: string | RegExp, after: string, said: string]>([
  [person, /description: .*\n/, "", "description is missing"],
  [person, "role:", "rolle: x\nrole:", "rolle is not a field: look for a spelling mistake"],
  [person, /role: .*/, 'role: ""', "role must not be empty"],
  [
    person,
    /role: .*/,
    `role: ${"a".repeat(81)}`,
    "role must have at most 80 characters, to fit on",
  ],
  [practice, /city: .*/, "city: 1", "address.city must be text: put it between quotation marks"],
  [lines, /limits: .*/, "limits: We: a", "cannot be read: put a text with a colon or a quotation"],
  [lines, /limits: .*/, "limits: In {{a}}", "limits has {{a}}, which stands for nothing: use one"],
  [person, /experience: .*/, "experience: ten", "experience must be a number of years"],
  [
    club,
    /title: .*/,
    "title: Lantern Club, a Whole Day",
    "title must not be 'Lantern Club, a Whole Day' as well",
  ],
  [club, /price: .*/, "price: 2,000", "price must be in whole rupees, like 1500"],
  [club, /date: .*/, "date: 2027-02-30", "date must be a day like 2027-02-14"],
  [club, /from: .*/, "from: 10.30", "from must be a time like 09:30"],
  [club, /to: .*/, "to: 00:10", "to must not be before the club begins"],
  [club, "https:", "http:", "registrationUrl must be an address that starts with https://"],
  [club, /kind: .*/, "kind: party", "kind must be club, course or dated-club"],
  [practice, /siteUrl: .*/, "siteUrl: https://a.in/", "siteUrl must be like https://www.your-name"],
  [
    practice,
    "- Monday",
    "- Tuesday",
    "hours must name each day of the week once: Monday is missing",
  ],
  [practice, /to: .*/, "to: 00:10", "hours 2.open must not close before it opens"],
  [
    practice,
    "from: 16:30\n    to: 19:00",
    "from: 16:30\n    to: 24:00",
    "times 3.to must be a time",
  ],
  [practice, "to: 12:00", "to: 10:30", "times 1 must not end before it starts"],
  [practice, "to: 12:00", "to: 13:15", "times 2.from must not start before the one above it ends"],
  [practice, /^times:\n( .*\n)+/m, "times: []\n", "times must not be empty"],
  [person, /name: .*/, "name: Bo-Das", "name must not make the same address as Bo Das"],
  [person, /min: .*/, "min: 9\n  max: 3", "ages must not end before it starts"],
  [person, /( {2}- .*\n)+ages/, "  - Cats\nages", "specializations must have 3 to 6 entries"],
  [person, /( {2}- (.*)\n)/, "$1$1", "specializations 2 names 'Walking' twice"],
  [person, /bestFor: .*/, "bestFor: Us", "bestFor must start with a capital letter and end with a"],
  [person, body, "She plays.\n", "the text must have 30 to 200 words"],
  [person, /picture: .*/, "picture: me.jpg", "picture names the picture therapists/me.jpg, which"],
  [
    service,
    /- zoe-.*/,
    "- asha-rao",
    "team.members 1 names 'asha-rao', who is not among the people",
  ],
  [
    person,
    "- individual",
    "- child",
    "sees must have 'individual' as well before the team of 'Walk",
  ],
  [service, / {2}members:\n( {4}- .*\n)+/, "", "team must have somebody, or everybody"],
  [circles, /title: .*/, "title: The Whole Family", "title must not be 'The Whole Family' as well"],
  [article, /(date: .*)/, "$1\nlastReviewed: 2024-01-01", "lastReviewed must not be before the"],
  [article, /( {2}- author: .*\n( {4}.*\n)*)+---/, "$1---", "sources must have at least 3 entries"],
  [article, body, "Rest.", "the text must have the heading '## When to seek help now' and a line"],
  [article, "Put ", "[Read](/blogs/gone) ", "the text links to /blogs/gone, which is not a page"],
  [
    article,
    "Put ",
    "[A](https://https://b.c) ",
    "the text has the link [A](https://https://b.c), which",
  ],
  [article, "Put ", "[A](one two) ", "the text has a link that is not whole: [A](one two)"],
  [article, "Put ", "# Sleep\n\nPut ", "the text must have headings with ## or ### only"],
  [article, /^(?=\{\{help-lines)/m, "Call:\n", "the text must have the heading '## When to seek"],
  [article, "Put ", "[A](www) ", "the text has the link [A](www), which has no web address"],
  [article, "Put ", "Call 022 2754 6669. ", "the text has 022 2754 6669, which looks like a phone"],
  [
    article,
    "Put ",
    "[Call](tel:14416) ",
    "the text has the phone link 'Call': leave phone numbers",
  ],
  [
    article,
    "Put ",
    "[Call][now]\n\n[now]: tel:14416\n\n",
    "the text has the phone link 'now': leave phone numbers",
  ],
  [
    article,
    "Put ",
    "![A](gone.jpg)\n\nPut ",
    "the text shows the picture articles/gone.jpg, which",
  ],
  [
    article,
    "Put ",
    "![Chairs](one- Our room.quiet-evening.svg)\n\nPut ",
    "the text has a picture that is not whole: ![Chairs](one- Our room.quiet-evening.svg)",
  ],
  [
    article,
    "Put ",
    "![](one-quiet-evening.svg)\n\nPut ",
    "the text must say between [ and ] what the picture ![](one-quiet-evening.svg) shows",
  ],
  [
    circles,
    "services#limits",
    "services#lights",
    "expectations 3.text has the link /services#lights",
  ],
  [notice, / +- emergencyPhone\n/, "", "asked.items must give a reason for each question of the"],
])("in %s, %s → %j is told: %s", (file, before, after, said) => {
  const { errors } = errorsWith(practiceFolder, file, before, after);
  expect(errors).toHaveLength(1);
  expect(errors[0]?.replace(/(?<=, line )\d+/, "…")).toContain(
    `${folderName}/${file}, line …: ${said}`,
  );
});

describe("The text of an article", () => {
  const errorsOf = (words: string) => errorsWith(practiceFolder, article, "Put ", words).errors;

  test.each([
    "150 people",
    "10-15 minutes",
    "100 %",
    "₹1,50,000",
    "150,000-200,000 people",
    "between 12.5-17.5 % and 0.123456",
    "from 2019-2021",
    "in 2019-21",
    "in 2019 - 2021",
    "on 2025-10-15",
    "from 2025-10-15 - 2025-11-15",
    "on 15-10-2025",
    "09:00-17:30",
    "[a study](https://www.example.org/12345678)",
    "call 112",
  ])("may say '%s'", (words) => {
    expect(errorsOf(`${words}\n\nPut `)).toEqual([]);
  });

  test.each([
    "9876543210",
    "+91 98765 43210",
    "(022) 2754-6669",
    "022\u20112754\u20116669",
    "1-800-891-4416",
    "**98765-43210**",
    "on 2019-2021, or 2754 6669",
    "[98765 43210](/contact)",
  ])("may not have the phone number in '%s'", (words) => {
    expect(errorsOf(`${words}\n\nPut `)).toEqual([
      expect.stringContaining("looks like a phone number"),
    ]);
  });
});

test("errors about equal words in a text have their own lines", () => {
  const twice = 'Put\n\n[A "b"](/gone)\n\n98765 43210\n\n[A "b"](/gone) 98765 43210\n\n';
  const { text, errors } = errorsWith(practiceFolder, article, "Put ", twice);
  const linesWith = (words: string) => {
    return text.split("\n").flatMap((line, index) => (line.includes(words) ? [index + 1] : []));
  };
  const lines = errors.map((error) => Number(/, line (\d+):/.exec(error)?.[1]));
  expect(lines).toEqual([...linesWith("gone"), ...linesWith("98765")]);
});

test.each([
  ["a field", practice, /tagline: .*/, "tagline: 1", "tagline: 1"],
  ["an entry of a list", service, /- zoe-.*/, "- asha-rao", "    - asha-rao"],
  ["what holds a missing field", practice, / {2}city: .*\n/, "", "address:"],
  ["a heading", article, "Do not sit", "### Rest\n\n# Sleep", "# Sleep"],
  ["a heading that is there twice", article, "Do not sit", "\n\n## A\n\n## *A*\n\n", "## *A*"],
  ["words within a long text", article, "Do not sit", "[A](/b) Do not sit", "Sit down where"],
])("an error is told with the line of %s", (_, file, before, after, start) => {
  const { text, errors } = errorsWith(practiceFolder, file, before, after);
  const index = text.split("\n").findIndex((line) => line.startsWith(start));
  expect(errors).toEqual([expect.stringContaining(`${folderName}/${file}, line ${index + 1}: `)]);
});

describe("A picture", () => {
  const here = "therapists/meera.md";

  test.each([
    ["IMG_1.JPG", "IMG_1.JPG", ""],
    ["kitchen.webp", "kitchen.webp", ""],
    ["LOGO.SVG", "LOGO.SVG", ""],
    ["IMG_1.jpg", "IMG_1.JPG", "names the picture therapists/IMG_1.jpg, which is not there"],
    ["IMG_1.HEIC", "IMG_1.HEIC", "which the site cannot show: save it as .jpg, .png, .webp, .avif"],
    ["me.tiff", "me.tiff", "names the picture therapists/me.tiff, which the site cannot show"],
    ["my photo.jpg", "my photo.jpg", "therapists/my photo.jpg, whose name must have only Latin"],
    ["मीरा.jpg", "मीरा.jpg", "whose name must have only Latin letters, digits, hyphens and dots"],
  ])("reports %j, where the folder has %j: %j", (name, file, said) => {
    const text = readFileSync(join(practiceFolder, here), "utf8");
    const changes = new Map([
      [here, text.replace(/picture: .*/, `picture: ${name}`)],
      [`therapists/${file}`, ""],
    ]);
    const { errors, issues } = readContent(practiceFolder, changes);
    expect(issues).toHaveLength(said ? 1 : 0);
    if (said) expect(errors).toEqual([expect.stringContaining(said)]);
  });

  test("in an article is refused in the same words", () => {
    const mark = "![Chairs](chairs.heic)\n\nPut ";
    const { errors } = errorsWith(practiceFolder, article, "Put ", mark);
    expect(errors).toEqual([
      expect.stringContaining("shows the picture articles/chairs.heic, which the site cannot show"),
    ]);
  });
});

test("changes are tried as if they were written", () => {
  const { folder, read } = copyPractice();
  const text = read(person).replace(/description: .*\n/, "");
  expect(readContent(folder, new Map([[person, text]])).issues).toEqual([
    { path: ["therapists", "meera", "description"], message: "is missing" },
  ]);
  const { errors, unusedPictures } = readContent(folder, new Map([[otherArticle, undefined]]));
  expect(unusedPictures).toEqual(["articles/sleeping-again.svg"]);
  expect(errors).toHaveLength(1);
  expect(readContent(folder).errors).toEqual([]);
});

test("checks the other files when one can't be read", () => {
  const { folder, edit } = copyPractice();
  edit(lines, /limits: .*/, "limits: We: a");
  edit(practice, /phone: .*/, 'phone: "1"');
  const paths = readContent(folder).issues.map(({ path }) => path);
  expect(paths).toContainEqual(["help-lines"]);
  expect(paths).toContainEqual(["practice", "phone"]);
});

test("reports all errors of all files at once", () => {
  const { folder, edit } = copyPractice();
  edit(person, /experience: .*/, "experience: ten");
  edit(person, /order: .*/, "order: last");
  edit(service, /- zoe-.*/, "- asha-rao");
  expect(readContent(folder).errors).toHaveLength(3);
});

const ambiguous = "alsoAt must not have 'lantern-club-2998', which is the address of";

test.each<[what: string, change: (folder: string) => void, said: string[]]>([
  [
    "A picture that nothing shows",
    (folder) => writeFileSync(join(folder, "therapists/left.svg"), "<svg/>"),
    ["content/therapists/left.svg: is a picture that nothing shows: delete it, or name it as a"],
  ],
  [
    "An earlier address that two workshops have",
    (folder) => cpSync(join(folder, club), join(folder, "workshops/next-club.md")),
    [ambiguous, ambiguous, "as well: another one has it"],
  ],
  [
    "A page without its words",
    (folder) => rmSync(join(folder, "pages/about.yml")),
    ["content/pages/about is missing"],
  ],
])("%s is told", (_, change, said) => {
  const { folder } = copyPractice();
  change(folder);
  expect(readContent(folder).errors).toEqual(said.map((part) => expect.stringContaining(part)));
});

test.each([".md", "मीरा.md", "Meera Nair.md"])("refuses a file called %j", (name) => {
  const { folder } = copyPractice();
  renameSync(join(folder, person), join(folder, "therapists", name));
  expect(readContent(folder).errors).toContainEqual(
    expect.stringContaining(`content/therapists/${name}: must be called by small Latin letters`),
  );
});

test("refuses a link to workshops that don't exist", () => {
  const { folder, edit } = copyPractice();
  rmSync(join(folder, "workshops"), { recursive: true });
  edit(article, /$/, "\n[Workshops](/workshops)\n");
  expect(readContent(folder).errors).toContainEqual(
    expect.stringContaining("the text links to /workshops, which is not a page of the site"),
  );
});

test("sorts opening hours from Monday and groups equal days", () => {
  const { folder, edit } = copyPractice();
  // Tuesday to Thursday are alike; then, Wednesday is open as on Friday.
  edit(practice, "      - Wednesday\n", "");
  edit(practice, "      - Friday\n", "      - Friday\n      - Wednesday\n");
  const { hours = [] } = readContent(folder).content?.practice ?? {};
  expect(hours.map(({ days, open }) => `${days.join()} ${open?.from ?? ""}`)).toEqual([
    ...["Monday ", "Tuesday 10:30", "Wednesday 13:00", "Thursday 10:30"],
    ...["Friday 13:00", "Saturday 12:00", "Sunday 06:30"],
  ]);
  edit(practice, "      - Wednesday\n", "");
  edit(practice, "      - Tuesday\n", "      - Tuesday\n      - Wednesday\n");
  expect(readContent(folder).content?.practice.hours[1]?.days.join()).toBe(
    "Tuesday,Wednesday,Thursday",
  );
});

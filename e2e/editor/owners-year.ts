import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Document, parseDocument } from "yaml";
import { readContent, readSoundContent } from "../../app/content/read-content.ts";
import { kindsOfSession } from "../../app/content/schemas/parts.ts";
import { personSlug } from "../../app/content/slug.ts";

/** A file of the content: its fields, and in Markdown the text below them. */
type File = { fields: Document; body: string };

/** When all of it is said to have happened; the club lies ahead for as long as anybody tests. */
const today = "2027-03-31";
const dayOfClub = "2090-02-12";

const newcomer = { name: "Ananya Krishnamurthy-Banerjee", id: "ananya-krishnamurthy-banerjee" };

/**
 * Writes an ordinary year of an owner into a folder of content, whatever practice it is: by changing
 * files, as an owner does. All of it has to fit together afterwards.
 */
export async function liveAYear(folder: string) {
  nameThePractice(folder);
  fillInFacts(folder);
  const [first, second] = namesIn(folder, "therapists");
  if (first) promote(folder, first);
  if (second) marry(folder, second);
  await welcome(folder);
  sayGoodbye(folder);
  replaceAnArticle(folder);
  renewWorkshops(folder);
  rewordPages(folder);
  for (const picture of readContent(folder).unusedPictures) rmSync(join(folder, picture));
  readSoundContent(folder);
}

function nameThePractice(folder: string) {
  change(folder, "practice.yml", ({ fields }) => {
    // Of 50 characters.
    fields.set("name", "Hauz Khas Centre for Counselling and Psychotherapy");
    fields.set("siteUrl", "https://www.hauz-khas-centre.example");
    fields.set("phone", "+91 11 0155 0142");
    fields.set("email", "appointments@hauz-khas-centre.example");
    fields.setIn(["social", "url"], "https://social.example/@hauz-khas-centre");
    fields.set("hours", [
      { days: ["Monday", "Tuesday"], open: { from: "07:30", to: "21:15" } },
      { days: ["Wednesday"] },
      { days: ["Thursday", "Friday"], open: { from: "11:00", to: "19:45" } },
      { days: ["Saturday", "Sunday"] },
    ]);
  });
}

/** What may be left out, and what was read and checked again. */
function fillInFacts(folder: string) {
  change(folder, "practice.yml", ({ fields }) => {
    fields.set("supervision", "Twice a month, an older colleague hears about our work.");
    fields.set("supervisionInHindi", "महीने में दो बार एक वरिष्ठ सहकर्मी हमारे काम के बारे में सुनते हैं।");
    fields.set("privacyContact", "Leela Fernandes-Oommen");
    fields.set("keepMonths", 9);
  });
  change(folder, "help-lines.yml", ({ fields }) => fields.set("checkedOn", today));
  for (const person of namesIn(folder, "therapists")) {
    change(folder, `therapists/${person}.md`, ({ fields }) => {
      fields.set("languages", ["English", "Hindi", "Punjabi"]);
      fields.set("training", "A master's degree in psychology, and four years in a hospital.");
      fields.set("registration", "Number A12345 of the register of counsellors.");
    });
  }
  for (const article of namesIn(folder, "articles")) {
    change(folder, `articles/${article}.md`, ({ fields }) => {
      fields.set("lastReviewed", today);
      fields.set("nextReview", "2027-09-30");
    });
  }
}

function promote(folder: string, person: string) {
  change(folder, `therapists/${person}.md`, ({ fields }) => {
    fields.set("role", "Senior Counselling Psychologist, Supervisor & Head of Training");
    fields.set("experience", Number(fields.get("experience")) + 1);
  });
}

/** The file keeps its name, and the page gets another address. */
function marry(folder: string, id: string) {
  unlinkPerson(folder, id);
  change(folder, `therapists/${id}.md`, ({ fields }) => {
    const [firstName] = String(fields.get("name")).split(" ");
    fields.set("name", `${firstName} Chatterjee-Venkataraman`);
  });
}

/** Somebody new, with a photo, who joins two teams. */
async function welcome(folder: string) {
  const people = namesIn(folder, "therapists");
  const model = read(folder, `therapists/${people[0]}.md`);
  const oldName = String(model.fields.get("name")).split(" ")[0] ?? "";
  model.fields.set("name", newcomer.name);
  model.fields.set("role", "Counselling Psychologist");
  model.fields.set("picture", `${newcomer.id}.jpg`);
  model.fields.set("order", 1000);
  model.fields.set("sees", kindsOfSession);
  model.body = model.body.replaceAll(oldName, newcomer.name.split(" ")[0] ?? "");
  write(folder, `therapists/${newcomer.id}.md`, model);
  const size = { width: 1200, height: 1600 };
  const photo = sharp({ create: { ...size, channels: 3, background: "teal" } }).jpeg();
  await photo.toFile(join(folder, "therapists", `${newcomer.id}.jpg`));

  const teams = namesIn(folder, "services").filter((service) => {
    return membersOf(read(folder, `services/${service}.md`)).length > 0;
  });
  for (const team of teams.slice(0, 2)) {
    change(folder, `services/${team}.md`, (file) => {
      file.fields.setIn(["team", "members"], [newcomer.id, ...membersOf(file)]);
    });
  }
}

function membersOf({ fields }: File) {
  return namesAt(fields, ["team", "members"]);
}

function namesAt(fields: Document, path: readonly string[]): readonly string[] {
  return path.reduce((part, key) => part?.[key], fields.toJS()) ?? [];
}

/** The last in the list leaves, and every team. Where nobody would be left, the new one takes over. */
function sayGoodbye(folder: string) {
  const people = namesIn(folder, "therapists").filter((person) => person !== newcomer.id);
  const id = people.at(-1);
  if (!id || people.length < 3) return;
  unlinkPerson(folder, id);
  rmSync(join(folder, "therapists", `${id}.md`));
  for (const [kind, path] of [
    ["services", ["team", "members"]],
    ["workshops", ["facilitators"]],
  ] as const) {
    for (const thing of namesIn(folder, kind)) {
      const file = read(folder, `${kind}/${thing}.md`);
      const names = namesAt(file.fields, path);
      if (!names.includes(id)) continue;
      const left = names.filter((member) => member !== id);
      file.fields.setIn(path, left.length > 0 ? left : [newcomer.id]);
      write(folder, `${kind}/${thing}.md`, file);
    }
  }
}

function replaceAnArticle(folder: string) {
  const old = namesIn(folder, "articles").at(-1);
  if (!old) return;
  const article = read(folder, `articles/${old}.md`);
  unlink(folder, `/blogs/${old}`);
  rmSync(join(folder, "articles", `${old}.md`));
  article.fields.set("title", "Waiting for results: a week that has no end");
  article.fields.set("excerpt", "What to do with the days before a letter comes.");
  article.fields.set("date", "2026-12-24");
  article.body = `You have done what you could, and now you wait. It may be an exam, a scan or a reply.

## What waiting does

It makes hours long and nights short. Nobody waits well, and nobody has to.

- Decide when you will look, and look only then.
- Tell one person that you are waiting.

## When to seek help now

If you think of dying, please do not wait for the letter.

{{help-lines}}
`;
  write(folder, "articles/waiting-for-results.md", article);
}

/** Two prices change, one workshop is no longer offered, and the next club is announced. */
function renewWorkshops(folder: string) {
  const workshops = namesIn(folder, "workshops");
  const kindOf = (name: string) => read(folder, `workshops/${name}.md`).fields.get("kind");
  const lasting = workshops.filter((name) => kindOf(name) !== "dated-club");
  const gone = lasting.at(-1);
  if (gone) {
    unlink(folder, `/workshops/${gone}`);
    rmSync(join(folder, "workshops", `${gone}.md`));
  }
  const left = workshops.filter((name) => name !== gone);
  for (const [index, name] of left.slice(0, 2).entries()) {
    change(folder, `workshops/${name}.md`, ({ fields }) => {
      fields.set("price", index === 0 ? 125_000 : 1800);
    });
  }

  const last = left.find((name) => kindOf(name) === "dated-club");
  if (!last) return;
  const club = read(folder, `workshops/${last}.md`);
  club.fields.set("title", "Kites, Clouds and Courage");
  club.fields.set("date", dayOfClub);
  club.fields.set("from", "09:30");
  club.fields.set("to", "13:00");
  club.fields.set("registrationUrl", "https://forms.example/kites");
  club.fields.delete("alsoAt");
  write(folder, "workshops/kites-clouds-and-courage.md", club);
}

function rewordPages(folder: string) {
  change(folder, "pages/home.yml", ({ fields }) => {
    fields.set(
      "intro",
      "Come as you are. We have known {{city}} for thirty years: it's loud, and we are not.",
    );
  });
  change(folder, "pages/articles.yml", ({ fields }) =>
    fields.set("heading", "What we have written down"),
  );
}

/** The things of a kind by the names of their files, in the order of lists where they have one. */
function namesIn(folder: string, kind: string) {
  const files = existsSync(join(folder, kind)) ? readdirSync(join(folder, kind)) : [];
  const things = files
    .filter((file) => file.endsWith(".md"))
    .map((file) => ({ name: file.slice(0, -3), file: read(folder, `${kind}/${file}`) }));
  return things
    .toSorted((one, other) => orderOf(one.file) - orderOf(other.file))
    .map(({ name }) => name);
}

function orderOf({ fields }: File) {
  return Number(fields.get("order") ?? 0);
}

function unlinkPerson(folder: string, id: string) {
  const name = String(read(folder, `therapists/${id}.md`).fields.get("name"));
  unlink(folder, `/therapists/${personSlug({ id, name })}`);
}

/** Takes a page's links out of all texts: its words stay. */
function unlink(folder: string, path: string) {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".md")) continue;
    const text = readFileSync(join(folder, file), "utf8");
    const link = new RegExp(`\\[([^\\]]*)\\]\\(${path}(?:#[^)]*)?\\)`, "g");
    writeFileSync(join(folder, file), text.replace(link, "$1"));
  }
}

function change(folder: string, name: string, edit: (file: File) => unknown) {
  const file = read(folder, name);
  edit(file);
  write(folder, name, file);
}

function read(folder: string, name: string): File {
  const text = readFileSync(join(folder, name), "utf8");
  const [, fields = text, body = ""] = /^---\r?\n(.*?)^---\r?\n(.*)$/ms.exec(text) ?? [];
  return { fields: parseDocument(fields), body };
}

function write(folder: string, name: string, { fields, body }: File) {
  if (fields.has("updated")) fields.set("updated", today);
  const text = fields.toString({ lineWidth: 0 });
  writeFileSync(join(folder, name), name.endsWith(".md") ? `---\n${text}---\n${body}` : text);
}

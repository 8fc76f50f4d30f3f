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
  const files = filesIn(folder);
  // Nobody translates it here: in the editor, another language stands beside the English.
  files.set("practice.yml", { alsoIn: [] });
  fillInFacts(files);
  const [first, second] = files.namesIn("therapists");
  if (first) {
    const role = "Senior Counselling Psychologist, Supervisor & Head of Training";
    files.set(`therapists/${first}.md`, { role, experience: 12 });
  }
  if (second) marry(files, second);
  await welcome(files);
  sayGoodbye(files);
  replaceAnArticle(files);
  renewWorkshops(files);
  for (const picture of readContent(folder).unusedPictures) files.remove(picture);
  readSoundContent(folder);
}

type Files = ReturnType<typeof filesIn>;

function filesIn(folder: string) {
  function read(name: string): File {
    const text = readFileSync(join(folder, name), "utf8");
    const [, fields = text, body = ""] = /^---\r?\n(.*?)^---\r?\n(.*)$/ms.exec(text) ?? [];
    return { fields: parseDocument(fields), body };
  }

  /** Writes a file with other values of fields, which are named like `address.city`. */
  function write(name: string, { fields, body }: File, values: Record<string, unknown> = {}) {
    for (const [path, value] of Object.entries(values)) fields.setIn(path.split("."), value);
    if (fields.has("updated")) fields.set("updated", today);
    const text = fields.toString({ lineWidth: 0 });
    writeFileSync(join(folder, name), name.endsWith(".md") ? `---\n${text}---\n${body}` : text);
  }

  /** The things of a kind by the names of their files, in the order of lists where they have one. */
  function namesIn(kind: string) {
    const files = existsSync(join(folder, kind)) ? readdirSync(join(folder, kind)) : [];
    return files
      .filter((file) => file.endsWith(".md"))
      .map((file) => ({
        name: file.slice(0, -3),
        order: read(`${kind}/${file}`).fields.get("order"),
      }))
      .toSorted((one, other) => Number(one.order ?? 0) - Number(other.order ?? 0))
      .map(({ name }) => name);
  }

  /** Takes a page's links out of all texts: its words stay. */
  function unlink(path: string) {
    for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      if (!file.endsWith(".md")) continue;
      const text = readFileSync(join(folder, file), "utf8");
      const link = new RegExp(`\\[([^\\]]*)\\]\\(${path}(?:#[^)]*)?\\)`, "g");
      writeFileSync(join(folder, file), text.replace(link, "$1"));
    }
  }

  return {
    ...{ folder, read, write, namesIn, unlink },
    set: (name: string, values: Record<string, unknown>) => write(name, read(name), values),
    remove: (name: string) => rmSync(join(folder, name)),
  };
}

/** Who the practice is, what may be left out, and what was read and checked again. */
function fillInFacts({ set, namesIn }: Files) {
  set("practice.yml", {
    // Of 50 characters.
    name: "Hauz Khas Centre for Counselling and Psychotherapy",
    siteUrl: "https://www.hauz-khas-centre.example",
    phone: "+91 11 0155 0142",
    email: "appointments@hauz-khas-centre.example",
    "social.url": "https://social.example/@hauz-khas-centre",
    hours: [
      { days: ["Monday", "Tuesday"], open: { from: "07:30", to: "21:15" } },
      { days: ["Wednesday"] },
      { days: ["Thursday", "Friday"], open: { from: "11:00", to: "19:45" } },
      { days: ["Saturday", "Sunday"] },
    ],
    supervision: "Twice a month, an older colleague hears about our work.",
    supervisionInHindi: "महीने में दो बार एक वरिष्ठ सहकर्मी हमारे काम के बारे में सुनते हैं।",
    privacyContact: "Leela Fernandes-Oommen",
    keepMonths: 9,
    soonest: "Within nine days, and sooner if you can come in the morning.",
    whatsapp: "+91 98765 01442",
    "address.street": "14 Deer Park Lane",
  });
  for (const [index, service] of namesIn("services").entries()) {
    const per = ["session", "couple", "head"][index % 3];
    set(`services/${service}.md`, { fee: { rupees: 1650 + index, per } });
  }
  set("help-lines.yml", { checkedOn: today });
  set("pages/home.yml", {
    intro: "Come as you are. We have known {{city}} for thirty years: it's loud, and we are not.",
  });
  set("pages/articles.yml", { heading: "What we have written down" });
  for (const person of namesIn("therapists")) {
    set(`therapists/${person}.md`, {
      languages: ["English", "Hindi", "Punjabi"],
      training: "A master's degree in psychology, and four years in a hospital.",
      registration: "Number A12345 of the register of counsellors.",
    });
  }
  for (const article of namesIn("articles")) {
    set(`articles/${article}.md`, { lastReviewed: today, nextReview: "2027-09-30" });
  }
}

/** The file keeps its name, and the page gets another address. */
function marry(files: Files, id: string) {
  const name = unlinkPerson(files, id);
  files.set(`therapists/${id}.md`, { name: `${name.split(" ")[0]} Chatterjee-Venkataraman` });
}

function unlinkPerson({ read, unlink }: Files, id: string) {
  const name = String(read(`therapists/${id}.md`).fields.get("name"));
  unlink(`/therapists/${personSlug({ id, name })}`);
  return name;
}

/** Somebody new, with a photo, who joins two teams. */
async function welcome({ folder, read, write, set, namesIn }: Files) {
  const { fields, body } = read(`therapists/${namesIn("therapists")[0]}.md`);
  const [firstName = ""] = String(fields.get("name")).split(" ");
  const ownBody = body.replaceAll(firstName, newcomer.name.split(" ")[0] ?? "");
  write(
    `therapists/${newcomer.id}.md`,
    { fields, body: ownBody },
    {
      name: newcomer.name,
      role: "Counselling Psychologist",
      picture: `${newcomer.id}.jpg`,
      order: 1000,
      sees: kindsOfSession,
    },
  );
  const size = { width: 1200, height: 1600 };
  const photo = sharp({ create: { ...size, channels: 3, background: "teal" } }).jpeg();
  await photo.toFile(join(folder, "therapists", `${newcomer.id}.jpg`));

  const teams = namesIn("services")
    .map((service) => `services/${service}.md`)
    .map((file) => ({ file, members: namesAt(read(file), "team.members") }))
    .filter(({ members }) => members.length > 0);
  for (const { file, members } of teams.slice(0, 2)) {
    set(file, { "team.members": [newcomer.id, ...members] });
  }
}

function namesAt({ fields }: File, path: string): readonly string[] {
  return path.split(".").reduce((part, key) => part?.[key], fields.toJS()) ?? [];
}

/** The last in the list leaves, and every team. Where nobody would be left, the new one takes over. */
function sayGoodbye(files: Files) {
  const { read, set, remove, namesIn } = files;
  const people = namesIn("therapists").filter((person) => person !== newcomer.id);
  const id = people.at(-1);
  if (!id || people.length < 3) return;
  unlinkPerson(files, id);
  remove(`therapists/${id}.md`);
  for (const [kind, path] of [
    ["services", "team.members"],
    ["workshops", "facilitators"],
  ] as const) {
    for (const file of namesIn(kind).map((name) => `${kind}/${name}.md`)) {
      const names = namesAt(read(file), path);
      const left = names.filter((member) => member !== id);
      if (left.length < names.length) set(file, { [path]: left.length > 0 ? left : [newcomer.id] });
    }
  }
}

function replaceAnArticle({ read, write, remove, unlink, namesIn }: Files) {
  const old = namesIn("articles").at(-1);
  if (!old) return;
  const { fields } = read(`articles/${old}.md`);
  unlink(`/blogs/${old}`);
  remove(`articles/${old}.md`);
  const body = `You have done what you could, and now you wait. It makes hours long and nights short.

## What helps

- Decide when you will look, and look only then.

## When to seek help now

{{help-lines}}
`;
  write(
    "articles/waiting-for-results.md",
    { fields, body },
    {
      title: "Waiting for results: a week that has no end",
      excerpt: "What to do with the days before a letter comes.",
      date: "2026-12-24",
    },
  );
}

/** Two prices change, one workshop is no longer offered, and the next club is announced. */
function renewWorkshops({ read, write, set, remove, unlink, namesIn }: Files) {
  const workshops = namesIn("workshops");
  const kindOf = (name: string) => read(`workshops/${name}.md`).fields.get("kind");
  const gone = workshops.filter((name) => kindOf(name) !== "dated-club").at(-1);
  if (gone) {
    unlink(`/workshops/${gone}`);
    remove(`workshops/${gone}.md`);
  }
  const left = workshops.filter((name) => name !== gone);
  for (const [index, name] of left.slice(0, 2).entries()) {
    set(`workshops/${name}.md`, { price: index === 0 ? 125_000 : 1800 });
  }

  const last = left.find((name) => kindOf(name) === "dated-club");
  if (!last) return;
  const club = read(`workshops/${last}.md`);
  club.fields.delete("alsoAt");
  write("workshops/kites-clouds-and-courage.md", club, {
    title: "Kites, Clouds and Courage",
    date: dayOfClub,
    from: "09:30",
    to: "13:00",
    registrationUrl: "https://forms.example/kites",
  });
}

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readContent } from "../app/content/read-content";
import { findSamples } from "../app/content/samples";
import { copyInTwoLanguages, copyPractice } from "../app/content/testing";
import { entriesIn, Refusal } from "./entries";
import type { Values } from "./forms";
import { keepPicture } from "./pictures";

function openEditor(practice = copyPractice()) {
  let seconds = 0;
  const entries = entriesIn(practice.root, () => new Date(Date.UTC(2027, 0, 2, 0, 0, seconds++)));

  /** Changes some values of an entry. */
  function change(id: string, values: Values) {
    const entry = entries.read({ id });
    return entries.save({ id, version: entry.version, values: { ...entry.values, ...values } });
  }

  async function addPhoto(folder: string, name: string, width: number, height: number) {
    const photo = sharp({ create: { width, height, channels: 3, background: "teal" } }).jpeg();
    return keepPicture(practice.root, folder, name, await photo.toBuffer());
  }

  return { practice, folder: practice.folder, ...entries, change, addPhoto };
}

/** What was refused, and why. */
function refusal(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, ...error.details };
    throw error;
  }
  throw new Error("Nothing was refused.");
}

const club = "workshops/monsoon-club";
const meera = "therapists/meera";

test("A changed value is written with the day, and nothing else changes", () => {
  const { practice, ...editor } = openEditor();
  const before = practice.read(`${club}.md`);
  editor.change(club, { price: 500 });
  const after = before.replace("price: 450", "price: 500");
  expect(practice.read(`${club}.md`)).toBe(after.replace(/updated: .*/, "updated: 2027-01-02"));
});

test("Who asks for a place stands there, up or down, and the list is counted anew", () => {
  const editor = openEditor();
  const people = () => {
    const { entries = [] } = editor.groups().find(({ label }) => label === "People") ?? {};
    return entries.map(({ id }) => id);
  };
  const others = people().filter((id) => id !== meera);
  for (const [order, place] of [
    ...[1, 2, 5, 3].map((place) => [place, place] as const),
    // There are six people.
    [99, 6] as const,
  ]) {
    editor.change(meera, { order });
    expect(people()).toEqual(others.toSpliced(place - 1, 0, meera));
    expect(editor.read({ id: meera }).values.order).toBe(place);
  }
  expect(people().map((id) => editor.read({ id }).values.order)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("A price that is no number of rupees is not saved", () => {
  const editor = openEditor();
  for (const price of ["2200.50", "2,200 or so", -1, ""]) {
    expect(refusal(() => editor.change(club, { price }))).toMatchObject({
      status: 422,
      faults: [{ id: club, path: ["price"], label: "Price in rupees" }],
    });
  }
});

test("What does not fit is refused at its field, in the words of the form", () => {
  const editor = openEditor();
  const before = editor.read({ id: meera }).version;
  const values = { name: "Bo Das", ages: { min: 9, max: 3 } };
  expect(refusal(() => editor.change(meera, values))).toMatchObject({
    status: 422,
    faults: [
      { path: ["ages"], label: "Ages they work with", message: "must not end before it starts" },
      {
        path: ["name"],
        message: expect.stringMatching(/^must not make the same address as Bo Das/),
      },
    ],
  });
  expect(editor.read({ id: meera }).version).toBe(before);
});

test("A save into an entry that has changed since is refused with both versions", () => {
  const editor = openEditor();
  const opened = editor.read({ id: club });
  editor.change(club, { price: 500 });
  const late = { id: club, version: opened.version, values: { ...opened.values, price: 600 } };
  const answer = refusal(() => editor.save(late));
  expect(answer).toMatchObject({ status: 409, newer: { values: { price: 500 } } });
  const { version } = (answer as unknown as { newer: { version: string } }).newer;
  expect(editor.save({ ...late, version }).values.price).toBe(600);
});

test("Who leaves is taken off every team, or somebody takes their place", () => {
  const { practice, ...editor } = openEditor();
  const id = "therapists/bo-das";
  expect(editor.removal({ id }).named).toContainEqual(
    expect.objectContaining({ title: "Circles", label: "Team, People 1" }),
  );
  editor.remove({ id });
  expect(practice.read("services/group-therapy.md")).not.toContain("bo-das");
  const only = "therapists/anna-maria-teresa-fernandes";
  expect(refusal(() => editor.remove({ id: only }))).toEqual({
    status: 422,
    said: "It cannot be removed yet:",
    faults: expect.arrayContaining([
      expect.objectContaining({ title: "Circles", message: "must have somebody, or everybody" }),
    ]),
  });
  expect(existsSync(join(editor.folder, `${id}.md`))).toBe(false);
  const [{ value: instead = "" } = {}] = editor.removal({ id: only }).others;
  const { requestValue } = editor.read({ id: "services/group-therapy" }).values;
  editor.remove({ id: only, instead });
  expect(editor.read({ id: `therapists/${instead}` }).values.sees).toContain(requestValue);
  const { team } = editor.read({ id: "services/group-therapy" }).values;
  expect(team).toMatchObject({ members: [instead] });
});

test("Where a name that has changed or is gone still stands is said, in both languages", () => {
  const editor = openInHindi();
  const hi = editor.read({ id: meera }).values.hi as Values;
  expect(editor.change(meera, { name: "Asha Rao" }).stillSaid).toEqual(["Meera"]);
  const saved = editor.change(meera, { hi: { ...hi, name: "आशा" } });
  expect(saved.stillSaid).toEqual([hi.name]);
  editor.change("practice", { name: "Bo and friends" });
  const address = editor.read({ id: "practice" }).values.address as Values;
  editor.change("practice", { address: { ...address, neighbourhood: "Princess Street Lane" } });
  // As people say it, which is how the street is called, too.
  expect(editor.change("practice", { address }).stillSaid).toEqual(["Princess Street"]);
  expect(editor.remove({ id: "therapists/bo-das" }).stillSaid).toContain("Bo");
});

test("A new article is of today, and ends with the numbers", () => {
  expect(openEditor().read({ one: "article" }).values).toMatchObject({
    date: "2027-01-02",
    body: expect.stringMatching(/\{\{help-lines\}\}$/),
  });
});

test("A copy is a new entry at the end, without the other's addresses, and its samples are samples", () => {
  const editor = openEditor();
  const { values } = editor.read({ copy: meera });
  expect(values.order).toBeGreaterThan(Number(editor.read({ id: meera }).values.order));
  const saved = editor.save({ copy: meera, values: { ...values, name: "मीरा" } });
  expect(saved).toMatchObject({ id: "therapists/person", title: "मीरा" });
  expect(findSamples(editor.folder).map(({ file }) => file)).toContain("therapists/person");
  const dated = editor.read({ copy: "workshops/lantern-club-2999" }).values;
  expect(dated).not.toHaveProperty("alsoAt");
});

test("What was changed is told in words, and comes back, the deleted with its photo, without Git", async () => {
  const { folder, ...editor } = openEditor();
  const id = "articles/sleeping-again";
  const photo = await editor.addPhoto("articles", "IMG_2041 Desk.jpeg", 1200, 900);
  const { name: picture = "" } = photo;
  expect(picture).toMatch(/^img-2041-desk-[\da-f]{4}\.jpg$/);
  editor.change(id, { picture, pictureShows: "A desk." });
  expect(readdirSync(join(folder, "articles"))).not.toContain("sleeping-again.svg");
  editor.remove({ id });
  expect(readdirSync(join(folder, "articles"))).not.toContain(picture);

  const [removed, changed] = editor.history();
  expect(removed?.words).toEqual([expect.stringMatching(/^Removed article: /)]);
  expect(changed?.words.join("\n")).toContain(
    "what the picture shows: A crescent moon in a dark sky. → A desk.",
  );
  editor.bringBack({ ids: [id], name: removed?.name ?? "" });
  expect(readdirSync(join(folder, "articles"))).toContain(picture);
  editor.bringBack({ ids: [id], name: changed?.name ?? "" });
  expect(readdirSync(join(folder, "articles"))).toContain("sleeping-again.svg");
});

test("A change is taken back alone, in both languages, or one field of it, or all since", () => {
  const { noted, ...editor } = openInHindi();
  const ids = [meera];
  const values = () => editor.read({ id: meera }).values as Record<string, Values>;
  const { hi, role, approach, specializations } = values();
  editor.change(meera, { role: "Walker", approach: "Slowly.", hi: { ...hi, role: "चलने वाली" } });
  const [{ name = "", entries = [] } = {}] = editor.history();
  expect(entries).toMatchObject([{ id: meera, labels: ["Role", "Approach"] }]);
  const more = [...(specializations as unknown as string[]), "Grief"];
  editor.change(meera, { specializations: more });

  editor.bringBack({ ids, name, field: "approach" });
  expect(values()).toMatchObject({ role: "Walker", approach, specializations: more });
  editor.bringBack({ ids, name });
  expect(values()).toMatchObject({ role, specializations: more });
  expect(values().hi?.role).toBe(hi?.role);
  expect(noted()).toEqual({});
  const all = { ids, name, isAll: true };
  expect(refusal(() => editor.bringBack(all))).toMatchObject({ status: 409 });
  editor.bringBack({ ...all, isAgreed: true });
  expect(values()).toMatchObject({ role, specializations, hi });
});

test("Who left comes back onto the teams as they are now", () => {
  const editor = openEditor();
  const id = "therapists/bo-das";
  const circles = "services/group-therapy";
  const team = () => editor.read({ id: circles }).values.team as { members: string[] };
  const before = team().members;
  editor.remove({ id });
  const [{ name = "", entries = [] } = {}] = editor.history();
  const left = team().members;
  const sees = editor.read({ id: circles }).values.requestValue;
  editor.change(meera, { sees: [...(editor.read({ id: meera }).values.sees as string[]), sees] });
  editor.change(circles, { team: { ...team(), members: [...left, "meera"] } });
  editor.bringBack({ name, ids: entries.map(({ id }) => id) });
  expect(team().members).toEqual([...before, "meera"]);
  expect(editor.read({ id }).title).toBe("Bo Das");
});

test("A fee that was not there before is taken back as a whole", () => {
  const editor = openEditor();
  const id = "services/group-therapy";
  expect(editor.read({ id }).values).not.toHaveProperty("fee");
  editor.change(id, { fee: { rupees: 2000, per: "session" } });
  const [{ name = "", entries = [] } = {}] = editor.history();
  expect(entries).toMatchObject([{ fields: ["fee"], labels: ["Fee"] }]);
  editor.bringBack({ ids: [id], name, field: "fee" });
  expect(editor.read({ id }).values).not.toHaveProperty("fee");
});

test("A fact that came with the site is confirmed by one press, and then shows", () => {
  const editor = openEditor();
  expect(editor.read({ id: meera }).samples).toMatchObject([
    { path: ["training"], isWithheld: true, page: "/therapists/meera" },
  ]);
  expect(editor.confirm({ id: meera, path: ["training"] }).samples).toEqual([]);
  expect(editor.history()[0]?.words).toEqual(["Confirmed: Meera, degrees and training"]);
});

test("keeps nothing in the history when a save changes nothing", () => {
  const editor = openInHindi();
  for (const { entries } of editor.groups()) {
    for (const { id } of entries.slice(0, 1)) editor.change(id, {});
  }
  expect(editor.history()).toEqual([]);
});

test("names the file of a new entry itself", () => {
  const { folder, ...editor } = openEditor();
  const { values } = editor.read({ copy: meera });
  const asked = { copy: meera, id: "../../escaped", values: { ...values, name: "Asha Sen" } };
  expect(editor.save(asked).id).toBe("therapists/asha-sen");
  expect(existsSync(join(folder, "../escaped.md"))).toBe(false);
});

test("What is no entry is out of reach", () => {
  const editor = openEditor();
  for (const id of ["../package", "therapists/../../package", "therapists/nobody", "constructor"]) {
    expect(refusal(() => editor.read({ id }))).toMatchObject({ status: 404 });
    expect(refusal(() => editor.save({ id, values: {} }))).toMatchObject({ status: 404 });
    expect(refusal(() => editor.remove({ id }))).toMatchObject({ status: 404 });
  }
});

test("A photo is turned upright, made smaller, and loses what the camera wrote into it", async () => {
  const { practice, change, folder } = openEditor();
  const photo = sharp({ create: { width: 3000, height: 2400, channels: 3, background: "teal" } });
  const bytes = await photo.withExif({ IFD0: { Make: "Camera" } }).withMetadata({ orientation: 6 });
  const kept = await keepPicture(
    practice.root,
    "therapists",
    "me.jpg",
    await bytes.jpeg().toBuffer(),
  );
  const { name: picture = "" } = kept;
  change("therapists/farhan-qureshi", { picture });
  const made = await sharp(join(folder, "therapists", picture)).metadata();
  expect([made.width, made.height, made.exif, made.orientation]).toEqual([
    ...[1920, 2400, undefined, undefined],
  ]);
});

test("A photo that is too small, or no photo, is refused in words", async () => {
  const { practice, addPhoto } = openEditor();
  expect(await addPhoto("therapists", "me.jpg", 100, 125)).toEqual({
    said: "This picture has 100 × 125 pixels. It needs at least 720 × 900.",
  });
  expect(await keepPicture(practice.root, "articles", "a.pdf", Buffer.from("%PDF"))).toHaveProperty(
    "said",
  );
});

test("A sentence that is seen on the site leads to its field", () => {
  const { root, edit } = copyPractice();
  edit("pages/about.yml", /heading: .*/, "heading: It's {{city}}, isn't it?");
  edit("practice.yml", /from: .*/, 'from: "09:41"');
  const { read, search } = entriesIn(root);
  const first = (words: string) => search({ words })[0];
  const { address, confidentiality } = read({ id: "practice" }).values;
  const question = `It’s ${(address as Values).city}, isn’t it?`;
  expect(first(question)).toMatchObject({ id: "pages/about", title: "About", label: "Heading" });
  // A fact comes before the sentences into which it is filled in.
  expect(first(String(confidentiality))).toMatchObject({ id: "practice" });
  expect(first("₹900 per session")).toMatchObject({ label: "Fee, Rupees" });
  expect(search({ words: "Anna Maria Teresa Fernandes" }).map(({ id }) => id)).toContain(
    "services/group-therapy",
  );
  expect(first("opening hours")).toMatchObject({ id: "practice", path: ["hours"] });
  expect(first("which requests are kept")).toMatchObject({ path: ["keepMonths"] });
  // As pages write it, which is not as the file does.
  expect(first("We open at 9:41 AM")?.path.slice(-2)).toEqual(["open", "from"]);
});

/** The practice of the tests in two languages, and what is noted of one of its fields. */
function openInHindi() {
  const editor = openEditor(copyInTwoLanguages());
  const noted = () => editor.read({ id: meera }).outdated ?? {};
  return { ...editor, noted };
}

test("Words of the other language are saved with the English, and noted as made from it", () => {
  const { practice, noted, ...editor } = openInHindi();
  const { values } = editor.read({ id: meera });
  const hi = values.hi as Values;
  expect(hi.role).toMatch(/\p{Script=Devanagari}/u);
  editor.change(meera, { role: "Walker" });
  expect(noted()).toEqual({ role: "Counsellor" });
  editor.change(meera, { hi: { ...hi, role: "चलने वाली" } });
  expect(noted()).toEqual({});
  expect(practice.read("hi/therapists/meera.md")).toContain("role: चलने वाली");
  editor.change(meera, { role: "Walking counsellor" });
  editor.change(meera, { fits: { role: true } });
  expect(noted()).toEqual({});
  expect(editor.history()[0]?.words).toEqual(["Meera, role: still fits"]);
});

test("English can be saved before anybody has translated it", () => {
  const { folder, noted, ...editor } = openInHindi();
  editor.change(meera, { registration: "Number 7." });
  expect(readContent(folder).errors).toEqual([]);
  expect(editor.read({ id: meera }).values.hi).not.toHaveProperty("registration");
  editor.change(meera, { registration: "Number 8." });
  // English that stands in for the other words is no change of them.
  for (const { words } of editor.history()) {
    expect(words).toEqual([expect.stringMatching(/^Meera, registration: /)]);
  }
});

test("A copy has the words of both languages, and says which English has changed since", () => {
  const { folder, ...editor } = openInHindi();
  const { values } = editor.read({ copy: meera });
  const { hi } = editor.read({ id: meera }).values;
  expect(values.hi).toEqual(hi);
  const saved = editor.save({ copy: meera, values: { ...values, name: "Asha", role: "Walker" } });
  expect(Object.keys(saved.outdated ?? {})).toEqual(["name", "role"]);
  const { id } = editor.save({ copy: meera, values: { ...values, name: "Bina", hi: {} } });
  expect(readContent(folder).translations.hi?.untranslated).toContain(id);
});

test("What may do harm is saved in both languages, or not at all", () => {
  const editor = openInHindi();
  expect(refusal(() => editor.change("help-lines", { limits: "Call us." }))).toMatchObject({
    faults: [
      { id: "help-lines", path: ["hi", "limits"], label: expect.stringMatching(/, Hindi$/) },
    ],
  });
  editor.change("help-lines", { limits: "Call us.", fits: { limits: true } });
});

test("Words move with their English within a list, and go and come back with their entry", () => {
  const { practice, folder, ...editor } = openInHindi();
  const id = "therapists/bo-das";
  const { specializations, hi } = editor.read({ id }).values as Record<string, Values>;
  const turn = (list: unknown) => (list as string[]).toReversed();
  editor.change(id, {
    specializations: turn(specializations),
    hi: { ...hi, specializations: turn(hi?.specializations) },
  });
  expect(editor.read({ id }).outdated).toEqual({});
  const before = practice.read(`hi/${id}.md`);
  editor.remove({ id });
  expect(existsSync(join(folder, `hi/${id}.md`))).toBe(false);
  editor.bringBack({ ids: [id], name: editor.history()[0]?.name ?? "" });
  expect(practice.read(`hi/${id}.md`)).toBe(before);
  expect(editor.read({ id }).outdated).toEqual({});
});

import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { readContent } from "../app/content/read-content";
import { valueAt } from "../app/content/schemas/value-at";
import { copyInTwoLanguages, copyPractice } from "../app/content/testing";
import { entriesIn } from "./entries";
import type { Values } from "./fields";
import { keepPicture } from "./pictures";
import { RequestError } from "./request-error";
import type { Words } from "./words";

function openEditor(practice = copyPractice()) {
  let seconds = 0;
  const entries = entriesIn(practice.root, () => new Date(Date.UTC(2027, 0, 2, 0, 0, seconds++)));

  const fieldsOf = (id: string) => entries.read({ id }).value;

  /** Changes some fields of an entry. */
  function change(id: string, fields: Values) {
    const base = fieldsOf(id);
    return entries.save({ id, base, mine: { ...base, ...fields } });
  }

  /** Changes the English of a text. */
  function changeText(id: string, field: string, en: string) {
    return change(id, { [field]: { ...(fieldsOf(id)[field] as Words), en } });
  }

  async function addPhoto(folder: string, name: string, width: number, height: number) {
    const photo = sharp({ create: { width, height, channels: 3, background: "teal" } }).jpeg();
    return keepPicture(practice.root, folder, name, await photo.toBuffer());
  }

  return { practice, folder: practice.folder, ...entries, fieldsOf, change, changeText, addPhoto };
}

/** Returns the status and reasons of a refused request. */
function refusal(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof RequestError) return { status: error.status, ...error.details };
    throw error;
  }
  throw new Error("Nothing was refused.");
}

const club = "workshops/monsoon-club";
const meera = "therapists/meera";

test("a changed value is written with the day, and nothing else changes", () => {
  const { practice, ...editor } = openEditor();
  const before = practice.read(`${club}.md`);
  editor.change(club, { price: 500 });
  const after = before.replace("price: 450", "price: 500");
  expect(practice.read(`${club}.md`)).toBe(after.replace(/updated: .*/, "updated: 2027-01-02"));
});

test("changing an entry's position renumbers the list", () => {
  const editor = openEditor();
  const people = () => {
    const { entries = [] } = editor.groups().find(({ label }) => label === "People") ?? {};
    return entries.map(({ id }) => id);
  };
  const others = people().filter((id) => id !== meera);
  for (const [order, place] of [
    ...[1, 2, 5, 3].map((place) => [place, place] as const),
    // The team has six people.
    [99, 6] as const,
  ]) {
    editor.change(meera, { order });
    expect(people()).toEqual(others.toSpliced(place - 1, 0, meera));
    expect(editor.fieldsOf(meera).order).toBe(place);
  }
  expect(people().map((id) => editor.fieldsOf(id).order)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a price that is no number of rupees is not saved", () => {
  const editor = openEditor();
  for (const price of ["2200.50", "2,200 or so", -1, ""]) {
    expect(refusal(() => editor.change(club, { price }))).toMatchObject({
      status: 422,
      faults: [{ id: club, path: ["price"], label: "Price in rupees" }],
    });
  }
});

test("refuses invalid values at their fields, with the form's labels", () => {
  const editor = openEditor();
  const before = editor.fieldsOf(meera);
  const values = { name: { en: "Bo Das" }, ages: { min: 9, max: 3 } };
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
  expect(editor.fieldsOf(meera)).toEqual(before);
});

describe("two windows", () => {
  test("merge changes of different fields", () => {
    const editor = openEditor();
    const base = editor.fieldsOf(club);
    editor.change(club, { price: 500 });
    const { value, conflicts } = editor.save({
      ...{ id: club, base },
      mine: { ...base, rain: { en: "We dance." } },
    });
    expect(value).toMatchObject({ price: 500, rain: { en: "We dance." } });
    expect(conflicts).toEqual([]);
  });

  test("report a field that both changed, and save the later one", () => {
    const editor = openEditor();
    const base = editor.fieldsOf(club);
    editor.change(club, { price: 500 });
    const saved = editor.save({ id: club, base, mine: { ...base, price: 600 } });
    expect(saved.value.price).toBe(600);
    expect(saved.conflicts).toEqual([{ path: ["price"], mine: 600, theirs: 500 }]);
  });
});

test("removing a person clears or replaces them on every team", () => {
  const { practice, ...editor } = openEditor();
  const id = "therapists/bo-das";
  expect(editor.removal({ id }).named).toContainEqual(
    expect.objectContaining({ title: "Circles", label: "Team, People" }),
  );
  editor.remove({ id });
  expect(practice.read("services/group-therapy.md")).not.toContain("bo-das");
  const only = "therapists/anna-maria-teresa-fernandes";
  expect(refusal(() => editor.remove({ id: only }))).toEqual({
    status: 422,
    message: "It can't be removed yet:",
    faults: expect.arrayContaining([
      expect.objectContaining({ title: "Circles", message: "must have somebody, or everybody" }),
    ]),
  });
  expect(existsSync(join(editor.folder, `${id}.md`))).toBe(false);
  const [{ value: instead = "" } = {}] = editor.removal({ id: only }).others;
  const { requestValue } = editor.fieldsOf("services/group-therapy");
  editor.remove({ id: only, instead });
  expect(editor.fieldsOf(`therapists/${instead}`).sees).toContain(requestValue);
  const { team } = editor.fieldsOf("services/group-therapy");
  expect(team).toMatchObject({ members: [instead] });
});

test("removing a service removes its kind of session and turns links to it into words", () => {
  const { practice, ...editor } = openEditor();
  const id = "services/walk-and-talk";
  const { requestValue } = editor.fieldsOf(id);
  expect(editor.removal({ id }).named).toContainEqual(
    expect.objectContaining({ id: "articles/sleeping-again", label: "Text" }),
  );
  expect(editor.fieldsOf(meera).sees).toContain(requestValue);
  editor.remove({ id });
  expect(editor.fieldsOf(meera).sees ?? []).not.toContain(requestValue);
  expect(practice.read("articles/sleeping-again.md")).toContain(
    "to our rooms and to our walks, or",
  );
});

test("a new article is of today, and ends with the numbers", () => {
  expect(openEditor().read({ one: "article" }).value).toMatchObject({
    date: "2027-01-02",
    body: { en: expect.stringMatching(/\{\{help-lines\}\}$/) },
  });
});

test("a copy is a new entry at the end, without the other's addresses", () => {
  const editor = openEditor();
  const { value } = editor.read({ copy: meera });
  expect(value.order).toBeGreaterThan(Number(editor.fieldsOf(meera).order));
  const saved = editor.save({ copy: meera, mine: { ...value, name: { en: "मीरा" } } });
  expect(saved).toMatchObject({ id: "therapists/person", title: "मीरा" });
  const dated = editor.read({ copy: "workshops/lantern-club-2999" }).value;
  expect(dated).not.toHaveProperty("alsoAt");
});

test("undoes changes without Git, a removed entry with its photo", async () => {
  const { folder, ...editor } = openEditor();
  const id = "articles/sleeping-again";
  const photo = await editor.addPhoto("articles", "IMG_2041 Desk.jpeg", 1200, 900);
  const { name: picture = "" } = photo;
  expect(picture).toMatch(/^img-2041-desk-[\da-f]{4}\.jpg$/);
  editor.change(id, { picture, pictureShows: { en: "A desk." } });
  expect(readdirSync(join(folder, "articles"))).not.toContain("sleeping-again.svg");
  editor.remove({ id });
  expect(readdirSync(join(folder, "articles"))).not.toContain(picture);

  const [removed, changed] = editor.history();
  expect(removed?.words).toEqual([expect.stringMatching(/^Removed article: /)]);
  expect(changed?.words.join("\n")).toContain(
    "what the picture shows: A crescent moon in a dark sky. → A desk.",
  );
  editor.undo({ name: removed?.name ?? "" });
  expect(readdirSync(join(folder, "articles"))).toContain(picture);
  editor.undo({ name: changed?.name ?? "" });
  expect(readdirSync(join(folder, "articles"))).toContain("sleeping-again.svg");
});

describe("undo", () => {
  /** Changes two texts and then, later, a list. */
  function changeTwice() {
    const editor = openInHindi();
    const before = editor.fieldsOf(meera);
    editor.change(meera, {
      role: { en: "Walker", hi: "चलने वाली", sourceText: "Walker" },
      approach: { ...(before.approach as Words), en: "Slowly." },
    });
    const [{ name = "", entries = [] } = {}] = editor.history();
    const specializations = [...(before.specializations as Words[]), { en: "Grief" }];
    editor.change(meera, { specializations });
    return { ...editor, before, name, entries, specializations };
  }

  test("names the fields that a change has", () => {
    const { entries } = changeTwice();
    expect(entries).toMatchObject([{ id: meera, labels: ["Role", "Approach"] }]);
  });

  test("restores a change in both languages and leaves later ones", () => {
    const { before, name, specializations, ...editor } = changeTwice();
    editor.undo({ name });
    expect(editor.fieldsOf(meera)).toEqual({ ...before, specializations });
  });

  test("restores one field of a change", () => {
    const { before, name, ...editor } = changeTwice();
    editor.undo({ name, id: meera, path: ["approach"] });
    expect(editor.fieldsOf(meera)).toMatchObject({
      approach: before.approach,
      role: { en: "Walker" },
    });
  });

  test("asks before a later change of the same field is lost", () => {
    const { before, name, ...editor } = changeTwice();
    editor.changeText(meera, "role", "Runner");
    expect(refusal(() => editor.undo({ name }))).toEqual({ status: 422, lost: ["Meera, role"] });
    editor.undo({ name, isAgreed: true });
    expect(editor.fieldsOf(meera).role).toEqual(before.role);
  });

  test("removes an added fee", () => {
    const editor = openEditor();
    const id = "services/group-therapy";
    expect(editor.fieldsOf(id)).not.toHaveProperty("fee");
    editor.change(id, { fee: { rupees: 2000, per: "session" } });
    const [{ name = "", entries = [] } = {}] = editor.history();
    expect(entries).toMatchObject([{ fields: ["fee"], labels: ["Fee"] }]);
    editor.undo({ name, id, path: ["fee"] });
    expect(editor.fieldsOf(id)).not.toHaveProperty("fee");
  });

  test("withdraws a confirmation", () => {
    const editor = openEditor();
    editor.confirm([{ id: meera, fact: "training" }]);
    const [{ name = "" } = {}] = editor.history();
    editor.undo({ name });
    expect(editor.read({ id: meera }).unconfirmed).toMatchObject([{ fact: "training" }]);
    expect(editor.history()[0]?.words).toEqual([
      "No longer confirmed: Meera, degrees and training",
    ]);
  });

  test("restores nobody over somebody with the same address", () => {
    const editor = openEditor();
    const id = "therapists/bo-das";
    const { value } = editor.read({ copy: id });
    editor.remove({ id });
    const [{ name = "" } = {}] = editor.history();
    expect(editor.save({ copy: meera, mine: value }).id).toBe(id);
    expect(refusal(() => editor.undo({ name, isAgreed: true }))).toMatchObject({ status: 422 });
  });

  test("sets the day of the last change", () => {
    const { practice, ...editor } = openEditor();
    editor.change(club, { price: 500 });
    editor.undo({ name: editor.history()[0]?.name ?? "" });
    expect(practice.read(`${club}.md`)).toContain("updated: 2027-01-02");
  });
});

test("undoing a removal puts a person back onto the teams as they are now", () => {
  const editor = openEditor();
  const id = "therapists/bo-das";
  const circles = "services/group-therapy";
  const team = () => editor.fieldsOf(circles).team as { members: string[] };
  const before = team().members;
  editor.remove({ id });
  const [{ name = "" } = {}] = editor.history();
  const left = team().members;
  const sees = editor.fieldsOf(circles).requestValue;
  editor.change(meera, { sees: [...(editor.fieldsOf(meera).sees as string[]), sees] });
  editor.change(circles, { team: { ...team(), members: [...left, "meera"] } });
  editor.undo({ name });
  expect(team().members).toEqual([...before, "meera"]);
  expect(editor.read({ id }).title).toBe("Bo Das");
});

test("a fact that came with the site is confirmed by one press", () => {
  const editor = openEditor();
  const facts = [{ fact: "training", path: ["training"] }];
  expect(editor.read({ id: meera }).unconfirmed).toEqual(facts);
  editor.confirm([{ id: meera, fact: "training" }]);
  expect(editor.read({ id: meera }).unconfirmed).toEqual([]);
  expect(editor.history()[0]?.words).toEqual(["Confirmed: Meera, degrees and training"]);
});

test("keeps nothing in the history when a save changes nothing", () => {
  const editor = openInHindi();
  for (const { entries } of editor.groups()) {
    for (const { id } of entries.slice(0, 1)) editor.change(id, {});
  }
  expect(editor.history()).toEqual([]);
});

test("lists nothing of the inbox to an owner without one", () => {
  const ids = openEditor()
    .groups()
    .flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(ids).toContain("help-lines");
  expect(ids).not.toContain("danger-words");
  expect(ids).not.toContain("forms/sending");
});

test("names the file of a new entry itself", () => {
  const { folder, ...editor } = openEditor();
  const { value } = editor.read({ copy: meera });
  const mine = { ...value, name: { en: "Asha Sen" } };
  const asked = { copy: meera, id: "../../escaped", mine };
  expect(editor.save(asked).id).toBe("therapists/asha-sen");
  expect(existsSync(join(folder, "../escaped.md"))).toBe(false);
});

test("returns 404 for ids that aren't entries", () => {
  const editor = openEditor();
  for (const id of ["../package", "therapists/../../package", "therapists/nobody", "constructor"]) {
    expect(refusal(() => editor.read({ id }))).toMatchObject({ status: 404 });
    expect(refusal(() => editor.save({ id, mine: {} }))).toMatchObject({ status: 404 });
    expect(refusal(() => editor.remove({ id }))).toMatchObject({ status: 404 });
  }
});

test("a photo is turned upright, made smaller, and loses what the camera wrote into it", async () => {
  const { practice, change, folder } = openEditor();
  const photo = sharp({ create: { width: 2500, height: 2000, channels: 3, background: "teal" } });
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

test("explains why it refuses a photo that is too small, cut off or not a picture", async () => {
  const { practice, addPhoto } = openEditor();
  const photo = sharp({ create: { width: 720, height: 900, channels: 3, background: "teal" } });
  const bytes = await photo.jpeg().toBuffer();
  const half = bytes.subarray(0, bytes.length / 2);
  const kept = await keepPicture(practice.root, "therapists", "half.jpg", half);
  expect(kept.message).toMatch(/^This cannot be opened as a picture/);
  expect(await addPhoto("therapists", "me.jpg", 100, 125)).toEqual({
    message: "This picture has 100 × 125 pixels. It needs at least 720 × 900.",
  });
  expect(await keepPicture(practice.root, "articles", "a.pdf", Buffer.from("%PDF"))).toHaveProperty(
    "message",
  );
});

test("a sentence that is seen on the site leads to its field", () => {
  const { root, edit } = copyPractice();
  edit("pages/about.yml", /heading: .*/, "heading: It's {{city}}, isn't it?");
  edit("practice.yml", /from: .*/, 'from: "09:41"');
  const { read, search } = entriesIn(root);
  const first = (words: string) => search({ words })[0];
  const { address, confidentiality } = read({ id: "practice" }).value;
  const question = `It’s ${valueAt(address, ["city", "en"])}, isn’t it?`;
  expect(first(question)).toMatchObject({ id: "pages/about", title: "About", label: "Heading" });
  // A fact comes before the sentences into which it is filled in.
  expect(first(String(valueAt(confidentiality, ["en"])))).toMatchObject({ id: "practice" });
  expect(first("₹900 per session")).toMatchObject({ label: "Fee, Rupees" });
  expect(search({ words: "Anna Maria Teresa Fernandes" }).map(({ id }) => id)).toContain(
    "services/group-therapy",
  );
  expect(first("opening hours")).toMatchObject({ id: "practice", path: ["hours"] });
  expect(first("which requests are kept")).toMatchObject({ path: ["keepMonths"] });
  // Pages write the time differently from the file.
  expect(first("We open at 9:41 AM")?.path.slice(-2)).toEqual(["open", "from"]);
});

/** Opens the tests' practice in two languages. */
function openInHindi() {
  return openEditor(copyInTwoLanguages());
}

describe("a translation", () => {
  const roleOf = (editor: ReturnType<typeof openInHindi>) => editor.fieldsOf(meera).role as Words;

  test("is outdated once its English has changed", () => {
    const editor = openInHindi();
    editor.changeText(meera, "role", "Walker");
    expect(roleOf(editor)).toMatchObject({ en: "Walker", sourceText: "Counsellor" });
    expect(editor.read({ id: meera }).inEnglish).toEqual(["role"]);
  });

  test("is up to date once it is made from the new English", () => {
    const { practice, ...editor } = openInHindi();
    editor.change(meera, { role: { en: "Walker", hi: "चलने वाली", sourceText: "Walker" } });
    expect(editor.read({ id: meera }).inEnglish).toEqual([]);
    expect(practice.read("hi/therapists/meera.md")).toContain("role: चलने वाली");
  });

  test("still fits if the owner says so", () => {
    const editor = openInHindi();
    editor.changeText(meera, "role", "Walker");
    editor.change(meera, {
      role: { ...(editor.fieldsOf(meera).role as Words), sourceText: "Walker" },
    });
    expect(editor.history()[0]?.words).toEqual(["Meera, role: translation kept"]);
  });

  test("may be missing", () => {
    const { folder, ...editor } = openInHindi();
    editor.change(meera, { registration: { en: "Number 7." } });
    expect(readContent(folder).errors).toEqual([]);
    expect(editor.fieldsOf(meera).registration).toEqual({ en: "Number 7." });
    editor.changeText(meera, "registration", "Number 8.");
    // English that stands in for the other words is no change of them.
    for (const { words } of editor.history()) {
      expect(words).toEqual([expect.stringMatching(/^Meera, registration: /)]);
    }
  });

  test("is copied with its English", () => {
    const { folder, ...editor } = openInHindi();
    const { value } = editor.read({ copy: meera });
    expect(value.role).toEqual(editor.fieldsOf(meera).role);
    const english = { ...value, name: { en: "Bina" } };
    const { id = "" } = editor.save({ copy: meera, mine: english });
    expect(editor.fieldsOf(id)).toMatchObject({ name: { en: "Bina" }, role: value.role });
    expect(readContent(folder).errors).toEqual([]);
  });

  test("moves with its English within a list", () => {
    const editor = openInHindi();
    const id = "therapists/bo-das";
    const specializations = (editor.fieldsOf(id).specializations as Words[]).toReversed();
    editor.change(id, { specializations });
    expect(editor.fieldsOf(id).specializations).toEqual(specializations);
  });

  test("is removed and restored with its entry", () => {
    const { practice, folder, ...editor } = openInHindi();
    const id = "therapists/bo-das";
    const [words, before] = [practice.read(`hi/${id}.md`), editor.fieldsOf(id)];
    editor.remove({ id });
    expect(existsSync(join(folder, `hi/${id}.md`))).toBe(false);
    editor.undo({ name: editor.history()[0]?.name ?? "" });
    expect(practice.read(`hi/${id}.md`)).toBe(words);
    expect(editor.fieldsOf(id)).toEqual(before);
  });

  test("of a help line must be confirmed when the English changes", () => {
    const editor = openInHindi();
    expect(refusal(() => editor.changeText("help-lines", "limits", "Call us."))).toMatchObject({
      faults: [
        { id: "help-lines", path: ["hi", "limits"], label: expect.stringMatching(/, Hindi$/) },
      ],
    });
    const { hi } = editor.fieldsOf("help-lines").limits as Words;
    editor.change("help-lines", { limits: { en: "Call us.", hi, sourceText: "Call us." } });
  });
});

describe("the privacy notice", () => {
  const notice = "privacy-notice/english";
  const body = (editor: ReturnType<typeof openEditor>) => editor.fieldsOf(notice).body as Words;

  test("is one entry in both languages", () => {
    const editor = openInHindi();
    const words = editor.groups().find(({ label }) => label === "Words of forms");
    expect(words?.entries.filter(({ id }) => id.startsWith("privacy"))).toEqual([
      { id: notice, title: "Privacy notice" },
    ]);
    expect(body(editor).hi).toMatch(/\p{Script=Devanagari}/u);
  });

  test("with new English is refused at its Hindi until the owner says that it fits", () => {
    const editor = openInHindi();
    const en = "We keep it for a week.";
    expect(refusal(() => editor.changeText(notice, "body", en))).toMatchObject({
      faults: [{ id: notice, path: ["hi", "body"], label: "The rest, Hindi" }],
    });
    editor.change(notice, { body: { ...body(editor), en, sourceText: en } });
    expect(body(editor)).toMatchObject({ en, sourceText: en });
  });

  test("on a site in English says which Hindi is outdated", () => {
    const { folder, ...editor } = openEditor();
    editor.change("practice", { tagline: { en: "Come in." } });
    expect(existsSync(join(folder, "hi"))).toBe(false);
    const { en } = (editor.fieldsOf(notice).body as Words) ?? {};
    editor.changeText(notice, "body", "We keep it for a week.");
    expect(editor.fieldsOf(notice).body).toMatchObject({ sourceText: en });
    expect(readContent(folder).errors).toEqual([]);
  });
});

describe("content at fault", () => {
  const broken = 'title: "one\ntwo: [';

  test("leaves the editor open and every check on, whichever kind of file is not YAML", () => {
    const { practice, folder, ...editor } = openInHindi();
    const all = readdirSync(folder, { recursive: true }).map(String);
    // Takes one file of each folder.
    const files = all.filter((file, index) => {
      const inSameFolder = (other: string) => dirname(other) === dirname(file);
      const isFirst = all.findIndex(inSameFolder) === index;
      return /\.(md|yml)$/.test(file) && (isFirst || !/\w\/\w/.test(file));
    });
    expect(files.length).toBeGreaterThan(15);
    const base = editor.fieldsOf(club);
    const mine = { ...base, price: "2200.50" };
    for (const file of files) {
      const text = practice.read(file);
      writeFileSync(join(folder, file), file.endsWith(".md") ? `---\n${broken}\n---\n` : broken);
      const { faults, check, groups } = entriesIn(practice.root);
      const found = faults().map(({ file }) => file.replace("english", "hindi"));
      expect(found, file).toContain(file.replace("english", "hindi"));
      expect(groups().length, file).toBe(7);
      // A translation can't be saved at all without its source notes.
      if (!file.endsWith(`${club}.md`) && !file.endsWith(".source-texts.yml")) {
        const told = check({ id: club, base, mine }).faults.map(({ path }) => path);
        expect(told, file).toContainEqual(["price"]);
      }
      writeFileSync(join(folder, file), text);
    }
  });

  test("is restored from the history", () => {
    const { practice, folder, ...editor } = openEditor();
    editor.change(club, { price: 500 });
    const saved = practice.read(`${club}.md`);
    writeFileSync(join(folder, `${club}.md`), saved.replace("price: 500", "price: 5 hundred"));
    const { faults, restore } = entriesIn(practice.root);
    expect(faults()).toMatchObject([{ id: club, path: ["price"], isOpen: true }]);
    restore({ file: `${club}.md` });
    expect(practice.read(`${club}.md`)).toBe(saved);
  });

  test("can be edited beside the fault", () => {
    const { practice, folder, ...editor } = openEditor();
    const text = practice.read(`${club}.md`);
    writeFileSync(join(folder, `${club}.md`), text.replace(/price: .*/, "price: 5 hundred"));
    editor.changeText(meera, "role", "Walker");
    editor.change(club, { price: 500 });
    expect(entriesIn(practice.root).faults()).toEqual([]);
  });

  test("names a file of which the history has no valid version", () => {
    const { practice, folder } = openEditor();
    writeFileSync(join(folder, "words.yml"), broken);
    const { restore, read } = entriesIn(practice.root);
    expect(refusal(() => read({ id: "words" }))).toMatchObject({ status: 422 });
    expect(refusal(() => restore({ file: "words.yml" }))).toMatchObject({ status: 422 });
  });
});

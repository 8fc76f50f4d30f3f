import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isNeeded } from "../app/content/collections";
import { type FieldPath, valueAt } from "../app/content/schemas/value-at";
import { copyPractice, inTwoLanguages, testFolder } from "../app/content/testing";
import { root } from "../scripts/prepare.js";
import { entriesIn } from "./entries";
import { factOf, pathOf } from "./facts";
import type { Values } from "./fields";
import { readSnapshot } from "./forms";
import {
  findOldNames,
  findUnconfirmed,
  namesIn,
  parseUnconfirmed,
  unconfirmedFile,
  unconfirmedText,
} from "./unconfirmed";
import type { Words } from "./words";

const fields = {
  name: "Kind Space",
  social: { url: "https://a.in" },
  steps: [
    { title: "First. Then", text: "Sit down." },
    { when: ["phone"], text: "Call." },
  ],
  points: ["We listen.", "We ask."],
  groups: [{ title: "Money" }, { title: "Times", items: [{ question: "When? Soon." }] }],
};

test.each([
  ["name", ["name"]],
  ["social", ["social"]],
  ["social.url", ["social", "url"]],
  ["steps.First. Then", ["steps", 0]],
  ["steps.Call.", ["steps", 1]],
  ["points.We ask.", ["points", 1]],
  ["groups.1.items.When? Soon.", ["groups", 1, "items", 0]],
  ["groups.0.items.When? Soon.", undefined],
  ["points.We sing.", undefined],
  ["points.0", undefined],
  ["social.network", undefined],
  ["soc", undefined],
])("the fact %s", (fact, path) => {
  expect(pathOf(fields, fact)).toEqual(path);
  if (path) expect(factOf(path, valueAt(fields, path))).toBe(fact);
});

test.each([join(root, "content"), testFolder, inTwoLanguages])(
  "each part of each entry in %s is found by its name, and each unconfirmed fact is there",
  (folder) => {
    const look = readSnapshot(folder);
    const partsOf = (value: unknown, path: FieldPath = []): FieldPath[] => {
      if (Array.isArray(value)) return value.map((_, index) => [...path, index]);
      return Object.entries(Object(value)).flatMap(([name, part]) => {
        const isWhole = typeof part !== "object";
        return [[...path, name], ...(isWhole ? [] : partsOf(part, [...path, name]))];
      });
    };
    for (const { id, values } of look.entries) {
      for (const path of partsOf(values)) {
        const value = valueAt(values, path);
        if (factOf(path, value).endsWith(".")) continue;
        const found = pathOf(values, factOf(path, value)) ?? [];
        expect(factOf(found, valueAt(values, found)), id).toBe(factOf(path, value));
      }
    }
    const all = parseUnconfirmed(readFileSync(join(folder, unconfirmedFile), "utf8"));
    const needed = Object.entries(all).filter(([id]) => isNeeded(id));
    const facts = needed.flatMap(([, own]) => own);
    const names = facts.filter((fact) => namesIn(fact).length > 0);
    expect(findUnconfirmed(folder, look)).toHaveLength(facts.length - names.length);
  },
);

test("the file keeps its comment, and loses an entry without facts", () => {
  const text = "# Ours.\npractice:\n  - name\n";
  expect(unconfirmedText(text, "a", ["b: c", "d"])).toBe(`${text}a:\n  - "b: c"\n  - d\n`);
  expect(unconfirmedText(`${text}a:\n  - b\n`, "a", [])).toBe(text);
  expect(unconfirmedText("", "a", ["b"])).toBe("a:\n  - b\n");
});

const service = "services/group-therapy";

/** Editor of a practice in which facts of some entries are unconfirmed. */
function openEditor(facts: Readonly<Record<string, readonly string[]>>) {
  const practice = copyPractice();
  const file = join(practice.folder, unconfirmedFile);
  const lines = Object.entries(facts).map(([id, own]) => unconfirmedText("", id, own));
  writeFileSync(file, lines.join(""));
  const entries = entriesIn(practice.root);
  const factsOf = (id: string) => entries.read({ id }).unconfirmed?.map(({ fact }) => fact) ?? [];
  const fieldsOf = (id: string) => entries.read({ id }).value;
  const change = (id: string, values: Values) => {
    const base = fieldsOf(id);
    return entries.save({ id, base, mine: { ...base, ...values } });
  };
  /** Undoes a change, by default the last one, or one field of it. */
  const undo = (name = entries.history()[0]?.name ?? "", path?: FieldPath) => {
    return entries.undo({ name, path });
  };
  return { ...practice, ...entries, file, factsOf, fieldsOf, change, undo };
}

describe("an unconfirmed fact", () => {
  const steps = ["Before the first circle", "In the circle", "What stays there"];
  const facts = steps.map((step) => `expectations.${step}`);

  function openCircles() {
    const editor = openEditor({ [service]: ["title", ...facts] });
    const expectations = editor.fieldsOf(service).expectations as Record<"title" | "text", Words>[];
    const [first = {}, second = {}, third = {}] = expectations;
    return { ...editor, first, second, third };
  }

  test.each([
    ["moved", ([first, second, third]: unknown[]) => [third, first, second], facts],
    ["taken out", ([_, ...rest]: unknown[]) => rest, facts.slice(1)],
    [
      "changed",
      ([first, ...rest]: unknown[]) => [{ ...(first as object), text: { en: "Sit." } }, ...rest],
      facts.slice(1),
    ],
    [
      "renamed",
      ([first, ...rest]: unknown[]) => [{ ...(first as object), title: { en: "Sit" } }, ...rest],
      facts.slice(1),
    ],
  ] as const)("follows its list entry when that entry is %s", (_, change, left) => {
    const { first, second, third, ...editor } = openCircles();
    editor.change(service, { expectations: change([first, second, third]) });
    expect(editor.factsOf(service)).toEqual(["title", ...left]);
    editor.undo();
    expect(editor.factsOf(service).toSorted()).toEqual(["title", ...facts].toSorted());
  });

  test("stays if only its translation is another", () => {
    const editor = openCircles();
    const title = editor.fieldsOf(service).title as Words;
    editor.change(service, { title: { ...title, hi: "गोला" } });
    expect(editor.factsOf(service)).toContain("title");
  });

  test("stays in a copy, and goes with it", () => {
    const id = "therapists/meera";
    const editor = openEditor({ [id]: ["role", "training"] });
    const { value } = editor.read({ copy: id });
    const mine = { ...value, name: { en: "Asha Sen" }, role: { en: "Walker" } };
    const { id: copy = "" } = editor.save({ copy: id, mine });
    expect(editor.factsOf(copy)).toEqual(["training"]);
    editor.remove({ id: copy });
    expect(readFileSync(editor.file, "utf8")).not.toContain(copy);
    editor.undo();
    expect(editor.factsOf(copy)).toEqual(["training"]);
    expect(editor.factsOf(id)).toEqual(["role", "training"]);
  });

  test("stays confirmed when a later change of it is undone", () => {
    const editor = openEditor({ practice: ["tagline", "phone"] });
    editor.confirm([{ id: "practice", fact: "tagline" }]);
    editor.change("practice", { tagline: { en: "Ours" } });
    editor.undo();
    expect(editor.factsOf("practice")).toEqual(["phone"]);
  });

  test("comes back alone with one field of a change", () => {
    const editor = openEditor({ practice: ["address", "phone"] });
    const address = {
      ...(editor.fieldsOf("practice").address as Values),
      street: { en: "1 Lane" },
    };
    editor.change("practice", { address, phone: "+91 98765 01551" });
    expect(editor.factsOf("practice")).toEqual([]);
    editor.undo(undefined, ["address", "street"]);
    expect(editor.factsOf("practice")).toEqual(["address"]);
  });

  test("doesn't come back with a part of what changed it", () => {
    const editor = openEditor({ practice: ["address"] });
    const address = editor.fieldsOf("practice").address as Values;
    const other = { ...address, street: { en: "1 Lane" }, city: { en: "Pune" } };
    editor.change("practice", { address: other });
    editor.undo(undefined, ["address", "street"]);
    expect(editor.factsOf("practice")).toEqual([]);
  });
});

describe("old names", () => {
  const pages = {
    "/": "<h1>Counselling in Green Park</h1>",
    "/hi": "<h1>ग्रीन पार्क में</h1>",
    "/about": '<p title="Greenery">Irate people, इरादा</p>',
  };

  test.each([
    ["Green Park | ग्रीन पार्क", ["/", "/hi"]],
    ["Green Park", ["/"]],
    ["Green", ["/"]],
    ["Ira | इरा", undefined],
    ["Kettle", undefined],
  ])("%s", async (name, expected) => {
    const { folder } = openEditor({ practice: ["tagline", `names.${name}`] });
    const found = await findOldNames(folder, readSnapshot(folder), async () => pages);
    expect(found[0]?.pages).toEqual(expected);
  });

  test("are not searched for in pages while an unconfirmed fact contains them", async () => {
    const { folder } = openEditor({ practice: ["tagline", "names.Kettle"] });
    const render = async () => expect.unreachable();
    expect(await findOldNames(folder, readSnapshot(folder), render)).toEqual([]);
  });

  test("can be confirmed, and that undone", () => {
    const editor = openEditor({ practice: ["names.Kettle"] });
    editor.confirm([{ id: "practice", fact: "names.Kettle" }]);
    expect(editor.history()[0]?.words).toEqual(["Confirmed: The practice, “Kettle”"]);
    expect(readFileSync(editor.file, "utf8")).not.toContain("Kettle");
    editor.undo();
    expect(readFileSync(editor.file, "utf8")).toContain("names.Kettle");
  });
});

describe("the list of unconfirmed facts", () => {
  test("has them as pages show them, and says which may be left out", () => {
    const practice = ["nearestStation", "address.city"];
    const editor = openEditor({ practice, [service]: ["expectations.In the circle"] });
    const found = editor.unconfirmed().map(({ label, text, isOptional }) => {
      return [label, text.slice(0, 13), isOptional];
    });
    expect(found).toEqual([
      ["Nearest station", "Maharaja's Co", true],
      ["Address, City", "Kochi", false],
      ["What to expect 2", "In the circle", true],
    ]);
  });

  test("leaves out a field or an entry of a list in one step", () => {
    const editor = openEditor({
      practice: ["nearestStation"],
      [service]: ["expectations.In the circle"],
    });
    editor.leaveOut({ id: "practice", fact: "nearestStation" });
    expect(editor.fieldsOf("practice")).not.toHaveProperty("nearestStation");
    editor.leaveOut({ id: service, fact: "expectations.In the circle" });
    expect(editor.fieldsOf(service).expectations).toHaveLength(2);
    expect(editor.unconfirmed()).toEqual([]);
    for (const { name } of editor.history()) editor.undo(name);
    expect(editor.unconfirmed()).toHaveLength(2);
    expect(editor.fieldsOf(service).expectations).toHaveLength(3);
  });

  test("confirms facts of several entries in one step", () => {
    const editor = openEditor({ practice: ["tagline"], [service]: ["title"] });
    editor.confirm(editor.unconfirmed());
    expect(editor.unconfirmed()).toEqual([]);
    editor.undo();
    expect(editor.unconfirmed()).toHaveLength(2);
  });
});

test("undoing every change in turn brings back every line", () => {
  const texts = ["tagline", "nearestStation", "mapQuery"] as const;
  const action = fc.record({
    fact: fc.constantFrom(...texts),
    words: fc.option(fc.constantFrom("Ours", "Theirs"), { nil: undefined }),
  });
  fc.assert(
    fc.property(fc.array(action, { maxLength: 4 }), (actions) => {
      const editor = openEditor({ practice: texts });
      const before = editor.fieldsOf("practice");
      const left = new Set<string>(texts);
      for (const { fact, words } of actions) {
        if (words) editor.change("practice", { [fact]: { en: words } });
        else editor.confirm([{ id: "practice", fact }]);
        left.delete(fact);
        expect(new Set(editor.factsOf("practice"))).toEqual(left);
      }
      for (const { name } of editor.history()) editor.undo(name);
      expect(editor.fieldsOf("practice")).toEqual(before);
      expect(editor.factsOf("practice").toSorted()).toEqual(texts.toSorted());
    }),
    { numRuns: 5 },
  );
});

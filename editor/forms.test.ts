import * as v from "valibot";
import { expect, test } from "vitest";
import { readContent } from "../app/content/read-content";
import { field, shortText } from "../app/content/schemas/parts";
import { testFolder } from "../app/content/testing";
import { type Field, fieldsOf, labelOf } from "./fields";
import { formsOf } from "./forms";

const { known, raw } = readContent(testFolder);
const forms = formsOf(known);

function formNamed(one: string) {
  return forms.find((form) => form.one === one)?.fields ?? [];
}

test("has a form for every entry of the content", () => {
  const names = forms.map(({ name }) => name.split("/")[0]);
  expect(new Set(names)).toEqual(new Set(Object.keys(raw)));
  const called = Object.fromEntries(forms.map(({ name, one }) => [name, one]));
  expect(called).toMatchObject({ services: "service", "pages/services": "Services" });
});

test.each<[one: string, name: string, expected: Partial<Field>]>([
  ["workshop for adults", "price", { label: "Price in rupees", kind: "money", optional: false }],
  [
    "service",
    "layout",
    {
      kind: "layout",
      options: expect.arrayContaining([{ value: "two sides", label: "Two sides" }]),
    },
  ],
  ["person", "picture", { kind: "picture" }],
  ["person", "keepInView", { kind: "crop", optional: true }],
  ["person", "body", { kind: "long", least: 30, most: 200, countsWords: true }],
  ["person", "specializations", { kind: "list", least: 3, most: 6 }],
  ["club on a day", "date", { kind: "date" }],
  ["club on a day", "from", { kind: "time", hint: "In Delhi." }],
  ["club on a day", "kind", { kind: "hidden", value: "dated-club" }],
  ["article", "body", { kind: "markdown" }],
  ["article", "title", { kind: "text", most: 120 }],
  [
    "Both forms",
    "section",
    { hint: expect.stringMatching(/^Keep \{number\} and \{count\}: .*\{\{city\}\}/) },
  ],
])("the form of a %s has a control of its own for %s", (one, name, expected) => {
  expect(formNamed(one).find((candidate) => candidate.name === name)).toMatchObject(expected);
});

test("people are chosen by their full names from those who are there", () => {
  const team = formNamed("service").find(({ name }) => name === "team");
  expect(team?.fields?.find(({ name }) => name === "members")).toMatchObject({
    kind: "choices",
    options: known.therapists.map((id) => ({ value: id, label: known.names[id] })),
  });
});

test("a field that a schema gains is in its form without more", () => {
  const schema = v.strictObject({ motto: field("Motto", shortText(9), "A few words.") });
  expect(fieldsOf(schema as never)).toEqual([
    {
      ...{ name: "motto", label: "Motto", hint: "A few words.", optional: false },
      ...{ kind: "text", isWords: true, least: undefined, most: 9 },
    },
  ]);
});

test("a field is called by its label and by those of what it is in", () => {
  expect(labelOf(formNamed("service"), ["team", "members", 1])).toBe("Team, People 2");
  expect(labelOf(formNamed("article"), ["sources", 0, "year"])).toBe("Sources 1, Year");
});

test.each([
  ["words", "map.fold", "Heading above the map on a phone"],
  ["words", "people.practised", "Experience on cards"],
  ["words", "people.meetsPeople", "Why somebody is on a team: how they meet"],
  ["forms/appointment", "minorNote", "For somebody under 18"],
  ["forms/appointment", "date.unscripted", "Without scripts"],
  [
    "forms/appointment",
    "fields.previousTherapy.choices.yes-not-helpful",
    "Yes, and it did not help",
  ],
])("the label of %s, %s says where the words are shown", (form, path, label) => {
  const { fields = [] } = forms.find(({ name }) => name === form) ?? {};
  expect(labelOf(fields, path.split(".")).endsWith(label)).toBe(true);
});

import { expect, test } from "vitest";
import { readContent } from "../app/content/read-content";
import { editorConfig, type Field } from "./config";

const { collections } = editorConfig(readContent("content").known);

function fieldsOf(name: string) {
  const collection = collections.find((candidate) => candidate.name === name);
  return (collection && "fields" in collection ? collection.fields : []) as readonly Field[];
}

function fieldOf(collection: string, name: string) {
  return fieldsOf(collection).find((field) => field.name === name);
}

test("there is a form for everything in the content", () => {
  expect(collections.map(({ label }) => label)).toEqual([
    "The practice",
    "Therapists",
    "Services",
    "Clubs without a date",
    "Workshops for adults",
    "Clubs on a day",
    "Articles",
    "Words of pages",
    "Words of forms",
  ]);
});

test("labels, hints and rules are those of the schema", () => {
  expect(fieldOf("course", "price")).toMatchObject({
    label: "Price in rupees",
    widget: "number",
    min: 1,
    required: true,
  });
  expect(fieldOf("therapists", "name")).toMatchObject({
    hint: "The page's address and the form's option are made from it.",
    pattern: ["^\\S+( \\S+)+$", "must be a first and a last name"],
  });
  expect(fieldOf("services", "participants")).toMatchObject({ required: false });
});

test.each([
  ["a day", "dated-club", "date", { widget: "datetime", time_format: false }],
  ["a time", "dated-club", "from", { widget: "datetime", date_format: false }],
  ["a picture", "therapists", "picture", { widget: "image" }],
  ["a long text", "articles", "body", { widget: "markdown" }],
  ["a kind", "articles", "category", { widget: "select", options: ["Mental Health", "Wellness"] }],
  ["a group", "therapists", "ages", { widget: "object" }],
  ["a list", "therapists", "specializations", { widget: "list" }],
])("%s has a control of its own", (_, collection, name, expected) => {
  expect(fieldOf(collection, name)).toMatchObject(expected);
});

test("people are chosen from those who are there", () => {
  const team = fieldOf("services", "team")?.fields as readonly Field[];
  expect(team.find(({ name }) => name === "members")).toMatchObject({
    widget: "select",
    multiple: true,
    options: [
      "meher-talvani",
      "kabir-sondhal",
      "ira-mathurkar",
      "zoya-rahmanpur",
      "rohan-delvekar",
    ],
  });
});

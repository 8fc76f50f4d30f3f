import * as v from "valibot";
import { expect, test } from "vitest";
import { readContent } from "../app/content/read-content";
import { field, fullList, text } from "../app/content/schemas/parts";
import { serviceSchema } from "../app/content/schemas/services";
import { editorConfig, type Field, fieldsOf, onGitHub } from "./config";

const { known } = readContent("content");
const { collections } = editorConfig(known);

function fieldOf(name: string, fieldName: string) {
  const collection = collections.find((candidate) => candidate.name === name);
  const fields = collection && "fields" in collection ? collection.fields : [];
  return (fields as readonly Field[]).find((candidate) => candidate.name === fieldName);
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
    pattern: ["^.{1,60}$", "must have at most 60 characters, to fit on a phone"],
  });
  expect(fieldOf("services", "participants")).toMatchObject({ required: false });
});

test.each([
  ["a day", "dated-club", "date", { widget: "datetime", time_format: false }],
  ["a time", "dated-club", "from", { widget: "datetime", date_format: false }],
  ["a picture", "therapists", "picture", { widget: "image" }],
  ["a long text", "articles", "body", { widget: "markdown" }],
  [
    "a kind",
    "articles",
    "category",
    { widget: "select", options: ["Mental Health", "Wellness"].map(asIs) },
  ],
  [
    "a way to meet",
    "therapists",
    "meets",
    {
      widget: "select",
      multiple: true,
      options: [
        { value: "in-person", label: "In person" },
        { value: "video-call", label: "Video call" },
        { value: "phone-call", label: "Phone call" },
      ],
    },
  ],
  ["a group", "therapists", "ages", { widget: "object" }],
  ["a list", "therapists", "specializations", { widget: "list" }],
])("%s has a control of its own", (_, collection, name, expected) => {
  expect(fieldOf(collection, name)).toMatchObject(expected);
});

function asIs(value: string) {
  return { value, label: value };
}

test("people are chosen by their full names from those who are there", () => {
  const team = fieldOf("services", "team")?.fields as readonly Field[];
  expect(team.find(({ name }) => name === "members")).toMatchObject({
    widget: "select",
    multiple: true,
    options: [
      { value: "meher-talvani", label: "Meher Talvani" },
      { value: "kabir-sondhal", label: "Kabir Sondhal" },
      { value: "ira-mathurkar", label: "Ira Mathurkar" },
      { value: "zoya-rahmanpur", label: "Zoya Rahmanpur" },
      { value: "rohan-delvekar", label: "Rohan Delvekar" },
    ],
  });
});

test("a field that is added to a schema is in the form without more", () => {
  const { entries } = serviceSchema(known);
  const withField = v.strictObject({
    ...entries,
    notFor: v.optional(field("Who should not come", fullList(text), "One group a line.")),
  });
  expect(fieldsOf(withField).at(-1)).toMatchObject({
    name: "notFor",
    label: "Who should not come",
    hint: "One group a line.",
    widget: "list",
    required: false,
  });
});

test("on GitHub, the forms are the same, and a change is a pull request first", () => {
  const signIn = "https://sign-in.example.org";
  const online = editorConfig(known, onGitHub("asha/site", signIn));
  expect(online.collections).toEqual(collections);
  expect(online).toMatchObject({
    backend: { name: "github", repo: "asha/site", branch: "main", base_url: signIn },
    publish_mode: "editorial_workflow",
  });
});

import { edition } from "virtual:content";
import { expect, test } from "vitest";
import { readContent } from "../app/content/read-content";
import { editorConfig, type Field, onGitHub } from "./config";

const { known } = readContent(edition.folder);
const { collections } = editorConfig(known);

function fieldOf(name: string, fieldName: string) {
  const collection = collections.find((candidate) => candidate.name === name);
  const fields = collection && "fields" in collection ? collection.fields : [];
  return (fields as readonly Field[]).find((candidate) => candidate.name === fieldName);
}

test("There is a form for everything in the content", () => {
  expect(collections.map(({ label }) => label).join(", ")).toBe(
    "The practice, Therapists, Services, Clubs without a date, Workshops for adults, Clubs on a day, Articles, Words of pages, Words of forms",
  );
});

test.each([
  ["course", "price", { label: "Price in rupees", widget: "number", min: 1, required: true }],
  ["therapists", "picture", { widget: "image" }],
  ["dated-club", "date", { widget: "datetime", time_format: false }],
  ["dated-club", "from", { widget: "datetime", date_format: false }],
  ["articles", "body", { widget: "markdown" }],
])("The form of %s has a control of its own for %s", (collection, name, expected) => {
  expect(fieldOf(collection, name)).toMatchObject(expected);
});

test("People are chosen by their full names from those who are there", () => {
  const team = fieldOf("services", "team")?.fields as readonly Field[];
  const members = team.find(({ name }) => name === "members");
  expect(members).toMatchObject({ widget: "select", multiple: true });
  expect(members?.options).toEqual(
    known.therapists.map((id) => ({ value: id, label: known.names[id] })),
  );
});

test("On GitHub, the forms are the same, and a change is a pull request first", () => {
  const signIn = "https://sign-in.example.org";
  const online = editorConfig(known, onGitHub("asha/site", signIn));
  expect(online.collections).toEqual(collections);
  expect(online).toMatchObject({
    backend: { name: "github", repo: "asha/site", branch: "main", base_url: signIn },
    publish_mode: "editorial_workflow",
  });
});

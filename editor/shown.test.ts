import { expect, test } from "vitest";
import { pageFor, pagesFor } from "./shown";

const person = "therapists/meera";

function page(url: string, ...fields: string[]) {
  return { url, places: fields.map((field) => ({ id: person, field })) };
}

const shown = [
  page("/", "name"),
  page("/therapists", "name", "role"),
  page("/therapists/meera", "name", "role", "body", "specialisations.1"),
  page("/hi/therapists", "hi.name", "hi.role", "email"),
  page("/hi/therapists/meera", "hi.name", "hi.role", "hi.body", "email"),
  { url: "/about", places: [{ id: "pages/about", field: "title" }] },
];
const pages = pagesFor(shown, person, "hi");

test.each([
  ["what several pages show", "name", "/therapists/meera"],
  ["a field in Hindi", "hi.name", "/hi/therapists/meera"],
  ["a group with a field that is shown", "specialisations", "/therapists/meera"],
  ["an entry of a list beside one that is shown", "specialisations.0", "/therapists/meera"],
  ["a field that no page shows", "order", "/therapists/meera"],
  ["a field in Hindi that no page shows", "hi.training", "/hi/therapists/meera"],
])("%s is looked for on the entry's own page", (_, field, url) => {
  expect(pageFor(pages, field.split("."), "hi")).toBe(url);
});

test("an entry of a site in one language has its own page", () => {
  expect(pageFor(pagesFor(shown, person), [""])).toBe("/therapists/meera");
});

test("an entry that no page shows has no page", () => {
  expect(pageFor(pagesFor(shown, "danger-words"), ["words"])).toBeUndefined();
});

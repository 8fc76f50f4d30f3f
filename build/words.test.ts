import { expect, test } from "vitest";
import { practice } from "../app/content/practice";
import { requestFields } from "../app/content/schemas/forms";
import { emptySessionRequest } from "../app/forms/appointment/schema";
import { renderPages, textOf } from "./rendered-pages";

/** As `textOf` gives it, with plain spaces. */
const confidentiality = practice.confidentiality.replace(/\s/g, " ");
const pages = new Map([...(await renderPages("/404"))].map(([path, html]) => [path, textOf(html)]));

test("confidentiality is said one way, wherever it is spoken of", () => {
  const places = ["/about", "/services", "/contact", "/appointments"];
  const services = [...pages.keys()].filter((path) => path.startsWith("/services/"));
  for (const path of [...places, ...services]) {
    expect(pages.get(path), path).toContain(confidentiality);
  }
  const otherwise = /\bstays? (within|between|with) (us|you|our)\b|nobody else|no one else sees/i;
  for (const [path, text] of pages) {
    expect(text.replaceAll(confidentiality, ""), path).not.toMatch(otherwise);
  }
});

test("the privacy notice gives its reason for each question that the form asks", () => {
  // The notice is held to these names by its schema.
  expect(requestFields).toEqual(Object.keys(emptySessionRequest));
});

/** Given by the practice, to the letter. */
const given = ["What You'll Learn", "We're Back"];

test("quotes and apostrophes are those of print, but for the words that were given", () => {
  for (const [path, text] of pages) {
    const ours = given.reduce((rest, words) => rest.replaceAll(words, ""), text);
    expect(ours.match(/.{0,30}['"].{0,30}/g) ?? [], path).toEqual([]);
  }
  expect(pages.get("/workshops/balanced-love")).toContain("What You'll Learn");
  expect(pages.get("/workshops/emotions-explorers-2025")).toContain("We're Back");
});

import { expect, test } from "vitest";
import { documents } from "./pages";

/* A practice with one therapist, one service, one article and no workshop. */

test("What a practice does not have is not led to", () => {
  expect([...documents.keys()].filter((path) => path.startsWith("/workshops"))).toEqual([]);
  for (const [path, page] of documents) {
    const links = [...page.querySelectorAll('[href^="/workshops"]')];
    expect(links.map(String), path).toEqual([]);
  }
});

test("A team of one is shown without questions that narrow it down", () => {
  expect(documents.get("/therapists")?.querySelectorAll("[type=radio]")).toHaveLength(0);
});

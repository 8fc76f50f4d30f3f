import { expect, test } from "vitest";
import { therapists } from "../content/therapists";
import { sections } from "./navigation";
import { therapistPath } from "./paths";

function paths(name: keyof typeof sections) {
  const { links, to } = sections[name];
  return [...links.map((link) => link.to), to];
}

test("the menus stand in the order of the bar, each with its word for all of it", () => {
  expect(Object.values(sections).map(({ label, all }) => [label, all])).toEqual([
    ["Services", "All Services"],
    ["Therapists", "All Therapists"],
    ["Blogs", "All Articles"],
    ["Workshops", "All Workshops"],
  ]);
});

test("the services menu leads to the six services, then to all", () => {
  expect(paths("services")).toEqual([
    "/services/individual-therapy",
    "/services/relationship-counseling",
    "/services/family-therapy",
    "/services/child-therapy",
    "/services/group-therapy",
    "/services/online-counseling",
    "/services",
  ]);
});

test("the therapists menu leads to everybody in order, then to all", () => {
  expect(paths("therapists")).toEqual([...therapists.map(therapistPath), "/therapists"]);
  expect(sections.therapists.links.map(({ label }) => label)).toEqual(
    therapists.map(({ name }) => name),
  );
});

test("the blogs menu leads to both articles, then to all", () => {
  expect(paths("blogs")).toEqual(["/blogs/schizophrenia-guide", "/blogs/hustle-culture", "/blogs"]);
});

test("the workshops menu leaves out the dated club", () => {
  expect(paths("workshops")).toEqual([
    "/workshops/emotions-explorers",
    "/workshops/balanced-love",
    "/workshops",
  ]);
});

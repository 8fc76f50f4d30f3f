import { expect, test } from "vitest";
import { breadcrumbs } from "./breadcrumbs";

const group = { title: "Groups", heading: "Group Therapy" };
const pages = [
  { path: "/", title: "Counselling in Delhi", heading: "Your journey" },
  { path: "/about", title: "About us", heading: "Welcome" },
  { path: "/services", title: "Our services", heading: "Help that fits" },
  { path: "/services/group", ...group },
  { path: "/services/old", canonical: "/services/group", ...group },
];

test.each([
  ["/", "/ Home"],
  ["/about", "/ Home > /about About us"],
  ["/services/group", "/ Home > /services Our services > /services/group Group Therapy"],
  ["/services/old", "/ Home > /services Our services > /services/group Group Therapy"],
])("%s has its way down from the home page", (path, expected) => {
  const page = pages.find((candidate) => candidate.path === path);
  const trail = page ? breadcrumbs(page, pages) : [];
  expect(trail.map((crumb) => `${crumb.path} ${crumb.name}`).join(" > ")).toBe(expected);
});

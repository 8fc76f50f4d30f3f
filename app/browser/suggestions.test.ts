import fc from "fast-check";
import { expect, test } from "vitest";
import { suggest } from "./suggestions";

const pages = [
  { path: "/", names: ["home"] },
  { path: "/about", names: ["about-us", "first-visit"] },
  { path: "/services", names: ["fees"] },
  { path: "/services/relationship-counseling", names: ["couples", "couple-therapy"] },
  { path: "/therapists", names: ["team"] },
  { path: "/therapists/asha-rao", names: [] },
  { path: "/blogs", names: ["blog", "articles"] },
  { path: "/blogs/hustle-culture", names: [] },
  { path: "/workshops/emotions-explorers", names: [] },
  { path: "/workshops/emotions-explorers-2025", names: [] },
  { path: "/contact", names: ["metro"] },
];

function suggestedFor(path: string) {
  return suggest(path, pages).map((page) => page.path);
}

test.each([
  ["/index.html", ["/"]],
  ["/blog/hustle-culture", ["/blogs/hustle-culture"]],
  ["/hustle-culture", ["/blogs/hustle-culture"]],
  ["/blogs/unwritten", ["/blogs"]],
  ["/services/relationship-counselling", ["/services/relationship-counseling"]],
  ["/couples-counselling", ["/services/relationship-counseling"]],
  ["/therapists/asha", ["/therapists/asha-rao"]],
  ["/our-team", ["/therapists"]],
  ["/metro", ["/contact"]],
  ["/caf%C3%A9/%E0%A4%A/../contact", ["/contact"]],
  ["/emotions", ["/workshops/emotions-explorers", "/workshops/emotions-explorers-2025"]],
  ["/wp-login.php", []],
  ["/%", []],
])("What somebody may have meant by %s is %j", (typed, meant) => {
  expect(suggestedFor(typed)).toEqual(meant);
});

const page = fc.constantFrom(...pages.slice(1).map(({ path }) => path));

test("A page is found in upper case, with slashes after it, or as a file", () => {
  const ending = fc.constantFrom("", "/", "//", ".html", ".php", "/index.html");
  fc.assert(
    fc.property(page, ending, (path, end) => {
      expect(suggestedFor(path.toUpperCase() + end)).toEqual([path]);
    }),
  );
});

test("A page is found in spite of one slip of the finger", () => {
  fc.assert(
    fc.property(page, fc.nat(), (path, position) => {
      const at = 1 + (position % (path.length - 1));
      const [before, letter, after] = [
        path.slice(0, at),
        path.slice(at, at + 1),
        path.slice(at + 1),
      ];
      expect(suggestedFor(before + after)).toContain(path);
      expect(suggestedFor(before + letter + letter + after)).toContain(path);
    }),
  );
});

test("Anything at all may be typed, and never more than three pages are suggested", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (typed) => {
      expect(suggestedFor(`/${typed}`).length).toBeLessThanOrEqual(3);
    }),
  );
});

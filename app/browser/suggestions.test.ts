import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { otherNames } from "../content/other-names";
import { isCanonical, routes } from "../routes";
import { suggest } from "./suggestions";

const pages = routes
  .filter(isCanonical)
  .map(({ path }) => ({ path, names: otherNames[path] ?? [] }));
const addresses = routes.map(({ path }) => path);

function suggestedFor(path: string) {
  return suggest(path, pages).map((page) => page.path);
}

describe("What somebody may have meant", () => {
  test.each([
    ["/about/", "/about"],
    ["/About", "/about"],
    ["/about.html", "/about"],
    ["/about-us", "/about"],
    ["/index.html", "/"],
    ["/home", "/"],
    ["/blog", "/blogs"],
    ["/blog/hustle-culture", "/blogs/hustle-culture"],
    ["/articles", "/blogs"],
    ["/blogs/unwritten", "/blogs"],
    ["/hustle-culture", "/blogs/hustle-culture"],
    ["/services/couples", "/services/relationship-counseling"],
    ["/services/couple-therapy", "/services/relationship-counseling"],
    ["/couples-counselling", "/services/relationship-counseling"],
    ["/services/kids", "/services/child-therapy"],
    ["/therapy-for-children", "/services/child-therapy"],
    ["/services/relationship-counselling", "/services/relationship-counseling"],
    ["/services/individual", "/services/individual-therapy"],
    ["/servies", "/services"],
    ["/therapist", "/therapists"],
    ["/therapists/nobody", "/therapists"],
    ["/our-team", "/therapists"],
    ["/fees", "/services"],
    ["/price", "/services"],
    ["/faq", "/services"],
    ["/first-visit", "/about"],
    ["/metro", "/contact"],
    ["/book", "/appointments"],
    ["/book-session", "/appointments"],
    ["/Appointment", "/appointments"],
    ["/contactus", "/contact"],
    ["/workshop", "/workshops"],
    ["/workshops/emotions-explorers-2026", "/workshops/emotions-explorers-2025"],
    ["/caf%C3%A9/%E0%A4%A/../contact", "/contact"],
  ])("by %s is first of all %s", (typed, meant) => {
    expect(suggestedFor(typed)[0]).toBe(meant);
  });

  test("can be more than one page, and is never more than three", () => {
    expect(suggestedFor("/emotions")).toEqual([
      "/workshops/emotions-explorers-2025",
      "/workshops/emotions-explorers",
    ]);
    expect(suggestedFor("/services/counselling").length).toBeLessThanOrEqual(3);
  });

  test.each(["/blog", "/service", "/therapist", "/workshop", "/appointment"])(
    "by %s is one page",
    (typed) => {
      expect(suggestedFor(typed)).toEqual([`${typed}s`]);
    },
  );

  test.each(["/nothing-here", "/wp-login.php", "/%", "/x", "/caf%C3%A9", "/404"])(
    "by %s, nobody knows",
    (typed) => {
      expect(suggestedFor(typed)).toEqual([]);
    },
  );

  test.each(therapistNames())("by a first name is that person's page", (firstName, path) => {
    expect(suggestedFor(`/${firstName}`)).toEqual([path]);
    expect(suggestedFor(`/therapists/${firstName}`)).toEqual([path]);
  });
});

const page = fc.constantFrom(...pages.filter(({ path }) => path !== "/").map(({ path }) => path));

test("a page is found in upper case, with slashes after it, or as a file", () => {
  const ending = fc.constantFrom("", "/", "//", ".html", ".php", "/index.html");
  fc.assert(
    fc.property(page, ending, fc.boolean(), (path, end, isUpper) => {
      const typed = (isUpper ? path.toUpperCase() : path) + end;
      expect(suggestedFor(typed)).toEqual([path]);
    }),
  );
});

test("a page is found in spite of one slip of the finger", () => {
  const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz0123456789-");
  const slip = fc.constantFrom("leave out", "add", "mix up", "swap");
  fc.assert(
    fc.property(page, slip, fc.nat(), letter, (path, kind, position, other) => {
      const at = 1 + (position % (path.length - 1));
      const [before, here, after] = [path.slice(0, at), path.slice(at, at + 1), path.slice(at + 1)];
      const typed = {
        "leave out": before + after,
        add: before + other + here + after,
        "mix up": before + other + after,
        swap: before + after.slice(0, 1) + here + after.slice(1),
      }[kind];
      fc.pre(!addresses.includes(typed));
      expect(suggestedFor(typed)[0]).toBe(path);
    }),
    { numRuns: 500 },
  );
});

test("anything at all may be typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (typed) => {
      expect(suggestedFor(`/${typed}`).length).toBeLessThanOrEqual(3);
    }),
  );
});

test("other names belong to pages, and no name to two of them", () => {
  const names = Object.values(otherNames).flat();
  expect(Object.keys(otherNames).filter((path) => !addresses.includes(path))).toEqual([]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
});

function therapistNames() {
  return addresses
    .filter((path) => path.startsWith("/therapists/"))
    .map((path) => [path.split(/[/-]/)[2] ?? "", path] as const);
}

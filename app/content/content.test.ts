import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Article, articles } from "./articles";
import { helpLines } from "./help-lines";
import { practice } from "./practice";
import { type Service, services } from "./services";
import { type Therapist, therapists } from "./therapists";
import { type Workshop, workshops } from "./workshops";

/** How the content should read. Whether it fits together is checked by the build: see `site/`. */

const app = new URL("../", import.meta.url);

function read(path: string) {
  return readFileSync(new URL(path, app), "utf8");
}

function countWords(text: string) {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Fails with the file and the field in front of what was found there. */
function expectField<Value>(file: string, field: string, value: Value) {
  return expect(value, `app/content/${file}: ${field}`);
}

function repeated(values: readonly string[]) {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe("Therapists", () => {
  const file = "therapists.ts";

  test.each<Therapist>(therapists)("$name can be shown in full", (therapist) => {
    const field = (name: keyof Therapist) => `${therapist.id}.${name}`;
    const words = countWords(therapist.biography.join(" "));
    expectField(file, `${field("biography")} in words`, words).toBeGreaterThanOrEqual(120);
    expectField(file, `${field("biography")} in words`, words).toBeLessThanOrEqual(200);

    const { specializations } = therapist;
    const count = specializations.length;
    expectField(file, `${field("specializations")} counted`, count).toBeGreaterThanOrEqual(3);
    expectField(file, `${field("specializations")} counted`, count).toBeLessThanOrEqual(6);
    expectField(file, field("specializations"), repeated(specializations)).toEqual([]);

    expectField(file, field("name"), therapist.name).toMatch(/^\S+( \S+)+$/);

    const { min, max = Number.POSITIVE_INFINITY } = therapist.ages;
    expectField(file, `${field("ages")}.max`, max).toBeGreaterThan(min);
    for (const name of ["description", "approach", "bestFor", "sessionFormat"] as const) {
      expectField(file, field(name), therapist[name]).toMatch(/^\p{Lu}.+\.$/u);
    }
  });
});

describe("Services", () => {
  const file = "services.ts";

  test("each has a title and a request value of its own", () => {
    const all: readonly Service[] = services;
    const values = all.flatMap(({ requestValue }) => requestValue ?? []);
    expectField(file, "title", repeated(all.map(({ title }) => title))).toEqual([]);
    expectField(file, "requestValue", values).toEqual([
      "individual",
      "relationship",
      "family",
      "child",
      "group",
    ]);
  });

  test.each<Service>(services)("$title names nobody and nothing twice", (service) => {
    const field = (name: string) => `${service.slug}.${name}`;
    const { members } = service.team;
    expectField(file, field("team.members"), repeated(members)).toEqual([]);
    expectField(file, field("expectations"), service.expectations).not.toHaveLength(0);
    expectField(file, field("help.topics"), repeated(service.help.topics)).toEqual([]);
  });
});

describe("Workshops", () => {
  const file = "workshops.ts";
  const all: readonly Workshop[] = workshops;

  test.each(workshops)("$title has short features", (workshop) => {
    const { slug, features } = workshop;
    expectField(file, `${slug}.features counted`, features.length).toBeGreaterThanOrEqual(3);
    expectField(file, `${slug}.features counted`, features.length).toBeLessThanOrEqual(4);
  });

  test.each(all.filter((workshop) => workshop.kind === "dated-club"))(
    "$title has its four experiences and six reasons",
    (workshop) => {
      const { slug, ...rest } = workshop;
      expectField(file, `${slug}.experiences`, rest.experiences).toHaveLength(4);
      expectField(file, `${slug}.reasons`, rest.reasons).toHaveLength(6);
    },
  );

  test.each(all.filter((workshop) => workshop.kind === "club"))(
    "$title has its eight outcomes and four activities",
    (workshop) => {
      const { slug, ...rest } = workshop;
      expectField(file, `${slug}.outcomes`, rest.outcomes).toHaveLength(8);
      expectField(file, `${slug}.activities`, rest.activities).toHaveLength(4);
    },
  );

  test.each(all.filter((workshop) => workshop.kind === "course"))(
    "$title has its eight points and four components",
    (workshop) => {
      const { slug, ...rest } = workshop;
      expectField(file, `${slug}.learn`, rest.learn).toHaveLength(8);
      expectField(file, `${slug}.components`, rest.components).toHaveLength(4);
      expectField(file, `${slug}.attendees`, rest.attendees).not.toHaveLength(0);
      expectField(file, `${slug}.facilitators`, repeated(rest.facilitators)).toEqual([]);
    },
  );
});

describe("Articles", () => {
  const file = "articles.ts";

  test.each<Article>(articles)(
    "$title takes as long to read as it says",
    ({ slug, readMinutes }) => {
      const text = read(`content/articles/${slug}.mdx`).replace(/<[^>]+>/g, "");
      const speed = countWords(text) / readMinutes;
      expectField(file, `${slug}.readMinutes: words a minute`, speed).toBeGreaterThanOrEqual(200);
      expectField(file, `${slug}.readMinutes: words a minute`, speed).toBeLessThanOrEqual(230);
    },
  );

  test.each<Article>(articles)("$title can be trusted", (article) => {
    const field = (name: string) => `${article.slug}.${name}`;
    const { date, lastReviewed, nextReview, sources } = article;
    const days = [date, lastReviewed, nextReview];
    expectField(file, field("date, lastReviewed, nextReview"), days).toEqual(days.toSorted());
    expectField(file, field("nextReview"), nextReview > lastReviewed).toBe(true);

    const reviewYear = Number(lastReviewed.slice(0, 4));
    expectField(file, field("sources counted"), sources.length).toBeGreaterThanOrEqual(3);
    expectField(file, field("sources.url"), repeated(sources.map(({ url }) => url))).toEqual([]);
    for (const { title, author, year, url } of sources) {
      expectField(file, field(`sources: '${title}'.author`), author).not.toBe("");
      expectField(file, field(`sources: '${title}'.url`), url).toMatch(/^https:\/\/[^/]+\/./);
      expectField(file, field(`sources: '${title}'.year`), year).toBeGreaterThanOrEqual(1950);
      expectField(file, field(`sources: '${title}'.year`), year).toBeLessThanOrEqual(reviewYear);
    }
  });

  test.each<Article>(articles)("$title says when to seek help", ({ slug }) => {
    const text = read(`content/articles/${slug}.mdx`);
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = ""]) => heading);
    expectField(`articles/${slug}.mdx`, "headings", headings).toContain("When to seek help now");
    expectField(`articles/${slug}.mdx`, "headings", repeated(headings)).toEqual([]);
    expectField(`articles/${slug}.mdx`, "headings", text).not.toMatch(/^(#|####+) /m);
    expectField(`articles/${slug}.mdx`, "help lines", text).toContain("<HelpLines />");
  });

  test.each<Article>(articles)("$title names no number to call of its own", ({ slug }) => {
    const text = read(`content/articles/${slug}.mdx`);
    const numbers = text.match(/\d[\d -]{1,}\d/g) ?? [];
    const others = numbers.filter((number) => !/^(19|20)\d\d$/.test(number));
    expectField(`articles/${slug}.mdx`, "numbers of three digits and more", others).toEqual([]);
  });
});

describe("The practice", () => {
  const file = "practice.ts";

  test("can be reached in forms that phones and browsers understand", () => {
    expectField(file, "phone", practice.phone).toMatch(/^\+\d[\d ]{9,}\d$/);
    expectField(file, "email", practice.email).toMatch(/^[^@\s]+@[^@\s]+\.[a-z]{2,}$/);
    expectField(file, "siteUrl", practice.siteUrl).toMatch(/^https:\/\/[^/]+$/);
    expectField(file, "social.url", practice.social.url).toMatch(/^https:\/\//);
  });

  test("names the help lines that were checked, and no others", () => {
    const lines = helpLines.lines.map(({ name, numbers }) => [name, ...numbers]);
    expectField("help-lines.ts", "lines", lines).toEqual([
      ["Emergency services", "112"],
      ["Tele-MANAS", "14416", "1-800-891-4416"],
      ["Childline", "1098"],
    ]);
  });
});

describe("Every source file of the site", () => {
  const sources = readdirSync(app, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.(tsx?|mdx)$/.test(name) && !name.includes(".test."));

  test("calls nobody a clinical psychologist", () => {
    expect(findings(sources, /clinical\s+psychologist/gi)).toEqual([]);
  });

  test("leaves prices and phone numbers to the content, if it is a page", () => {
    const pages = sources.filter((name) => name.startsWith("pages/"));
    expect(pages).not.toHaveLength(0);
    expect(findings(pages, /₹|\bRs\b|rupee|tel:|\d[\d, -]{2,}\d/gi)).toEqual([]);
  });

  test("leaves the numbers of the help lines to the content", () => {
    const numbers = helpLines.lines.flatMap((line) => line.numbers).join("|");
    const others = sources.filter((name) => name !== "content/help-lines.ts");
    expect(findings(others, new RegExp(`\\b(${numbers})\\b`, "g"))).toEqual([]);
  });
});

/** Each match as `file: what stands there`. */
function findings(names: readonly string[], pattern: RegExp) {
  return names.flatMap((name) => {
    return (read(name).match(pattern) ?? []).map((match) => `app/${name}: ${match}`);
  });
}

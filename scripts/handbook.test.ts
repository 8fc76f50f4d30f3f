import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readContent } from "../app/content/read-content";
import { runGoLive } from "../build/run-go-live";
import { follow, readRecipes, replaceLines } from "./handbook.js";
import { root } from "./prepare.js";

/** Every recipe of the handbook is followed to the letter, on a copy, and the whole site follows. */

const recipes = readRecipes(await readFile(join(root, "docs", "handbook.md"), "utf8"));

/** The bundler would know only the pictures of the project itself. */
vi.mock("../app/components/pictures", () => ({
  photoOf: () => undefined,
  pictureAddress: (file: string) => `/assets/${file}`,
}));

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "handbook-"));
  await cp(join(root, "content"), join(copy, "content"), { recursive: true });
});

afterAll(async () => {
  process.chdir(root);
  await rm(copy, { recursive: true, force: true });
});

/** A photo as a phone would take it. */
function takePhoto(file: string) {
  const size = { width: 1200, height: 1600 };
  return sharp({ create: { ...size, channels: 3, background: "teal" } })
    .jpeg()
    .toFile(file);
}

async function edit(file: string, change: (text: string) => string) {
  const path = join(copy, file);
  await writeFile(path, change(await readFile(path, "utf8")));
}

test("the handbook has a recipe for each thing that an owner changes", () => {
  expect([...recipes.keys()]).toEqual([
    "Put in a real fact",
    "Change a price",
    "Change the hours",
    "Change the words of a page",
    "Add a therapist",
    "Replace a therapist",
    "Remove a therapist",
    "Write an article",
    "Take an article down",
    "Announce the next club",
  ]);
  for (const [title, steps] of recipes) expect(steps, title).not.toHaveLength(0);
});

describe("A handbook that the content has left behind is noticed:", () => {
  const step = { file: "practice.yml", before: "a: 1\n", after: "a: 2\n" };

  test.each([
    ["lines that are gone", "a: 3\n", "0 times"],
    ["lines that stand there twice", "a: 1\na: 1\n", "2 times"],
  ])("%s", (_, text, count) => {
    expect(() => replaceLines(text, step)).toThrow(`practice.yml has ${count} instead of once`);
  });

  test("what a dots line stands for stays", () => {
    const before = "slug: 1\n…\nprice: 1\n";
    const after = "slug: 1\n…\nprice: 2\n";
    const text = "slug: 0\nprice: 1\nslug: 1\n$& x\nprice: 1\n";
    expect(replaceLines(text, { file: "", before, after })).toBe(
      "slug: 0\nprice: 1\nslug: 1\n$& x\nprice: 2\n",
    );
  });
});

describe("A site on which every recipe was followed", { timeout: 60_000 }, () => {
  /** Each page by its path. */
  let pages: Map<string, string>;
  let sitemap: string;
  let stopped: readonly string[];

  beforeAll(async () => {
    for (const steps of recipes.values()) await follow(copy, steps, takePhoto);
    stopped = readContent(join(copy, "content")).faults;
    // The handbook says to delete every line that is named.
    for (const fault of stopped) {
      const [, file = "", line] = /^(\S+), line (\d+): /.exec(fault) ?? [];
      await edit(file, (text) =>
        text
          .split("\n")
          .toSpliced(Number(line) - 1, 1)
          .join("\n"),
      );
    }
    process.chdir(copy);
    const { renderPages } = await import("../build/rendered-pages");
    const files = await import("../build/sitemap");
    pages = await renderPages();
    sitemap = String(await files.sitemap["/sitemap.xml"]?.make());
  }, 60_000);

  /** The paths of the pages that mention a thing: not as a part of a longer name. */
  function mentioning(thing: string) {
    const pattern = new RegExp(`${thing}(?![\\w-])`);
    return [...pages].filter(([, text]) => pattern.test(text)).map(([path]) => path);
  }

  /** Wherever all others of its kind stand, on pages of other kinds, the new one stands, too. */
  function expectBeside(others: readonly string[], newcomer: string, among: readonly string[]) {
    const [, section] = newcomer.split("/");
    const together = others
      .map(mentioning)
      .reduce((all, some) => all.filter((path) => some.includes(path)))
      // A page may mention itself.
      .filter((path) => !path.startsWith(`/${section}/`));
    expect(together).toEqual(expect.arrayContaining([...among]));
    expect(mentioning(newcomer)).toEqual(expect.arrayContaining(together));
  }

  test("was told each place that still named who had left", () => {
    expect(stopped.length).toBeGreaterThanOrEqual(2);
    for (const line of stopped) {
      expect(line).toMatch(
        /^content\/(services|workshops)\/[\w-]+\.md, line \d+: [\w.]+ \d names 'ira-mathurkar', who is not in content\/therapists$/,
      );
    }
  });

  test("has the new therapist in every menu, list and form, with the photo", () => {
    const path = "/therapists/anaya-example";
    expect(mentioning(`href="${path}`)).toEqual([...pages.keys()]);
    expectBeside(["/therapists/meher-talvani", "/therapists/kabir-sondhal"], path, [
      "/",
      "/contact",
    ]);
    expectBeside(["Meher Talvani", "Kabir Sondhal"], "Anaya Example", [
      "/appointments",
      "/therapists",
      "/services/online-counseling",
    ]);
    expect(pages.get("/appointments")).toContain('<option value="anaya">Anaya Example</option>');
    expect(pages.get("/services/individual-therapy")).toContain("Anaya Example</a>");
    expect(pages.get(path)).toContain('src="/assets/therapists/anaya-example.jpg"');
    expect(sitemap).toContain(`${path}</loc>`);
  });

  test("knows the replaced therapist by the new name alone, on the same teams", () => {
    expect(mentioning('href="/therapists/rohan-delvekar')).toEqual([]);
    expect(mentioning("Rohan Delvekar")).toEqual([]);
    expectBeside(
      ["/therapists/meher-talvani", "/therapists/kabir-sondhal"],
      "/therapists/vivaan-example",
      ["/", "/contact"],
    );
    expect(pages.get("/appointments")).toContain('<option value="vivaan">Vivaan Example</option>');
    expect(pages.get("/services/group-therapy")).toContain("Vivaan Example</a>");
  });

  test("has forgotten the therapist who left", () => {
    for (const trace of ["ira-mathurkar", "Ira Mathurkar", '"ira"']) {
      expect(mentioning(trace), trace).toEqual([]);
      expect(sitemap).not.toContain(trace);
    }
  });

  test("has the new article in every menu and list", () => {
    expect(mentioning('href="/blogs/sleeping-badly')).toEqual([...pages.keys()]);
    expectBeside(["/blogs/schizophrenia-guide"], "/blogs/sleeping-badly", ["/"]);
    expect(pages.get("/blogs/sleeping-badly")).toContain("What you can try tonight</h2>");
  });

  test("has forgotten the article that was taken down", () => {
    expect(mentioning("hustle-culture")).toEqual([]);
    expect(sitemap).not.toContain("hustle-culture");
  });

  test("announces the next club on the home page, and lists it before the last", () => {
    expectBeside(
      [
        "/workshops/emotions-explorers",
        "/workshops/balanced-love",
        "/workshops/emotions-explorers-2025",
      ],
      "/workshops/emotions-explorers-2027",
      ["/workshops"],
    );
    const home = pages.get("/") ?? "";
    expect(home).toContain("Sunday, 14 February 2027");
    expect(home).toContain('href="/workshops/emotions-explorers-2027"');
    expect(home).not.toContain("/workshops/emotions-explorers-2025");
    expect(pages.get("/workshops")).toMatch(/14 Feb 2027.*9 Nov 2025/s);
    const page = pages.get("/workshops/emotions-explorers-2027") ?? "";
    expect(page).toContain("10 AM–12:30 PM");
    expect(page).toContain('"startDate":"2027-02-14T10:00+05:30"');
  });

  test.each([
    ["price", "₹2,200 per participant", "₹2,000 per participant", "/workshops/balanced-love"],
    ["price in lists", "₹2,200 per participant", "₹2,000 per participant", "/workshops"],
    ["hours", "10:00 AM–4:00 PM", "9:00 AM–5:00 PM", "/contact"],
    ["words", "Good to know, in plain words", "Things worth knowing", "/blogs"],
    ["name", "Your Practice", ">Kind Space<", "/"],
  ])("tells the new %s, and the old one nowhere", (_, now, before, path) => {
    expect(mentioning(now)).toContain(path);
    expect(mentioning(before)).toEqual([]);
  });

  test("goes live when no fault is left but the forms, and not with one more", async () => {
    const now = new Date("2026-11-16T10:00+05:30");
    await makeReady("2026-11-16");
    const ready = await runGoLive(copy, now);
    expect(ready.text.match(/Fault: .*/g)).toEqual([
      expect.stringContaining("the two forms is delivered nowhere"),
    ]);

    await edit("content/help-lines.yml", (text) => text.replace("2026-11-16", "2024-01-01"));
    const late = await runGoLive(copy, now);
    expect(late.text).toContain("last checked on 1 January 2024");
    expect(late.text).toMatch(/\n2 faults, \d remarks?\. The site is not ready yet\.$/);
    expect(late.isReady).toBe(false);
  });

  /** What the practice would do before going live. */
  async function makeReady(today: string) {
    await writeFile(join(copy, "content/.samples.yml"), "{}\n");
    for (const file of ["practice.yml", ...["2025", "2027"].map(clubFile)]) {
      await edit(`content/${file}`, (text) => text.replaceAll("example.org", "kindspace.in"));
    }
    await edit("content/help-lines.yml", (text) => text.replace(/(checkedOn: ).*/, `$1${today}`));
  }

  function clubFile(year: string) {
    return `workshops/emotions-explorers-${year}.md`;
  }
});

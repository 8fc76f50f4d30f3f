import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyProject } from "./copy-project.js";
import { follow, readRecipes, replaceLines } from "./handbook.js";
import { root } from "./prepare.js";

/** Every recipe of the handbook is followed to the letter, on a copy, and the whole site follows. */

const recipes = readRecipes(await readFile(join(root, "docs", "handbook.md"), "utf8"));

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "handbook-"));
  await copyProject(root, copy);
  const cache = join("node_modules", ".cache");
  await mkdir(join(root, cache), { recursive: true });
  await symlink(join(root, cache), join(copy, cache), "junction");
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

type Outcome = { status: unknown; said: string };

/** Runs a tool in the copy. It may take long, so the test runner must not be kept waiting. */
function inCopy(tool: string, ...args: string[]): Promise<Outcome> {
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: undefined, NODE_ENV: undefined };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(copy, tool), ...args],
      { cwd: copy, env },
      (error, stdout, stderr) => {
        resolve({ status: error ? error.code : 0, said: `${stdout}${stderr}`.trim() });
      },
    );
  });
}

function build() {
  return inCopy("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn");
}

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
  const step = { file: "practice.ts", before: "  a: 1,\n", after: "  a: 2,\n" };

  test.each([
    ["lines that are gone", "  a: 3,\n", "0 times"],
    ["lines that stand there twice", "  a: 1,\n  a: 1,\n", "2 times"],
  ])("%s", (_, text, count) => {
    expect(() => replaceLines(text, step)).toThrow(`practice.ts has ${count} instead of once`);
  });

  test("what a dots line stands for stays", () => {
    const before = "  slug: 1,\n  …\n  price: 1,\n";
    const after = "  slug: 1,\n  …\n  price: 2,\n";
    const text = "  slug: 0,\n  price: 1,\n  slug: 1,\n  $& x\n  price: 1,\n";
    expect(replaceLines(text, { file: "", before, after })).toBe(
      "  slug: 0,\n  price: 1,\n  slug: 1,\n  $& x\n  price: 2,\n",
    );
  });
});

describe("A site on which every recipe was followed", { timeout: 120_000 }, () => {
  /** The built files that hold text, by name. */
  const files = new Map<string, string>();
  let stopped: Outcome;

  beforeAll(async () => {
    for (const steps of recipes.values()) await follow(copy, steps, takePhoto);
    stopped = await build();
    // The handbook says to mend every line that is named.
    for (const [, file = "", line, still] of stopped.said.matchAll(
      /^(\S+\.ts):(\d+) still (\w+)/gm,
    )) {
      const change = still === "names" ? withoutPerson : () => "";
      await edit(file, (text) => changeLine(text, Number(line), change));
    }
    const built = await build();
    expect(built.status, built.said).toBe(0);
    const dist = join(copy, "dist");
    for (const name of await readdir(dist, { recursive: true })) {
      const isText = /\.(html|ics|js|json|txt|webmanifest|xml)$/.test(name);
      if (isText) files.set(name.replaceAll("\\", "/"), await readFile(join(dist, name), "utf8"));
    }
  }, 120_000);

  function changeLine(text: string, number: number, change: (line: string) => string) {
    const lines = text
      .split("\n")
      .map((line, index) => (index === number - 1 ? change(line) : line));
    return lines.join("\n");
  }

  function withoutPerson(line: string) {
    return line.replace(/"therapist-3", |, "therapist-3"/, "");
  }

  /** The names of the files that mention a thing: not as a part of a longer name. */
  function mentioning(thing: string) {
    const pattern = new RegExp(`${thing}(?![\\w-])`);
    return [...files].filter(([, text]) => pattern.test(text)).map(([name]) => name);
  }

  function pages() {
    return [...files.keys()].filter((name) => name.endsWith(".html") && name !== "map.html");
  }

  /** Wherever all others of its kind stand, on pages of other kinds, the new one stands, too. */
  function expectBeside(others: readonly string[], newcomer: string, among: readonly string[]) {
    const [, section] = newcomer.split("/");
    const together = others
      .map(mentioning)
      .reduce((all, some) => all.filter((name) => some.includes(name)))
      // A page may mention itself.
      .filter((name) => !name.startsWith(`${section}/`));
    expect(together).toEqual(expect.arrayContaining([...among]));
    expect(mentioning(newcomer)).toEqual(expect.arrayContaining(together));
  }

  test("was not built while something still named who had left, and each place was told", () => {
    expect(stopped.status).toBe(1);
    const [heading, ...lines] = stopped.said.split("\n");
    expect(heading).toBe("error during build:");
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const line of lines) {
      expect(line).toMatch(
        /^app\/content\/[\w-]+\.ts:\d+ still (names "therapist-3", who is not in app\/content\/therapists\.ts|links to \/blogs\/hustle-culture, which is not a page of the site)$/,
      );
    }
  });

  test("has the new therapist in every menu, list and form, with the photo", () => {
    const page = "therapists/anaya-example.html";
    expect(mentioning('href="/therapists/anaya-example')).toEqual(expect.arrayContaining(pages()));
    expectBeside(
      ["/therapists/meher-talvani", "/therapists/kabir-sondhal"],
      "/therapists/anaya-example",
      ["index.html", "contact.html"],
    );
    expectBeside(["Meher Talvani", "Kabir Sondhal"], "Anaya Example", [
      "appointments.html",
      "therapists.html",
      "services/online-counseling.html",
    ]);
    expect(files.get("appointments.html")).toContain(
      '<option value="anaya">Anaya Example</option>',
    );
    expect(files.get("services/individual-therapy.html")).toContain("Anaya Example</a>");
    expect(files.get(page)).toMatch(
      /<source type="image\/avif" srcSet="\/assets\/anaya-example-240-/,
    );
    expect(files.get(page)).toContain('alt="Portrait of Anaya Example"');
  });

  test("knows the replaced therapist by the new name alone, on the same teams", () => {
    expect(mentioning("rohan-delvekar")).toEqual([]);
    expect(mentioning("Rohan Delvekar")).toEqual([]);
    expectBeside(
      ["/therapists/meher-talvani", "/therapists/kabir-sondhal"],
      "/therapists/vivaan-example",
      ["index.html", "contact.html"],
    );
    expect(files.get("appointments.html")).toContain(
      '<option value="vivaan">Vivaan Example</option>',
    );
    expect(files.get("services/group-therapy.html")).toContain("Vivaan Example</a>");
  });

  test("has forgotten the therapist who left", async () => {
    for (const trace of ["ira-mathurkar", "Ira Mathurkar", '"ira"', "portrait-3"]) {
      expect(mentioning(trace), trace).toEqual([]);
    }
    expect(await readdir(join(copy, "dist", "therapists"))).not.toContain("ira-mathurkar.html");
    const assets = await readdir(join(copy, "dist", "assets"));
    expect(assets.filter((name) => name.startsWith("portrait-3"))).toEqual([]);
  });

  test("has the new article in every menu and list", () => {
    expect(mentioning('href="/blogs/sleeping-badly')).toEqual(expect.arrayContaining(pages()));
    expectBeside(["/blogs/schizophrenia-guide"], "/blogs/sleeping-badly", ["index.html"]);
    expect(files.get("blogs/sleeping-badly.html")).toContain("What you can try tonight</h2>");
  });

  test("has forgotten the article that was taken down", async () => {
    expect(mentioning("hustle-culture")).toEqual([]);
    const built = await readdir(join(copy, "dist"), { recursive: true });
    expect(built.filter((name) => name.includes("hustle-culture"))).toEqual([]);
  });

  test("announces the next club on the home page, and lists it before the last", () => {
    expectBeside(
      [
        "/workshops/emotions-explorers",
        "/workshops/balanced-love",
        "/workshops/emotions-explorers-2025",
      ],
      "/workshops/emotions-explorers-2027",
      ["workshops.html"],
    );
    const home = files.get("index.html") ?? "";
    expect(home).toContain("Sunday, 14 February 2027");
    expect(home).toContain('href="/workshops/emotions-explorers-2027"');
    expect(home).not.toContain("/workshops/emotions-explorers-2025");
    expect(files.get("workshops.html")).toMatch(/14 Feb 2027.*9 Nov 2025/s);
    const page = files.get("workshops/emotions-explorers-2027.html") ?? "";
    expect(page).toContain("10 AM–12 PM");
    expect(page).toContain("https://forms.example.org/emotions-explorers-2027");
  });

  test.each([
    ["price", "₹2,200 per participant", "₹2,000 per participant", "workshops/balanced-love.html"],
    ["price in lists", "₹2,200 per participant", "₹2,000 per participant", "workshops.html"],
    ["hours", "10:00 AM–4:00 PM", "9:00 AM–5:00 PM", "contact.html"],
    ["words", "Good to know, in plain words", "Things worth knowing", "blogs.html"],
    ["name", "Your Practice", '"Kind Space"', "site.webmanifest"],
  ])("tells the new %s, and the old one nowhere", (_, now, before, file) => {
    expect(mentioning(now)).toContain(file);
    expect(mentioning(before)).toEqual([]);
  });

  test("satisfies the compiler and the rules for content", async () => {
    const types = await inCopy("node_modules/typescript/bin/tsc", "-p", ".");
    expect(types).toEqual({ status: 0, said: "" });
    const rules = await inCopy("node_modules/vitest/vitest.mjs", "run", "app/content", "--silent");
    expect(rules.said).toMatch(/Tests +\d+ passed/);
    expect(rules.status).toBe(0);
  });

  test("goes live when no fault is left, and not with a single one", async () => {
    await makeReady();
    const ready = await inCopy("scripts/golive.js");
    expect(ready.said).toMatch(/\nNo faults, \d remarks?\. The site is ready\.$/);
    expect(ready.status).toBe(0);

    await edit("app/content/help-lines.ts", (text) => text.replace(today(), "2024-01-01"));
    const late = await inCopy("scripts/golive.js");
    expect(late.said).toContain("last checked on 1 January 2024");
    expect(late.said).toMatch(/\n1 fault, \d remarks?\. The site is not ready yet\.$/);
    expect(late.status).toBe(1);
  });

  function today() {
    return new Date().toISOString().slice(0, 10);
  }

  /** What the practice would do before going live. */
  async function makeReady() {
    for (const name of ["help-lines", "practice", "sample", "therapists", "workshops"]) {
      await edit(`app/content/${name}.ts`, (text) => {
        return text
          .replace(/\bsample(?=[(<]| \})/g, "given")
          .replaceAll("example.org", "kindspace.in");
      });
    }
    await edit("app/content/help-lines.ts", (text) => {
      return text.replace(/(checkedOn: given\(")[^"]+/, `$1${today()}`);
    });
    await edit("app/content/articles.ts", (text) => {
      return text
        .replace(/(lastReviewed: ")[^"]+/g, `$1${today()}`)
        .replace(/(nextReview: ")[^"]+/g, "$12999-01-01");
    });
    await edit("app/forms/deliver.ts", (text) => text.replace("boolean = false", "boolean = true"));
  }
});

import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { parse, stringify } from "yaml";
import { findSamples, type Sample } from "../app/content/samples";
import { typeset } from "../app/content/typeset";
import { formatDay } from "../app/lib/dates";
import { decodeEntities, renderPages } from "./rendered-pages";

const feed = "/blogs/feed.xml";
const withheld = findSamples("content").filter(({ isWithheld }) => isWithheld);

/** How a page would word a sample: enough of it to know it by. */
function wordingsOf({ fact, value }: Sample): string[] {
  if (fact === "privacyContact") return [`${value} answers questions about privacy`];
  if (fact === "keepMonths") return [`after ${value} months`];
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return [formatDay(value)];
  if (!/^[[{]/.test(value)) return [longestPart(value)];
  const parts: unknown = JSON.parse(value);
  if (Array.isArray(parts)) return [parts.join(", ")];
  return Object.values(parts as Record<string, string>).map(longestPart);
}

/** Between placeholders, as it is printed. */
function longestPart(text: string) {
  const parts = typeset(text).split(/\{\{\w+\}\}/);
  return parts.toSorted((one, other) => other.length - one.length)[0] ?? "";
}

type Pages = Map<string, string>;

/** Of the page, what search engines read and the feed, too. */
function pathsWith(pages: Pages, words: string) {
  return [...pages]
    .filter(([, html]) => decodeEntities(html).includes(words))
    .map(([path]) => path);
}

const root = process.cwd();
let folder: string;
let asItCame: Pages;
let confirmed: Pages;

beforeAll(async () => {
  asItCame = await renderPages(feed);
  folder = await mkdtemp(join(tmpdir(), "confirmed-"));
  await cp("content", join(folder, "content"), { recursive: true });
  const samples = join(folder, "content/.samples.yml");
  const { shown } = parse(await readFile(samples, "utf8"));
  await writeFile(samples, stringify({ shown }));
  process.chdir(folder);
  vi.resetModules();
  const { renderPages: renderAnew } = await import("./rendered-pages");
  confirmed = await renderAnew(feed);
});

afterAll(async () => {
  process.chdir(root);
  await rm(folder, { recursive: true });
});

describe("What nobody has confirmed yet", () => {
  test.each(withheld.map((sample) => [`${sample.place}: ${sample.fact}`, sample] as const))(
    "stands nowhere before it is confirmed, and then where the checklist says: %s",
    (_, sample) => {
      for (const words of wordingsOf(sample)) {
        expect(pathsWith(asItCame, words), words).toEqual([]);
        const paths = pathsWith(confirmed, words);
        if (sample.page === "every page") expect(paths, words).not.toEqual([]);
        else expect(paths, words).toContain(sample.page);
      }
    },
  );

  test("is not told to search engines, either", () => {
    const told = /"(lastReviewed|reviewedBy|knowsLanguage)":/;
    expect([...asItCame.values()].filter((html) => told.test(html))).toEqual([]);
    expect(confirmed.get("/blogs/hustle-culture")).toMatch(
      /"lastReviewed":"2026-11-01","reviewedBy"/,
    );
  });
});

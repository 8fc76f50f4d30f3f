import { mkdtemp, rm } from "node:fs/promises";
import { arch, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { writeHandWritten } from "../bench/hand-written.ts";
import {
  conditions,
  type Figures,
  measureFinish,
  measureForm,
  measureLoad,
} from "../bench/measure.ts";
import { createRandom, median, shuffle } from "../bench/statistics.ts";
import { formatTable } from "../bench/table.ts";
import { findBrowser } from "../e2e/machine/browsers.ts";
import { withFonts } from "../e2e/machine/fonts.ts";
import { builtPages, serveFolder } from "../e2e/sites.ts";
import { build, dist, giveUp, root } from "./prepare.js";

const usage = `npm run bench -- [--rounds 45] [--seed <number>] [--every-page]

  --rounds      how often each page is loaded
  --seed        repeats the order of an earlier run
  --every-page  also loads all other pages, for what moves and blocks in them`;

/** Pages of ours, and the paths of the pages written by hand that they are measured against. */
const pages: readonly MeasuredPage[] = [
  { path: "/", byHand: "/", finished: "/with-hero" },
  { path: "/about", byHand: "/", finished: "/with-about" },
  { path: "/blogs/hustle-culture", byHand: "/", finished: "/with-hustle-culture" },
  { path: "/contact", byHand: "/form", finished: "/form-with-fonts" },
  { path: "/appointments", byHand: "/form", finished: "/form-with-fonts" },
];
type MeasuredPage = { path: string; byHand?: string; finished?: string };

/** The contract on speed; docs/performance.md says what each figure is. */
const contract: readonly Figure[] = [
  { key: "firstPaint", title: "first paint, ms", judged: "ratio", limit: 1.3 },
  { key: "largestPaint", title: "largest paint, ms", judged: "ratio", limit: 1.4 },
  { key: "formReady", title: "form ready, ms", judged: "ratio", limit: 1.4 },
  { key: "finished", title: "finished, ms", judged: "ratio", limit: 1.25 },
  { key: "shift", title: "layout shift", judged: "worst", limit: 0.02, digits: 3 },
  { key: "blocking", title: "blocking, ms", judged: "median", limit: 50 },
];
/** An article stands beside a page of less text. */
const largestPaintOfArticles = 1.7;
const longestBuildSeconds = 10;

type Figure = {
  key: keyof Figures;
  title: string;
  /** What the limit holds for: the ratio of the medians, our median, or our worst load. */
  judged: "ratio" | "median" | "worst";
  limit: number;
  digits?: number;
};

const { rounds, seed, everyPage } = readOptions();
const buildSeconds = await buildFromNothing();
const handWritten = await mkdtemp(join(tmpdir(), "hand-written-"));
await writeHandWritten(handWritten, dist);
const [ours, byHand] = [await serveFolder(dist), await serveFolder(handWritten)];
const others = everyPage ? await otherPages() : [];

const loads = [
  ...[...pages, ...others].map(({ path }) => load(measureLoad, ours.origin, path)),
  ...distinct("byHand").map((path) => load(measureLoad, byHand.origin, path)),
  ...pages.map(({ path }) => load(measureFinish, ours.origin, path)),
  ...distinct("finished").map((path) => load(measureFinish, byHand.origin, path)),
  ...pages
    .filter((page) => page.byHand === "/form")
    .map(({ path }) => load(measureForm, ours.origin, path)),
  load(measureForm, byHand.origin, "/form"),
];
/** What the loads of each URL gave. */
const results = new Map<string, Figures[]>();
const failures: string[] = [];

const browser = await chromium.launch({
  executablePath: findBrowser(),
  // The same few fonts everywhere, as on a phone: a search among hundreds takes its time.
  env: withFonts("Liberation"),
  // Quiet: it talks to nobody but the pages.
  args: ["--disable-quic", "--disable-background-networking", "--disable-component-update"],
});
const [cpu] = cpus();
console.log(`Chromium ${browser.version()}, ${cpus().length} × ${cpu?.model} (${arch()})`);
console.log(`${conditions}; ${rounds} rounds, seed ${seed}`);
warnIfBusy();

// Not counted: the browser wakes up.
for (const load of loads) await measure(load);
results.clear();
failures.length = 0;

const random = createRandom(seed);
for (let round = 1; round <= rounds; round += 1) {
  for (const load of shuffle(loads, random)) await measure(load);
  if (process.stderr.isTTY) process.stderr.write(`\rround ${round} of ${rounds} `);
}
if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
warnIfBusy();

await browser.close();
ours.close();
byHand.close();
await rm(handWritten, { recursive: true });

const rows = [...pages, ...others].flatMap((page) => {
  return contract.flatMap((figure) => compare(page, figure));
});
const head = ["page", "figure", "by hand", "here", "worst", "ratio", "contract", "holds"];
console.log(`\nMedians, and the worst of our loads\n${formatTable(head, rows)}`);
console.log(
  `\nBuild from nothing: ${buildSeconds.toFixed(1)} s (contract: ${longestBuildSeconds})`,
);
console.log(`${failures.length} of ${rounds * loads.length} loads failed`);
for (const failure of failures) console.log(`- ${failure}`);
const holds = rows.every((row) => row.at(-1) === "yes") && buildSeconds <= longestBuildSeconds;
process.exitCode = holds && failures.length === 0 ? 0 : 1;

function readOptions() {
  const options = {
    rounds: { type: "string", default: "45" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 1_000_000)) },
    "every-page": { type: "boolean", default: false },
  } as const;
  try {
    const { values } = parseArgs({ options });
    const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
    if (rounds > 0 && !Number.isNaN(seed)) return { rounds, seed, everyPage: values["every-page"] };
  } catch {
    // An unknown option.
  }
  giveUp(usage);
}

/** How many seconds a build takes that finds nothing of an earlier one. */
async function buildFromNothing() {
  await rm(dist, { recursive: true, force: true });
  await rm(join(root, "node_modules", ".cache"), { recursive: true, force: true });
  const started = Date.now();
  build("site");
  return (Date.now() - started) / 1000;
}

/** They have no page written by hand beside them, and the not-found page answers with 404. */
async function otherPages(): Promise<MeasuredPage[]> {
  const measured = pages.map(({ path }) => path);
  const built = await builtPages(dist);
  return built
    .filter((path) => path !== "/404" && !measured.includes(path))
    .map((path) => ({ path }));
}

function distinct(kind: "byHand" | "finished") {
  return [...new Set(pages.flatMap((page) => page[kind] ?? []))];
}

function load(measure: typeof measureLoad, origin: string, path: string) {
  return { measure, url: origin + path };
}

async function measure({ measure, url }: ReturnType<typeof load>) {
  try {
    const figures = await measure(browser, url);
    results.set(url, [...(results.get(url) ?? []), figures]);
  } catch (error) {
    const [reason] = String(error).split("\n", 1);
    failures.push(`${url}: ${reason}`);
  }
}

/** The line of the table on one figure of a page, if it has been measured. */
function compare({ path, byHand: base, finished }: MeasuredPage, figure: Figure) {
  const { key, title, judged, digits = 0 } = figure;
  const values = valuesOf(ours.origin + path, key);
  if (values.length === 0) return [];
  const baseValues = valuesOf(`${byHand.origin}${key === "finished" ? finished : base}`, key);
  const worst = Math.max(...values);
  const ratio = median(values) / median(baseValues);
  const judgedValue = { ratio, worst, median: median(values) }[judged];
  // Pages without one written by hand are judged by what moves and blocks.
  if (Number.isNaN(judgedValue)) return [];
  const isArticle = path.startsWith("/blogs/");
  const limit = isArticle && key === "largestPaint" ? largestPaintOfArticles : figure.limit;
  return [
    [
      path,
      title,
      baseValues.length > 0 ? median(baseValues).toFixed(digits) : "",
      median(values).toFixed(digits),
      worst.toFixed(digits),
      judged === "ratio" ? ratio.toFixed(2) : "",
      String(limit),
      judgedValue <= limit ? "yes" : "NO",
    ],
  ];
}

function valuesOf(url: string, key: keyof Figures) {
  return (results.get(url) ?? []).flatMap((figures) => figures[key] ?? []);
}

function warnIfBusy() {
  const [load = 0] = loadavg();
  if (load > cpus().length) {
    console.log(`The machine is busy (load ${load.toFixed(1)}): the times mean little.`);
  }
}

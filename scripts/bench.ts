import { mkdtemp, rm } from "node:fs/promises";
import { arch, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";

import { contract } from "../bench/contract.ts";
import { measureFinish, measureForm, measureLoad } from "../bench/measure.ts";
import { plainPath, writePlainPages } from "../bench/plain-pages.ts";
import { formatTable } from "../bench/table.ts";
import { findBrowser } from "../e2e/machine/browsers.ts";
import { withFonts } from "../e2e/machine/fonts.ts";
import { builtPages, serveFolder } from "../e2e/sites.ts";
import { build, dist, root } from "./prepare.js";

const { values: options } = parseArgs({ options: { rounds: { type: "string", default: "45" } } });
const rounds = Number(options.rounds);

await rm(join(root, "node_modules", ".cache"), { recursive: true, force: true });
const started = Date.now();
build("site");
const buildSeconds = (Date.now() - started) / 1000;

const articles = (await builtPages(dist)).filter((path) => path.startsWith("/blogs/"));
const forms = ["/contact", "/appointments"];
const measured = ["/", "/about", ...articles.slice(0, 1), ...forms];

const folder = await mkdtemp(join(tmpdir(), "plain-pages-"));
await writePlainPages(folder, dist, measured);
const [ours, others] = [await serveFolder(dist), await serveFolder(folder)];
const loads = [
  ...each(
    measureLoad,
    measured.flatMap((path) => [atOurs(path), plain(path)]),
  ),
  ...each(
    measureForm,
    forms.flatMap((path) => [atOurs(path), plain(path)]),
  ),
  ...each(
    measureFinish,
    measured.flatMap((path) => [atOurs(path), others.origin + path]),
  ),
];
/** What all loads gave, by URL and figure. */
const results = new Map<string, number[]>();

const browser = await chromium.launch({
  executablePath: findBrowser(),
  // The same few fonts everywhere, as on a phone: a search among hundreds takes its time.
  env: withFonts(),
  // Quiet: it talks to nobody but the pages.
  args: ["--disable-quic", "--disable-background-networking", "--disable-component-update"],
});
const [cpu] = cpus();
console.log(`Chromium ${browser.version()}, ${cpus().length} × ${cpu?.model} (${arch()})`);
console.log(`${rounds} rounds, load of the machine ${loadavg()[0]?.toFixed(1)}`);

for (let round = 0; round <= rounds; round += 1) {
  process.stderr.write(`\rround ${round} of ${rounds} `);
  // In the first, the browser wakes up.
  if (round === 1) results.clear();
  for (const { measure, url } of shuffle(loads)) {
    for (const [figure, value] of Object.entries(await measure(browser, url))) {
      const key = `${url} ${figure}`;
      results.set(key, [...(results.get(key) ?? []), value]);
    }
  }
}
await browser.close();
ours.close();
others.close();
await rm(folder, { recursive: true });

const rows = measured.flatMap((path) => {
  const url = atOurs(path);
  const { largestPaint, largestPaintOfHome } = contract;
  const shift = Math.max(...valuesOf(url, "layout shift"));
  return [
    compare(path, "first paint", contract.firstPaint),
    compare(path, "largest paint", path === "/" ? largestPaintOfHome : largestPaint),
    ...(forms.includes(path) ? [compare(path, "form ready", contract.formReady)] : []),
    compare(path, "finished", contract.finished, others.origin + path),
    line(path, "layout shift, worst", shift, contract.layoutShift),
    line(path, "blocking, ms", median(valuesOf(url, "blocking")), contract.blockingMs),
  ];
});
rows.push(line("", "build, s", buildSeconds, contract.buildSeconds));

const head = ["page", "figure", "plain", "here", "worst", "judged", "at most", "holds"];
console.log(`\n${formatTable(head, rows)}`);
process.exitCode = rows.every((row) => row.at(-1) === "yes") ? 0 : 1;

/** The line on a page beside a plain one: medians, the worst of our loads, and the ratio of medians. */
function compare(path: string, figure: string, limit: number, reference = plain(path)) {
  const values = valuesOf(atOurs(path), figure);
  const [beside, here] = [median(valuesOf(reference, figure)), median(values)];
  const times = [beside, here, Math.max(...values)].map((time) => time.toFixed());
  return line(path, `${figure}, ms`, here / beside, limit, times);
}

function line(page: string, figure: string, judged: number, limit: number, times = ["", "", ""]) {
  const holds = judged <= limit ? "yes" : "NO";
  return [page, figure, ...times, String(Number(judged.toFixed(3))), String(limit), holds];
}

function valuesOf(url: string, figure: string) {
  return results.get(`${url} ${figure}`) ?? [];
}

function median(values: readonly number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function plain(path: string) {
  return others.origin + plainPath(path);
}

function atOurs(path: string) {
  return ours.origin + path;
}

function each(measure: typeof measureLoad, urls: readonly string[]) {
  return urls.map((url) => ({ measure, url }));
}

/** A random order, so that whatever else the machine does falls on all alike. */
function shuffle<Item>(items: readonly Item[]) {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

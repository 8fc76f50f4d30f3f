import { mkdtemp, rm } from "node:fs/promises";
import { arch, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { writeBaseline } from "../bench/baseline.ts";
import { browserAt, findBrowser } from "../e2e/environment/browsers.ts";
import { withFonts } from "../e2e/environment/fonts.ts";
import { builtPages, serveFolder } from "../e2e/sites.ts";
import { build, dist } from "./prepare.js";

/* Compares our pages with baseline pages of the same words, on a simulated phone and slow line. */

const loads = 11;
const network = {
  offline: false,
  /** Milliseconds for each request. */
  latency: 150,
  /** Bytes a second. */
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const cpuSlowdown = 4;
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};
const figures = ["first paint, ms", "largest paint, ms", "layout shift", "bytes"];

build("site");
const article = (await builtPages(dist)).find((path) => path.startsWith("/blogs/")) ?? "/blogs";
const paths = ["/", "/about", article, "/contact", "/appointments"];
const folder = await mkdtemp(join(tmpdir(), "baseline-"));
await writeBaseline(folder, dist, paths);
const [ours, plain] = [await serveFolder(dist), await serveFolder(folder)];
const browser = await chromium.launch({ ...browserAt(findBrowser()), env: withFonts() });

const [cpu] = cpus();
console.log(`Chromium ${browser.version()}, ${cpus().length} × ${cpu?.model} (${arch()})`);
console.log(`${loads} loads of each page, load of the machine ${loadavg()[0]?.toFixed(1)}\n`);
console.log("| page | figure | plain | ours | ratio |\n|---|---|---|---|---|");
for (const path of paths) {
  const [ourLoads, plainLoads]: number[][][] = [[], []];
  // The first load of each wakes the browser up, and isn't counted.
  for (let load = 0; load <= loads; load += 1) {
    const [here, there] = [
      await visit(browser, ours.origin + path),
      await visit(browser, plain.origin + path),
    ];
    if (load > 0) ourLoads?.push(here);
    if (load > 0) plainLoads?.push(there);
  }
  for (const [index, figure] of figures.entries()) {
    const [here, there] = [median(ourLoads, index), median(plainLoads, index)];
    const ratio = there > 0 ? (here / there).toFixed(2) : "";
    console.log(`| ${path} | ${figure} | ${rounded(there)} | ${rounded(here)} | ${ratio} |`);
  }
}
await browser.close();
ours.close();
plain.close();
await rm(folder, { recursive: true });

/** Loads a page as a first visitor does and returns the figures, in their order. */
async function visit(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const response = await page.goto(url, { waitUntil: "networkidle" });
  if (!response?.ok()) throw new Error(`${url} answered with ${response?.status()}`);
  const seen = await page.evaluate(readFigures);
  await context.close();
  return [...seen, bytes];
}

/** Runs inside the page: reads what the browser has noted of paints and shifts. */
async function readFigures() {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type,
        buffered: true,
      });
      // The observer never calls back if nothing has shifted.
      setTimeout(() => resolve([]), 500);
    });
  const first = (await entriesOf("paint")).find(({ name }) => name === "first-contentful-paint");
  const largest = (await entriesOf("largest-contentful-paint")).at(-1);
  const shifts = await entriesOf("layout-shift");
  const shift = shifts.reduce((sum, entry) => sum + Number(Reflect.get(entry, "value")), 0);
  return [first?.startTime ?? Number.NaN, largest?.startTime ?? Number.NaN, shift];
}

function median(all: readonly number[][] = [], index: number) {
  const values = all.map((load) => load[index] ?? Number.NaN).sort((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

function rounded(value: number) {
  return value < 1 ? Number(value.toFixed(3)) : Math.round(value);
}

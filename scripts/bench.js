import { existsSync } from "node:fs";
import { arch, cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { conditions, measureForm, measureLoad } from "../bench/measure.js";
import { createRandom, quantile, shuffle } from "../bench/statistics.js";
import { formatTable } from "../bench/table.js";
import { findFastBrowser } from "./browser.js";
import { buildSite, dist, serveFolder } from "./built-site.js";
import { giveUp, root } from "./prepare.js";

const usage = `npm run bench -- [options] [site …]

Measures the home page and the contact form beside pages written by hand, and beside the home pages
of other sites: folders of built files, or addresses. A page other than the first of a folder stands
behind a '#': other/dist#/about

  --form <site>   also measures the form on this page: --form 'other/dist#/contact'
  --rounds <n>    how often each page is loaded (15)
  --seed <n>      repeats the order of an earlier run`;

/**
 * @typedef {{ name: string, url: string, pressable: boolean }} Target
 * @typedef {{ title: string, targets: Target[] }} Group the first is the page written by hand
 * @typedef {{ target: Target, measure: typeof measureLoad }} Load
 * @typedef {{ key: string, title: string, digits?: number, hasRatio?: boolean, formsOnly?: boolean }} Figure
 */

/** @type {readonly Figure[]} */
const figures = [
  { key: "text", title: "characters of text" },
  { key: "bytes", title: "bytes", hasRatio: true },
  { key: "scriptBytes", title: "script bytes by load" },
  { key: "requests", title: "requests" },
  { key: "foreignRequests", title: "to others" },
  { key: "firstPaint", title: "first paint, ms", hasRatio: true },
  { key: "largestPaint", title: "largest paint, ms", hasRatio: true },
  { key: "blocking", title: "blocking, ms" },
  { key: "shift", title: "layout shift", digits: 3 },
  { key: "formReady", title: "form ready, ms", hasRatio: true, formsOnly: true },
  { key: "formAnswer", title: "form answers, ms", hasRatio: true, formsOnly: true },
];

const { values: options, positionals: sites } = readArguments();
const rounds = Number(options.rounds ?? 15);
const seed = Number(options.seed ?? Math.floor(Math.random() * 1_000_000));
if (!(rounds > 0) || Number.isNaN(seed)) giveUp(usage);

/** @type {Map<string, ReturnType<typeof serveFolder>>} */
const servers = new Map();
const handWritten = join(root, "bench", "hand-written");

buildSite();
/** @type {Group[]} */
const groups = [
  {
    title: "Home pages",
    targets: [
      await target("written by hand", handWritten),
      await target("this site", dist),
      ...(await Promise.all(sites.map((site) => target(site, site)))),
    ],
  },
  {
    title: "Pages with a form",
    targets: [
      await target("written by hand", `${handWritten}#/form`),
      await target("this site", `${dist}#/contact`),
      ...(await Promise.all((options.form ?? []).map((site) => target(site, site)))),
    ],
  },
];
const [homes, forms] = groups;

/** @type {Load[]} */
const loads = [
  ...groups.flatMap(({ targets }) => targets.map((target) => ({ target, measure: measureLoad }))),
  // Pressing a form would change what else is measured; it is a visit of its own.
  ...(forms?.targets ?? [])
    .filter(({ pressable }) => pressable)
    .map((target) => ({ target, measure: measureForm })),
];

const executablePath = await findFastBrowser();
let browser = await launch();
/** @type {Map<Target, Record<string, number>[]>} */
const results = new Map(loads.map(({ target }) => [target, []]));
/** How often which load failed for which reason. @type {Map<string, number>} */
const failures = new Map();

const [cpu] = cpus();
console.log(`Chromium ${browser.version()}, ${cpus().length} × ${cpu?.model} (${arch()})`);
console.log(`${conditions}; ${rounds} rounds, seed ${seed}`);
warnIfBusy();

// Not counted: the browser wakes up.
for (const load of loads) await measure(load);
for (const list of results.values()) list.length = 0;
failures.clear();

const random = createRandom(seed);
for (let round = 1; round <= rounds; round += 1) {
  for (const load of shuffle(loads, random)) await measure(load);
  if (process.stderr.isTTY) process.stderr.write(`\rround ${round} of ${rounds} `);
}
if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
warnIfBusy();

await browser.close();
for (const server of servers.values()) (await server).close();

if (homes) report(homes, false);
if (forms) report(forms, true);
const failed = [...failures.values()].reduce((total, count) => total + count, 0);
console.log(`\n${failed} of ${rounds * loads.length} loads failed`);
for (const [failure, count] of failures) console.log(`- ${failure} (${count} times)`);

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        form: { type: "string", multiple: true },
        rounds: { type: "string" },
        seed: { type: "string" },
      },
    });
  } catch {
    giveUp(usage);
  }
}

/**
 * @param {string} name
 * @param {string} site a folder or an address
 * @returns {Promise<Target>}
 */
async function target(name, site) {
  if (/^https?:/.test(site)) {
    // Nobody wants an empty message from a benchmark: forms of strangers are loaded, not pressed.
    const pressable = ["localhost", "127.0.0.1"].includes(new URL(site).hostname);
    return { name, url: site, pressable };
  }
  const [folder = "", path = "/"] = site.split("#", 2);
  if (!existsSync(folder)) giveUp(`There is no folder ${folder}\n\n${usage}`);
  const server = servers.get(resolve(folder)) ?? serveFolder(resolve(folder));
  servers.set(resolve(folder), server);
  const { origin } = await server;
  return { name, url: origin + path, pressable: true };
}

function launch() {
  return chromium.launch({
    executablePath,
    // Quiet: it talks to nobody but the pages.
    args: ["--disable-quic", "--disable-background-networking", "--disable-component-update"],
  });
}

/** @param {Load} load */
async function measure({ target, measure }) {
  if (!browser.isConnected()) browser = await launch();
  try {
    results.get(target)?.push(await measure(browser, target.url));
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split("\n", 1);
    const failure = `${target.name}: ${reason}`;
    failures.set(failure, (failures.get(failure) ?? 0) + 1);
  }
}

/**
 * @param {Group} group
 * @param {boolean} hasForms
 */
function report({ title, targets }, hasForms) {
  const shown = figures.filter(({ formsOnly }) => hasForms || !formsOnly);
  console.log(`\n${title}: medians, with quartiles where loads differed`);
  console.log(
    formatTable(
      ["page", ...shown.map((figure) => figure.title)],
      targets.map((target) => [target.name, ...shown.map((figure) => describe(target, figure))]),
    ),
  );
  const compared = shown.filter(({ hasRatio }) => hasRatio);
  const [base] = targets;
  console.log(`\n${title}: ratios to the page written by hand`);
  console.log(
    formatTable(
      ["page", ...compared.map((figure) => figure.title.replace(", ms", ""))],
      targets.slice(1).map((target) => [
        target.name,
        ...compared.map(({ key }) => {
          const ratio = median(target, key) / median(base, key);
          return Number.isNaN(ratio) ? "–" : ratio.toFixed(2);
        }),
      ]),
    ),
  );
}

/**
 * @param {Target} target
 * @param {Figure} figure
 */
function describe(target, { key, digits = 0 }) {
  const values = valuesOf(target, key);
  if (values.length === 0) return "–";
  const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => {
    return quantile(values, part).toLocaleString("en", {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  });
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

/**
 * @param {Target | undefined} target
 * @param {string} key
 */
function median(target, key) {
  return target ? quantile(valuesOf(target, key), 0.5) : Number.NaN;
}

/**
 * @param {Target} target
 * @param {string} key
 */
function valuesOf(target, key) {
  return (results.get(target) ?? []).flatMap((result) => result[key] ?? []);
}

function warnIfBusy() {
  const [load = 0] = loadavg();
  if (load > cpus().length) {
    console.log(`The machine is busy (load ${load.toFixed(1)}): the times mean little.`);
  }
}

import { execFile } from "node:child_process";
import { parseArgs, promisify } from "node:util";
import { formatTable } from "../bench/table.js";
import { findBrowser } from "./browser.js";
import { buildSite, builtPages, dist, serveFolder } from "./built-site.js";
import { giveUp } from "./prepare.js";

// Fetched when it is asked for: its 201 packages and 185 MB would make up a third of what everybody
// installs. 12.8.2 is the newest that runs on Node 20; 13 needs 22.
const lighthouse = "lighthouse@12.8.2";
const categories = ["performance", "accessibility", "best-practices", "seo"];
const notFound = "/404";

/**
 * @typedef {{ id: string, score: number | null, auditRefs: { id: string, weight: number }[] }} Category
 * @typedef {{ title: string, score: number | null, displayValue?: string }} Audit
 * @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit>, runtimeError?: { message: string } }} Result
 */

const { positionals } = parseArgs({ allowPositionals: true });
const browserPath = await findBrowser();
if (!browserPath)
  giveUp("No browser: please install Chrome or Chromium, or set CHROME_PATH to one.");

buildSite();
const site = await serveFolder(dist);
const pages = positionals.length > 0 ? positionals : await builtPages();
/** @type {string[][]} */
const rows = [];
/** @type {string[]} */
const problems = [];

for (const path of pages) {
  const result = await judge(path).catch((error) => giveUp(`${path}: ${error.message}`));
  rows.push([path, ...categories.map((id) => String(points(result.categories[id])))]);
  problems.push(...problemsOf(path, result));
  if (process.stderr.isTTY) process.stderr.write(`\r${rows.length} of ${pages.length} pages `);
}
if (process.stderr.isTTY) process.stderr.write("\r\x1b[K");
site.close();

console.log(formatTable(["page", ...categories], rows));
for (const problem of problems) console.log(`- ${problem}`);
if (rows.some(([, ...scores]) => scores.some((score) => score !== "100"))) {
  giveUp("Below 100.");
}

/**
 * The times that Lighthouse measures differ from run to run: where one costs points, the middle one
 * of five runs counts, as its makers advise.
 *
 * @param {string} path
 */
async function judge(path) {
  const first = await examine(path);
  if (points(first.categories.performance) === 100) return first;
  const runs = [first];
  while (runs.length < 5) runs.push(await examine(path));
  runs.sort(
    (one, other) => points(one.categories.performance) - points(other.categories.performance),
  );
  return runs[2] ?? first;
}

/**
 * Now and then, Lighthouse loses its own record of a load, and asks to be run again.
 *
 * @param {string} path
 * @returns {Promise<Result>}
 */
function examine(path, attempts = 4) {
  return runLighthouse(path).catch((error) => {
    if (attempts === 1) throw error;
    return examine(path, attempts - 1);
  });
}

/**
 * One page with Lighthouse's own phone profile. The not-found page is meant to have the status 404,
 * to log it and to stay out of search engines; all else is asked of it, too.
 *
 * @param {string} path
 * @returns {Promise<Result>}
 */
async function runLighthouse(path) {
  const allowances =
    path === notFound
      ? ["--ignore-status-code", "--skip-audits=http-status-code,is-crawlable,errors-in-console"]
      : [];
  const args = [
    "--yes",
    lighthouse,
    site.origin + path,
    "--output=json",
    "--quiet",
    "--no-enable-error-reporting",
    `--only-categories=${categories.join(",")}`,
    // It sees nothing but our own pages, and as root there is no sandbox.
    "--chrome-flags=--headless=new --no-sandbox",
    ...allowances,
  ];
  // On Windows, npx is a script that only a shell can start, and a shell splits at spaces.
  const isWindows = process.platform === "win32";
  const { stdout } = await promisify(execFile)(
    "npx",
    isWindows ? args.map((arg) => `"${arg}"`) : args,
    {
      env: { ...process.env, CHROME_PATH: browserPath },
      maxBuffer: 64 * 1024 * 1024,
      shell: isWindows,
    },
  );
  const result = JSON.parse(stdout);
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  return result;
}

/** @param {Category | undefined} category */
function points(category) {
  return Math.round((category?.score ?? 0) * 100);
}

/**
 * What costs points in the categories that are not full.
 *
 * @param {string} path
 * @param {Result} result
 */
function problemsOf(path, { categories, audits }) {
  return Object.values(categories)
    .filter((category) => points(category) < 100)
    .flatMap(({ id, auditRefs }) => {
      return auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map((audit) => {
          const { title = audit.id, displayValue = "" } = audits[audit.id] ?? {};
          return `${path}, ${id}: ${title} ${displayValue}`.trim();
        });
    });
}

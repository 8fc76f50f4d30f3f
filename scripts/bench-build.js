import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { arch, cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { copyWithTherapists } from "../bench/grown-content.js";
import { formatTable } from "../bench/table.js";
import { builtPages } from "./built-site.js";
import { giveUp, root } from "./prepare.js";

const wanted = process.argv.slice(2).map(Number);
const sizes = wanted.length > 0 ? wanted : [30, 300, 3000];
if (!sizes.every((size) => size > 0)) {
  giveUp("npm run bench:build -- [how many therapists …], else 30, 300 and 3000");
}

const [cpu] = cpus();
console.log(`Node ${process.version}, ${cpus().length} × ${cpu?.model} (${arch()})`);
const folder = await mkdtemp(join(tmpdir(), "bench-build-"));
/** @type {import("node:child_process").ChildProcess | undefined} */
let running;
process.on("exit", () => {
  // A build that goes on alone would write into a folder that is gone; a mere request it ignores.
  running?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** @type {string[][]} */
const rows = [];
/** @type {unknown} */
let problem;
for (const size of sizes) {
  try {
    rows.push(await measure(size));
  } catch (error) {
    // What the smaller ones took is worth showing all the same.
    problem = error;
    break;
  }
}

const times = ["s", "CPU s", "CPU ms a page"];
const firstAndAgain = ["first", "again"].flatMap((build) =>
  times.map((unit) => `${build}, ${unit}`),
);
console.log(
  formatTable(["therapists", "pages", "MB written", ...firstAndAgain, "peak memory, MB"], rows),
);

if (problem) giveUp(String(problem));

/**
 * Builds a project with this many therapists twice, and describes it in a row of the table.
 *
 * @param {number} size
 */
async function measure(size) {
  const copy = join(folder, String(size));
  await copyWithTherapists(root, copy, size);
  const first = await build(copy);
  const again = await build(copy);
  const dist = join(copy, "dist");

  const pages = await builtPages(dist);
  const ofTherapists = pages.filter((path) => path.startsWith("/therapists/")).length;
  if (ofTherapists !== size) {
    throw new Error(`${size} therapists have ${ofTherapists} pages.`);
  }
  const megabytes = (await folderSize(dist)) / 1e6;
  await rm(copy, { recursive: true });
  console.log(`${size} therapists: ${first.seconds.toFixed(1)} s`);
  return [
    String(size),
    String(pages.length),
    megabytes.toFixed(1),
    ...[first, again].flatMap(({ seconds, cpuSeconds }) => [
      seconds.toFixed(1),
      cpuSeconds.toFixed(1),
      ((cpuSeconds * 1000) / pages.length).toFixed(0),
    ]),
    (Math.max(first.peakBytes, again.peakBytes) / 1e6).toFixed(0),
  ];
}

/**
 * Builds a copy of the project in a process of its own. Where something else is running, its CPU
 * time tells more than the clock.
 *
 * @param {string} copy
 */
async function build(copy) {
  const started = performance.now();
  const reporter = pathToFileURL(join(root, "bench", "report-usage.js")).href;
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const child = spawn(
    process.execPath,
    ["--import", reporter, vite, "build", "--logLevel", "error"],
    { cwd: copy, stdio: ["ignore", "ignore", "pipe", "pipe"] },
  );
  running = child;
  const output = /** @type {import("node:stream").Readable} */ (child.stdio[3]);
  const [usage, complaints, [status]] = await Promise.all([
    text(output),
    child.stderr ? text(child.stderr) : "",
    once(child, "close"),
  ]);
  if (status !== 0) throw new Error(`The build in ${copy} failed.\n${complaints}`);
  return {
    seconds: (performance.now() - started) / 1000,
    .../** @type {{ peakBytes: number, cpuSeconds: number }} */ (JSON.parse(usage)),
  };
}

/** @param {string} path */
async function folderSize(path) {
  const files = await readdir(path, { recursive: true });
  const stats = await Promise.all(files.map((file) => stat(join(path, file))));
  return stats.reduce((total, { size }) => total + size, 0);
}

import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { arch, cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import { quantile } from "../bench/statistics.js";
import { formatTable } from "../bench/table.js";
import { installWithApt } from "./apt.js";
import { buildSite, builtPages, dist } from "./built-site.js";
import { ensureNginx, findFreePort, startNginx, waitForPort } from "./nginx.js";
import { giveUp, root } from "./prepare.js";

const usage = `npm run bench:load -- [options]

Drives nginx and the server of npm start with wrk, by turns.

  --seconds <n>      how long each of them is under load, in turns of 10 (60)
  --connections <n>  how many are open at once (64)`;

/** Short enough that what else the machine does hits both. */
const turnSeconds = 10;

/**
 * @typedef {{ name: string, port: number, pid: number, stop: () => unknown }} Server
 * @typedef {{ requests: number, seconds: number, p50: number, p90: number, p99: number, lost: number, refused: number }} Turn
 */

const { values } = readArguments();
const seconds = Number(values.seconds ?? 60);
const connections = Number(values.connections ?? 64);
if (!(seconds > 0) || !(connections > 0)) giveUp(usage);

const nginx = ensureNginx();
if (!nginx) giveUp("Please install nginx to compare with.");
await ensureWrk();

buildSite();
const folder = await mkdtemp(join(tmpdir(), "bench-load-"));
const script = join(folder, "visitors.lua");
await writeFile(script, await visitors());

const [cpu] = cpus();
console.log(`Node ${process.version}, ${cpus().length} × ${cpu?.model} (${arch()})`);
warnIfBusy();

/** @type {Server[]} */
const servers = [
  { name: "nginx", ...(await startNginx(nginx, dist, cpus().length)) },
  { name: "npm start", ...(await startOurs()) },
];
/** @type {Map<Server, Turn[]>} */
const turns = new Map(servers.map((server) => [server, []]));
/** Of all processes of a server together, in kilobytes. @type {Map<Server, number>} */
const memory = new Map();

try {
  // Not counted: the servers wake up.
  for (const server of servers) await load(server, 1);
  for (let left = seconds; left > 0; left -= turnSeconds) {
    for (const server of servers) {
      const sampling = setInterval(() => noteMemory(server), 1000);
      turns.get(server)?.push(await load(server, Math.min(left, turnSeconds)));
      clearInterval(sampling);
      await noteMemory(server);
    }
  }
} finally {
  for (const { stop } of servers) await stop();
  await rm(folder, { recursive: true });
}

report();

function readArguments() {
  try {
    return parseArgs({
      options: { seconds: { type: "string" }, connections: { type: "string" } },
    });
  } catch {
    giveUp(usage);
  }
}

async function ensureWrk() {
  const isThere = () => promisify(execFile)("wrk", ["--version"]).catch((error) => error);
  if ((await isThere()).code !== "ENOENT") return;
  installWithApt("wrk");
  if ((await isThere()).code === "ENOENT") giveUp("Please install wrk, which makes the load.");
}

/** What wrk asks for: one page after the other, compressed, and in the end says what it saw. */
async function visitors() {
  const pages = (await builtPages()).filter((path) => path !== "/404");
  return `
    local paths = { ${pages.map((path) => JSON.stringify(path)).join(", ")} }
    local prepared, next = {}, 0
    function init()
      wrk.headers["Accept-Encoding"] = "gzip"
      for i, path in ipairs(paths) do prepared[i] = wrk.format("GET", path) end
    end
    function request()
      next = next % #prepared + 1
      return prepared[next]
    end
    function done(summary, latency)
      local errors = summary.errors
      print(string.format(
        '{"requests":%d,"seconds":%f,"p50":%f,"p90":%f,"p99":%f,"lost":%d,"refused":%d}',
        summary.requests, summary.duration / 1e6,
        latency:percentile(50) / 1e3, latency:percentile(90) / 1e3, latency:percentile(99) / 1e3,
        errors.connect + errors.read + errors.write + errors.timeout, errors.status))
    end`;
}

async function startOurs() {
  const port = await findFreePort();
  const child = spawn(process.execPath, [join(root, "scripts", "serve.js")], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await waitForPort(port, child);
  return { port, pid: child.pid ?? 0, stop: () => child.kill() };
}

/**
 * @param {Server} server
 * @param {number} duration in seconds
 * @returns {Promise<Turn>}
 */
async function load({ port }, duration) {
  const { stdout } = await promisify(execFile)("wrk", [
    ...["--threads", "1", "--connections", String(connections), "--duration", `${duration}s`],
    ...["--timeout", "5s", "--script", script, `http://127.0.0.1:${port}`],
  ]);
  return JSON.parse(stdout.slice(stdout.lastIndexOf('{"requests"')));
}

/** @param {Server} server */
async function noteMemory(server) {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  const kilobytes = stdout
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([pid, parent]) => pid === server.pid || parent === server.pid)
    .reduce((total, [, , size = 0]) => total + size, 0);
  memory.set(server, Math.max(memory.get(server) ?? 0, kilobytes));
}

function report() {
  const rates = servers.map((server) => requestsPerSecond(turns.get(server) ?? []));
  const rows = servers.map((server, index) => {
    const own = turns.get(server) ?? [];
    const median = (/** @type {"p50" | "p90" | "p99"} */ key) =>
      quantile(
        own.map((turn) => turn[key]),
        0.5,
      ).toFixed(1);
    return [
      server.name,
      total(own, "requests").toLocaleString("en"),
      Math.round(rates[index] ?? 0).toLocaleString("en"),
      ((rates[index] ?? 0) / (rates[0] ?? 1)).toFixed(2),
      ...[median("p50"), median("p90"), median("p99")],
      String(total(own, "lost")),
      String(total(own, "refused")),
      ((memory.get(server) ?? 0) / 1000).toFixed(0),
    ];
  });
  const titles = ["requests", "a second", "ratio", "p50, ms", "p90, ms", "p99, ms"];
  console.log(`${seconds} s each, ${connections} connections; percentiles are medians of turns`);
  console.log(formatTable(["server", ...titles, "lost", "refused", "memory, MB"], rows));
  warnIfBusy();
  const failed = [...turns.values()].flat();
  if (total(failed, "lost") + total(failed, "refused") > 0) giveUp("Requests were lost.");
}

/** @param {readonly Turn[]} own */
function requestsPerSecond(own) {
  return total(own, "requests") / total(own, "seconds");
}

/**
 * @param {readonly Turn[]} own
 * @param {"requests" | "seconds" | "lost" | "refused"} key
 */
function total(own, key) {
  return own.reduce((sum, turn) => sum + turn[key], 0);
}

function warnIfBusy() {
  const [busy = 0] = loadavg();
  console.log(`Load of the machine: ${busy.toFixed(1)}`);
}

import { type SpawnSyncOptions, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findFreePort } from "./free-port.ts";

/** Debian keeps the programs of each version in a folder of its own. */
export function findPostgres() {
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql") : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((folder) => existsSync(join(folder, "initdb")));
}

/** Starts a PostgreSQL of its own in a new folder, which goes when it is stopped. */
export async function startPostgres(programs: string) {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const data = join(folder, "data");
  const port = String(await findFreePort());
  const place = ["-h", "127.0.0.1", "-p", port];
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? { uid: idOf("-u"), gid: idOf("-g") } : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const rights = ["-U", "inbox", "-A", "trust"];
  run("initdb", ["-D", data, ...rights, "-E", "UTF8", "--locale=C", "--no-sync"], options);

  let child = launch();
  // A test that fails may not come to stop it.
  process.once("exit", () => child.kill("SIGQUIT"));
  await ready();

  function launch() {
    const args = ["-D", data, "-p", port, "-k", folder, "-c", "listen_addresses=127.0.0.1"];
    return spawn(join(programs, "postgres"), args, { ...options, stdio: "ignore" });
  }

  async function ready() {
    while (spawnSync(join(programs, "pg_isready"), ["-q", ...place]).status !== 0) {
      if (child.exitCode !== null) throw new Error("PostgreSQL does not start.");
      await setTimeout(50);
    }
  }

  async function halt(signal: NodeJS.Signals) {
    child.kill(signal);
    if (child.exitCode === null) await once(child, "exit");
  }

  function run(program: string, args: readonly string[], options: SpawnSyncOptions = {}) {
    const { status, stderr } = spawnSync(join(programs, program), args, options);
    if (status !== 0) throw new Error(`${program} failed.\n${stderr}`);
  }

  return {
    /** The URL of a new database. */
    createDatabase(name: string) {
      run("createdb", [...place, "-U", "inbox", name]);
      return `postgres://inbox@127.0.0.1:${port}/${name}`;
    },
    /** Immediately, as if the power had gone. */
    crash: () => halt("SIGQUIT"),
    async restart() {
      child = launch();
      await ready();
    },
    async stop() {
      await halt("SIGINT");
      await rm(folder, { recursive: true });
    },
  };
}

/** Returns an id of Debian's user for PostgreSQL. */
function idOf(kind: "-u" | "-g") {
  return Number(spawnSync("id", [kind, "postgres"], { encoding: "utf8" }).stdout);
}

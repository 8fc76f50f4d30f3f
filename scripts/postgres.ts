import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { findFreePort } from "./free-port.ts";
import type { Need } from "./programs.ts";

/** Debian keeps the programs of each version in a folder of its own. */
export function findPostgres() {
  const versions = existsSync("/usr/lib/postgresql") ? readdirSync("/usr/lib/postgresql") : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((folder) => existsSync(join(folder, "initdb")));
}

export const postgres: Need = {
  debianPackage: "postgresql",
  isHere: () => findPostgres() !== undefined,
};

/** Starts a PostgreSQL of its own in a new folder, which goes when it is stopped. */
export async function startPostgres(programs: string) {
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const port = await findFreePort();
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? idsOf("postgres") : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, "data");
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "inbox", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
    { ...user, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL makes no database.\n${made.stderr}`);

  const args = ["-D", data, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"];
  function launch() {
    return spawn(join(programs, "postgres"), args, { ...user, cwd: folder, stdio: "ignore" });
  }
  let child = launch();
  // A test that fails may not come to stop it.
  process.once("exit", () => child.kill("SIGQUIT"));

  async function ready() {
    const asked = ["-q", "-h", "127.0.0.1", "-p", String(port)];
    while (spawnSync(join(programs, "pg_isready"), asked).status !== 0) {
      if (child.exitCode !== null) throw new Error("PostgreSQL does not start.");
      await setTimeout(50);
    }
  }
  async function halt(signal: NodeJS.Signals) {
    child.kill(signal);
    if (child.exitCode === null) await once(child, "exit");
  }
  await ready();

  return {
    port,
    /** The URL of a new database. */
    createDatabase(name: string) {
      const options = ["-h", "127.0.0.1", "-p", String(port), "-U", "inbox", name];
      const { status, stderr } = spawnSync(join(programs, "createdb"), options, {
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(stderr);
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

function idsOf(name: string) {
  const [uid, gid] = ["-u", "-g"].map((option) => {
    return Number(spawnSync("id", [option, name], { encoding: "utf8" }).stdout);
  });
  return { uid: uid ?? 0, gid: gid ?? 0 };
}

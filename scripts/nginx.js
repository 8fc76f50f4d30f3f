import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { installWithApt } from "./apt.js";

/** Debian keeps it where the path of ordinary users does not lead. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, "nginx")).find((file) => existsSync(file));
}

/** Installs it where nobody else is at home: Debian's package also starts it, for all the world. */
export function ensureNginx() {
  if (!findNginx() && process.getuid?.() === 0) installWithApt("nginx-light");
  return findNginx();
}

/**
 * Serves a folder with a real nginx and the rules that the build wrote into it.
 *
 * @param {string} program
 * @param {string} root
 * @param {number} [workers] processes that answer; without any, a single process does all
 */
export async function startNginx(program, root, workers) {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const port = await findFreePort();
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const isRoot = process.getuid?.() === 0;
  await mkdir(join(folder, "temp"));
  const configuration = `
    ${workers ? `worker_processes ${workers}; ${isRoot ? "user root;" : ""}` : "master_process off;"}
    daemon off;
    pid nginx.pid;
    error_log stderr crit;
    events { worker_connections 2048; }
    http {
      access_log off;
      sendfile on;
      tcp_nopush on;
      ${kinds.map((kind) => `${kind}_temp_path temp;`).join("\n")}
      server {
        listen 127.0.0.1:${port};
        root ${root};
        include ${join(root, ".hosting", "nginx.conf")};
      }
    }`;
  const file = join(folder, "nginx.conf");
  await writeFile(file, configuration);
  const child = spawn(program, ["-p", folder, "-c", file, "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr.on("data", (text) => {
    complaints += text;
  });
  await waitForPort(port, child).catch((error) => {
    throw new Error(`nginx does not start.\n${complaints}`, { cause: error });
  });
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Waits until a program that was started answers on a port.
 *
 * @param {number} port
 * @param {import("node:child_process").ChildProcess} child
 */
export async function waitForPort(port, child) {
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
  }
}

export async function findFreePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => setTimeout(() => resolve(false), 20));
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}

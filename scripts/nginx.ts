import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "./free-port.ts";
import { findOnPath, isOnPath, type Need } from "./programs.ts";

export const nginx: Need = { debianPackage: "nginx-light", isHere: () => isOnPath("nginx") };

/** Serves a folder with a real nginx and the rules that the build wrote into it. */
export async function startNginx(root: string) {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const port = await findFreePort();
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  await mkdir(join(folder, "temp"));
  const configuration = `
    master_process off;
    daemon off;
    pid nginx.pid;
    error_log stderr crit;
    events {}
    http {
      access_log off;
      ${kinds.map((kind) => `${kind}_temp_path temp;`).join("\n")}
      server {
        listen 127.0.0.1:${port};
        root ${root};
        include ${join(root, ".hosting", "nginx.conf")};
      }
    }`;
  const file = join(folder, "nginx.conf");
  await writeFile(file, configuration);
  const child = spawn(findOnPath("nginx") ?? "nginx", ["-p", folder, "-c", file, "-e", "stderr"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr.on("data", (text) => {
    complaints += text;
  });
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start.\n${complaints}`);
  }
  return {
    port,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

function answers(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => setTimeout(() => resolve(false), 20));
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}

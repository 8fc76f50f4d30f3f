import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answers, findFreePort } from "../environment/free-port";
import { findOnPath } from "../environment/programs";

/** A folder of a built site, where it is to be served, and a folder for what a server writes. */
type Site = { root: string; port: number; folder: string };

type WebServer = {
  program: string;
  /** The least that lets the rules work which the build wrote into the site. */
  configure: (site: Site) => string;
  args: (file: string, site: Site) => string[];
};

/** Web servers of Debian's packages nginx-light and apache2-bin. */
export const webServers = {
  nginx: {
    program: "nginx",
    configure: ({ root, port, folder }) =>
      nginxWith(
        folder,
        `server {
        access_log off;
        listen 127.0.0.1:${port};
        root ${root};
        include ${join(root, ".hosting", "nginx.conf")};
      }`,
      ),
    args: (file, { folder }) => ["-p", folder, "-c", file, "-e", "stderr"],
  },
  Apache: {
    program: "apache2",
    configure: ({ root, port, folder }) => `
      ${["mpm_event", "authz_core", "mime", "dir", "headers", "rewrite"].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join("\n")}
      ServerRoot ${folder}
      DefaultRuntimeDir ${folder}
      PidFile apache.pid
      Listen 127.0.0.1:${port}
      ServerName 127.0.0.1
      User www-data
      Group www-data
      ErrorLog errors.log
      LogLevel crit
      TypesConfig /dev/null
      DocumentRoot ${root}
      <Directory ${root}>
        AllowOverride All
        Require all granted
      </Directory>`,
    args: (file) => ["-f", file, "-X"],
  },
} satisfies Record<string, WebServer>;

/** Configuration around nginx's servers that keeps its files in one folder. */
export function nginxWith(folder: string, servers: string) {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const places = kinds.map((kind) => `${kind}_temp_path ${folder};`).join(" ");
  return `master_process off; daemon off; pid nginx.pid; error_log stderr crit; events {}
    http { ${places} ${servers} }`;
}

/** Serves a folder with a real web server and the rules that the build wrote into it. */
export async function startWebServer(server: WebServer, root: string) {
  const program = findOnPath(server.program);
  if (!program) throw new Error(`${server.program} is not installed.`);
  const folder = await mkdtemp(join(tmpdir(), "web-server-"));
  const site = { root, port: await findFreePort(), folder };
  const file = join(folder, "configuration");
  await writeFile(file, server.configure(site));
  const child = spawn(program, server.args(file, site), {
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr.on("data", (text) => {
    complaints += text;
  });
  while (!(await answers(site.port))) {
    if (child.exitCode !== null) throw new Error(`${program} does not start.\n${complaints}`);
  }
  return {
    origin: `http://127.0.0.1:${site.port}`,
    async stop() {
      child.kill();
      if (child.exitCode === null) await once(child, "exit");
      await rm(folder, { recursive: true });
    },
  };
}

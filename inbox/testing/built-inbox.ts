import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "./free-port.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export type BuiltInbox = Awaited<ReturnType<typeof buildInbox>>;

/** The server as it is deployed, in a folder of its own from which it finds its packages. */
export async function buildInbox() {
  // Browser tests start an inbox that is built: they load faster without Vite.
  const { build } = await import("vite");
  const tests = join(root, "inbox", ".tests");
  await mkdir(tests, { recursive: true });
  const folder = await mkdtemp(join(tests, "built-"));
  await build({
    configFile: join(root, "inbox", "vite.config.ts"),
    logLevel: "error",
    build: { outDir: folder },
  });
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Returns the variables for a server of this name, whose data is next to the site in a folder. */
export async function placesIn(folder: string, name: string) {
  const data = join(folder, name);
  await mkdir(data, { recursive: true });
  return {
    INBOX_DATA: data,
    INBOX_SITE: join(folder, "site"),
    INBOX_PORT: String(await findFreePort()),
  };
}

/** Starts it as a process. `before` is a program that watches it, with its arguments. */
export async function startBuilt(
  built: Pick<BuiltInbox, "folder">,
  environment: Record<string, string>,
  before: readonly string[] = [],
) {
  const words = [...before, process.execPath, join(built.folder, "main.js")];
  const { child, output } = spawnBuilt(words, { INBOX_BURST: "1000000", ...environment });
  while (!output.text.includes("The inbox is at")) {
    await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
    if ((child.exitCode ?? child.signalCode) !== null)
      throw new Error(`The inbox does not start.\n${output.text}`);
  }
  return {
    child,
    output,
    setupCode: /code for it: (\S+)/.exec(output.text)?.[1],
    origin: `http://127.0.0.1:${environment.INBOX_PORT}`,
    async end(signal: NodeJS.Signals = "SIGTERM") {
      const exit = once(child, "exit");
      child.kill(signal);
      await exit;
    },
  };
}

/** Runs a command of the inbox to its end. */
export async function runBuilt(
  built: Pick<BuiltInbox, "folder">,
  command: string,
  args: readonly string[],
  environment: Record<string, string>,
) {
  const words = [process.execPath, join(built.folder, `${command}.js`), ...args];
  const { child, output } = spawnBuilt(words, environment);
  const [status] = (await once(child, "close")) as [number];
  return { status, text: output.text };
}

function spawnBuilt([program = "", ...args]: string[], environment: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...environment };
  const child = spawn(program, args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const output = { text: "" };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output.text += chunk;
    });
  }
  return { child, output };
}

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, expect, test } from "vitest";

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill();
});

test.each(["16.0.0", "18.20.4", "20.18.1", "21.7.0"])(
  "Node %s gets one clear line instead of a stack trace",
  (version) => {
    const { status, stderr } = runModule(`checkNode(${JSON.stringify(version)})`);
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `Node ${version} is too old: please install Node 20.19 or newer from nodejs.org.`,
    );
  },
);

test.each(["20.19.0", "22.12.0", "24.1.0"])("Node %s is welcome", (version) => {
  expect(runModule(`checkNode(${JSON.stringify(version)})`).status).toBe(0);
});

function runModule(code: string) {
  const source = `import { checkNode } from "./scripts/prepare.js"; ${code}`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", source], { encoding: "utf8" });
}

test("A failed install gets one clear line with its reason", () => {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  for (const file of ["package.json", "package-lock.json", "scripts"]) {
    cpSync(file, join(folder, file), { recursive: true });
  }
  const bin = join(folder, "bin");
  mkdirSync(bin);
  writeFileSync(
    join(bin, "npm"),
    "#!/bin/sh\necho 'npm error code ENOTFOUND' >&2\necho 'npm error no network' >&2\nexit 1\n",
  );
  chmodSync(join(bin, "npm"), 0o755);

  const { status, stderr } = spawnSync(process.execPath, ["scripts/run.js", "start"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });

  expect(status).toBe(1);
  expect(stderr.trim()).toBe("npm could not install what the site needs (no network).");
});

test("A busy port gets one clear line that names another", async () => {
  const busy = createServer().listen(0);
  await once(busy, "listening");
  const address = busy.address();
  const port = typeof address === "object" && address ? address.port : 0;

  const child = spawn(process.execPath, ["scripts/run.js", "serve"], {
    env: { ...process.env, PORT: String(port) },
  });
  started.push(child);
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  const [code] = await once(child, "exit");
  busy.close();

  expect(code).toBe(1);
  expect(said.trim()).toBe(
    `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
  );
});

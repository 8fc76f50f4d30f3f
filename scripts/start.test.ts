import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isByHand, root } from "./prepare.js";

const tooOld = "is too old: please install Node 20.19 or newer from nodejs.org.";

test.each([
  ["20.18.1", `Node 20.18.1 ${tooOld}`],
  ["21.7.0", `Node 21.7.0 ${tooOld}`],
  ["20.19.0", ""],
])("Node %s gets at most one clear line: %s", (version, said) => {
  const source = `import { checkNode } from "./scripts/prepare.js"; checkNode("${version}")`;
  const args = ["--input-type=module", "-e", source];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  expect(stderr.trim()).toBe(said);
  expect(status).toBe(said ? 1 : 0);
});

test("a failed install gets one clear line with its reason", () => {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of ["package.json", "package-lock.json", "scripts"]) {
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  const bin = join(folder, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "npm"), "#!/bin/sh\necho 'npm error no network' >&2\nexit 1\n");
  chmodSync(join(bin, "npm"), 0o755);

  const { status, stderr } = spawnSync(process.execPath, ["scripts/run.js", "start"], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` },
  });

  expect(status).toBe(1);
  expect(stderr.trim()).toBe("npm could not install what the project needs (no network).");
});

test.each<[by: string, isTTY: boolean, env: Record<string, string>, opens: boolean]>([
  ["an owner in a terminal", true, {}, true],
  ["continuous integration", true, { CI: "true" }, false],
  ["a test", false, {}, false],
])("opens a browser or not if started by %s", (_, isTTY, env, opens) => {
  expect(isByHand({ stdout: { isTTY }, env })).toBe(opens);
});

test.each<[by: string, args: (port: string) => { args: string[]; env: Record<string, string> }]>([
  ["an argument", (port) => ({ args: [port], env: {} })],
  ["the variable PORT", (port) => ({ args: [], env: { PORT: port } })],
])("names another port in one line if the one of %s is in use", async (_, chosen) => {
  const busy = createServer().listen(0);
  onTestFinished(() => void busy.close());
  await once(busy, "listening");
  const address = busy.address();
  const port = typeof address === "object" && address ? address.port : 0;

  const { args, env } = chosen(String(port));
  const child = spawn(process.execPath, ["scripts/run.js", "serve", ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  onTestFinished(() => void child.kill());
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  const [code] = await once(child, "exit");

  expect(code).toBe(1);
  expect(said.trim()).toBe(
    `Port ${port} is in use, perhaps by the site in another window: close that window, or choose another port: npm start ${port + 10}`,
  );
});

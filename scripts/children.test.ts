import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "./prepare.js";

const started: ChildProcess[] = [];
afterAll(() => {
  for (const command of started) command.kill("SIGKILL");
});

/** Starts a command that runs a tool, as those in this folder do, and stops when it reads a line. */
function startCommand(tool: readonly string[], options = {}, shell: readonly string[] = []) {
  const [program, ...args] = tool;
  const code = `
    import { runTool } from "./scripts/children.js";
    process.stdin.on("data", () => process.exit(9)).unref();
    const status = await runTool(...${JSON.stringify([program, args, options])});
    console.log("ended with " + status);`;
  const words = [...shell, process.execPath, "--input-type=module", "-e", code];
  const command = spawn(words[0] ?? "", words.slice(1), {
    cwd: root,
    env: { ...process.env, NODE_ENV: "development" },
    stdio: ["pipe", "pipe", "ignore"],
  });
  started.push(command);
  const output = createInterface({ input: command.stdout });
  return {
    command,
    exit: once(command, "exit"),
    firstLine: once(output, "line").then(([line]) => line),
    /** The output stays open for as long as anything that was started is there. */
    everythingGone: once(output, "close"),
  };
}

/** A tool in Node; what it starts says so. */
function toolThatStarts(other: string, tool: string) {
  const code = JSON.stringify(`${other}; console.log("started")`);
  return [
    process.execPath,
    "-e",
    `require("node:child_process").spawn(process.execPath, ["-e", ${code}], { stdio: "inherit" });
     ${tool}`,
  ];
}

const wait = "setInterval(() => {}, 1000)";
const waitStubbornly = `process.on("SIGINT", () => {}); ${wait}`;

test.concurrent.each([
  ["process.exit(0)", 0],
  ["process.exit(3)", 3],
  ["process.kill(process.pid, 'SIGTERM')", 143],
])("A tool that does %s gives the status %i", async (code, status) => {
  const { firstLine } = startCommand([process.execPath, "-e", code]);
  expect(await firstLine).toBe(`ended with ${status}`);
});

test.concurrent("A tool that is not there fails", async () => {
  expect(await startCommand(["no-such-tool"]).firstLine).toBe("ended with 127");
});

test.concurrent("A tool gets what it is told, and not the mode that Vite sets for the command", async () => {
  const code = "console.log(process.env.GREETING, process.env.NODE_ENV)";
  const tool = [process.execPath, "-e", code];
  expect(await startCommand(tool, { env: { GREETING: "hello" } }).firstLine).toBe(
    "hello undefined",
  );
});

// Windows knows neither signals nor groups of processes.
describe.skipIf(process.platform === "win32").concurrent("Nothing is left running", () => {
  test.each([
    ["SIGINT", 130, null],
    ["SIGTERM", 143, null],
    ["SIGHUP", 129, null],
    ["SIGKILL", null, "SIGKILL"],
  ] as const)("when a command gets a %s", async (signal, ...ending) => {
    const { command, exit, firstLine, everythingGone } = startCommand(toolThatStarts(wait, wait));
    expect(await firstLine).toBe("started");
    command.kill(signal);
    expect(await exit).toEqual(ending);
    await everythingGone;
  });

  test("when the shell in which npm has started a command is gone", async () => {
    const shell = ["sh", "-c", '"$@"; exit', "sh"];
    const tool = toolThatStarts(wait, wait);
    const { command, exit, firstLine, everythingGone } = startCommand(tool, {}, shell);
    expect(await firstLine).toBe("started");
    command.kill("SIGTERM");
    expect(await exit).toEqual([null, "SIGTERM"]);
    await everythingGone;
  });

  test("when a command gives up", async () => {
    const { command, exit, firstLine, everythingGone } = startCommand(toolThatStarts(wait, wait));
    expect(await firstLine).toBe("started");
    command.stdin.write("\n");
    expect(await exit).toEqual([9, null]);
    await everythingGone;
  });

  test("when a tool takes no notice of an interruption", async () => {
    const tool = toolThatStarts(waitStubbornly, waitStubbornly);
    const { command, exit, firstLine, everythingGone } = startCommand(tool, { patience: 100 });
    expect(await firstLine).toBe("started");
    command.kill("SIGTERM");
    expect(await exit).toEqual([143, null]);
    await everythingGone;
  });

  test("when a tool ends before what it started", async () => {
    const { exit, everythingGone } = startCommand(toolThatStarts(wait, "process.exit(0)"));
    expect(await exit).toEqual([0, null]);
    await everythingGone;
  });
});

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, test } from "vitest";
import { root } from "../../scripts/prepare.js";

const started: ChildProcess[] = [];
afterAll(() => {
  for (const command of started) command.kill("SIGKILL");
});

/** Starts a command that runs a tool, as those of the tests do, and stops when it reads a line. */
function startCommand(tool: readonly string[], options = {}, shell: readonly string[] = []) {
  const [program, ...args] = tool;
  const code = `
    import { runTool } from "./e2e/machine/run-tool.js";
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
function toolThatStarts(other: string, tool = other) {
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
  ["fails", [process.execPath, "-e", "process.exit(3)"], "ended with 3"],
  ["is ended", [process.execPath, "-e", "process.kill(process.pid)"], "ended with 143"],
  ["is not there", ["no-such-tool"], "ended with 127"],
  // Vite sets the mode for the command, which is none of the tool's business.
  [
    "asks for its environment",
    [process.execPath, "-p", "process.env.GREETING + process.env.NODE_ENV"],
    "hello undefined",
  ],
])("The command knows of a tool that %s", async (_, tool, line) => {
  const { firstLine } = startCommand(tool, { env: { GREETING: "hello " } });
  expect(await firstLine).toBe(line);
});

type Started = ReturnType<typeof startCommand>;
const start = () => startCommand(toolThatStarts(wait));
const startInShell = () => startCommand(toolThatStarts(wait), {}, ["sh", "-c", '"$@"; exit', "sh"]);
const startStubborn = () => startCommand(toolThatStarts(waitStubbornly), { patience: 100 });
const send = (signal: NodeJS.Signals) => (command: Started["command"]) => command.kill(signal);
const giveUp = ({ stdin }: Started["command"]) => stdin.write("\n");

// Windows knows neither signals nor groups of processes.
describe.skipIf(process.platform === "win32").concurrent("Nothing is left running", () => {
  test.each([
    ["a command is interrupted", start, send("SIGINT"), [130, null]],
    ["a terminal is closed", start, send("SIGHUP"), [129, null]],
    ["a command is killed", start, send("SIGKILL"), [null, "SIGKILL"]],
    ["a command gives up", start, giveUp, [9, null]],
    [
      "the shell in which npm has started it is gone",
      startInShell,
      send("SIGTERM"),
      [null, "SIGTERM"],
    ],
    ["a tool takes no notice of an interruption", startStubborn, send("SIGTERM"), [143, null]],
  ] as const)("when %s", async (_, startOne, end, ending) => {
    const { command, exit, firstLine, everythingGone } = startOne();
    expect(await firstLine).toBe("started");
    end(command);
    expect(await exit).toEqual(ending);
    await everythingGone;
  });

  test("when a tool ends before what it started", async () => {
    const { exit, everythingGone } = startCommand(toolThatStarts(wait, "process.exit(0)"));
    expect(await exit).toEqual([0, null]);
    await everythingGone;
  });
});

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { contactMessage } from "../testing/answers.ts";
import { type BuiltInbox, buildInbox, placesIn, startBuilt } from "../testing/built-inbox.ts";
import { writeTestSite } from "../testing/inbox.ts";
import { setUp } from "../testing/staff.ts";
import { createVisitor } from "../testing/visitor.ts";

/** Debian's own Python has the library that forbids system calls. */
const debianPython = "/usr/bin/python3";

/* The unit for systemd, with systemd's own lists and tools, on a machine that may run without it. */

let built: BuiltInbox;
const folder = mkdtempSync(join(tmpdir(), "unit-"));

beforeAll(async () => {
  built = await buildInbox();
  await writeTestSite(join(folder, "site"));
});
afterAll(async () => {
  await built.remove();
  rmSync(folder, { recursive: true });
});

const environment = (name: string) => placesIn(folder, name);

describe("The system calls that the unit allows", () => {
  const unit = readFileSync(new URL("inbox.service", import.meta.url), "utf8");
  const [, filter = ""] = /^SystemCallFilter=(.+)$/m.exec(unit) ?? [];
  // A list of what is allowed always has these, too.
  const allowed = ["@default", ...filter.split(" ")].flatMap(callsIn);

  /** The calls of a group, with those of the groups in it. */
  function callsIn(name: string): string[] {
    if (!name.startsWith("@")) return [name];
    const text = execFileSync("systemd-analyze", ["syscall-filter", name], { encoding: "utf8" });
    const lines = text.split("\n").map((line) => line.trim());
    return lines
      .slice(1)
      .filter((line) => line !== "" && !line.startsWith("#"))
      .flatMap(callsIn);
  }

  /** Any other call ends the process, as with systemd. A machine need not know every call. */
  const python = `
import os, seccomp, sys
calls, program = sys.argv[1].split(), sys.argv[2:]
rules = seccomp.SyscallFilter(seccomp.KILL_PROCESS)
for call in calls:
    try:
        rules.add_rule(seccomp.ALLOW, call)
    except RuntimeError:
        pass
rules.load()
os.execv(program[0], program)`;

  async function start(calls: readonly string[]) {
    const before = [debianPython, "-c", python, calls.join(" ")];
    return startBuilt(built, await environment("filtered"), before);
  }

  test("are enough to start, to keep a message and to stop", async () => {
    const server = await start(allowed);
    await setUp(server.origin, server.setupCode);
    expect((await createVisitor(server.origin).write()).status).toBe(201);
    await server.end();
    expect(server.child.exitCode).toBe(0);
  });

  test("hold what V8 asks for on other machines than this", () => {
    expect(allowed).toContain("pkey_alloc");
  });

  test("are all that it gets: without one of them, it does not start", async () => {
    const fewer = allowed.filter((name) => name !== "listen");
    await expect(start(fewer)).rejects.toThrow("does not start");
  });
});

describe("The socket that systemd holds", () => {
  /** Stands in for systemd: keeps the socket, and starts the server again whenever it ends. */
  const restart = `while :; do sh -c 'echo "process $$"; LISTEN_PID=$$ exec "$@"' sh "$@"; done`;

  test("lets visitors wait while the inbox restarts", async () => {
    const settings = await environment("socket");
    const server = [process.execPath, join(built.folder, "main.js")];
    const variables = Object.entries({ ...settings, INBOX_BURST: "1000" }).flatMap((entry) => {
      return ["-E", entry.join("=")];
    });
    const address = ["-l", `127.0.0.1:${settings.INBOX_PORT}`];
    const words = [...address, ...variables, "sh", "-c", restart, "sh", ...server];
    const systemd = spawn("systemd-socket-activate", words, { detached: true });
    let output = "";
    systemd.stdout.on("data", (text) => {
      output += text;
    });
    const running = () => Number(output.match(/(?<=process )\d+/g)?.at(-1));

    onTestFinished(async () => {
      process.kill(-Number(systemd.pid));
      await once(systemd, "exit");
    });

    const origin = `http://127.0.0.1:${settings.INBOX_PORT}`;
    const health = () =>
      fetch(`${origin}/inbox/health`)
        .then(({ status }) => status)
        .catch(() => 0);
    // Health is 503 until the set-up is complete.
    await expect.poll(health, { timeout: 20_000 }).toBe(503);
    await setUp(origin, /code for it: (\S+)/.exec(output)?.[1]);
    const visitor = createVisitor(origin);
    const first = running();
    const statuses: number[] = [];
    for (let count = 0; count < 30 || running() === first; count++) {
      if (count === 10) process.kill(first, "SIGTERM");
      const body = { id: crypto.randomUUID(), values: contactMessage };
      const answer = await visitor.sendByScript("/contact", body, { Connection: "close" });
      statuses.push(answer.status);
    }
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(running()).not.toBe(first);
  });
});

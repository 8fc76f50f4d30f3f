import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { commitContent, describeChanges, nameOf } from "../changes.ts";
import { Problem } from "./problem.ts";
import type { Way } from "./way.ts";

const execute = promisify(execFile);

/** Sends the content to where the folder came from, which builds the site from it. */
export function git(root: string): Way {
  async function run(...args: string[]) {
    // Fails instead of asking for a password in the terminal.
    const env = { ...process.env, GIT_TERMINAL_PROMPT: "0" };
    const { stdout } = await execute("git", args, { cwd: root, env, timeout: 120_000 });
    return stdout.trim();
  }

  async function send() {
    const [remote = ""] = (await run("remote")).split("\n");
    await run("push", "--quiet", remote, "HEAD").catch(({ stderr = "" }) => {
      const words = /reject|fetch first/.test(stderr)
        ? "Someone else has sent changes since. Ask them, or the person who set up this folder, to merge both."
        : `The service that builds your site doesn't take it: ${stderr.trim().split("\n")[0]}.`;
      throw new Problem(`${words} Nothing is lost: all of it is on this computer.`);
    });
    return run("rev-parse", "HEAD");
  }

  async function put() {
    const changes = describeChanges(root);
    if (changes.length > 0) commitContent(root, changes);
    return send();
  }

  /** Sends an earlier state of the content, and leaves the files of this computer as they are. */
  async function restore(id: string) {
    await run("restore", `--source=${id}`, "--staged", "--", "content");
    const message = ["-m", "Put earlier content online"];
    await run(...nameOf(root), "commit", "--quiet", "--allow-empty", ...message);
    await send();
  }

  return { put, restore, patience: 900 };
}

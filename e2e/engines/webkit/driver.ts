import { spawn } from "node:child_process";
import { expect } from "@playwright/test";
import { fillIn } from "../../form";
import { findWebKit } from "../../machine/browsers";
import { findFreePort } from "../../machine/free-port";
import { test as base } from "../../site";

/** A window of WebKit, driven over classic WebDriver. */
type WebKit = ReturnType<typeof windowOf>;

export const test = base.extend<{ webkit: WebKit }, { driver: string }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const found = findWebKit();
      if (!found) throw new Error("WebKit and its driver are not installed.");
      const port = await findFreePort();
      const args = ["-a", found.driver, "--host=127.0.0.1", `--port=${port}`];
      const { pid = 0 } = spawn(found.screen, args, { detached: true, stdio: "ignore" });
      const address = `http://127.0.0.1:${port}`;
      await expect
        .poll(() => send(address, "GET", "/status").then(Boolean, () => false))
        .toBe(true);
      await use(address);
      // The driver runs under a screen of its own, which has to go with it.
      process.kill(-pid);
    },
    { scope: "worker" },
  ],
  webkit: async ({ driver, origin }, use) => {
    const options = { "webkitgtk:browserOptions": { args: ["--automation"] } };
    const { sessionId } = await send<{ sessionId: string }>(driver, "POST", "/session", {
      capabilities: { alwaysMatch: options },
    });
    const session = `${driver}/session/${sessionId}`;
    await use(windowOf(session, origin));
    await send(session, "DELETE", "");
  },
});

function windowOf(session: string, origin: string) {
  const post = <Result>(path: string, body: unknown) => send<Result>(session, "POST", path, body);

  /** Runs a function in the page; what it needs comes in as arguments. */
  async function run<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ) {
    const script = `return (${action}).apply(null, arguments)`;
    return post<Result>("/execute/sync", { script, args });
  }

  return {
    run,
    open: (path: string) => post("/url", { url: new URL(path, origin).href }),
    resize: (width: number, height: number) => post("/window/rect", { width, height }),
    /** Clicks the first of these that is in sight, once nothing lies over it. */
    async click(selector: string) {
      let reference: object | null = null;
      const find = async () => {
        reference = await run(inSight, selector);
        return reference;
      };
      await expect.poll(find, `WebKit shows ${selector}`).toBeTruthy();
      // This is how WebDriver writes an element: its id, by a name that says so.
      await post(`/element/${Object.values(reference ?? {})[0]}/click`, {});
    },
    fill(values: object) {
      const script = `(${fillIn})(document.querySelector("form"), arguments[0])`;
      return post("/execute/sync", { script, args: [Object.entries(values)] });
    },
    /** As WebDriver names a key that writes no letter. */
    async pressEscape() {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: "\uE00C" }));
      await post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
  };
}

function inSight(selector: string) {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const found = all.find((element) => element.checkVisibility());
  found?.scrollIntoView({ block: "nearest" });
  const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
  // While one page fades into the next, pictures of both lie over all.
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return found?.contains(top) ? found : null;
}

async function send<Result>(address: string, method: string, path: string, body?: unknown) {
  const response = await fetch(address + path, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: Result & { error?: string } };
  if (!response.ok) throw new Error(`WebKit at ${path}: ${value.error}`);
  return value;
}

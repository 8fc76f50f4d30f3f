import { type ChildProcess, spawn } from "node:child_process";
import { expect } from "@playwright/test";
import { findWebKit } from "../../machine/browsers";
import { findFreePort } from "../../machine/free-port";
import { test as base } from "../../site";

/** How WebDriver writes a reference to an element. */
type ElementReference = { "element-6066-11e4-a52e-4f735466cecf": string };

/** A window of WebKit, driven over classic WebDriver. */
export type WebKit = {
  open: (path: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page; what it needs comes in as arguments. */
  run: <Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Clicks the first of these that is in sight. */
  click: (selector: string) => Promise<void>;
  /** Replaces what stands in the field with this name. */
  type: (name: string, text: string) => Promise<void>;
  press: (key: keyof typeof keys) => Promise<void>;
};

/** As WebDriver names keys that write no letter. */
const keys = { Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };

export const test = base.extend<{ webkit: WebKit }, { driver: string }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here.
    async ({}, use) => {
      const found = findWebKit();
      if (!found) throw new Error("WebKit and its driver are not installed.");
      const port = await findFreePort();
      const args = ["-a", found.driver, "--host=127.0.0.1", `--port=${port}`];
      const server = spawn(found.screen, args, { detached: true, stdio: "ignore" });
      const address = `http://127.0.0.1:${port}`;
      await untilReady(address);
      await use(address);
      stop(server);
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

function windowOf(session: string, origin: string): WebKit {
  const post = <Result>(path: string, body: unknown) => send<Result>(session, "POST", path, body);

  async function run<Args extends unknown[], Result>(
    action: (...args: Args) => Result,
    ...args: Args
  ) {
    const script = `return (${action}).apply(null, arguments)`;
    return post<Result>("/execute/sync", { script, args });
  }

  async function find(select: () => Promise<unknown>, what: string) {
    const reference = (await select()) as ElementReference | null;
    if (!reference) throw new Error(`WebKit shows no ${what}.`);
    return `/element/${Object.values(reference)[0]}`;
  }

  return {
    run,
    open: async (path) => void (await post("/url", { url: origin + path })),
    resize: async (width, height) => void (await post("/window/rect", { width, height })),
    click: async (selector) => {
      const element = await find(() => run(inSight, selector), selector);
      await post(`${element}/click`, {});
    },
    type: async (name, text) => {
      const element = await find(() => run(byName, name), `field '${name}'`);
      await run(select, name);
      await post(`${element}/value`, { text });
    },
    press: async (key) => {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] }));
      await post("/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
  };
}

/* These three run in the page. */

function inSight(selector: string) {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.find((element) => element.checkVisibility());
}

function byName(name: string) {
  return document.querySelector<HTMLElement>(`form [name="${name}"]`);
}

function select(name: string) {
  document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.select();
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

async function untilReady(address: string) {
  await expect
    .poll(() => send(address, "GET", "/status").then(Boolean, () => false), { timeout: 15_000 })
    .toBe(true);
}

/** The driver runs under a screen of its own, which has to go with it. */
function stop(server: ChildProcess) {
  if (server.pid) process.kill(-server.pid);
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { build } from "rolldown";
import { readContent } from "../../app/content/read-content";
import { entriesIn } from "../../editor/entries";
import { onlineIn } from "../../editor/online/online";
import { buildFrom, startNetlify } from "../../editor/online/testing";
import { root as project } from "../../scripts/prepare.js";
import { practiceFolder } from "../practices";

/* The editor is killed at every step of what it does. */

const club = "workshops/monsoon-club";
const folder = mkdtempSync(join(tmpdir(), "killed-"));
const [original, root] = [join(folder, "original"), join(folder, "project")];
const program = join(project, ".tests", "killed", "killed.js");

test.describe.configure({ mode: "default", timeout: 120_000 });

test.beforeAll(async () => {
  cpSync(practiceFolder, join(original, "content"), { recursive: true });
  await build({
    input: join(import.meta.dirname, "killed.ts"),
    platform: "node",
    // Packages aren't bundled.
    external: /^(?![./])/,
    output: { file: program, codeSplitting: false },
    logLevel: "silent",
  });
});

test.afterAll(() => rmSync(folder, { recursive: true }));

/** Starts again from the original, and kills the program at each step that it has. */
async function killAtEachStep(task: "save" | "put", look: () => Promise<void>) {
  for (let step = 1; ; step += 1) {
    rmSync(root, { recursive: true, force: true });
    cpSync(original, root, { recursive: true });
    const child = spawn(process.execPath, [program, task, root, `${step}`], { stdio: "inherit" });
    const [status, signal] = await once(child, "exit");
    await test.step(`step ${step}`, look);
    if (signal === "SIGKILL") continue;
    expect(status).toBe(0);
    return step - 1;
  }
}

test("a save is whole or not at all, and the next one works", async () => {
  const prices = new Set<unknown>();
  const steps = await killAtEachStep("save", async () => {
    const { read, save, faults, history } = entriesIn(root);
    expect(faults()).toEqual([]);
    const { value: base } = read({ id: club });
    const { errors } = readContent(join(root, "content"));
    expect([base.price, errors]).toEqual([history().length === 0 ? 450 : 500, []]);
    prices.add(base.price);
    save({ id: club, base, mine: { ...base, price: 600 } });
    expect(read({ id: club }).value.price).toBe(600);
  });
  expect([...prices]).toEqual([450, 500]);
  expect(steps).toBeGreaterThan(8);
});

test("visitors see the site before or after, and the next try puts it online", async () => {
  const netlify = await startNetlify("nfp_secret");
  const settings = join(folder, "settings");
  const env = { NETLIFY_API_URL: netlify.api, APPDATA: "", XDG_CONFIG_HOME: settings };
  Object.assign(process.env, env);
  const price = async () => {
    const page = await fetch(`${netlify.origin}/index.html`);
    return /price: (\d+)/.exec(await page.text())?.[1];
  };
  const open = (folder: string) => {
    return onlineIn(folder, undefined, buildFrom.bind(undefined, `${club}.md`));
  };
  const done = async ({ answers }: ReturnType<typeof open>, name: "put" | "back") => {
    answers[`POST online/${name}`]();
    await expect.poll(() => answers["GET online/job"]().step, { intervals: [5] }).toBeUndefined();
    expect(answers["GET online/job"]().message).toMatch(/^Online since/);
  };
  rmSync(root, { recursive: true, force: true });
  cpSync(original, root, { recursive: true });
  const first = open(root);
  await first.answers["POST online/place"]({ kind: "netlify", token: "nfp_secret", site: "kind" });
  await done(first, "put");
  const { read, save } = entriesIn(root);
  const { value: base } = read({ id: club });
  save({ id: club, base, mine: { ...base, price: 500 } });
  rmSync(original, { recursive: true });
  cpSync(root, original, { recursive: true });

  const prices = new Set<unknown>();
  const steps = await killAtEachStep("put", async () => {
    const shown = await price();
    prices.add(shown);
    const after = open(root);
    const { isUnseen, changes } = after.status();
    if (shown === "500") expect(isUnseen || changes.length === 0).toBe(true);
    expect(readFileSync(join(root, "content", `${club}.md`), "utf8")).toContain("price: 500");
    await done(after, "put");
    expect([await price(), after.status().changes]).toEqual(["500", []]);
    await done(after, "back");
    expect(await price()).toBe("450");
  });
  expect([...prices]).toEqual(["450", "500"]);
  expect(steps).toBeGreaterThan(15);
  netlify.close();
});

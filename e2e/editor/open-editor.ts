import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { buildFrom } from "../../editor/online/testing";
import { root } from "../../scripts/prepare.js";
import { axeFindings } from "../checks/axe";
import { findFreePort } from "../environment/free-port";
import { practiceFolder } from "../practices";
import { addPseudoHindi } from "../pseudo-hindi";
import { test as base, expect } from "../site";

/** Content that a test starts from. */
type Options = {
  source: string;
  /** If set, the content is also in Hindi. */
  isInHindi: boolean;
  /** If set, the site is built to be put online. Otherwise, one file names its content. */
  isBuilt: boolean;
};

type Server = {
  site: string;
  port: number;
  /** The folder that holds the content and the history. */
  folder: string;
  /** Gives the editor a fresh copy of the content and an empty history. */
  reset: (options: Options) => Promise<void>;
};

/** A test of the editor. Each starts from its own copy of the content, on the worker's server. */
export const test = base.extend<Options & { editor: Editor }, { server: Server }>({
  source: [practiceFolder, { option: true }],
  isInHindi: [false, { option: true }],
  isBuilt: [false, { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used
    async ({}, use, { parallelIndex }) => {
      const folder = join(root, ".tests", `editor-${parallelIndex}`);
      const [content, originals] = [join(folder, "content"), join(folder, "originals")];
      await rm(originals, { recursive: true, force: true });
      let shown = "";
      const visited = new Set<string>();

      // vite.config.ts reads which content to show.
      process.env.SITE_CONTENT = content;
      // The same as in scripts/edit.ts.
      process.env.NODE_ENV = "production";
      // Keeps the developer's own settings out of the tests.
      const ownSettings = join(folder, "settings");
      Object.assign(process.env, { APPDATA: "", XDG_CONFIG_HOME: ownSettings });

      // Imported here, so that other tests don't wait for Vite.
      const { startEditor } = await import("../../editor/start-editor");
      const { buildSite } = await import("../../editor/online/online");
      let build = buildSite;

      async function originalOf({ source, isInHindi }: Options) {
        const original = join(originals, basename(source) + (isInHindi ? "-hindi" : ""));
        if (existsSync(original)) return original;
        await cp(source, original, { recursive: true });
        if (isInHindi) addPseudoHindi(original);
        return original;
      }

      async function copyOf(options: Options) {
        build = options.isBuilt ? buildSite : buildQuickly;
        const original = await originalOf(options);
        await rm(ownSettings, { recursive: true, force: true });
        // No history means that the last test changed nothing.
        if (shown === original && !existsSync(join(folder, ".editor"))) return;
        await rm(join(folder, ".editor"), { recursive: true, force: true });
        await rm(content, { recursive: true, force: true });
        await cp(original, content, { recursive: true });
        shown = original;
      }

      await copyOf({ source: practiceFolder, isInHindi: false, isBuilt: false });
      const port = await findFreePort();
      const site = `http://localhost:${port}`;

      async function reset(options: Options) {
        await copyOf(options);
        if (visited.has(shown)) return;
        visited.add(shown);
        // The first pages load their modules, for which no test has to wait.
        for (const path of options.isInHindi ? ["/", "/hi"] : ["/"]) {
          await fetch(site + path, { headers: { "sec-fetch-dest": "iframe" } });
        }
      }

      const settings = {
        cacheDir: join(folder, "vite"),
        // A watcher would reload pages in the middle of the next test.
        server: { watch: null },
        // A test may end while a page is still being made, which then fails.
        logLevel: "silent" as const,
      };
      const vite = await startEditor(folder, port, settings, (...site) => build(...site));
      await use({ port, folder, site, reset });
      await vite.close();
    },
    // A worker may take this long to start its server.
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server.site),
  viewport: { width: 1280, height: 900 },
  editor: [
    async ({ page, server, source, isInHindi, isBuilt }, use) => {
      await server.reset({ source, isInHindi, isBuilt });
      await use(editorOf(page));
    },
    { timeout: 120_000 },
  ],
});

/** Writes one file that tells the content's state, instead of a site. */
const buildQuickly = buildFrom.bind(undefined, "workshops/monsoon-club.md");

export type Editor = ReturnType<typeof editorOf>;

/** The editor in a window of the browser. */
export function editorOf(page: Page) {
  const saveButton = page.getByRole("button", { name: "Save on this computer" });
  const frame = page.frameLocator('iframe[title="The page, as it is saved"]');

  /** Opens a part of the editor in a fresh window. */
  async function open(address = "") {
    await page.goto("about:blank");
    await page.goto(`/editor#/${address}`);
    await expect(page.getByRole("heading", { level: 1, name: /^(?!One moment)/ })).toBeVisible();
  }

  /** Saves, and waits until the page next to the form has reloaded. */
  async function save() {
    await saveButton.click();
    await expect(page.getByText("Saved on this computer.")).toBeVisible();
    await expect(page.locator("[data-waits]")).toHaveCount(0);
  }

  /** Returns what axe finds, and the width of what is cut off on the right. */
  async function findings() {
    // The page next to the form has tests of its own, and axe can't tell which headings it adds.
    await page.locator("iframe").evaluateAll((frames) => {
      for (const frame of frames) frame.remove();
    });
    const cutOff = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    return { axe: await axeFindings(page), cutOff };
  }

  return {
    open,
    save,
    findings,
    /** Saves something that the editor asks about or refuses. */
    trySaving: () => saveButton.click(),
    discard: async () => {
      await page.getByRole("button", { name: "Discard what is not saved" }).click();
      await page.getByRole("button", { name: "Discard it" }).click();
    },
    frame,
    /** The words on the page next to the form that show the current field. */
    marked: frame.locator("[data-edited]"),
  };
}

/** Drops a photo onto the place for one. */
export async function dropPhoto(place: Locator, name: string, width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 3, background: "teal" } });
  const bytes = (await picture.jpeg().toBuffer()).toString("base64");
  await place.evaluate(
    (element, file) => {
      const content = Uint8Array.from(atob(file.bytes), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], file.name, { type: "image/jpeg" }));
      element.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
    },
    { name, bytes },
  );
}

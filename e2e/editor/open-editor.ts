import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { axeFindings } from "../checks/axe";
import { findFreePort } from "../machine/free-port";
import { expect, test } from "../site";
import { copyProject } from "./copy-project";

/** The editor of a copy of the project, with the content of a folder, for all tests of a file. */
export function startEditor(content: string, change = (_folder: string) => {}) {
  const editor = { port: 0, site: "", copy: "", stop: async () => {} };

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    editor.port = await findFreePort();
    editor.site = `http://localhost:${editor.port}`;
    editor.copy = await mkdtemp(join(tmpdir(), "editor-"));
    await copyProject(editor.copy);
    await rm(join(editor.copy, "content"), { recursive: true });
    await cp(content, join(editor.copy, "content"), { recursive: true });
    change(join(editor.copy, "content"));
    const env = { ...process.env, PORT: String(editor.port) };
    const server = spawn(process.execPath, ["scripts/run.js", "edit"], { cwd: editor.copy, env });
    editor.stop = async () => {
      server.kill();
      await once(server, "exit");
    };
    await new Promise<void>((resolve) => {
      server.stdout?.on("data", (text) => String(text).includes("is open on") && resolve());
    });
  });

  test.afterAll(async () => {
    await editor.stop();
    await rm(editor.copy, { recursive: true, force: true });
  });

  /** Opens a part of the editor, as if the window had just been opened. */
  async function open(page: Page, address = "") {
    await page.goto("about:blank");
    await page.goto(`${editor.site}/editor#/${address}`);
    await expect(page.getByRole("heading", { level: 1, name: /^(?!One moment)/ })).toBeVisible();
  }

  /** Opens a page of the site, without what loads it anew once the server notices a changed file. */
  async function visit(page: Page, path: string) {
    await page.route("**/@vite/client", (route) => route.abort());
    await page.goto(editor.site + path);
  }

  /** By axe, and without a part beyond the edge. */
  async function expectOpenToEverybody(page: Page, addresses: readonly string[]) {
    for (const address of addresses) {
      await open(page, address);
      // The page beside it is looked at elsewhere; axe cannot tell which headings it adds.
      await page.locator("iframe").evaluateAll((frames) => {
        for (const frame of frames) frame.remove();
      });
      expect(await axeFindings(page), address).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, address).toBeLessThanOrEqual(0);
    }
  }

  return Object.assign(editor, { open, visit, expectOpenToEverybody });
}

export async function save(page: Page) {
  await page.getByRole("button", { name: "Save on this computer" }).click();
}

export async function saved(page: Page) {
  await save(page);
  await expect(page.getByText("Saved on this computer.")).toBeVisible();
  // The page beside it has come anew.
  await expect(page.locator("[data-waits]")).toHaveCount(0);
}

export async function discard(page: Page) {
  await page.getByRole("button", { name: "Discard what is not saved" }).click();
  await page.getByRole("button", { name: "Discard it" }).click();
}

/** Drops a photo onto a place for one. */
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

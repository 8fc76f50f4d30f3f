import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { root } from "../../scripts/prepare.js";
import { expect } from "../site";
import { test } from "./open-editor";

/* The handbook's pictures of the editor. CONTRIBUTING.md says how to take them again. */
test.use({ viewport: { width: 1280, height: 800 }, source: join(root, "content") });

async function takePicture(page: Page, name: string) {
  const frame = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  if ((await page.locator("iframe").count()) > 0) await expect(frame).toBeVisible();
  const picture = sharp(await page.screenshot({ animations: "disabled" })).resize(960);
  await picture.webp({ quality: 75 }).toFile(join(root, "docs/handbook", `editor-${name}.webp`));
}

test("the pictures of the handbook", async ({ page, editor }) => {
  await editor.open();
  await takePicture(page, "overview");

  await editor.open("unconfirmed");
  await page
    .getByRole("link", { name: /^Change: .*Approach$/ })
    .first()
    .click();
  await expect(page.getByRole("textbox", { name: "Approach" }).first()).toBeFocused();
  await takePicture(page, "confirm");

  await editor.open();
  await page.getByRole("region", { name: "Workshops" }).getByRole("link").first().click();
  await page.getByLabel("Price in rupees").fill("2200.50");
  await editor.trySaving();
  await expect(page.getByText(/^“Price in rupees” must be/)).toBeInViewport();
  await takePicture(page, "refused");
});

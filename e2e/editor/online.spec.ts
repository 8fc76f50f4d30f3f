import { startNetlify } from "../../editor/online/testing";
import { expect } from "../site";
import { test } from "./open-editor";

/* An owner who puts a price online, and the earlier one back. */

test("puts a price online, and the earlier one back", async ({ page, editor }) => {
  const netlify = await startNetlify("nfp_secret");
  process.env.NETLIFY_API_URL = netlify.api;
  const home = async () => (await fetch(`${netlify.origin}/index.html`)).text();
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  const putOnline = async () => {
    await button("Put it online").click();
    await button("Put it online all the same").click();
    await expect(page.getByText(/^Online since \d\d:\d\d: /)).toBeVisible();
  };

  await editor.open("online");
  expect(await editor.findings()).toEqual({ axe: [], cutOff: 0 });
  await page.getByLabel("Token").fill("wrong");
  await page.getByLabel("Name of the site there").fill("kind");
  await button("Use this place").click();
  await expect(page.getByText("Netlify doesn't accept this token.")).toBeVisible();
  await page.getByLabel("Token").fill("nfp_secret");
  await button("Use this place").click();
  await expect(page.getByText("Nothing of this website was put online")).toBeVisible();
  await putOnline();
  expect(await home()).toContain("price: 450");

  await editor.open("entry/workshops/monsoon-club");
  await page.getByLabel("Price in rupees").fill("500");
  await editor.save();
  await editor.open("history");
  await expect(page.locator(".lines > li").filter({ hasText: "450 → 500" })).not.toContainText(
    "Online",
  );
  await page.getByRole("link", { name: "Put it online (1 change)" }).click();
  await expect(page.getByText("Monsoon Club, price in rupees: 450 → 500")).toBeVisible();
  await putOnline();
  await expect(page.getByText("All that is saved here is online.")).toBeVisible();
  expect(await home()).toContain("price: 500");
  expect(await editor.findings()).toEqual({ axe: [], cutOff: 0 });
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await editor.findings()).toEqual({ axe: [], cutOff: 0 });

  await page.getByRole("link", { name: "History" }).click();
  await expect(page.locator(".lines > li").first()).toContainText("Online");
  await page.getByRole("link", { name: "Put it online" }).first().click();
  await button(/^Put the earlier one online/).click();
  await expect(page.getByText("Only on this computer: 1 change")).toBeVisible();
  expect(await home()).toContain("price: 450");
  netlify.close();
});

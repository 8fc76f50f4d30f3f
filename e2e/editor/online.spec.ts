import type { Locator } from "@playwright/test";
import { startNetlify } from "../../editor/online/testing";
import { expect } from "../site";
import { test } from "./open-editor";

/* An owner who puts a price online, and the earlier one back. */

test("puts a price online in two presses, and the earlier one back in two", async ({
  page,
  editor,
}) => {
  const netlify = await startNetlify("nfp_secret");
  process.env.NETLIFY_API_URL = netlify.api;
  const home = async () => (await fetch(`${netlify.origin}/index.html`)).text();
  const button = (name: string | RegExp) => page.getByRole("button", { name });
  let presses = 0;
  const press = async (control: Locator) => {
    presses += 1;
    await control.click();
  };
  const isOnline = () => expect(page.getByText(/^Online since \d\d:\d\d: /)).toBeVisible();

  await editor.open("online");
  expect(await editor.findings()).toEqual({ axe: [], cutOff: 0 });
  await page.getByLabel("Token").fill("wrong");
  await page.getByLabel("Name of the site there").fill("kind");
  await button("Use this place").click();
  await expect(page.getByText("Netlify doesn't accept this token.")).toBeVisible();
  await page.getByLabel("Token").fill("nfp_secret");
  await button("Use this place").click();
  await expect(page.getByText("Nothing of this website was put online")).toBeVisible();
  await button("Put it online").click();
  await button("Put it online all the same").click();
  await isOnline();
  expect(await home()).toContain("price: 450");

  // Pretends that every task is done, so that the site may go live.
  await page.route("**/editor/overview", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), tasks: [] } });
  });

  await editor.open("entry/workshops/monsoon-club");
  await page.getByLabel("Price in rupees").fill("500");
  await editor.save();
  await editor.open("history");
  await expect(page.locator(".lines > li").filter({ hasText: "450 → 500" })).not.toContainText(
    "Online",
  );
  await press(page.getByRole("link", { name: "Put it online (1 change)" }));
  await expect(page.getByText("Monsoon Club, price in rupees: 450 → 500")).toBeVisible();
  await press(button("Put it online"));
  await isOnline();
  expect(presses).toBe(2);
  await expect(page.getByText("All that is saved here is online.")).toBeVisible();
  expect(await home()).toContain("price: 500");
  expect(await editor.findings()).toEqual({ axe: [], cutOff: 0 });
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await editor.findings()).toEqual({ axe: [], cutOff: 0 });

  await page.getByRole("link", { name: "History" }).click();
  await expect(page.locator(".lines > li").first()).toContainText("Online");
  await press(page.getByRole("link", { name: "Put it online" }).first());
  await press(button(/^Put the earlier one online/));
  await expect(page.getByText("Only on this computer: 1 change")).toBeVisible();
  expect(await home()).toContain("price: 450");
  expect(presses).toBe(4);
  netlify.close();
});

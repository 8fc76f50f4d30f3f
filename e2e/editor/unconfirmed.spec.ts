import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "../site";
import { test } from "./open-editor";

test("the facts that came with the site are settled by keyboard, page by page", async ({
  page,
  editor,
  server,
}) => {
  const file = join(server.folder, "content", ".unconfirmed.yml");
  const lines = "practice:\n  - nearestStation\n  - phone\n  - names.Kettle\n";
  await writeFile(file, `${lines}therapists/meera:\n  - approach\n  - training\n`);
  await editor.open();
  await page.getByRole("link", { name: "Facts that came with it" }).press("Enter");
  const status = page.getByRole("status").filter({ hasText: "Saved" });
  const button = (name: string) => page.getByRole("button", { name });
  await expect(page.getByText("“Kettle” is on /")).toBeVisible();
  expect(await editor.findings()).toEqual({ axe: [], cutOff: 0 });

  await button("It is ours: Kettle").press("Enter");
  await expect(page.getByRole("region", { name: "Names" })).toHaveCount(0);
  await expect(button("Leave out: The practice, Phone")).toHaveCount(0);
  await button("Right: The practice, Phone").press("Enter");
  await expect(status).toHaveText("Saved: The practice, Phone is right.");
  await expect(page.locator(":focus")).toHaveAccessibleName(/^Right: /);
  await button("Leave out: The practice, Nearest station").press("Enter");
  await expect(status).toHaveText("Saved: The practice, Nearest station is left out.");
  const meera = page.getByRole("region", { name: "/therapists/meera" });
  await meera.getByRole("link", { name: "Change: Meera, Approach" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Approach" })).toBeFocused();
  await page.goBack();
  await button("Right for all of this page: /therapists/meera").press("Enter");
  await expect(page.getByText("Nothing is left: all of it is yours.")).toBeVisible();
  expect(await readFile(file, "utf8")).toBe("{}\n");

  await editor.open("history");
  await button("Undo this change").first().click();
  await editor.open("unconfirmed");
  await expect(meera.getByRole("listitem")).toHaveCount(2);
});

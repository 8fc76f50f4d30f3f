import { expect, type Page } from "@playwright/test";
import { writeSheet } from "../../../inbox/keys/sheet";
import { faultsFor, meera, test } from "../practice";

async function unlockWith(page: Page, label: string, text: string) {
  await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Unlock" }).click();
}

test("a person who lost the six words unlocks with a sheet and makes new ones", async ({
  page,
  inbox,
  practice,
}) => {
  await inbox.visitor.write({ name: "Kabir Anand" });
  await page.goto(`${inbox.origin}/inbox`);
  await page.getByRole("button", { name: "Lost your passphrase? Use a recovery sheet" }).click();
  await unlockWith(page, "Code on the sheet", "ABCD");
  await expect(page.getByRole("alert")).toContainText("‘B’ doesn’t occur on a sheet.");
  expect(await faultsFor(page)).toEqual([]);
  const sheet = writeSheet(practice.secondSheet.privateKey).join(" ");
  await unlockWith(page, "Code on the sheet", sheet);
  await expect(page.getByRole("link", { name: "Kabir Anand" })).toBeVisible();
  await page.getByRole("link", { name: "People" }).first().click();
  await page.getByRole("button", { name: "New passphrase for Meera" }).click();
  const words = (await page.locator(".paper-words").textContent()) ?? "";
  await page.getByRole("button", { name: "They’re on paper" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("People");
  await page.getByRole("button", { name: "Lock", exact: true }).click();

  await page.getByLabel("Your name").fill(meera.name);
  await unlockWith(page, "Your six words", meera.words);
  await expect(page.getByRole("alert")).toContainText("These aren’t the words");
  await unlockWith(page, "Your six words", words.replace(/ \w+$/, ""));
  await expect(page.getByRole("alert")).toContainText("You typed 5.");
  await page.getByRole("button", { name: "Show the words" }).click();
  await expect(page.getByLabel("Your six words")).toHaveAttribute("type", "text");
  await unlockWith(page, "Your six words", words);
  await page.getByRole("link", { name: "Messages" }).click();
  await expect(page.getByRole("link", { name: "Kabir Anand" })).toBeVisible();
});

test("two new sheets replace the old ones once they are on paper", async ({
  page,
  practice,
  openInbox,
}) => {
  await openInbox("#people");
  await page.getByRole("button", { name: "Make two new sheets" }).click();
  const second = page.getByLabel("Recovery sheet 2", { exact: true }).getByRole("listitem").first();
  await expect(second).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await faultsFor(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  const groups = await page
    .getByLabel("Recovery sheet 1", { exact: true })
    .getByRole("listitem")
    .allTextContents();
  await page.getByLabel("First group of recovery sheet 1").fill(groups[0] ?? "");
  await page.getByLabel("First group of recovery sheet 2").fill("AAAA");
  await page.getByRole("button", { name: "Both are on paper" }).click();
  await expect(page.getByRole("alert")).toContainText("recovery sheet 2");
  await page.getByLabel("First group of recovery sheet 2").fill((await second.textContent()) ?? "");
  await page.getByRole("button", { name: "Both are on paper" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("People");
  await page.getByRole("button", { name: "Sign out everywhere for Meera" }).click();
  await expect(page.getByText("You’re signed out everywhere.")).toBeVisible();

  await page.getByRole("button", { name: "Lost your passphrase? Use a recovery sheet" }).click();
  await unlockWith(page, "Code on the sheet", practice.sheet.privateKey);
  await expect(page.getByRole("alert")).toContainText("This sheet doesn’t open the inbox.");
  await unlockWith(page, "Code on the sheet", groups.join(""));
  await expect(page.getByText("You signed in with a recovery sheet.")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("People");
});

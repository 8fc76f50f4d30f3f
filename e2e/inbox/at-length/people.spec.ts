import { expect, type Page } from "@playwright/test";
import { writeSheet } from "../../../inbox/keys/sheet";
import { faultsFor, meera, test, unlock } from "../practice";

async function unlockWith(page: Page, label: string, text: string) {
  await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Unlock" }).click();
}

test("a second person is added, reads in another browser, and is removed", async ({
  page,
  inbox,
  openInbox,
  browser,
}) => {
  await inbox.visitor.write({ name: "Kabir Anand" });
  await openInbox("#people");
  await expect(page.getByText("The last person cannot be removed.")).toBeVisible();
  expect(await faultsFor(page)).toEqual([]);
  await page.getByLabel("Name", { exact: true }).fill(meera.name.toLowerCase());
  await page.getByRole("button", { name: "Make a passphrase" }).click();
  await expect(page.getByRole("alert")).toHaveText("There is somebody of this name already.");
  await page.getByLabel("Name", { exact: true }).fill("Anaya");
  await page.getByRole("button", { name: "Make a passphrase" }).click();
  const words = (await page.locator(".paper-words").textContent()) ?? "";
  expect(await faultsFor(page)).toEqual([]);
  await page.getByRole("button", { name: "They are on paper" }).click();
  await expect(page.getByText("Anaya", { exact: true })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${inbox.origin}/inbox`);
  await unlock(other, { name: "Anaya", words });
  await other.getByRole("link", { name: "Kabir Anand" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Kabir Anand");

  // The server is started anew in between: both stay signed in.
  await inbox.restart();
  await other.getByRole("button", { name: "Mark as answered" }).click();
  await expect(other.getByText(/^Answered by Anaya, /)).toBeVisible();

  await page.getByRole("button", { name: "Remove for Anaya" }).click();
  await page.getByRole("button", { name: "Yes, remove Anaya" }).click();
  await expect(page.getByText("The last person cannot be removed.")).toBeVisible();
  await page.getByRole("button", { name: "Seal old messages anew" }).click();
  await expect(page.getByText("1 sealed anew")).toBeVisible();
  await page.getByRole("link", { name: "Messages" }).click();
  await page.getByRole("link", { name: "Answered" }).click();
  await expect(page.getByText(/^Answered by Anaya, /)).toBeVisible();

  await other.getByRole("link", { name: "All messages" }).click();
  await expect(other.getByText("You have been signed out.")).toBeVisible();
  await other.getByLabel("Your name").fill("Anaya");
  await unlockWith(other, "Your six words", words);
  await expect(other.getByRole("alert")).toHaveText("There is nobody of this name.");
  await other.context().close();
});

test("whoever has lost the passphrase comes in with a sheet, and makes a new one", async ({
  page,
  inbox,
  practice,
}) => {
  await inbox.visitor.write({ name: "Kabir Anand" });
  await page.goto(`${inbox.origin}/inbox`);
  await page.getByRole("button", { name: "Passphrase lost? Use a recovery sheet" }).click();
  await unlockWith(page, "What stands on the sheet", "ABCD");
  await expect(page.getByRole("alert")).toContainText("‘B’ does not occur on a sheet.");
  expect(await faultsFor(page)).toEqual([]);
  const sheet = writeSheet(practice.secondSheet.privateKey).join(" ");
  await unlockWith(page, "What stands on the sheet", sheet);
  await expect(page.getByRole("link", { name: "Kabir Anand" })).toBeVisible();
  await page.getByRole("link", { name: "People" }).first().click();
  await page.getByRole("button", { name: "New passphrase for Meera" }).click();
  const words = (await page.locator(".paper-words").textContent()) ?? "";
  await page.getByRole("button", { name: "They are on paper" }).click();
  await expect(page.getByRole("button", { name: "Seal old messages anew" })).toBeVisible();
  await page.getByRole("button", { name: "Lock" }).click();

  await page.getByLabel("Your name").fill(meera.name);
  await unlockWith(page, "Your six words", meera.words);
  await expect(page.getByRole("alert")).toContainText("These are not the words");
  await unlockWith(page, "Your six words", words.replace(/ \w+$/, ""));
  await expect(page.getByRole("alert")).toContainText("Here, the number is 5.");
  await page.getByRole("button", { name: "Show the words" }).click();
  await expect(page.getByLabel("Your six words")).toHaveAttribute("type", "text");
  await unlockWith(page, "Your six words", words);
  await page.getByRole("link", { name: "Messages" }).click();
  await expect(page.getByRole("link", { name: "Kabir Anand" })).toBeVisible();
});

test("two new sheets count once they are on paper, and the old ones no longer", async ({
  page,
  practice,
  openInbox,
}) => {
  await openInbox("#people");
  await page.getByRole("button", { name: "Make two new sheets" }).click();
  const second = page.getByLabel("Recovery sheet 2", { exact: true }).getByRole("listitem").first();
  await expect(second).toBeVisible();
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
  await expect(page.getByText("You are signed out everywhere.")).toBeVisible();

  await page.getByRole("button", { name: "Passphrase lost? Use a recovery sheet" }).click();
  await unlockWith(page, "What stands on the sheet", practice.sheet.privateKey);
  await expect(page.getByRole("alert")).toContainText("This sheet does not open the inbox.");
  await unlockWith(page, "What stands on the sheet", groups.join(""));
  await expect(page.getByText("You came in with a recovery sheet.")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("People");
});

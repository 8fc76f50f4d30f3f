import { expect } from "@playwright/test";
import { faultsFor, test, unlock } from "./practice";

test("a practice sets up its inbox, and then forms deliver", { tag: "@at-length" }, async ({
  page,
  inbox,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const next = async (button: string, title: string) => {
    expect(await faultsFor(page)).toEqual([]);
    await page.getByRole("button", { name: button }).click();
    await expect(heading).toHaveText(title);
  };
  expect((await inbox.visitor.write()).status).toBe(503);

  await page.goto(`${inbox.origin}/inbox`);
  await page.getByLabel("Code").fill("AAAA-AAAA-AAAA");
  await page.getByRole("button", { name: "Begin" }).click();
  await expect(page.getByRole("alert")).toHaveText("This isn’t the code that the server printed.");
  await page.getByLabel("Code").fill(inbox.setupCode?.toLowerCase().replaceAll("-", " ") ?? "");
  await next("Begin", "Who are you?");

  await page.getByLabel("Your name").fill("Meher");
  await next("Make the keys", "Three papers, shown only once");
  const words = await page.locator(".paper-words").textContent();
  const sheet = await page.getByLabel("Recovery sheet 2").getByRole("list").textContent();
  const fingerprint = await page
    .getByLabel("Passphrase of Meher")
    .locator(".fingerprint")
    .innerText();
  expect(words).toMatch(/^(\w+ ){5}\w+$/);

  // The page is closed and opened again: the papers are all that is needed to go on.
  await page.reload();
  await expect(heading).toHaveText("Do you have the papers?");
  await next("Carry on with the papers", "A test message");
  await next("Send the test message", "Open it with your six words");

  await page.getByLabel("Your six words").fill("six words that are not them");
  await page.getByRole("button", { name: "Open the message" }).click();
  await expect(page.getByRole("alert")).toContainText("These aren’t the six words.");
  await page.getByLabel("Your six words").fill(words ?? "");
  await next("Open the message", "Open it again, with a recovery sheet");
  expect((await inbox.visitor.write()).status).toBe(503);

  await page.getByLabel("Code on the sheet").fill(sheet?.toLowerCase() ?? "");
  await next("Open the message", "Last, an e-mail when somebody writes");
  await expect(page.getByText("E-mail alerts aren’t set up on the server")).toBeVisible();
  expect((await inbox.visitor.write()).status).toBe(503);
  await next("Go on without e-mail, and look in often", "No messages waiting");
  await expect(page.getByText("Everyone who wrote has an answer.")).toBeVisible();
  expect(await faultsFor(page)).toEqual([]);
  expect((await inbox.visitor.write()).status).toBe(201);

  await page.getByRole("link", { name: "People" }).click();
  await expect(page.getByText(fingerprint)).toBeVisible();
  await page.getByRole("link", { name: "Messages" }).click();
  await page.getByRole("button", { name: "Lock", exact: true }).click();
  await unlock(page, { name: "meher", words: words ?? "" });
  await expect(heading).toHaveText("1 message waiting");
  await expect(page.getByRole("link", { name: "Asha Rao" })).toBeVisible();
});

import { expect } from "@playwright/test";
import { copyMessage } from "../../../inbox/testing/many-messages";
import { messagesOn, test } from "../practice";

// The test writes into the database's file.
test.use({ database: "SQLite" });

test("with 500 messages, the first page is there at once, and all are looked through @chromium", async ({
  page,
  inbox,
  openInbox,
}) => {
  await inbox.visitor.write({ name: "Kabir Anand" });
  copyMessage(inbox.databaseFile, 500);
  const asked: string[] = [];
  const opened: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith("/messages")) asked.push(search);
    if (pathname.endsWith("/open")) opened.push(...request.postDataJSON().ids);
  });
  await openInbox();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("500 messages waiting");
  await expect(page.getByRole("link", { name: "Kabir Anand" }).first()).toBeVisible();
  await expect(messagesOn(page)).toHaveCount(30);
  await expect.poll(() => opened.length).toBe(500);
  const pages = asked.filter((query) => query.startsWith("?state=new%2Cprogress"));
  expect(pages).toHaveLength(3);
  expect(new Set(opened).size).toBe(500);

  await page.getByRole("button", { name: "Show more" }).click();
  await expect(messagesOn(page)).toHaveCount(60);
});

test("the first page opens while thousands of other messages load", async ({
  page,
  inbox,
  openInbox,
}) => {
  await inbox.visitor.write({ name: "Kabir Anand" });
  copyMessage(inbox.databaseFile, 10_000);
  const first = page.getByRole("link", { name: "Kabir Anand" }).first();
  let release = () => {};
  const isSeen = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Holds back all later pages of the list until the first is readable.
  await page.route(/\/messages\?.*after=\d/, async (route) => {
    await isSeen;
    await route.continue();
  });
  await openInbox();
  await expect(first).toBeVisible();
  await expect(messagesOn(page)).toHaveCount(30);
  await first.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kabir Anand");
  release();
  await page.unrouteAll({ behavior: "wait" });
});

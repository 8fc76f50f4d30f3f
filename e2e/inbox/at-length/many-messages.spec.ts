import { expect } from "@playwright/test";
import { copyMessage } from "../../../inbox/testing/many-messages";
import { messagesOn, test } from "../practice";

// Whose file can be written into.
test.use({ database: "SQLite" });

test("with 10,000 messages, the list asks for no more than its first page @chromium", async ({
  page,
  inbox,
  openInbox,
}) => {
  await inbox.visitor.write({ name: "Kabir Anand" });
  copyMessage(inbox.databaseFile, 10_000);
  const asked: string[] = [];
  const opened: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith("/messages")) asked.push(search);
    if (pathname.endsWith("/open")) opened.push(...request.postDataJSON().ids);
  });
  await openInbox();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("10,000 are waiting");
  await expect(page.getByRole("link", { name: "Kabir Anand" }).first()).toBeVisible();
  // What is on the screen comes first; then danger is looked for, in the oldest and the newest.
  await expect(page.getByText("in the 100 messages that are opened so far")).toBeAttached();
  expect(asked).toEqual(["?state=new", "?state=new&order=newest"]);
  expect(opened).toHaveLength(100);
  expect(new Set(opened).size).toBe(100);

  await page.getByRole("button", { name: "Show more" }).click();
  await expect(messagesOn(page)).toHaveCount(100);
});

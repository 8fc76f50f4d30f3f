import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { test } from "../practice";

test("a message full of markup and script is shown as text", async ({ page, inbox, openInbox }) => {
  const markup =
    '</p><script>alert(1)</script><img src=x onerror="alert(2)"><a href="javascript:alert(3)">x';
  const name = "<b>Kabir</b> {{constructor}}";
  await inbox.visitor.write({ name, message: markup, phone: "+(0)" });
  page.on("dialog", () => expect("a dialog").toBe("none"));
  await openInbox();
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText(markup)).toBeVisible();
  await expect(page.getByRole("article").getByRole("img")).toHaveCount(0);
});

test("an unknown id shows an error", async ({ page, inbox, openInbox }) => {
  await openInbox(`#${randomUUID()}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This message is no longer here.",
  );
  await page.goto(`${inbox.origin}/inbox#../../state`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No messages waiting");
});

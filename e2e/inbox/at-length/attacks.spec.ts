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

test("a page of another origin gets nothing from a browser that is signed in", async ({
  page,
  inbox,
  openInbox,
  context,
}) => {
  const id = randomUUID();
  await inbox.visitor.write({ name: "Kabir Anand" }, id);
  await openInbox();

  const other = await context.newPage();
  const action = `${inbox.origin}/inbox/api/sessions/end`;
  await other.route("http://other.example/", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<form method="post" enctype="text/plain" action="${action}"><button>Win</button></form>`,
    }),
  );
  await other.goto("http://other.example/");
  const answers = await other.evaluate(
    ([origin, message]) => {
      const ask = (path: string, init?: RequestInit) =>
        fetch(`${origin}/inbox/api${path}`, { credentials: "include", ...init }).then(
          ({ status }) => status,
          () => "nothing",
        );
      return Promise.all([
        ask("/messages"),
        ask(`/messages/${message}`, { method: "DELETE" }),
        ask("/sessions/end", { method: "POST", mode: "no-cors", body: "{}" }),
      ]);
    },
    [inbox.origin, id],
  );
  expect(answers).toEqual(["nothing", "nothing", "nothing"]);
  await other.getByRole("button", { name: "Win" }).click();
  await expect(other.getByText("This was not asked from our own pages.")).toBeVisible();

  await page.getByRole("link", { name: "Kabir Anand" }).click();
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect(page.getByRole("heading", { name: "Answered by M" })).toBeVisible();
});

test("an id that nobody has leads nowhere, and says so", async ({ page, inbox, openInbox }) => {
  await openInbox(`#${randomUUID()}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "This message is not there any more.",
  );
  await page.goto(`${inbox.origin}/inbox#../../state`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nobody is waiting");
});

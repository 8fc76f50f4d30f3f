import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { sessionRequest } from "../../app/forms/testing-answers";
import { axeFindings } from "../checks/axe";
import { reflowFindings } from "../checks/layout";
import { requestWords } from "../facts";
import { faultsFor, messagesOn, test, unlock } from "./practice";

test("a session request is read, answered with a sealed note, and found again", async ({
  page,
  inbox,
  practice,
  openInbox,
}) => {
  const id = randomUUID();
  await inbox.visitor.sendJson("/appointments", { id, values: sessionRequest });
  await inbox.visitor.write({ name: "Kabir Anand" });
  await openInbox();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 are waiting");
  await expect(messagesOn(page)).toHaveText([/Asha Rao/, /Kabir Anand/]);
  expect(await faultsFor(page)).toEqual([]);

  await page.getByRole("link", { name: "Asha Rao" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Asha Rao");
  await expect(page.getByRole("link", { name: "Call" })).toHaveAttribute(
    "href",
    "tel:+919876543210",
  );
  const mail = page.getByRole("link", { name: "E-mail" });
  await expect(mail).toHaveAttribute("href", "mailto:asha@example.org");
  await expect(page.getByText("Towards evening, 4 to 6")).toBeVisible();
  await expect(page.getByText("Ravi Rao")).toBeHidden();
  await page.getByRole("heading", { name: requestWords.sections.emergency.title }).click();
  await expect(page.getByText("Ravi Rao")).toBeVisible();
  expect(await faultsFor(page)).toEqual([]);

  await page.getByLabel("Note").fill("Called back, Tuesday at ten.");
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect(page.getByRole("heading", { name: "Answered by M" })).toBeVisible();
  await page.getByRole("link", { name: "All messages" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("One person is waiting");
  await page.getByRole("link", { name: "Answered" }).click();
  await expect(page.getByText("Answered by M")).toBeVisible();

  await page.getByLabel("Search in what is opened").fill("tuesday AT ten");
  await expect(page.getByText("1 found in the 2 messages opened so far")).toBeVisible();
  await expect(page.getByRole("link", { name: "Asha Rao" })).toBeVisible();

  const opened = await practice.staff.call("POST", "/messages/open", { ids: [id] });
  expect(atob(opened.json.messages[0].note)).not.toContain("Tuesday");
});

test("staff are told of a disk that fills up, and of visitors who count as one", async ({
  page,
  openInbox,
}) => {
  await page.route("**/inbox/api/status", async (route) => {
    const status = await (await route.fetch()).json();
    await route.fulfill({ json: { ...status, isDiskNearlyFull: true, isProxyUnnamed: true } });
  });
  await openInbox();
  const lines = page.getByRole("list", { name: "About the server" });
  await expect(lines).toContainText("disk is nearly full");
  await expect(lines).toContainText("All visitors count as one");
  expect(await faultsFor(page)).toEqual([]);
});

test("spam is brought back, and deleting can be undone", async ({ page, inbox, openInbox }) => {
  await inbox.visitor.write({ name: "Kabir Anand" });
  await openInbox();
  await page.getByRole("link", { name: "Kabir Anand" }).click();
  await page.getByRole("button", { name: "Put aside as spam" }).click();
  await page.getByRole("button", { name: "Not spam: put back" }).click();
  await expect(page.getByRole("button", { name: "Put aside as spam" })).toBeVisible();

  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nobody is waiting");
  expect(await faultsFor(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kabir Anand");
});

test("whoever may be in danger comes first", async ({ page, inbox, openInbox }) => {
  await inbox.visitor.write({ name: "Kabir Anand" });
  await inbox.visitor.write({ name: "Rohan", message: "I want to end my life." });
  await openInbox();
  await expect(messagesOn(page)).toHaveText([/Rohan.*May be in danger/, /Kabir Anand/]);
  await page.getByRole("link", { name: "Rohan" }).click();
  const danger = page.getByRole("region", { name: "This person may be in danger" });
  await expect(danger).toContainText("Ring the person before you do anything else.");
  await expect(danger.getByRole("link", { name: "112" })).toBeVisible();
  expect(await faultsFor(page)).toEqual([]);
});

test("a new message comes up, and its notification leads to it", async ({
  page,
  inbox,
  openInbox,
}) => {
  const id = randomUUID();
  await page.addInitScript(() => {
    navigator.setAppBadge = async (count) => {
      document.documentElement.dataset.badge = String(count);
    };
  });
  await page.clock.install();
  await openInbox();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nobody is waiting");
  await inbox.visitor.write({ name: "Kabir Anand" }, id);
  await page.clock.runFor("00:20");
  await expect(page.getByRole("link", { name: "Kabir Anand" })).toBeVisible();
  await expect(page.locator("[data-badge='1']")).toBeAttached();

  await page.goto("about:blank");
  await openInbox(`#${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kabir Anand");
});

test("ten idle minutes lock the inbox, which keeps nothing", async ({ page, inbox, openInbox }) => {
  await inbox.visitor.write({ name: "Kabir Anand" });
  await page.clock.install();
  await openInbox();
  await page.getByRole("link", { name: "Kabir Anand" }).click();
  await page.clock.runFor("09:50");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kabir Anand");
  await page.clock.runFor("00:20");
  await expect(page.getByRole("button", { name: "Unlock" })).toBeVisible();
  await expect(page.getByText("nobody used it for ten minutes")).toBeVisible();
  await expect(page.getByText("Kabir")).toHaveCount(0);
  await expect(page).toHaveTitle("Inbox");
  const kept = await page.evaluate(async () => ({
    stored: localStorage.length + sessionStorage.length,
    databases: (await indexedDB.databases?.())?.length ?? 0,
    caches: (await caches.keys()).length,
    history: JSON.stringify(history.state),
    cookies: document.cookie,
  }));
  expect(kept).toEqual({ stored: 0, databases: 0, caches: 0, history: "null", cookies: "" });
  expect(await faultsFor(page)).toEqual([]);
});

test("a part that does not arrive says so, and the others stay open", async ({
  page,
  openInbox,
}) => {
  await openInbox();
  await page.route("**/people-page*", (route) => route.abort());
  await page.getByRole("link", { name: "People" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something on this page broke");
  expect(await faultsFor(page)).toEqual([]);
  await page.getByRole("link", { name: "Messages" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nobody is waiting");
  await page.getByRole("link", { name: "People" }).click();
  await page.getByRole("button", { name: "Open again" }).click();
  await expect(page.getByRole("button", { name: "Unlock" })).toBeVisible();
});

test("everything can be taken out as a file @download @at-length", async ({
  page,
  inbox,
  openInbox,
}) => {
  await inbox.visitor.write({ name: "Kabir Anand" });
  await openInbox();
  await page.getByRole("link", { name: "Records" }).click();
  expect(await faultsFor(page)).toEqual([]);
  const take = async (name: RegExp) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    return readFile(await (await download).path(), "utf8");
  };
  expect(JSON.parse(await take(/JSON/))).toMatchObject([{ values: { name: "Kabir Anand" } }]);
  expect(await take(/CSV/)).toContain('"Kabir Anand"');
  await page.reload();
  await unlock(page);
  await expect(page.getByRole("cell", { name: "Meera" }).first()).toBeVisible();
});

test("everything fits a phone of 320 px, by day and by night @at-length", async ({
  page,
  inbox,
  openInbox,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const check = async () => {
    expect(await reflowFindings(page)).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await axeFindings(page, "colours")).toEqual([]);
    }
  };
  const message = `I want to end my life. ${"Wordwithoutend".repeat(20)}`;
  await inbox.visitor.write({ name: "Ishita Bhattacharya-Ramachandran", message });
  await page.goto(`${inbox.origin}/inbox`);
  await check();
  await openInbox();
  await expect(page.getByText("May be in danger")).toBeVisible();
  await check();
  const sheets = page.getByRole("button", { name: "Make two new sheets" });
  for (const [link, there] of [
    ["Ishita", page.getByRole("button", { name: "Delete" })],
    ["Records", page.getByRole("cell", { name: "Meera" }).first()],
    ["People", sheets],
  ] as const) {
    await page.getByRole("link", { name: link }).click();
    await expect(there).toBeVisible();
    await check();
  }
  await sheets.click();
  await expect(page.getByRole("button", { name: "Both are on paper" })).toBeVisible();
  await check();
});

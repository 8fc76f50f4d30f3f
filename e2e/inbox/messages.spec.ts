import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { contactMessage } from "../../app/forms/testing-answers";
import { encrypt } from "../../inbox/keys/encrypt";
import { makePracticeKey, writeRing } from "../../inbox/keys/practice-key";
import { signAs } from "../../inbox/keys/signature";
import { base64 } from "../../inbox/testing/staff";
import { faultsFor, messagesOn, test, unlock } from "./practice";

test("warns staff of a disk that fills up", {
  tag: "@at-length",
}, async ({ page, openInbox }) => {
  await page.route("**/inbox/api/status", async (route) => {
    const status = await (await route.fetch()).json();
    await route.fulfill({ json: { ...status, serverProblems: ["The disk is nearly full."] } });
  });
  await openInbox();
  await expect(page.getByText(/^E-mail alerts don’t work, so look in often\./)).toBeVisible();
  await page.getByRole("link", { name: "Records (2)" }).click();
  const lines = page.getByRole("list", { name: "About the server" });
  await expect(lines).toContainText("disk is nearly full");
  expect(await faultsFor(page)).toEqual([]);
});

test("a new message appears, and its notification opens it", async ({ page, inbox, openInbox }) => {
  const id = randomUUID();
  await page.addInitScript(() => {
    navigator.setAppBadge = async (count) => {
      document.documentElement.dataset.badge = String(count);
    };
  });
  await page.clock.install();
  await openInbox();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No messages waiting");
  await inbox.visitor.write({ name: "Kabir Anand" }, id);
  await page.clock.runFor("00:20");
  await expect(page.getByRole("link", { name: "Kabir Anand" })).toBeVisible();
  await expect(page.locator("[data-badge='1']")).toBeAttached();

  await page.goto("about:blank");
  await openInbox(`#${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kabir Anand");
});

test("a phrase of danger is shown with what to do, which any message has a press away", async ({
  page,
  inbox,
  openInbox,
}) => {
  await inbox.visitor.write({ name: "Kabir Anand" });
  await inbox.visitor.write({
    name: "Rohan",
    email: "rohan@example.org",
    phone: "",
    message: "I want to END my  life, said the old well.",
  });
  await openInbox();
  await expect(messagesOn(page)).toHaveText([
    /Rohan.*Contains: the old well, end my life/,
    /^(?!.*Contains).*Kabir Anand/,
  ]);
  await expect(page).toHaveTitle("1 urgent (2) Inbox");
  expect(await faultsFor(page)).toEqual([]);
  const firstStep = page.getByText("Ring the person before you do anything else");
  const onlyMail = page.getByText("Write at once, as there is no number");
  await page.getByRole("link", { name: "Rohan" }).click();
  const danger = page.getByRole("region", { name: "Contains: the old well, end my life" });
  await expect(danger.getByRole("link", { name: /^E-mail / })).toBeVisible();
  await expect(onlyMail).toBeVisible();
  expect(await faultsFor(page)).toEqual([]);
  await page.goBack();
  await page.getByRole("link", { name: "Kabir Anand" }).click();
  await expect(firstStep).toBeHidden();
  await page.getByText("In danger? What to do").click();
  await expect(firstStep).toBeVisible();
  expect(await faultsFor(page)).toEqual([]);
});

test("a message unopened for four hours is red until it is opened", {
  tag: "@at-length",
}, async ({ page, inbox, openInbox }) => {
  await inbox.visitor.write({ name: "Kabir Anand" });
  const hourMs = 60 * 60 * 1000;
  let hours = 3;
  await page.route("**/inbox/api/status", async (route) => {
    const status = await (await route.fetch()).json();
    await route.fulfill({ json: { ...status, now: status.now + hours * hourMs } });
  });
  await page.clock.install();
  await openInbox();
  await expect(page.getByRole("link", { name: "Kabir Anand" })).toBeVisible();
  const line = page.getByText("Not opened for 5 hours");
  await expect(line).toBeHidden();
  hours = 5;
  // A request may be under way whose response has the earlier time.
  await expect(async () => {
    await page.clock.runFor("00:20");
    await expect(line).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await faultsFor(page)).toEqual([]);

  const opened = page.waitForResponse("**/messages/*/opened");
  await page.getByRole("link", { name: "Kabir Anand" }).click();
  await opened;
  await page.goBack();
  await expect(page.getByRole("link", { name: "Kabir Anand" })).toBeVisible();
  await expect(line).toBeHidden();
});

test("possible spam counts through search, export and a look at the list, until it is opened @download", {
  tag: "@at-length",
}, async ({ page, inbox, openInbox }) => {
  const values = { ...contactMessage, name: "Kabir Anand" };
  const body = { id: randomUUID(), values, website: "https://example.org" };
  await inbox.visitor.sendByScript("/contact", body);
  await openInbox();
  const unopened = page.getByText("1 possible spam, not opened yet.");
  await expect(unopened).toBeVisible();
  await page.getByRole("searchbox").fill("Kabir");
  await page.getByRole("button", { name: "Search older messages, too" }).click();
  await expect(page.getByRole("link", { name: "Kabir Anand" })).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await page.getByRole("link", { name: "Records", exact: true }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /CSV/ }).click();
  await download;
  await page.reload();
  await unlock(page);
  await page.getByRole("link", { name: "Messages" }).click();
  await page.getByRole("link", { name: "Look now" }).click();
  await expect(page.getByRole("link", { name: "Kabir Anand" })).toBeVisible();
  await page.getByRole("link", { name: "Messages" }).click();
  await expect(unopened).toBeVisible();

  const opened = page.waitForResponse("**/messages/*/opened");
  await page.getByRole("link", { name: "Look now" }).click();
  await page.getByRole("link", { name: "Kabir Anand" }).click();
  await opened;
  await page.getByRole("link", { name: "Messages", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No messages waiting");
});

test("locks after ten idle minutes and keeps no message", async ({ page, inbox, openInbox }) => {
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
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: (await indexedDB.databases?.())?.length ?? 0,
    caches: (await caches.keys()).length,
    history: JSON.stringify(history.state),
    cookies: document.cookie,
  }));
  // The list of people is loaded, but no message is opened.
  expect(kept).toEqual({
    stored: ["inbox rings"],
    databases: 0,
    caches: 0,
    history: "null",
    cookies: "",
  });
  expect(await faultsFor(page)).toEqual([]);
});

test("a forgotten tab locks itself, and leaves the other tab alone @at-length", async ({
  page,
  context,
  inbox,
  openInbox,
}) => {
  await inbox.visitor.write({ name: "Kabir Anand" });
  const forgotten = await context.newPage();
  await forgotten.goto(`${inbox.origin}/inbox`);
  await openInbox();
  await unlock(forgotten);
  // Playwright's clock would run in both tabs.
  await forgotten.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() + 11 * 60 * 1000;
  });
  await expect(forgotten.getByText("nobody used it for ten minutes")).toBeVisible();
  await forgotten.close();
  await page.getByRole("link", { name: "Kabir Anand" }).click();
  await page.getByRole("button", { name: "I have this one" }).click();
  await expect(page.getByText(/^In progress: Meera, /)).toBeVisible();
});

test("two people see at once what the other does, and nothing is overwritten", async ({
  page,
  inbox,
  practice,
  openInbox,
}) => {
  const id = randomUUID();
  await inbox.visitor.write({ name: "Kabir Anand" }, id);
  await page.clock.install();
  await openInbox(`#${id}`);
  const notes = page.getByRole("region", { name: "Notes" });
  const { staff, practice: key, me } = practice;
  const ring = (await staff.rings()).at(-1)?.hash;
  const note = async (text: string) => {
    const content = { message: id, by: me.id, at: Date.now(), text, ring };
    const signature = signAs(me.privateKey, "note", JSON.stringify(content));
    const file = await encrypt(JSON.stringify({ ...content, signature }), key.publicKey);
    return { keyId: key.id, encrypted: base64(file) };
  };
  await page.getByLabel("Note", { exact: true }).fill("I am calling now.");
  // The other is a moment faster, when this page has already asked.
  const faster = { version: 1, state: "answered", note: await note("Called already.") };
  await page.route(`**/messages/${id}`, async (route) => {
    if (route.request().method() === "PATCH") await staff.call("PATCH", `/messages/${id}`, faster);
    await route.continue();
  });
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "has changed this message or added a note since",
  );
  await page.unrouteAll({ behavior: "wait" });
  await expect(notes).toContainText("Called already.");
  await expect(page.getByLabel("Note", { exact: true })).toHaveValue("I am calling now.");
  await page.getByRole("button", { name: "Save the note only" }).click();
  await expect(notes.getByRole("listitem")).toHaveCount(2);

  // A note that arrives while the page is idle.
  await staff.call("POST", `/messages/${id}/notes`, await note("Rang again."));
  await page.clock.runFor("00:20");
  await expect(notes).toContainText("Rang again.");
});

test("an undo leaves alone what a colleague has done since, and says so @at-length", async ({
  page,
  inbox,
  practice: { staff },
  openInbox,
}) => {
  const id = randomUUID();
  await inbox.visitor.write({ name: "Kabir Anand" }, id);
  await openInbox(`#${id}`);
  await page.getByRole("button", { name: "Put aside" }).click();
  await expect(page.getByText("Put aside: Kabir Anand.")).toBeVisible();
  await staff.call("PATCH", `/messages/${id}`, { version: 2, state: "answered" });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Not undone. A colleague has changed this message")).toBeVisible();
  await expect(page.getByText(/^Answered by Meera/)).toBeVisible();
});

test("an urgent message is heard, if somebody wants to, and in the tab @at-length", async ({
  page,
  inbox,
  openInbox,
}) => {
  await page.addInitScript(() => {
    window.AudioContext = class {
      destination = {};
      currentTime = 0;
      close = async () => undefined;
    } as never;
    window.OscillatorNode = class {
      connect = () => undefined;
      stop = () => undefined;
      start() {
        const { dataset } = document.documentElement;
        dataset.tones = String(Number(dataset.tones ?? 0) + 1);
      }
    } as never;
  });
  const tones = () => page.evaluate(() => Number(document.documentElement.dataset.tones ?? 0));
  const danger = { message: "I want to end my life." };
  await page.clock.install();
  await inbox.visitor.write({ name: "Rohan", ...danger });
  await openInbox();
  await expect(page).toHaveTitle("1 urgent (1) Inbox");
  const later = async (name: string, values: object, title: string) => {
    await inbox.visitor.write({ name, email: `${name}@example.org`, phone: "", ...values });
    await page.clock.runFor("00:20");
    await expect(page).toHaveTitle(title);
  };
  await later("Mina", danger, "2 urgent (2) Inbox");
  expect(await tones()).toBe(0);

  await page.getByRole("button", { name: "Sound off for urgent messages" }).click();
  expect(await tones()).toBe(1);
  await later("Kabir", {}, "2 urgent (3) Inbox");
  expect(await tones()).toBe(1);
  await later("Zoya", danger, "3 urgent (4) Inbox");
  expect(await tones()).toBe(2);
});

test("a message of somebody who also wrote an urgent one says so, on the screen and on paper @at-length", async ({
  page,
  inbox,
  openInbox,
}) => {
  await inbox.visitor.write({ name: "Kabir", email: "kabir@example.org", phone: "98111 22233" });
  const email = "rohan@example.org";
  await inbox.visitor.write({ name: "Rohan", email, message: "I want to end my life." });
  await inbox.visitor.write({ name: "R.", email, message: "Forget it, I am fine now." });
  await openInbox();
  await expect(messagesOn(page)).toHaveText([
    /Rohan.*Contains: end my life/,
    /R\..*Also wrote: end my life/,
    /Kabir/,
  ]);
  await page.getByRole("link", { name: "R.", exact: true }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Also wrote: end my life" })).toBeVisible();
  await expect(page.getByText("If a life is at risk: 112")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
});

test("an open page goes on with a new key that somebody else has made @at-length", async ({
  page,
  inbox,
  practice,
  openInbox,
}) => {
  await page.clock.install();
  await openInbox();
  const { staff, me: by, practice: key, holders } = practice;
  const next = await makePracticeKey();
  const change = async (...keys: (typeof key)[]) => {
    const before = (await staff.rings()).at(-1);
    const ring = await writeRing({ before, by, holders, keys, made: [] });
    await staff.call("PUT", "/key-ring", ring);
  };
  await change(key, next);
  await inbox.visitor.write({ name: "Rohan", message: "I want to end my life." });
  await page.clock.runFor("00:20");
  await expect(messagesOn(page)).toHaveText([/Rohan.*Contains: end my life/]);
  await page.getByRole("link", { name: "People (1)" }).click();
  await expect(page.getByText("The practice has a new key: Meera")).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Rohan" }).click();

  // The key changes between reading and writing: the note is encrypted to the newer one.
  await change(key, next, await makePracticeKey());
  await page.getByLabel("Note", { exact: true }).fill("Rang at once.");
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await page.getByRole("link", { name: "All messages" }).click();
  await page.getByRole("link", { name: "Answered" }).click();
  await page.getByRole("link", { name: "Rohan" }).click();
  await expect(page.getByRole("region", { name: "Notes" })).toContainText("Rang at once.");
});

test("reports that the server is gone, and that it is back", { tag: "@at-length" }, async ({
  page,
  inbox,
  openInbox,
}) => {
  await page.clock.install();
  await openInbox();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No messages waiting");
  await page.route("**/inbox/api/**", (route) => route.abort());
  await page.clock.runFor("00:20");
  await expect(page.getByText(/^No connection since \d\d:\d\d\./)).toBeVisible();
  await inbox.visitor.write({ name: "Kabir Anand" });
  await page.unroute("**/inbox/api/**");
  await page.clock.runFor("00:20");
  await expect(page.getByText("Connected again.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Kabir Anand" })).toBeVisible();
});

test("a part that fails to load shows an error, and the others stay open", {
  tag: "@at-length",
}, async ({ page, openInbox }) => {
  await openInbox();
  await page.route("**/people-page*", (route) => route.abort());
  await page.getByRole("link", { name: "People" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something on this page broke");
  expect(await faultsFor(page)).toEqual([]);
  await page.getByRole("link", { name: "Messages" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No messages waiting");
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
  await page.getByRole("link", { name: "Records", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await faultsFor(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain('"Kabir Anand"');
  await page.reload();
  await unlock(page);
  await expect(page.getByRole("cell", { name: "Meera" }).first()).toBeVisible();
});

test("everything of one person is found, taken out and deleted, with a minute to undo @download @at-length", async ({
  page,
  inbox,
  openInbox,
}) => {
  const { visitor } = inbox;
  const meher = { name: "Meher Sethi", email: "meher@example.org", phone: "98111 22233" };
  await visitor.write({ ...meher, message: "The first." });
  await visitor.write({ ...meher, email: "other@example.org", message: "By another address." });
  await visitor.write({ ...meher, phone: "", message: "By another number." });
  await visitor.write({ message: "My friend Meher Sethi told me of you." });
  for (let number = 1; number <= 46; number += 1) {
    await visitor.write({ email: `p${number}@example.org`, phone: "" });
  }
  await openInbox("#person");
  await page.getByRole("button", { name: "Find messages" }).click();
  await expect(page.getByRole("alert")).toContainText("Please enter a name");
  await page.getByLabel("Name").fill("meher sethi");
  await page.getByLabel("E-mail").fill("MEHER@example.org");
  await page.getByLabel("Phone").fill("+91 98111-22233");
  await page.getByRole("button", { name: "Find messages" }).click();
  const theirs = page.getByRole("region", { name: "Theirs: 3" });
  const perhaps = page.getByRole("region", { name: "Perhaps: 1" });
  await expect(theirs.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await expect(perhaps.getByRole("checkbox", { checked: false })).toHaveCount(1);
  expect(await faultsFor(page)).toEqual([]);

  // Back from a message returns to the search results.
  await perhaps.getByRole("link").click();
  await expect(page.getByText("My friend Meher Sethi told me of you.")).toBeVisible();
  await page.goBack();
  await expect(theirs).toBeVisible();

  await theirs.getByRole("link").first().click();
  await page.getByLabel("Note", { exact: true }).fill("Half a note");
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith("note ")));
  await expect.poll(drafts).toHaveLength(1);
  await page.goBack();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Take out as a file" }).click();
  const taken = await readFile(await (await download).path(), "utf8");
  expect(taken.match(/The first\.|By another \w+\.|My friend/g)).toEqual([
    "The first.",
    "By another address.",
    "By another number.",
  ]);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("By another number.").last()).toBeVisible();
  await expect(page.getByText("My friend")).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  const undo = page.getByRole("button", { name: "Undo" });
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Deleted: 3 messages.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Theirs: 0" })).toBeVisible();
  await undo.click();
  await expect(theirs).toBeVisible();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Deleted: 3 messages.")).toBeVisible();
  await page.getByRole("link", { name: "Records", exact: true }).first().click();
  await expect(page.getByRole("cell", { name: "Exported: 3" })).toBeVisible();
  await expect(page.getByRole("cell", { name: /^Deleted: [36]$/ }).first()).toBeVisible();
  await expect(page.getByRole("cell", { name: /Meher/ })).toHaveCount(0);
  await page.getByRole("link", { name: "Messages" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("47 messages waiting");
  await page.reload();
  await unlock(page);
  await expect.poll(drafts).toEqual([]);
});

test("a search for one person can be stopped, and says how far it came @at-length", async ({
  page,
  inbox,
  openInbox,
}) => {
  for (let number = 1; number <= 26; number += 1) await inbox.visitor.write({ name: "Meher" });
  let release = () => {};
  const isStopped = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/messages/open", async (route) => {
    await isStopped;
    await route.continue();
  });
  await openInbox("#person");
  await page.getByLabel("Name").fill("Meher");
  await page.getByRole("button", { name: "Find messages" }).click();
  await expect(page.getByText("0 of 26 messages looked through")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  release();
  await expect(page.getByText("Only 25 of 26 messages were looked through.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Perhaps: 25" })).toBeVisible();
});

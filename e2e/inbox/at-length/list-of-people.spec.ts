import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { encrypt } from "../../../inbox/keys/encrypt";
import { makeKeyPair } from "../../../inbox/keys/lock";
import { makePracticeKey } from "../../../inbox/keys/practice-key";
import { fingerprintOfRing, type LinkedRing } from "../../../inbox/keys/ring";
import { signAs } from "../../../inbox/keys/signature";
import { base64, createStaff, newKeys } from "../../../inbox/testing/staff";
import { writeIntoDatabase } from "../../../inbox/testing/write-into-database";
import { addPerson, change, faultsFor, meera, messagesOn, put, test, unlock } from "../practice";

// The test writes into the database's file.
test.use({ database: "SQLite" });

const asha = { name: "Asha", words: meera.words };

/** Types the passphrase, which may be refused. */
async function tryToUnlock(page: Page, { name, words } = meera) {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Your six words").fill(words);
  await page.getByRole("button", { name: "Unlock", exact: true }).click();
}

const refusal = /doesn’t continue the one that you or this device knew/;

test("an all-new list opens nothing, on a device that was used before and on a new one", async ({
  page,
  inbox,
  practice,
  openInbox,
  browser,
}) => {
  await openInbox();
  const [sheet, second] = [await makeKeyPair(), await makeKeyPair()];
  // The forged list is encrypted to Meera's own key, so that her browser can open everything in it.
  const forged = await newKeys(practice.person, [sheet, second], await makePracticeKey());
  const thief = await makeKeyPair();
  const signature = signAs(thief.privateKey, "ring", forged.signed.ring);
  const body = { rings: [{ ...forged.signed, signature }], seen: null };
  for (const context of [page.context(), await browser.newContext()]) {
    const other = await context.newPage();
    await other.route("**/api/key-ring", (route) => route.fulfill({ json: body }));
    await other.goto(`${inbox.origin}/inbox`);
    await tryToUnlock(other);
    await expect(other.getByText(refusal)).toBeVisible();
    await expect(other.getByRole("button", { name: "Lock", exact: true })).toBeHidden();
    expect(await faultsFor(other)).toEqual([]);
    await other.close();
  }
});

test("accepts an older list only after its four groups are typed", async ({
  page,
  practice,
  openInbox,
}) => {
  await addPerson(practice, "Anil");
  await openInbox();
  const [first] = (await practice.staff.rings()) as [LinkedRing];
  await page.route("**/api/key-ring", async (route) => {
    if (route.request().method() === "PUT") return route.fulfill({ status: 409, json: {} });
    return route.fulfill({ json: { rings: [first.signed], seen: null } });
  });
  await page.getByRole("button", { name: "Lock", exact: true }).click();
  await tryToUnlock(page);
  await expect(page.getByText(refusal)).toBeVisible();
  const groups = page.getByLabel("Four groups of the list");
  await groups.fill("QPZR Y9X8 GF2T VDW0");
  await page.getByRole("button", { name: "Go on with this list" }).click();
  await expect(page.getByRole("alert")).toContainText("These aren’t the four groups");
  await groups.fill(fingerprintOfRing(first).toLowerCase());
  await page.getByRole("button", { name: "Go on with this list" }).click();
  await expect(page.getByRole("button", { name: "Lock", exact: true })).toBeVisible();
});

test("a damaged list locks nobody out, and one click restores it", async ({
  page,
  inbox,
  practice,
  browser,
}) => {
  const anil = await addPerson(practice, "Anil");
  await addPerson(practice, "Asha");
  await inbox.visitor.write({ name: "Kabir Anand" });
  await page.goto(`${inbox.origin}/inbox`);
  await unlock(page, asha);

  // Anil removes Meera, and puts junk in the place of every key.
  const holders = ((await practice.staff.rings()).at(-1)?.holders ?? []).filter(
    ({ id }) => id !== practice.me.id,
  );
  const keys = [practice.practice, await makePracticeKey()];
  const removal = await change(practice, { by: anil.by, holders, keys });
  const junk = btoa(
    `age-encryption.org/v1\n${"-> X25519 junk\njunk\n".repeat(holders.length)}--- junk`,
  );
  const ring = JSON.parse(removal.ring);
  for (const key of ring.keys) key.encrypted = junk;
  const text = JSON.stringify(ring);
  const signature = signAs(anil.by.privateKey, "ring", text);
  expect((await put(practice, { ring: text, signature, seen: {} })).status).toBe(200);
  expect((await practice.staff.call("GET", "/messages")).status).toBe(401);

  await page.reload();
  await unlock(page, asha);
  await expect(page.getByRole("link", { name: "Kabir Anand" })).toBeVisible();
  const alert = page.getByRole("alert", { name: "Damaged list" });
  await expect(alert).toContainText(/Anil’s change of .* \(Meera was removed\) can’t be opened/);
  expect(await faultsFor(page)).toEqual([]);
  await page.getByRole("button", { name: "Undo the change" }).click();
  await expect(alert).toBeHidden();
  await inbox.visitor.write({ name: "Rohan" });
  await page.reload();
  await unlock(page, asha);
  await expect(messagesOn(page)).toHaveCount(2);

  const meeras = await (await browser.newContext()).newPage();
  await meeras.goto(`${inbox.origin}/inbox`);
  await unlock(meeras);
  await expect(messagesOn(meeras)).toHaveText([/Kabir Anand/, /Rohan/]);
  await meeras.context().close();
});

test("after a restored backup, a device that was used before shuts out who was removed", async ({
  page,
  inbox,
  practice,
  openInbox,
}) => {
  const anil = await addPerson(practice, "Anil");
  const keys = [practice.practice, await makePracticeKey()];
  await put(practice, await change(practice, { holders: practice.holders, keys }));
  await openInbox();
  await page.getByRole("button", { name: "Lock", exact: true }).click();
  writeIntoDatabase(inbox.databaseFile, "DELETE FROM key_ring WHERE number = 3");
  rmSync(join(dirname(inbox.databaseFile), "rings"));
  const anils = createStaff(inbox.origin);
  expect((await anils.signIn("Anil", anil.keys.privateKey)).status).toBe(200);
  await tryToUnlock(page);
  await expect(page.getByRole("button", { name: "Lock", exact: true })).toBeVisible();
  expect((await anils.call("GET", "/messages")).status).toBe(401);
});

test("People names words and sheets that a former member may know, until they are replaced", async ({
  page,
  inbox,
  practice,
}) => {
  await addPerson(practice, "Asha");
  await page.goto(`${inbox.origin}/inbox#people`);
  await unlock(page, asha);
  await page.getByRole("button", { name: "Not on this device" }).click();
  await expect(page.getByText("Words made by Meera")).toBeVisible();
  await page.getByRole("button", { name: "Remove for Meera" }).click();
  await page.getByRole("button", { name: "Yes, remove Meera" }).click();
  const known = page.getByRole("list", { name: "Known to a person who has left" });
  await expect(known.getByRole("listitem")).toHaveText([
    /^Recovery sheet 1: made by Meera/,
    /^Recovery sheet 2: made by Meera/,
    /^Asha’s words: made by Meera/,
  ]);
  expect(await faultsFor(page)).toEqual([]);
  await page.getByRole("link", { name: "Messages" }).click();
  await page.getByRole("link", { name: "Make words of your own" }).click();
  await page.getByRole("button", { name: "New passphrase for Asha" }).click();
  const words = (await page.locator(".paper-words").textContent()) ?? "";
  await page.getByRole("button", { name: "They’re on paper" }).click();
  await expect(page.getByText("Your new passphrase works from now on.")).toBeVisible();
  await unlock(page, { name: "Asha", words });
  await expect(known.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("link", { name: "Messages" }).click();
  await expect(page.getByText("Make words of your own")).toBeHidden();
});

test("a note in another's name has no author", async ({ page, inbox, practice, openInbox }) => {
  const id = randomUUID();
  await inbox.visitor.write({ name: "Kabir Anand" }, id);
  const { staff, practice: key, me } = practice;
  const ring = (await staff.rings()).at(-1)?.hash;
  const content = { message: id, by: me.id, at: Date.now(), text: "All well.", ring };
  const file = await encrypt(JSON.stringify(content), key.publicKey);
  await staff.call("POST", `/messages/${id}/notes`, { keyId: key.id, encrypted: base64(file) });
  await openInbox(`#${id}`);
  await expect(page.getByRole("region", { name: "Notes" })).toContainText(/Unknown, .*All well\./);
});

test("two people at one computer act in their own names", async ({
  page,
  inbox,
  practice,
  openInbox,
}) => {
  const id = randomUUID();
  await inbox.visitor.write({ name: "Kabir Anand" }, id);
  await addPerson(practice, "Asha");
  await openInbox(`#${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kabir Anand");
  const other = await page.context().newPage();
  await other.goto(`${inbox.origin}/inbox`);
  await unlock(other, asha);
  await page.getByRole("button", { name: "Mark as answered" }).click();
  await expect(page.getByText("Asha has signed in on this computer.")).toBeVisible();
  const { json } = await practice.staff.call("GET", `/messages/${id}`);
  expect(json.message).toMatchObject({ state: "new", version: 1 });
  await other.reload();
  await unlock(other, asha);
});

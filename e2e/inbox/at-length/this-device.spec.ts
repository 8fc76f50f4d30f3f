import { expect, type Page } from "@playwright/test";
import { writeIntoDatabase } from "../../../inbox/testing/write-into-database";
import { addPerson, faultsFor, meera, test, unlock } from "../practice";

// The test writes into the database's file.
test.use({ database: "SQLite" });

/** A device with a passkey reader that Chromium plays. */
async function addReader(page: Page, options: { hasPrf?: boolean } = {}) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", ctap2Version: "ctap2_1", transport: "internal" },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true, hasPrf: true },
      ...options,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    forget: () => devtools.send("WebAuthn.clearCredentials", { authenticatorId }),
  };
}

const thisDevice = (page: Page) => page.getByRole("button", { name: "Unlock with this device" });
const lock = (page: Page) => page.getByRole("button", { name: "Lock", exact: true });

async function useDevice(page: Page) {
  await page.getByRole("button", { name: "Use this device" }).click();
  await expect(page.getByRole("region", { name: "This device" })).toBeHidden();
  await page.reload();
}

/** The six words are under the button, and open. */
async function expectWords(page: Page, name = meera.name) {
  await thisDevice(page).click();
  await expect(page.getByRole("alert")).toHaveText(
    "This device didn’t open the inbox. Please type your six words.",
  );
  await expect(page.getByLabel("Your name")).toHaveValue(name);
  await page.getByLabel("Your six words").fill(meera.words);
  await page.getByRole("button", { name: "Unlock", exact: true }).click();
  await expect(lock(page)).toBeVisible();
}

test("a device unlocks by itself after the words were typed once @chromium", async ({
  page,
  inbox,
  openInbox,
}) => {
  await inbox.visitor.write({ name: "Kabir Anand" });
  const reader = await addReader(page);
  await openInbox();
  expect(await faultsFor(page)).toEqual([]);
  await useDevice(page);
  await expect(page.getByLabel("Your six words")).toBeVisible();
  expect(await faultsFor(page)).toEqual([]);
  await thisDevice(page).click();
  await expect(page.getByRole("link", { name: "Kabir Anand" })).toBeVisible();

  // A finger that isn't theirs.
  await page.reload();
  await reader.setVerified(false);
  await expectWords(page);
  await expect(page.getByRole("region", { name: "This device" })).toBeHidden();

  // The device's owner has deleted the passkey.
  await reader.setVerified(true);
  await reader.forget();
  await page.reload();
  await expectWords(page);
});

test("a device that is removed under People opens nothing @chromium", async ({
  page,
  openInbox,
}) => {
  await addReader(page);
  await openInbox("#people");
  await useDevice(page);
  await thisDevice(page).click();
  const device = page.getByRole("listitem").filter({ hasText: /Meera: \w+/ });
  await expect(device).toHaveCount(1);
  await page.getByRole("button", { name: /^Remove the \w+ of Meera/ }).click();
  await expect(device).toHaveCount(0);
  await page.reload();
  await expectWords(page);
  await expect(page.getByRole("region", { name: "This device" })).toBeVisible();
});

test("a device without a secret is said to be, and isn't asked for again @chromium", async ({
  page,
  openInbox,
}) => {
  await addReader(page, { hasPrf: false });
  await openInbox();
  await page.getByRole("button", { name: "Use this device" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "This device can’t unlock the inbox by itself. Your six words open it as before.",
  );
  await page.getByRole("button", { name: "Not on this device" }).click();
  await page.reload();
  await expect(thisDevice(page)).toBeHidden();
  await unlock(page);
  await expect(page.getByRole("region", { name: "This device" })).toBeHidden();
});

test("a passkey's row that was exchanged for another person's opens nothing @chromium", async ({
  page,
  inbox,
  practice,
  openInbox,
}) => {
  const { holder } = await addPerson(practice, "Asha");
  await addReader(page);
  await openInbox();
  await useDevice(page);
  // The passkey, which opens Meera's key, is now stored under Asha's.
  writeIntoDatabase(inbox.databaseFile, "UPDATE passkey SET holder_key = ?", holder.publicKey);
  await page.evaluate(() =>
    localStorage.setItem("inbox device", JSON.stringify({ name: "Asha", credential: "" })),
  );
  await page.reload();
  await expectWords(page, "Asha");
});

import { identityToRecipient } from "age-encryption";
import { fromBase64, toBase64 } from "../../keys/base64.ts";
import { lockKey, makeKeyPair, unlockKey } from "../../keys/lock.ts";
import { makePassphrase } from "../../keys/make-passphrase.ts";
import { seal, unseal } from "../../keys/seal.ts";
import { readSheet } from "../../keys/sheet.ts";
import { ApiError, api, type SetUp } from "../api.ts";

/** What has to be on paper before the page is closed. */
export type MadeKeys = { person: { name: string; passphrase: string }; sheetKeys: string[] };

export const testMessage = "If you can read this, the inbox works.";

/** Makes everything at once, so that there is never a key without its sheets. */
export async function makeKeys(name: string) {
  const [practice, person, sheet, secondSheet] = [
    await makeKeyPair(),
    await makeKeyPair(),
    await makeKeyPair(),
    await makeKeyPair(),
  ];
  const passphrase = makePassphrase();
  const holders = [person, sheet, secondSheet].map(({ publicKey }) => publicKey);
  const setUp = await api.makeKeys({
    key: {
      publicKey: practice.publicKey,
      sealed: toBase64(await seal(practice.privateKey, ...holders)),
    },
    person: {
      name,
      publicKey: person.publicKey,
      lockedKey: toBase64(await lockKey(person.privateKey, passphrase)),
    },
    sheets: [sheet.publicKey, secondSheet.publicKey],
  });
  const made: MadeKeys = {
    person: { name, passphrase },
    sheetKeys: [sheet.privateKey, secondSheet.privateKey],
  };
  return { made, setUp };
}

/** Through the form that visitors use, in the way its own script does. */
export async function sendTest() {
  const response = await fetch("/contact", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      id: crypto.randomUUID(),
      values: {
        name: "Test of the inbox",
        email: "test@example.org",
        phone: "",
        message: testMessage,
      },
    }),
  });
  if (!response.ok) {
    const { message } = await response.json().catch(() => ({}));
    throw new ApiError(response.status, message ?? "The test message did not arrive.");
  }
  return api.setUp();
}

type With = { passphrase: string; sheet?: undefined } | { sheet: string; passphrase?: undefined };

/** Opens the test message the way that messages will be opened, and proves it to the server. */
export async function openTest(setUp: SetUp, { passphrase, sheet }: With) {
  const { holder, privateKey } =
    sheet === undefined
      ? await unlockPerson(setUp, passphrase)
      : await findSheet(setUp, readSheet(sheet));
  const practiceKey = await unseal(fromBase64(setUp.key?.sealed ?? ""), privateKey);
  const { values } = JSON.parse(await unseal(fromBase64(setUp.test?.sealed ?? ""), practiceKey));
  const { challenge, sealed } = await api.trialChallenge(holder);
  const answer = await unseal(fromBase64(sealed), privateKey);
  return { privateKey, next: await api.proveOpened({ challenge, answer, values }) };
}

async function unlockPerson({ holders }: SetUp, passphrase: string) {
  const person = holders.find(({ kind }) => kind === "person");
  try {
    const privateKey = await unlockKey(fromBase64(person?.lockedKey ?? ""), passphrase);
    return { holder: person?.id ?? "", privateKey };
  } catch {
    throw new ApiError(403, "These are not the six words. Please look at the paper again.");
  }
}

async function findSheet({ holders }: SetUp, privateKey: string) {
  const publicKey = await identityToRecipient(privateKey).catch(() => "");
  const sheet = holders.find((holder) => holder.publicKey === publicKey);
  if (!sheet) throw new ApiError(403, "This is not one of the two sheets. Please look again.");
  return { holder: sheet.id, privateKey };
}

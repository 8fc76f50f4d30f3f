import { base64 } from "@scure/base";
import { decrypt } from "../../keys/encrypt.ts";
import { decryptPrivateKey, type KeyPair, makeKeyPair } from "../../keys/lock.ts";
import { makePracticeKey, openKeys, writeRing } from "../../keys/practice-key.ts";
import { type Holder, readRing } from "../../keys/ring.ts";
import { ApiError, api, type SetUp } from "../api.ts";
import { forgetRings } from "../known-rings.ts";
import {
  makePerson,
  type NewPerson,
  personHolder,
  sheetHolders,
} from "../people/change-key-ring.ts";

/** Keys that have to be on paper before the page is closed. */
export type MadeKeys = { person: NewPerson; sheets: KeyPair[] };

/** Makes everything at once, so that there is never a key without its sheets. */
export async function makeKeys(name: string) {
  const person = await makePerson(name);
  const sheets = [await makeKeyPair(), await makeKeyPair()];
  const id = crypto.randomUUID();
  const holders = [await personHolder(person, id, id), ...sheetHolders(sheets, id)];
  const by = { id, privateKey: person.keys.privateKey };
  const keys = [await makePracticeKey()];
  const first = await writeRing({ by, holders, keys, made: [person.keys, ...sheets] });
  const made: MadeKeys = { person, sheets };
  const setUp = await api.makeKeys(first);
  // Whatever this device knew was of another inbox.
  forgetRings();
  return { made, setUp };
}

/** Through the form that visitors use, in the way its own script does. */
export async function sendTest() {
  const response = await fetch("/contact", {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams({
      id: crypto.randomUUID(),
      name: "Test of the inbox",
      email: "test@example.org",
      message: "If you can read this, the inbox works.",
    }),
  });
  if (!response.ok) {
    const { message } = await response.json().catch(() => ({}));
    throw new ApiError(response.status, message ?? "The test message did not arrive.");
  }
  return api.setUp();
}

/** Opens the test message the way that messages will be opened. Throws for a wrong key. */
export async function openTest({ keyRing, test }: SetUp, privateKey: string) {
  const [key] = keyRing ? (await openKeys([readRing(keyRing)], privateKey)).keys : [];
  if (!key) throw new ApiError(403, "This isn’t one of the two sheets. Please look again.");
  await decrypt(base64.decode(test ?? ""), key.privateKey);
}

export async function unlockPerson({ encryptedPrivateKey }: Holder, passphrase: string) {
  return decryptPrivateKey(base64.decode(encryptedPrivateKey ?? ""), passphrase).catch(() => {
    throw new ApiError(403, "These aren’t the six words. Please look at the paper again.");
  });
}

/** The first person, once there are keys. */
export function personOf({ keyRing }: SetUp) {
  return keyRing && readRing(keyRing).holders.find(({ kind }) => kind === "person");
}

import { expect, test } from "vitest";
import { toBase64 } from "../keys/base64.ts";
import { makePracticeKey, type WrittenKeyRing, writeKeyRing } from "../keys/key-ring.ts";
import { makeKeyPair } from "../keys/lock.ts";
import { seal } from "../keys/seal.ts";
import { newKeys } from "../testing/staff.ts";
import { answerTo, holdKeyRing, openSealed, sealNote } from "./keychain.ts";

const person = await makeKeyPair();
const practiceKey = await makePracticeKey();
const sheets = [await makeKeyPair(), await makeKeyPair()] as const;
const { holders, keyRing } = await newKeys(person, sheets, practiceKey);
const keychain = await holdKeyRing(person.privateKey, { ...keyRing, number: 1 });

const listed = {
  ...{
    id: "one",
    form: "contact",
    received: 1000,
    state: "new" as const,
    version: 1,
    changed: 1000,
  },
  ...{ changedBy: "", callAt: null, score: 0, opened: 0, urgent: 0, keyId: practiceKey.id },
};
const content = {
  ...{ id: "one", form: "contact", language: "hi-IN", received: 1000 },
  values: { name: "Asha" },
};

async function sealed(text: object, publicKey = practiceKey.publicKey) {
  return toBase64(await seal(JSON.stringify(text), publicKey));
}

test("What was sealed opens, with its notes", async () => {
  const note = { id: "note", at: 2000, ...(await sealNote(keychain, "one", "Called back")) };
  const message = { ...listed, sealed: await sealed(content), notes: [note] };
  expect(await openSealed(keychain, message)).toMatchObject({
    values: { name: "Asha" },
    isForged: false,
    language: "hi-IN",
    notes: [{ author: "Meera", text: "Called back", at: 2000 }],
  });
});

test.each([
  ["id", { id: "two" }],
  ["form", { form: "appointment" }],
  ["time", { received: 2000 }],
])("What was sealed under another %s is forged, and not shown", async (_what, other) => {
  const message = { ...listed, sealed: await sealed({ ...content, ...other }), notes: [] };
  expect(await openSealed(keychain, message)).toMatchObject({ values: undefined, isForged: true });
});

test("Message and notes open independently, and a note of another message does not", async () => {
  const { publicKey } = await makeKeyPair();
  const notes = [
    { id: "a", at: 1, keyId: practiceKey.id, sealed: await sealed({ message: "one" }, publicKey) },
    { id: "b", at: 2, ...(await sealNote(keychain, "two", "About two")) },
    { id: "c", at: 3, ...(await sealNote(keychain, "one", "About one")) },
  ];
  const opened = await openSealed(keychain, { ...listed, sealed: await sealed(content), notes });
  expect(opened.values).toEqual({ name: "Asha" });
  expect(opened.notes.map(({ text }) => text)).toEqual([undefined, undefined, "About one"]);
  const damaged = { ...listed, sealed: await sealed(content, publicKey), notes: notes.slice(2) };
  expect(await openSealed(keychain, damaged)).toMatchObject({
    values: undefined,
    notes: [{ text: "About one" }],
  });
});

test("Nothing is opened for a server that only calls it a challenge", async () => {
  const challenge = toBase64(await seal(practiceKey.privateKey, person.publicKey));
  const asked = answerTo({ challenge: "", sealed: challenge }, person.privateKey);
  await expect(asked).rejects.toThrow("This is no challenge.");
});

test("An open page follows a new key, and no key ring that does not hold its own", async () => {
  const other = await newKeys(person, sheets, await makePracticeKey());
  const hold = (written: WrittenKeyRing) =>
    holdKeyRing(person.privateKey, { ...written, number: 2 }, keychain);
  await expect(hold(other.keyRing)).rejects.toThrow("Please unlock the inbox again.");
  const next = await makePracticeKey(practiceKey);
  const changed = await hold(await writeKeyRing(holders, [practiceKey, next]));
  expect(changed.current).toEqual(next);
});

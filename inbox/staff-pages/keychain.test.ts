import { base64 } from "@scure/base";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { encrypt } from "../keys/encrypt.ts";
import { makeKeyPair } from "../keys/lock.ts";
import { makePracticeKey, writeRing } from "../keys/practice-key.ts";
import { fingerprintOfRing, type Holder, readRing, type SignedRing } from "../keys/ring.ts";
import { signAs } from "../keys/signature.ts";
import { siteForStaff } from "../site.ts";
import { newHolder, newKeys } from "../testing/staff.ts";
import { api } from "./api.ts";
import {
  answerTo,
  encryptNote,
  holdKeys,
  openMessage,
  refreshKeychain,
  UntrustedRing,
} from "./keychain.ts";

const [person, anil] = [await makeKeyPair(), await makeKeyPair()];
const practiceKey = await makePracticeKey();
const sheets = [await makeKeyPair(), await makeKeyPair()] as const;
const { holders, signed } = await newKeys(person, sheets, practiceKey);
const [me] = holders as [Holder];
const first = readRing(signed);
const anilHolder = await newHolder(anil, { kind: "person", name: "Anil", madeBy: me.id });
const by = { id: me.id, privateKey: person.privateKey };
const added = await writeRing({
  ...{ before: first, by, holders: [...holders, anilHolder], keys: [practiceKey], made: [anil] },
});
const second = readRing(added);

/** The answer of a server that knows these lists, and this one as the newest that somebody signed. */
function serverWith(rings: readonly SignedRing[], { hash } = first, { privateKey } = person) {
  return { rings: [...rings], seen: { hash, signature: signAs(privateKey, "seen", hash) } };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  vi.spyOn(api, "setSeen").mockResolvedValue({});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const keychain = await holdKeys(person.privateKey, serverWith([signed, added], second));
const anils = await holdKeys(anil.privateKey, serverWith([signed, added], second, anil));

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
const message = {
  ...{ id: "one", form: "contact", language: "hi-IN", received: 1000 },
  values: { name: "Asha" },
};

async function encrypted(text: object, publicKey = practiceKey.publicKey) {
  return base64.encode(await encrypt(JSON.stringify(text), publicKey));
}

test("decrypts a message with its notes", async () => {
  const note = { id: "note", at: 2000, ...(await encryptNote(keychain, "one", "Called back")) };
  const file = { ...listed, encrypted: await encrypted(message), notes: [note] };
  expect(await openMessage(keychain, file)).toMatchObject({
    values: { name: "Asha" },
    isForged: false,
    language: "hi-IN",
    notes: [{ author: "Meera", text: "Called back" }],
  });
});

test.each([
  ["id", { id: "two" }],
  ["form", { form: "appointment" }],
  ["time", { received: 2000 }],
])("treats a message encrypted under another %s as forged, and hides it", async (_what, other) => {
  const file = { ...listed, encrypted: await encrypted({ ...message, ...other }), notes: [] };
  expect(await openMessage(keychain, file)).toMatchObject({ values: undefined, isForged: true });
});

test("message and notes open independently, and a note of another message does not", async () => {
  const { publicKey } = await makeKeyPair();
  const notes = [
    {
      id: "a",
      at: 1,
      keyId: practiceKey.id,
      encrypted: await encrypted({ message: "one" }, publicKey),
    },
    { id: "b", at: 2, ...(await encryptNote(keychain, "two", "About two")) },
    { id: "c", at: 3, ...(await encryptNote(keychain, "one", "About one")) },
  ];
  const opened = await openMessage(keychain, {
    ...listed,
    encrypted: await encrypted(message),
    notes,
  });
  expect(opened.values).toEqual({ name: "Asha" });
  expect(opened.notes.map(({ text }) => text)).toEqual([undefined, undefined, "About one"]);
  const damaged = {
    ...listed,
    encrypted: await encrypted(message, publicKey),
    notes: notes.slice(2),
  };
  expect(await openMessage(keychain, damaged)).toMatchObject({
    values: undefined,
    notes: [{ text: "About one" }],
  });
});

test("decrypts nothing that a server only calls a challenge", async () => {
  const challenge = base64.encode(await encrypt(practiceKey.privateKey, person.publicKey));
  const asked = answerTo({ challenge: "", encrypted: challenge }, person.privateKey);
  await expect(asked).rejects.toThrow("This is no challenge.");
});

/** A note that somebody encrypts, and signs with this key, or not at all. */
async function noteOf(content: object, privateKey?: string) {
  const signature = privateKey && signAs(privateKey, "note", JSON.stringify(content));
  return {
    id: "n",
    at: 5,
    keyId: practiceKey.id,
    encrypted: await encrypted({ ...content, signature }),
  };
}

describe("a note's author", () => {
  const content = { message: "one", by: me.id, at: 1, text: "All well", ring: second.hash };
  const openNote = async (note: Awaited<ReturnType<typeof noteOf>>) => {
    const opened = await openMessage(keychain, {
      ...listed,
      encrypted: await encrypted(message),
      notes: [note],
    });
    return opened.notes[0];
  };

  test("is the person who signed the note", async () => {
    const note = { id: "n", at: 5, ...(await encryptNote(anils, "one", "Rang her")) };
    expect(await openNote(note)).toMatchObject({ author: "Anil", text: "Rang her" });
  });

  test.each([
    ["nobody signed it", () => noteOf(content)],
    ["somebody else signed it", () => noteOf(content, anil.privateKey)],
    [
      "it names a list on which they are not",
      () => noteOf({ ...content, by: anilHolder.id, ring: first.hash }, anil.privateKey),
    ],
  ])("is unknown if %s", async (_what, make) => {
    expect(await openNote(await make())).toMatchObject({ author: "", isOfUnknownRing: false });
  });

  test("is unknown on a device with another list, and says that it is another", async () => {
    const note = await noteOf({ ...content, ring: "another" }, person.privateKey);
    expect(await openNote(note)).toMatchObject({ author: "", isOfUnknownRing: true });
  });
});

describe("a device", () => {
  const hold = (answer: ReturnType<typeof serverWith>) => holdKeys(person.privateKey, answer);
  const thief = async () => {
    const keys = await newKeys(await makeKeyPair(), sheets, await makePracticeKey());
    return { ...keys, ring: readRing(keys.signed) };
  };

  test("follows the lists that it knows, and signs the newest", async () => {
    expect(await hold(serverWith([signed]))).toMatchObject({ isNewDevice: true, ring: first });
    expect(await hold(serverWith([signed, added]))).toMatchObject({
      ...{ isNewDevice: false, ring: second },
    });
    const signature = signAs(person.privateKey, "seen", second.hash);
    expect(api.setSeen).toHaveBeenCalledExactlyOnceWith({ hash: second.hash, signature });
  });

  test("refuses an older list once it knows a newer one", async () => {
    await hold(serverWith([signed, added]));
    await expect(hold(serverWith([signed]))).rejects.toThrow(UntrustedRing);
  });

  test("refuses an all-new list, known to it or not", async () => {
    const { signed: foreign, ring } = await thief();
    await expect(hold(serverWith([foreign], ring, await makeKeyPair()))).rejects.toThrow(
      UntrustedRing,
    );
    await hold(serverWith([signed]));
    await expect(hold(serverWith([foreign]))).rejects.toThrow(UntrustedRing);
  });

  test("that is new refuses lists without the one that its owner signed", async () => {
    await expect(hold(serverWith([signed], second))).rejects.toThrow(UntrustedRing);
    await expect(hold({ ...serverWith([signed]), seen: null } as never)).rejects.toThrow(
      UntrustedRing,
    );
    await expect(hold(serverWith([signed], first, anil))).rejects.toThrow(UntrustedRing);
  });

  test("that knows an older list refuses a chain without the list its owner signed", async () => {
    await hold(serverWith([signed]));
    const fork = await writeRing({ before: first, by, holders, keys: [practiceKey], made: [] });
    await expect(hold(serverWith([signed, fork], second))).rejects.toThrow(UntrustedRing);
  });

  test("goes on with a list that its owner trusts by its four groups", async () => {
    await hold(serverWith([signed, added]));
    const refused = await hold(serverWith([signed])).catch((error: UntrustedRing) => error);
    if (!(refused instanceof UntrustedRing)) throw new Error("It was taken.");
    await expect(refused.accept(fingerprintOfRing(second))).rejects.toThrow(
      "aren’t the four groups",
    );
    const groups = fingerprintOfRing(first).toLowerCase().replaceAll(" ", "");
    expect((await refused.accept(groups)).ring).toEqual(first);
    expect((await hold(serverWith([signed]))).isNewDevice).toBe(false);
  });

  test("hands in the lists that the server lacks, and follows a new one", async () => {
    const before = await hold(serverWith([signed, added]));
    const handedIn: SignedRing[] = [];
    vi.spyOn(api, "state").mockResolvedValue({
      ...{ isSetUp: true, keyRing: first.hash },
      site: siteForStaff(undefined),
    });
    vi.spyOn(api, "addKeyRing").mockImplementation(async (ring) => handedIn.push(ring));
    vi.spyOn(api, "keyRings").mockImplementation(async () => serverWith([signed, ...handedIn]));
    expect((await refreshKeychain(before)).ring).toEqual(second);
    expect(handedIn).toEqual([added]);
  });

  test("reads on with the keys of before if the newest list is damaged, and doesn't remember it", async () => {
    await hold(serverWith([signed, added]));
    const { ring } = await writeRing({
      ...{ before: second, by: { id: anilHolder.id, privateKey: anil.privateKey } },
      ...{ holders: second.holders, keys: [practiceKey], made: [] },
    });
    const junk = btoa(`age-encryption.org/v1\n${"-> X25519 junk\njunk\n".repeat(4)}--- junk`);
    const parsed = JSON.parse(ring);
    parsed.keys[0].encrypted = junk;
    const text = JSON.stringify(parsed);
    const damaged = { ring: text, signature: signAs(anil.privateKey, "ring", text), seen: {} };
    const held = await hold(serverWith([signed, added, damaged]));
    expect(held).toMatchObject({ sound: second, keys: [practiceKey] });
    expect(held.ring.number).toBe(3);
    // An undone change never was.
    expect((await hold(serverWith([signed, added]))).ring).toEqual(second);
  });
});

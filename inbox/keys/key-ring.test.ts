import { expect, test } from "vitest";
import { newHolder, newKeys } from "../testing/staff.ts";
import {
  ForeignKeyRing,
  fingerprintOf,
  makePracticeKey,
  openKeyRing,
  type WrittenKeyRing,
  writeKeyRing,
} from "./key-ring.ts";
import { makeKeyPair } from "./lock.ts";

const [person, thief] = [await makeKeyPair(), await makeKeyPair()];
const sheets = [await makeKeyPair(), await makeKeyPair()] as const;
const key = await makePracticeKey();
const { holders, keyRing } = await newKeys(person, sheets, key);
const thiefsKey = await makePracticeKey();

/** As somebody leaves it who can write into the database. */
function rewritten(
  { ring, mac }: WrittenKeyRing,
  change: (content: { holders: { name: string; publicKey: string }[] }) => void,
) {
  const parsed = JSON.parse(ring);
  change(parsed);
  return { ring: JSON.stringify(parsed), mac };
}

test("A key ring opens for each holder, through every key that the practice has had", async () => {
  const next = await makePracticeKey(key);
  const written = await writeKeyRing(holders, [key, next]);
  for (const { privateKey } of [person, ...sheets]) {
    const { keys, current } = await openKeyRing(written, privateKey);
    expect(keys).toEqual([key, next]);
    expect(current).toEqual(next);
  }
});

test.each([
  [
    "the public half of a sheet is another's",
    async () =>
      rewritten(keyRing, ({ holders }) => {
        Object.assign(holders[1] ?? {}, { publicKey: thief.publicKey });
      }),
  ],
  [
    "a name is another",
    async () =>
      rewritten(keyRing, ({ holders }) => Object.assign(holders[0] ?? {}, { name: "Mira" })),
  ],
  [
    "somebody was added",
    async () => {
      const content = JSON.parse(keyRing.ring);
      const added = [...holders, await newHolder(thief, "person", "Anil")];
      return { ring: JSON.stringify({ ...content, holders: added }), mac: keyRing.mac };
    },
  ],
  ["a key follows for which nobody vouches", () => writeKeyRing(holders, [key, thiefsKey])],
  [
    "a key follows for which another one vouches",
    async () => writeKeyRing(holders, [key, await makePracticeKey(thiefsKey)]),
  ],
  ["the practice's key comes after another's", async () => writeKeyRing(holders, [thiefsKey, key])],
  [
    "a public half does not fit its private one",
    async () => writeKeyRing(holders, [{ ...key, publicKey: thiefsKey.publicKey }]),
  ],
  ["the key is not sealed to who opens it", () => writeKeyRing(holders.slice(1), [key])],
])("A key ring is refused if %s", async (_what, forge) => {
  await expect(openKeyRing(await forge(), person.privateKey)).rejects.toThrow(ForeignKeyRing);
});

test("A fingerprint is so much of a public key that nobody makes another", () => {
  expect(fingerprintOf("age1qpzry9x8gf2tvdw0s3jn54khce6mua7l")).toBe("QPZR Y9X8 GF2T VDW0");
});

import { beforeAll, describe, expect, test } from "vitest";
import { newHolder, newKeys } from "../testing/staff.ts";
import { type KeyPair, makeKeyPair } from "./lock.ts";
import { makePracticeKey, openKeys, writeRing } from "./practice-key.ts";
import {
  fingerprintOf,
  fingerprintOfRing,
  follow,
  type Holder,
  type LinkedRing,
  link,
  readRing,
  type SignedRing,
  step,
} from "./ring.ts";
import { signAs, signKeyOf } from "./signature.ts";

const keyPairs = await Promise.all(Array.from({ length: 8 }, makeKeyPair));
const [meera, anil, sheet1, sheet2, thief, asha, thiefSheet1, thiefSheet2] = keyPairs as [
  ...[KeyPair, KeyPair, KeyPair, KeyPair, KeyPair, KeyPair, KeyPair, KeyPair],
];
const [key, secondKey, thirdKey] = await Promise.all([
  makePracticeKey(),
  makePracticeKey(),
  makePracticeKey(),
]);

const first = await newKeys(meera, [sheet1, sheet2], key);
const [meeraHolder, ...sheetHolders] = first.holders as [Holder, Holder, Holder];
const byMeera = { id: meeraHolder.id, privateKey: meera.privateKey };
const anilHolder = await newHolder(anil, { kind: "person", name: "Anil", madeBy: byMeera.id });
const byAnil = { id: anilHolder.id, privateKey: anil.privateKey };
const everybody = [...first.holders, anilHolder];

/** Two people and two sheets: Meera has added Anil. */
let chain: LinkedRing[];
/** The same after Meera has removed Anil. */
let removed: LinkedRing[];
beforeAll(async () => {
  chain = await append(link([first.signed]), {
    ...{ by: byMeera, holders: everybody, keys: [key], made: [anil] },
  });
  const next = { by: byMeera, holders: first.holders, keys: [key, secondKey], made: [] };
  removed = await append(chain, next);
});

type Next = Omit<Parameters<typeof writeRing>[0], "before">;

async function append(rings: readonly LinkedRing[], next: Next) {
  return [...rings, readRing(await writeRing({ ...next, before: rings.at(-1) }))];
}

const signedOf = (rings: readonly LinkedRing[]) => rings.map(({ signed }) => signed);
const hashOf = (rings: readonly LinkedRing[]) => rings.at(-1)?.hash ?? "";

/** Signs a list again after somebody has changed its text by hand. */
function rewritten(
  { ring, seen }: SignedRing,
  by: KeyPair,
  change: (content: Record<string, unknown>) => void,
) {
  const content = JSON.parse(ring);
  change(content);
  const text = JSON.stringify(content);
  return { ring: text, signature: signAs(by.privateKey, "ring", text), seen };
}

/** The list that an attacker makes: their own people, and a key of their own. */
const allNew = async () =>
  link([(await newKeys(thief, [thiefSheet1, thiefSheet2], thirdKey)).signed]);

describe("a step", () => {
  /** Steps that a holder of the last ring may sign, even one who means harm. */
  const legal: [string, () => Promise<SignedRing>][] = [
    ["adds a person", () => change({ holders: [...everybody, ashaBy(byAnil.id)], made: [asha] })],
    [
      "removes a person, with a new key",
      () => change({ holders: [...sheetHolders, anilHolder], keys: [key, secondKey] }),
    ],
    [
      "gives its maker other words, with a new key",
      () => change({ ...ownWords({}), keys: [key, secondKey] }),
    ],
    [
      "gives up a key that nobody can open",
      () => change({ keys: [{ ...key, encrypted: "" }, secondKey] as never }),
    ],
  ];
  const illegal: [string, string, () => Promise<SignedRing>][] = [
    [
      "changes a sheet's key",
      "nobody changes somebody else",
      () => change({ holders: swapped(1), made: [thief], keys: [key, secondKey] }),
    ],
    [
      "changes a colleague's key",
      "nobody changes somebody else",
      () => change({ holders: swapped(0), made: [thief], keys: [key, secondKey] }),
    ],
    [
      "changes a colleague's name",
      "nobody changes somebody else",
      () => change({ holders: everybody.with(0, { ...meeraHolder, name: "Mira" }) }),
    ],
    [
      "changes its maker's name",
      "nobody changes somebody else",
      () => change({ ...ownWords({ name: "Meera" }), keys: [key, secondKey] }),
    ],
    [
      "uses the id of somebody who was removed for another key",
      "nobody changes somebody else",
      async () => {
        const again = { ...ashaBy(byMeera.id), id: anilHolder.id };
        const next = { by: byMeera, holders: [...first.holders, again], made: [asha] };
        return written(removed, { ...next, keys: [key, secondKey] });
      },
    ],
    [
      "says that a colleague made it",
      "somebody on the last list signed it",
      () => change({ by: { ...byAnil, id: byMeera.id } }),
    ],
    [
      "is signed by nobody on the last list",
      "somebody on the last list signed it",
      () => change({ by: { id: meeraHolder.id, privateKey: thief.privateKey } }),
    ],
    [
      "is signed by somebody who was removed",
      "somebody on the last list signed it",
      () => written(removed, { by: byAnil, holders: everybody, keys: [key, secondKey], made: [] }),
    ],
    [
      "says that a colleague made what is new",
      "it says who made what is new",
      () => change({ holders: [...everybody, ashaBy(byMeera.id)], made: [asha] }),
    ],
    [
      "adds somebody who has not signed it",
      "all who are new have signed it",
      () => change({ holders: [...everybody, ashaBy(byAnil.id)] }),
    ],
    [
      "adds somebody whose signature is another's",
      "all who are new have signed it",
      async () => {
        const next = await change({ holders: [...everybody, ashaBy(byAnil.id)], made: [asha] });
        const signature = signAs(thief.privateKey, "seen", readRing(next).hash);
        return { ...next, seen: { [Object.keys(next.seen)[0] ?? ""]: signature } };
      },
    ],
    ["leaves a key out", "no key disappears", () => change({ keys: [secondKey] })],
    [
      "puts another key in a key's place",
      "no key disappears",
      () => change({ keys: [{ ...key, publicKey: thirdKey.publicKey }] }),
    ],
    [
      "brings two keys",
      "one key at most is new",
      () => change({ keys: [key, secondKey, thirdKey] }),
    ],
    [
      "removes somebody without a new key",
      "a key is new if somebody's is gone",
      () => change({ holders: first.holders }),
    ],
    [
      "gives other words without a new key",
      "a key is new if somebody's is gone",
      () => change(ownWords({})),
    ],
    [
      "removes everybody",
      "there is a person",
      () => change({ holders: sheetHolders, keys: [key, secondKey] }),
    ],
    [
      "removes a sheet",
      "there are two sheets",
      () => change({ holders: everybody.toSpliced(1, 1), keys: [key, secondKey] }),
    ],
    [
      "has a name twice",
      "nothing is there twice",
      () => change({ holders: [...everybody, ashaBy(byAnil.id, "MEERA")], made: [asha] }),
    ],
    [
      "adds a holder with a colleague's key",
      "nothing is there twice",
      () =>
        change({
          holders: [...everybody, { ...ashaBy(byAnil.id), publicKey: meera.publicKey }],
          made: [],
        }).then((next) => withSeen(next, asha)),
    ],
    [
      "has a key that not everybody can open",
      "all can open each key",
      async () => {
        const few = await change({ holders: first.holders });
        const { keys } = JSON.parse(few.ring);
        return rewritten(await change({}), anil, (ring) => Object.assign(ring, { keys }));
      },
    ],
    [
      "has a newest key that nobody can open",
      "all can open each key",
      () =>
        change({ keys: [key, { ...secondKey, privateKey: "", encrypted: "" }] }).then(withoutLast),
    ],
    [
      "follows another list",
      "it follows the last list",
      () =>
        written(link([first.signed]), { by: byMeera, holders: everybody, keys: [key], made: [] }),
    ],
    [
      "leaves out a number",
      "it follows the last list",
      async () => rewritten(await change({}), anil, (ring) => Object.assign(ring, { number: 4 })),
    ],
    [
      "names another list before it",
      "it follows the last list",
      async () =>
        rewritten(await change({}), anil, (ring) => Object.assign(ring, { before: "another" })),
    ],
  ];

  const written = (rings: readonly LinkedRing[], next: Next) =>
    writeRing({ ...next, before: rings.at(-1) });
  /** Anil's change of the list with two people. */
  const change = (next: Partial<Next>) =>
    written(chain, { by: byAnil, holders: everybody, keys: [key], made: [], ...next });
  const ashaBy = (madeBy: string, name = "Asha"): Holder => ({
    ...anilHolder,
    ...{ id: "00000000-0000-4000-8000-000000000001", name, madeBy },
    ...{ publicKey: asha.publicKey, signKey: signKeyOf(asha.privateKey) },
  });
  const ownWords = (other: Partial<Holder>): Partial<Next> => {
    const keys = { publicKey: asha.publicKey, signKey: signKeyOf(asha.privateKey) };
    const own = { ...anilHolder, ...keys, madeBy: byAnil.id, ...other };
    return { holders: [...first.holders, own], made: [asha] };
  };
  const swapped = (index: number) =>
    everybody.with(index, {
      ...(everybody[index] as Holder),
      ...{ publicKey: thief.publicKey, signKey: signKeyOf(thief.privateKey), madeBy: byAnil.id },
    });
  const withSeen = (next: SignedRing, { privateKey }: KeyPair) => {
    const { hash, holders } = readRing(next);
    return { ...next, seen: { [holders.at(-1)?.id ?? ""]: signAs(privateKey, "seen", hash) } };
  };
  const withoutLast = (next: SignedRing) =>
    rewritten(next, anil, ({ keys }) =>
      Object.assign((keys as object[])[1] ?? {}, { encrypted: "" }),
    );

  test.each(legal)("that %s is taken", async (_what, make) => {
    expect(step(chain, await make()).number).toBe(3);
  });

  test.each(illegal)("that %s is refused: %s", async (what, rule, make) => {
    const isLater = what.includes("was removed");
    const next = await make();
    expect(() => step(isLater ? removed : chain, next)).toThrow(`breaks a rule: ${rule}.`);
  });

  test("that brings back somebody as they were is taken without their signature", async () => {
    const next = { by: byMeera, holders: everybody, keys: [key, secondKey], made: [] };
    expect(step(removed, await written(removed, next)).holders).toHaveLength(4);
  });

  test("is refused if its text was changed after it was signed", async () => {
    const next = await change({});
    const changed = { ...next, ring: next.ring.replace('"number":3', '"number": 3') };
    expect(() => step(chain, changed)).toThrow("somebody on the last list signed it");
  });
});

describe("a device that knows a list", () => {
  test("follows lists of the practice, from any that it knows", () => {
    for (const { hash } of removed) {
      expect(follow(signedOf(removed), hash).at(-1)?.number).toBe(3);
    }
  });

  test.each([
    ["an all-new list", allNew],
    [
      "an all-new list behind the first ones",
      async () => [...chain, ...(await allNew())].map((ring) => ring),
    ],
    ["an older list", async () => chain],
    ["no list", async () => []],
    [
      "a fork by somebody who was removed",
      () => append(chain, { by: byAnil, holders: everybody, keys: [key, thirdKey], made: [] }),
    ],
    [
      "a list after the last one by somebody who was removed",
      () => append(removed, { by: byAnil, holders: everybody, keys: [key, secondKey], made: [] }),
    ],
    ["a list that is missing in the middle", async () => removed.toSpliced(1, 1)],
    [
      "an earlier list that was changed",
      async () => [
        readRing(
          rewritten(first.signed, meera, (ring) =>
            Object.assign(ring, { number: 1, by: anilHolder.id }),
          ),
        ),
        ...removed.slice(1),
      ],
    ],
  ])("refuses %s", async (_what, forge) => {
    const forged = signedOf(await forge());
    expect(() => follow(forged, hashOf(removed))).toThrow();
  });

  test("refuses what is no list", () => {
    const damaged = { ring: "{}", signature: "", seen: {} };
    expect(() => follow([...signedOf(removed), damaged], hashOf(removed))).toThrow();
  });
});

describe("the practice's keys", () => {
  test("open for each holder", async () => {
    for (const { privateKey } of [meera, sheet1, sheet2]) {
      const { keys, sound } = await openKeys(removed, privateKey);
      expect(keys).toEqual([key, secondKey]);
      expect(sound?.number).toBe(3);
    }
  });

  test("don't open for somebody who was removed, but for the old one", async () => {
    const { keys } = await openKeys(removed, anil.privateKey);
    expect(keys).toEqual([key]);
  });

  test("are taken from the list before, if somebody has put junk in their place", async () => {
    const next = await append(chain, { by: byAnil, holders: everybody, keys: [key], made: [] });
    const junk = btoa(`age-encryption.org/v1\n${"-> X25519 junk\njunk\n".repeat(4)}--- junk`);
    const damaged = rewritten(next[2]?.signed as SignedRing, anil, (ring) =>
      Object.assign((ring.keys as object[])[0] ?? {}, { encrypted: junk }),
    );
    const rings = [...chain, step(chain, damaged)];
    const { keys, sound } = await openKeys(rings, meera.privateKey);
    expect(keys).toEqual([key]);
    expect(sound?.number).toBe(2);
  });

  test("are not believed to be what the list says they are", async () => {
    const other = { ...secondKey, publicKey: thirdKey.publicKey };
    const next = { by: byAnil, holders: everybody, keys: [key, other], made: [] };
    const { keys, sound } = await openKeys(await append(chain, next), meera.privateKey);
    expect(keys).toEqual([key]);
    expect(sound?.number).toBe(2);
  });
});

describe("a fingerprint", () => {
  test("of a key is so much of it that nobody makes another", () => {
    expect(fingerprintOf("age1qpzry9x8gf2tvdw0s3jn54khce6mua7l")).toBe("QPZR Y9X8 GF2T VDW0");
  });

  test("of a list is four groups of its hash", () => {
    const hash = `0000${"ff".repeat(30)}`;
    expect(fingerprintOfRing({ hash })).toBe("QQQ0 LLLL LLLL LLLL");
  });
});

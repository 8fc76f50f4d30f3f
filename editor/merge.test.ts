import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textsIn, valueAt } from "../app/content/schemas/value-at";
import { areTogether, isSame, merge, takeTheirs } from "./merge";

/* Values of all shapes that the content has. Each text is unique, so that a lost one is seen. */

type Entry = {
  title: { en: string; hi?: string; sourceText?: string };
  body: string;
  picture?: string;
  keepInView?: string;
  fee?: { rupees: number; per: string };
  team: string[];
  points: { title: string; text: string }[];
};

let count = 0;
const next = () => {
  count += 1;
  return count;
};
const unique = (start: string) => {
  const number = next();
  return ["a", "b", "c", "d"].map((letter) => `${start}-${letter}${number}`).join(" ");
};
const person = () => `person-${next()}`;
const points = (length: number) => {
  return Array.from({ length }, () => ({ title: unique("Title"), text: unique("Some text") }));
};

const anEntry = fc
  .record({ people: fc.nat(5), points: fc.nat(5), paragraphs: fc.nat(4), isPaid: fc.boolean() })
  .map(({ people, points: length, paragraphs, isPaid }): Entry => {
    const en = unique("In English");
    return {
      title: { en, hi: unique("हिंदी"), sourceText: en },
      body: Array.from({ length: paragraphs + 2 }, () => unique("Paragraph")).join("\n\n"),
      picture: unique("photo"),
      keepInView: "50% 50%",
      ...(isPaid && { fee: { rupees: next(), per: "session" } }),
      team: Array.from({ length: people }, () => person()),
      points: points(length),
    };
  });

type Change = (entry: Entry, at: number) => Entry;

const put = <Item>(list: readonly Item[], at: number, item: Item) => {
  return list.toSpliced(at % (list.length + 1), 0, item);
};
const drop = <Item>(list: readonly Item[], at: number) => {
  return list.length ? list.toSpliced(at % list.length, 1) : [...list];
};
const move = <Item>(list: readonly Item[], at: number) => {
  const [item] = list.slice(at % Math.max(list.length, 1));
  return item === undefined ? [...list] : put(drop(list, at), at * 7 + 1, item);
};
const inProse = (change: (list: readonly string[], at: number) => string[]): Change => {
  return (entry, at) => ({ ...entry, body: change(entry.body.split("\n\n"), at).join("\n\n") });
};

const changes: Record<string, Change> = {
  english: (entry) => ({ ...entry, title: { ...entry.title, en: unique("In English") } }),
  hindi: (entry) => ({
    ...entry,
    title: { ...entry.title, hi: unique("हिंदी"), sourceText: entry.title.en },
  }),
  photo: (entry) => ({ ...entry, picture: unique("photo"), keepInView: "50% 50%" }),
  crop: (entry, at) => ({ ...entry, keepInView: `${at}% 1%` }),
  fee: (entry) => ({ ...entry, fee: { rupees: next(), per: "session" } }),
  free: ({ fee: _, ...entry }) => entry,
  addPerson: (entry, at) => ({ ...entry, team: put(entry.team, at, person()) }),
  dropPerson: (entry, at) => ({ ...entry, team: drop(entry.team, at) }),
  movePerson: (entry, at) => ({ ...entry, team: move(entry.team, at) }),
  addPoint: (entry, at) => ({
    ...entry,
    points: put(entry.points, at, { title: unique("Title"), text: unique("Some text") }),
  }),
  dropPoint: (entry, at) => ({ ...entry, points: drop(entry.points, at) }),
  movePoint: (entry, at) => ({ ...entry, points: move(entry.points, at) }),
  editPoint: (entry, at) => ({
    ...entry,
    points: entry.points.map((point, index) => {
      return index === at % entry.points.length ? { ...point, text: unique("Some text") } : point;
    }),
  }),
  addParagraph: inProse((list, at) => put(list, at, unique("Paragraph"))),
  editParagraph: inProse((list, at) => list.with(at % list.length, unique("Paragraph"))),
  dropParagraph: inProse((list, at) => (list.length > 2 ? drop(list, at) : [...list])),
};

const someChanges = fc.array(
  fc.record({ name: fc.constantFrom(...Object.keys(changes)), at: fc.nat(40) }),
  { minLength: 1, maxLength: 3 },
);

function changed(entry: Entry, some: readonly { name: string; at: number }[]) {
  return some.reduce((all, { name, at }) => changes[name]?.(all, at) ?? all, entry);
}

/** Base, and what two windows made of it. */
const sides = fc.tuple(anEntry, someChanges, someChanges).map(([base, one, other]) => {
  return { base, mine: changed(base, one), theirs: changed(base, other) };
});

/** Texts and paragraphs of a value, in any order. */
function partsOf(value: unknown) {
  return textsIn(value).flatMap(({ path, text }) => {
    // These may be the same by chance.
    return /sourceText|keepInView|per$/.test(path.join(".")) || /^\d+% /.test(text)
      ? []
      : text.split("\n\n");
  });
}

const runs = { numRuns: 250 };

describe("merge", () => {
  test("returns the side that has changed", () => {
    fc.assert(
      fc.property(sides, ({ base, mine }) => {
        expect(merge(base, mine, base)).toEqual({ value: mine, conflicts: [] });
        expect(merge(base, base, mine)).toEqual({ value: mine, conflicts: [] });
        expect(merge(base, mine, mine)).toEqual({ value: mine, conflicts: [] });
      }),
      runs,
    );
  });

  test("keeps everything that either side wrote", () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        const { value, conflicts } = merge(base, mine, theirs);
        const kept = [...partsOf(value), ...partsOf(conflicts.map(({ theirs }) => theirs))];
        const old = partsOf(base);
        for (const text of [...partsOf(mine), ...partsOf(theirs)]) {
          if (!old.includes(text)) expect(kept).toContain(text);
        }
      }),
      runs,
    );
  });

  test("removes what one side removed, and doubles nothing", () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        const { value, conflicts } = merge(base, mine, theirs);
        const parts = partsOf(value);
        expect(new Set(parts).size).toBe(parts.length);
        if (conflicts.length > 0) return;
        for (const text of partsOf(base)) {
          const isKept = [mine, theirs].every((side) => partsOf(side).includes(text));
          if (!isKept) expect(parts).not.toContain(text);
        }
      }),
      runs,
    );
  });

  test("is symmetric without a conflict", () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        const [one, other] = [merge(base, mine, theirs), merge(base, theirs, mine)];
        expect(other.conflicts.length > 0).toBe(one.conflicts.length > 0);
        if (one.conflicts.length === 0) expect(isSame(other.value, one.value)).toBe(true);
      }),
      runs,
    );
  });

  test("the path of each conflict leads to the value that was kept", () => {
    fc.assert(
      fc.property(sides, ({ base, mine, theirs }) => {
        const { value, conflicts } = merge(base, mine, theirs);
        for (const conflict of conflicts) {
          const isListed = typeof conflict.path.at(-1) === "number";
          const kept = isListed ? (conflict.mine ?? conflict.theirs) : conflict.mine;
          expect(valueAt(value, conflict.path)).toEqual(kept);
        }
        const taken = partsOf(takeTheirs(value, conflicts));
        for (const { path, theirs } of conflicts) {
          if (path.at(-1) === "sourceText") continue;
          for (const text of partsOf(theirs)) expect(taken).toContain(text);
        }
      }),
      runs,
    );
  });

  test("undoes a change and leaves everything later", () => {
    const changesOfOtherParts = fc.tuple(anEntry, fc.nat(40), fc.nat(40), fc.nat(40));
    fc.assert(
      fc.property(changesOfOtherParts, ([before, at, other, third]) => {
        const [first, later] = [
          ["english", "addPoint", "dropPerson"],
          ["fee", "addParagraph", "photo", "addPerson"],
        ].map((names) =>
          names.map((name, index) => ({ name, at: [at, other, third][index] ?? 0 })),
        );
        const after = changed(before, first ?? []);
        const now = changed(after, later ?? []);
        const { value, conflicts } = merge(after, now, before);
        expect(conflicts).toEqual([]);
        const [parts, made] = [partsOf(value), partsOf(after)];
        for (const text of partsOf(now)) {
          if (!made.includes(text)) expect(parts).toContain(text);
        }
        for (const text of partsOf(before)) {
          if (!made.includes(text)) expect(parts).toContain(text);
        }
        for (const text of made) {
          if (!partsOf(before).includes(text)) expect(parts).not.toContain(text);
        }
      }),
      runs,
    );
  });

  const words = { en: "Counsellor", hi: "सलाहकार", sourceText: "Counsellor" };
  const walker = { en: "Walker", hi: "चलने वाली", sourceText: "Walker" };

  test("keeps a translation with the English that it was made from", () => {
    const mine = { ...words, hi: "काउंसलर" };
    const { value, conflicts } = merge(words, mine, walker);
    expect(value).toEqual({ ...mine, en: "Walker" });
    expect(conflicts.map(({ path }) => path)).toEqual([["hi"], ["sourceText"]]);
    expect(takeTheirs(value, conflicts)).toEqual(walker);
    expect(areTogether(value, ["hi"], ["sourceText"])).toBe(true);
    expect(areTogether(value, ["hi"], ["en"])).toBe(false);
  });

  test("keeps a crop with its photo", () => {
    const base = { picture: "a.jpg", keepInView: "10% 10%", order: 1 };
    const other = { ...base, picture: "b.jpg", order: 2 };
    const { value, conflicts } = merge(base, { ...base, keepInView: "20% 20%" }, other);
    expect(value).toEqual({ picture: "a.jpg", keepInView: "20% 20%", order: 2 });
    expect(takeTheirs(value, conflicts)).toEqual(other);
  });

  test("moves a translation with its English", () => {
    const list = [words, walker];
    const mine = list.toReversed();
    const theirs = [words, { ...walker, hi: "वॉकर" }];
    expect(merge(list, mine, theirs).value).toEqual(theirs.toReversed());
  });

  test("keeps a list entry that one side removed and the other changed", () => {
    const [base, removed] = [[words, walker], [walker]];
    const changed = [{ ...words, hi: "काउंसलर" }, walker];
    const { value, conflicts } = merge(base, removed, changed);
    expect(value).toEqual(changed);
    expect(conflicts).toEqual([{ path: [0], mine: undefined, theirs: changed[0] }]);
    const other = merge(base, changed, removed);
    expect(takeTheirs(other.value, other.conflicts)).toEqual(removed);
  });

  test("asks which order is right if both sides moved entries", () => {
    const [first, second, third] = ["One", "Two", "Three"];
    const mine = [second, first, third];
    const theirs = [first, third, second];
    expect(merge([first, second, third], mine, theirs)).toEqual({
      value: mine,
      conflicts: [{ path: [], mine, theirs }],
    });
  });
});

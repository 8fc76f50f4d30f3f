import { expect, test } from "vitest";
import type { Saved } from "../entries";
import type { Values } from "../fields";
import type { Entry } from "../forms";
import { type EntryAction, isChanged, openedState, reduceEntry } from "./entry-state";

const value: Values = {
  name: { en: "Meera", hi: "मीरा", sourceText: "Meera" },
  price: 450,
  steps: [{ title: { en: "Before" } }, { title: { en: "After" } }],
};
const entry: Entry = {
  ...{ title: "Meera", language: "hi", value },
  form: { name: "therapists", group: "People", isFolder: true, one: "person", fields: [] },
};

function after(...actions: readonly EntryAction[]) {
  return actions.reduce(reduceEntry, openedState(entry));
}

function saved(changes: Values, rest: Partial<Saved> = {}): Saved {
  return { ...entry, value: { ...value, ...changes }, conflicts: [], isMerged: false, ...rest };
}

const typed = (path: readonly (string | number)[], value: unknown): EntryAction => {
  return { did: "typed", path, value };
};

test("typing changes one field, and leaves the others as they are", () => {
  const state = after(typed(["steps", 0, "title", "en"], "Earlier"));
  expect(state.mine.steps).toEqual([{ title: { en: "Earlier" } }, { title: { en: "After" } }]);
  expect(state.mine.name).toBe(value.name);
  expect((state.mine.steps as unknown[])[1]).toBe((value.steps as unknown[])[1]);
});

test("a field that is typed and emptied again isn't changed", () => {
  expect(isChanged(after(typed(["quote"], "a")))).toBe(true);
  expect(isChanged(after(typed(["quote"], "a"), typed(["quote"], "")))).toBe(false);
});

test("keeps text that is typed during a save, as unsaved", () => {
  const sent = { ...value, price: 500 };
  const state = after(typed(["price"], 500), typed(["name", "en"], "Asha"), {
    did: "saved",
    sent,
    saved: saved({ price: 500 }),
  });
  expect(state.mine).toMatchObject({ price: 500, name: { en: "Asha" } });
  expect(isChanged(state)).toBe(true);
  expect(state.message).toContain("What you typed during the save isn't saved yet.");
});

test("shows other windows' changes after a save", () => {
  const state = after(typed(["price"], 500), {
    ...{ did: "saved", sent: { ...value, price: 500 } },
    saved: saved({ price: 500, quote: "a" }, { isMerged: true }),
  });
  expect(state.mine.quote).toBe("a");
  expect(isChanged(state)).toBe(false);
  expect(state.message).toContain("What the other window saved stays, too.");
});

test("the other version of a field in conflict can be taken", () => {
  const conflict = { path: ["price"], mine: 600, theirs: 500 };
  const state = after(typed(["price"], 600), {
    ...{ did: "saved", sent: { ...value, price: 600 } },
    saved: saved({ price: 600 }, { conflicts: [conflict], isMerged: true }),
  });
  expect(state.conflicts).toEqual([conflict]);
  const taken = reduceEntry(state, { did: "tookTheirs", conflict });
  expect(taken).toMatchObject({ mine: { price: 500 }, conflicts: [] });
  expect(isChanged(taken)).toBe(true);
});

test("a translation is taken with the English that it was made from", () => {
  const conflicts = [
    { path: ["name", "hi"], mine: "मीरा", theirs: "आशा" },
    { path: ["name", "sourceText"], mine: "Meera", theirs: "Asha" },
  ];
  const opened = { ...openedState(entry), conflicts };
  const [conflict = { path: [], mine: "", theirs: "" }] = conflicts;
  const { mine, conflicts: left } = reduceEntry(opened, { did: "tookTheirs", conflict });
  expect(mine.name).toEqual({ en: "Meera", hi: "आशा", sourceText: "Asha" });
  expect(left).toEqual([]);
});

test("a refusal keeps what is typed", () => {
  const fault = { id: "a", title: "A", path: ["price"], label: "Price", message: "is too high" };
  const refused = { did: "refused", faults: [fault], message: "Nothing was saved." } as const;
  const state = after(typed(["price"], 9999), refused);
  expect(state).toMatchObject({ faults: [fault], mine: { price: 9999 } });
  expect(reduceEntry(state, { did: "checked", faults: [] }).faults).toEqual([]);
});

test("discarding shows the saved entry", () => {
  const state = after(typed(["price"], 500), { did: "discarded" });
  expect(state.mine).toBe(value);
});

test("a removed entry comes back, and what was typed later stays", () => {
  const state = after(
    { did: "removed", path: ["steps"], index: 0 },
    typed(["steps", 0, "title", "en"], "Much later"),
    { did: "undone" },
  );
  expect(state.mine.steps).toEqual([{ title: { en: "Before" } }, { title: { en: "Much later" } }]);
  expect(state.removed).toBeUndefined();
});

test("merges a draft with later saves", () => {
  const base = { ...value, price: 400 };
  const state = openedState(entry, { base, mine: { ...base, quote: "a" } });
  expect(state.mine).toEqual({ ...value, quote: "a" });
  const other = openedState(entry, { base, mine: { ...base, price: 410 } });
  expect(other.conflicts).toEqual([{ path: ["price"], mine: 410, theirs: 450 }]);
});

test("a confirmed fact leaves what is typed", () => {
  const state = after(typed(["price"], 500), {
    did: "confirmed",
    entry: { ...entry, unconfirmed: [] },
  });
  expect(state.mine.price).toBe(500);
  expect(state.entry.unconfirmed).toEqual([]);
});

test("a conflict is settled once its field or its list is another", () => {
  const conflicts = [
    { path: ["price"], mine: 450, theirs: 500 },
    { path: ["steps", 0, "title", "en"], mine: "Before", theirs: "Earlier" },
  ];
  const opened = { ...openedState(entry), conflicts };
  const later = reduceEntry(opened, typed(["steps"], (value.steps as unknown[]).toReversed()));
  expect(later.conflicts).toEqual([conflicts[0]]);
  expect(reduceEntry(later, typed(["price"], 480)).conflicts).toEqual([]);
  expect(reduceEntry(opened, typed(["name", "en"], "Asha")).conflicts).toBe(conflicts);
});

test("a confirmed fact tells what was saved elsewhere", () => {
  const elsewhere = { ...entry, value: { ...value, price: 470 } };
  const state = after(typed(["price"], 500), { did: "confirmed", entry: elsewhere });
  expect(state.mine.price).toBe(500);
  expect(state.conflicts).toEqual([{ path: ["price"], mine: 500, theirs: 470 }]);
});

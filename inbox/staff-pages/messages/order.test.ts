import { expect, it } from "vitest";
import type { Listed } from "../api.ts";
import type { Opened } from "./opened.ts";
import { inOrder, isUnder18, othersOf } from "./order.ts";

const now = 1_000_000;

function listed(id: string, more: Partial<Listed> = {}): Listed {
  return {
    ...{ id, form: "contact", received: now, state: "new", version: 1, changed: now },
    ...{ changedBy: "", callAt: null, score: 0, keyId: "key" },
    ...more,
  };
}

function opened(message: Listed, values: Opened["values"]): [string, Opened] {
  return [message.id, { ...message, values, isForged: false, notes: [] }];
}

it("lists danger, then calls that are due, then what is to be read soon, then by waiting time", () => {
  const [first, later, due, danger, soon] = [
    listed("first"),
    listed("later", { state: "progress", callAt: now + 1 }),
    listed("due", { state: "progress", callAt: now }),
    listed("danger"),
    listed("soon"),
  ];
  const open = new Map([
    opened(danger, { message: "I want to end my life." }),
    opened(soon, { message: "I lost my father to suicide." }),
  ]);
  const ids = (state: "new" | "progress") =>
    inOrder([first, later, due, danger, soon], state, { opened: open, now }).map(({ id }) => id);
  expect(ids("new")).toEqual(["danger", "due", "soon", "first"]);
  expect(ids("progress")).toEqual(["due", "later"]);
});

it("knows a person by the e-mail address or the number, however it is written", () => {
  const one = opened(listed("one"), { email: "A@example.org", phone: "+91 98765-43210" });
  const same = opened(listed("same", { received: now + 1 }), {
    email: "b@x.in",
    phone: "9876543210",
  });
  const mail = opened(listed("mail"), { email: "a@EXAMPLE.org", phone: "" });
  const other = opened(listed("other"), { email: "c@x.in", phone: "" });
  const found = othersOf(one[1], new Map([one, same, mail, other]));
  expect(found.map(({ id }) => id)).toEqual(["same", "mail"]);
});

it.each([
  [{ age: "17" }, true],
  [{ age: "18" }, false],
  [{ message: "Hi, I am 15 and I can't sleep" }, true],
  [{ message: "main 14 saal ki hun" }, true],
  [{ message: "My son is 9 years old" }, true],
  [{ message: "I'm 12 weeks pregnant" }, false],
  [{ message: "I am 34, married for 6 years" }, false],
  [{ message: "Can I come at 4?" }, false],
])("marks who is under 18: %j", (values, isMinor) => {
  expect(isUnder18(values)).toBe(isMinor);
});

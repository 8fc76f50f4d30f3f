import { expect, it } from "vitest";
import { listed, opened } from "../../testing/opened.ts";
import { inOrder, isUnder18, isUnopened, othersOf } from "./order.ts";

const hourMs = 60 * 60 * 1000;
const now = 1000 * hourMs;

it("lists calls that are due first, then by waiting time", () => {
  const waiting = [
    listed("first"),
    listed("later", { state: "progress", callAt: now + 1 }),
    listed("due", { state: "progress", callAt: now }),
    listed("last"),
  ];
  const ids = (state: "new" | "progress") => inOrder(waiting, state, now).map(({ id }) => id);
  expect(ids("new")).toEqual(["due", "first", "last"]);
  expect(ids("progress")).toEqual(["due", "later"]);
});

it.each([
  ["that nobody has opened for four hours", { opened: 0, received: now - 4 * hourMs }, true],
  ["that is younger", { opened: 0, received: now - 4 * hourMs + 1 }, false],
  ["that somebody has opened", { opened: 1, received: now - 400 * hourMs }, false],
])("tells a message %s", (_which, more, isRed) => {
  expect(isUnopened(listed("one", more), now, 4)).toBe(isRed);
});

it("knows a person by the e-mail address or the number, however it is written", () => {
  const one = opened("one", { email: "A@example.org", phone: "+91 98765-43210" });
  const same = opened("same", { email: "b@x.in", phone: "9876543210" }, { received: 1 });
  const mail = opened("mail", { email: "a@EXAMPLE.org", phone: "" });
  const other = opened("other", { email: "c@x.in", phone: "" });
  const all = new Map([one, same, mail, other].map((message) => [message.id, message]));
  const found = othersOf(one, all);
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

import { expect, it } from "vitest";
import { listed, opened } from "../../testing/opened.ts";
import type { Listed } from "../api.ts";
import {
  inOrder,
  isUnder18,
  isUnopened,
  isUrgent,
  othersOf,
  urgentByPerson,
  urgentOtherOf,
} from "./order.ts";

const hourMs = 60 * 60 * 1000;
const now = 1000 * hourMs;

it("lists urgent messages first, then calls that are due, unopened ones, and the rest", () => {
  const old = { received: now - 5 * hourMs };
  const waiting = [
    listed("unopened", old),
    listed("opened", { ...old, opened: 1 }),
    listed("later", { state: "progress", callAt: now + 1, received: now }),
    listed("due", { state: "progress", callAt: now, received: now }),
    listed("urgent", { received: now }),
    listed("urgent call", { state: "progress", callAt: now, received: now }),
  ];
  const place = { isUrgent: ({ id }: Listed) => id.startsWith("urgent"), unopenedHours: 4 };
  const ids = (state: "new" | "progress") => {
    return inOrder(waiting, state, now, place).map(({ id }) => id);
  };
  expect(ids("new")).toEqual(["urgent call", "urgent", "due", "unopened", "opened"]);
  expect(ids("progress")).toEqual(["urgent call", "due", "later"]);
});

it("calls a message urgent by the visitor's word or by a phrase", () => {
  const phrase = opened("phrase", { message: "…" }, { phrases: ["end my life"] });
  const plain = opened("plain", { message: "What does it cost?" });
  expect(isUrgent(phrase, phrase)).toBe(true);
  expect(isUrgent(plain, plain)).toBe(false);
  expect(isUrgent(listed("pressed", { urgent: 1 }), undefined)).toBe(true);
});

it("finds the urgent message of somebody who wrote again within a month", () => {
  const from = { email: "a@x.in", phone: "" };
  const red = opened("red", from, { received: now, phrases: ["end my life"] });
  const calm = (id: string, values: object, days: number) =>
    opened(id, { ...values, message: "I am fine" }, { received: now + days * 24 * hourMs });
  const messages = [
    red,
    calm("again", from, 1),
    calm("old", from, -31),
    calm("other", { email: "b@x.in" }, 1),
  ];
  const byPerson = urgentByPerson(messages);
  const others = messages.map((message) => urgentOtherOf(message, byPerson)?.id);
  expect(others).toEqual([undefined, "red", undefined, undefined]);
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

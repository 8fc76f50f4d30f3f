import { expect, it } from "vitest";
import { isOpen, nextCall } from "./opening-hours.ts";

const practice = {
  hours: [
    { days: ["Monday"] },
    { days: ["Tuesday", "Wednesday", "Thursday"], open: { from: "10:30", to: "19:00" } },
    { days: ["Sunday"], open: { from: "06:30", to: "11:00" } },
  ],
  closures: [{ from: "2026-11-18", to: "2026-11-18" }],
};
// 17 November 2026 is a Tuesday.
const at = (text: string) => Date.parse(`2026-11-${text}+05:30`);

it.each([
  ["an hour from now, to the half hour", "17T12:10", "17T13:30"],
  ["the opening, in the morning", "17T02:30", "17T10:30"],
  ["the day after a closed one, in the evening", "17T18:30", "19T10:30"],
  ["Sunday, on a Friday without hours", "20T12:00", "22T06:30"],
])("suggests %s", (_which, now, suggested) => {
  expect(nextCall(at(now), practice)).toBe(at(suggested));
});

it("suggests an hour from now if nobody wrote down any hours", () => {
  expect(nextCall(at("17T03:00"), { hours: [], closures: [] })).toBe(at("17T04:00"));
});

it.each([
  ["17T10:30", true],
  ["17T19:00", false],
  ["18T12:00", false],
  ["16T12:00", false],
])("knows whether the practice is open: %s", (time, isTrue) => {
  expect(isOpen(at(time), practice)).toBe(isTrue);
});

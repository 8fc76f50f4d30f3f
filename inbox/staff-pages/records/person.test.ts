import { expect, it } from "vitest";
import { opened } from "../../testing/opened.ts";
import { matchPerson } from "./person.ts";

const id = "0b0e4b4e-7a63-4f0e-8a38-3b8a4f9f5a11";
const meera = { name: "Meera Sharma", email: "meera@example.org", phone: "98765 43210" };

it.each([
  ["the same address in capitals", { email: "MEERA@example.org" }, "theirs"],
  ["the same number with a country code", { phone: "+91 98765-43210" }, "theirs"],
  ["the name in the other script", { name: "मीरा शर्मा", email: "m@x.in" }, "perhaps"],
  ["the name in somebody's words", { message: "my sister, meera sharma, is not well" }, "perhaps"],
  ["the address in somebody's words", { message: "write to meera@example.org" }, "perhaps"],
  ["somebody's emergency contact", { emergencyPhone: "09876543210" }, "perhaps"],
  ["a part of the name", { name: "Meera Rao", email: "rao@x.in" }, undefined],
  ["nothing of them", { name: "Anil", email: "a@x.in", phone: "90000 10001" }, undefined],
])("finds a message with %s", (_which, values, match) => {
  const form = "emergencyPhone" in values ? "appointment" : "contact";
  expect(matchPerson(opened(id, values, { form }), meera)).toBe(match);
});

it("finds nobody by what was left empty", () => {
  const message = opened(id, { name: "Anil", email: "", phone: "", emergencyPhone: "" });
  expect(matchPerson(message, { name: "", email: "", phone: "12" })).toBeUndefined();
});

import { expect, it } from "vitest";
import { mentionsDanger } from "./danger.ts";

it.each([
  "Sometimes I think of Suicide.",
  "i  want to END\nmy-life",
  "(आत्महत्या)",
  "main marna chahti hoon",
])("sees danger in '%s'", (message) => {
  expect(mentionsDanger({ name: "Asha", message })).toBe(true);
});

it.each([
  "They insuicided, whatever that is",
  "Where does it end? My life is fine",
  "I have not slept well for weeks.",
  "Mera naam Asha hai",
])("sees none in '%s'", (message) => {
  expect(mentionsDanger({ name: "Asha", message, consent: true })).toBe(false);
});

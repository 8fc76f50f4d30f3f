import { expect, it } from "vitest";
import { mentionsDanger } from "./danger.ts";

it.each([
  "Sometimes I think of Suicide.",
  "i  want to END\nmy life",
  "I may hurt-myself",
  "मैं आत्महत्या के बारे में सोचती हूँ",
  "main marna chahti hoon",
])("sees danger in '%s'", (message) => {
  expect(mentionsDanger({ name: "Asha", message })).toBe(true);
});

it.each([
  "This is suicidesque, says my son",
  "We need a new diet for our son",
  "I have not slept well for weeks.",
  "Mera naam Asha hai",
])("sees none in '%s'", (message) => {
  expect(mentionsDanger({ name: "Asha", message, consent: true })).toBe(false);
});

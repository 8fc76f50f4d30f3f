import { expect, it } from "vitest";
import { mentionsDanger } from "./danger.ts";

it.each([
  "I want to die.",
  "Sometimes I think of Suicide",
  "i  want to KILL\nmyself",
  "I don’t want to live any more",
  "मैं मरना चाहता हूँ",
  "आत्महत्या",
  "main marna chahti hoon",
  "he said he will kill me",
])("sees danger in '%s'", (message) => {
  expect(mentionsDanger({ name: "Asha", message })).toBe(true);
});

it.each([
  "My skills do not help me at work",
  "We need a new diet for our son",
  "I have not slept well for weeks.",
  "Mera naam Asha hai",
])("sees none in '%s'", (message) => {
  expect(mentionsDanger({ name: "Asha", message, consent: true })).toBe(false);
});

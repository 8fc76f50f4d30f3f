import { expect, it } from "vitest";
import { opened } from "../../testing/opened.ts";
import { search } from "./search.ts";

const ids = ["hindi", "hinglish", "english"].map(
  (_, number) => `0b0e4b4e-7a63-4f0e-8a38-3b8a4f9f5a1${number}`,
);
const [hindi = "", hinglish = "", english = ""] = ids;
const note = { at: 1, author: "Anil", text: "Rang twice" };
const messages = [
  opened(hindi, { name: "मीरा शर्मा", message: "मुझे नींद नहीं आती, मैं मरना चाहती हूँ।" }),
  opened(
    hinglish,
    { name: "Ravi Kumar", message: "mujhe raat ko neend nahi aati" },
    { received: 1 },
  ),
  opened(
    english,
    { name: "José Rao", phone: "+91 98765-43210", message: "I can't sleep" },
    { received: 2, notes: [note] },
  ),
];

it.each([
  ["neend", [hinglish, hindi]],
  ["nind", [hindi]],
  ["नींद", [hinglish, hindi]],
  ["marna chahti hoon", [hindi]],
  ["Meera Sharma", [hindi]],
  ["JOSE", [english]],
  ["cant", [english]],
  ["98765 43210", [english]],
  ["rang anil", [english]],
  ["sle", [english]],
  ["ma", [hinglish]],
  ["neend sleep", []],
])("finds %s", (text, found) => {
  expect(search(messages, text).map(({ id }) => id)).toEqual(found);
});

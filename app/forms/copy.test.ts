import { expect, test } from "vitest";
import { describe } from "./copy";

const labels = { name: "Your name", why: "What brings you here?", phone: "Phone" };
const values = { phone: "9 8", name: "Asha Rao", why: "Sleep.\nNights." };

test("The copy of a submission has each answer behind its label, in the order of the labels", () => {
  expect(describe(values, labels)).toBe(
    "Your name: Asha Rao\nWhat brings you here? Sleep.\nNights.\nPhone: 9 8",
  );
});

test("It says when a question was not answered", () => {
  expect(describe({ ...values, phone: "" }, labels)).toContain("Phone: no answer");
  expect(describe(values, labels, { name: () => "" })).toContain("Your name: no answer");
});

test("It uses a field's own wording where there is one", () => {
  const wordings = { phone: (value: string) => value.replaceAll(" ", "") };
  expect(describe(values, labels, wordings)).toContain("Phone: 98");
});

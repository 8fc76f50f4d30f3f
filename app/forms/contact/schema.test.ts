import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { fine, messagesOf, testForm } from "../testing";
import { contactMessage } from "../testing-answers";
import { contactSchema, emptyContactMessage } from "./schema";

describe("A message has for", () => {
  testForm(contactSchema, contactMessage, [
    ["name", " \t\n\u00a0\u3000", "Name is required"],
    ["name", "A", fine],
    ["name", ` ${"a".repeat(100)}\n`, fine],
    ["name", "a".repeat(101), "Name must be less than 100 characters"],
    // A character is a UTF-16 unit, and an emoji has two.
    ["name", "🙂".repeat(50), fine],
    ["name", `${"🙂".repeat(50)}a`, "Name must be less than 100 characters"],

    ["email", " a@x.in ", fine],
    ["email", "a@x", "Invalid email address"],

    ["phone", undefined, fine],
    ["phone", "  ", fine],
    ["phone", "+91 (98) 765-43210", fine],
    ["phone", "98765\u00a0+43210", fine],
    ["phone", ` ${"9".repeat(20)} `, fine],
    ["phone", "9".repeat(21), "Invalid phone number format"],
    ["phone", "98765.43210", "Invalid phone number format"],
    ["phone", "call me", "Invalid phone number format"],
    ["phone", "९८७६५४३२१०", "Invalid phone number format"],

    ["message", " \n ", "Message is required"],
    ["message", "?", fine],
    ["message", `\n${"a".repeat(2000)} `, fine],
    ["message", "a".repeat(2001), "Message must be less than 2000 characters"],
  ]);
});

test("The empty form asks for the three required fields", () => {
  expect(messagesOf(contactSchema, emptyContactMessage)).toEqual({
    name: "Name is required",
    email: "Invalid email address",
    message: "Message is required",
  });
});

test("A valid form comes out trimmed, with an empty phone where none was given", () => {
  const typed = { ...contactMessage, name: " Asha Rao ", phone: undefined };
  expect(v.parse(contactSchema, typed)).toEqual({ ...contactMessage, phone: "" });
});

import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { fine, messagesOf, type Row, testAnyForm, testTable } from "../testing";
import { type ContactMessage, contactSchema, emptyContactMessage } from "./schema";

type Field = keyof ContactMessage;

const valid: ContactMessage = {
  name: "Asha Rao",
  email: "asha@example.org",
  phone: "+91 98765 43210",
  message: "May I ask about group therapy?",
};

/** A well-formed address of exactly this many characters. */
function addressOf(length: number): string {
  const domain = "@example.org";
  return "a".repeat(length - domain.length) + domain;
}

const table: Row<Field>[] = [
  ["name", "", "Name is required"],
  ["name", " \t\n\u00a0\u3000", "Name is required"],
  ["name", "A", fine],
  ["name", "आशा", fine],
  ["name", "a".repeat(100), fine],
  ["name", ` ${"a".repeat(100)}\n`, fine],
  ["name", "🙂".repeat(50), fine],
  ["name", "a".repeat(101), "Name must be less than 100 characters"],
  ["name", `${"🙂".repeat(50)}a`, "Name must be less than 100 characters"],
  ["name", undefined, "Required"],
  ["name", null, "Expected string, received null"],
  ["name", 7, "Expected string, received number"],
  ["name", true, "Expected string, received boolean"],
  ["name", [], "Expected string, received array"],
  ["name", {}, "Expected string, received object"],

  ["email", "a@x.in", fine],
  ["email", "  a@x.in\n", fine],
  ["email", "o'brien@x.in", fine],
  ["email", "a+tag@x.co.in", fine],
  ["email", "A_b-c.d9@X-y.9.IN", fine],
  ["email", "'@x.in", fine],
  ["email", "a@x--y.museum", fine],
  ["email", addressOf(254), fine],
  ["email", addressOf(255), fine],
  ["email", ` ${addressOf(255)} `, fine],
  ["email", addressOf(256), "Email must be less than 255 characters"],
  ["email", `a@${"x.".repeat(126)}in`, "Email must be less than 255 characters"],
  ["email", "a".repeat(256), "Invalid email address"],
  ["email", "", "Invalid email address"],
  ["email", "   ", "Invalid email address"],
  ["email", "a", "Invalid email address"],
  ["email", "@x.in", "Invalid email address"],
  ["email", "a@", "Invalid email address"],
  ["email", "a@b", "Invalid email address"],
  ["email", "a@localhost", "Invalid email address"],
  ["email", "a@x.c", "Invalid email address"],
  ["email", "a@x.c0", "Invalid email address"],
  ["email", "a@x.in.", "Invalid email address"],
  ["email", "a@.in", "Invalid email address"],
  ["email", "a@x..in", "Invalid email address"],
  ["email", "a@-x.in", "Invalid email address"],
  ["email", "a@x-.in", "Invalid email address"],
  ["email", "a@x_y.in", "Invalid email address"],
  ["email", "a@b@x.in", "Invalid email address"],
  ["email", "a..b@x.in", "Invalid email address"],
  ["email", ".a@x.in", "Invalid email address"],
  ["email", "a.@x.in", "Invalid email address"],
  ["email", "a b@x.in", "Invalid email address"],
  ["email", "a@x.in\nb@x.in", "Invalid email address"],
  ["email", "a,b@x.in", "Invalid email address"],
  ["email", "Asha <a@x.in>", "Invalid email address"],
  ["email", "é@x.in", "Invalid email address"],
  ["email", "a@é.in", "Invalid email address"],
  // The Kelvin sign, which some ways of ignoring case take for a k.
  ["email", "\u212a@x.in", "Invalid email address"],
  ["email", undefined, "Required"],
  ["email", null, "Expected string, received null"],
  ["email", 7, "Expected string, received number"],

  ["phone", undefined, fine],
  ["phone", "", fine],
  ["phone", "  ", fine],
  ["phone", "1", fine],
  ["phone", "+91 (98) 765-43210", fine],
  ["phone", "98765+43210", fine],
  ["phone", "+()-", fine],
  ["phone", "98765\u00a043210", fine],
  ["phone", "9".repeat(20), fine],
  ["phone", ` ${"9".repeat(20)} `, fine],
  ["phone", "9".repeat(21), "Invalid phone number format"],
  ["phone", "98765.43210", "Invalid phone number format"],
  ["phone", "98765/43210", "Invalid phone number format"],
  ["phone", "call me", "Invalid phone number format"],
  ["phone", "९८७६५४३२१०", "Invalid phone number format"],
  ["phone", null, "Expected string, received null"],
  ["phone", 9876543210, "Expected string, received number"],

  ["message", "", "Message is required"],
  ["message", " \n ", "Message is required"],
  ["message", "?", fine],
  ["message", "a".repeat(2000), fine],
  ["message", `\n${"a".repeat(2000)} `, fine],
  ["message", "🙂".repeat(1000), fine],
  ["message", "a".repeat(2001), "Message must be less than 2000 characters"],
  ["message", `${"🙂".repeat(1000)}a`, "Message must be less than 2000 characters"],
  ["message", undefined, "Required"],
  ["message", null, "Expected string, received null"],
  ["message", 7, "Expected string, received number"],
];

const messagesFor = messagesOf(contactSchema);

describe("each rule of the contact form", () => {
  testTable(table, valid, messagesFor);

  test("a key left out is treated as undefined", () => {
    expect(messagesFor({})).toEqual({ name: "Required", email: "Required", message: "Required" });
  });

  test("something else than a form", () => {
    expect(messagesFor(undefined)).toEqual({ form: "Required" });
    expect(messagesFor(null)).toEqual({ form: "Expected object, received null" });
    expect(messagesFor("name=Asha")).toEqual({ form: "Expected object, received string" });
  });

  test("the empty form asks for the three required fields", () => {
    expect(messagesFor(emptyContactMessage)).toEqual({
      name: "Name is required",
      email: "Invalid email address",
      message: "Message is required",
    });
  });

  test("a valid form comes out trimmed, with an empty phone where none was given", () => {
    const { phone: _, ...withoutPhone } = valid;
    const padded = {
      name: " Asha Rao ",
      email: "\tasha@example.org",
      message: `\n${valid.message}`,
    };
    expect(v.parse(contactSchema, { ...withoutPhone, ...padded })).toEqual({ ...valid, phone: "" });
  });
});

describe("whatever is typed", () => {
  testAnyForm(table, valid, messagesFor);
});

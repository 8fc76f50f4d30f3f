import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { choice, email, form, optionalChoice, text } from "./rules";
import { fine, messagesOf } from "./testing";

const notAnAddress = "Invalid email address";
const tooLong = "Email must be less than 255 characters";

test.each([
  ["a@x.in", fine],
  ["o'brien@x.in", fine],
  ["a+tag@x.co.in", fine],
  [`${"a".repeat(250)}@x.in`, fine],
  [`${"a".repeat(251)}@x.in`, tooLong],
  [`a@${"x.".repeat(126)}in`, tooLong],
  ["", notAnAddress],
  ["a@b", notAnAddress],
  ["a@x.c", notAnAddress],
  ["a@x..in", notAnAddress],
  ["a@-x.in", notAnAddress],
  ["a@b@x.in", notAnAddress],
  ["a..b@x.in", notAnAddress],
  [".a@x.in", notAnAddress],
  ["a b@x.in", notAnAddress],
  ["a@x.in\nb@x.in", notAnAddress],
  ["Asha <a@x.in>", notAnAddress],
  ["é@x.in", notAnAddress],
  // The Kelvin sign, which some ways of ignoring case take for a k.
  ["\u212a@x.in", notAnAddress],
])("the e-mail address %j: %s", (address, message) => {
  const expected = message === fine ? {} : { email: message };
  expect(messagesOf(form({ email }), { email: address })).toEqual(expected);
});

test("space around a text counts for nothing", () => {
  const space = fc.stringMatching(/^[ \n\t\u00a0\ufeff\u3000]*$/);
  fc.assert(
    fc.property(space, fc.string(), space, (before, typed, after) => {
      expect(v.parse(text, before + typed + after)).toBe(typed.trim());
    }),
  );
});

describe("A choice", () => {
  const options = [{ value: "tea" }, { value: "milk" }];
  const schema = form({ needed: choice(options, "Please choose"), other: optionalChoice(options) });

  test.each(["", " ", null, "water", " tea", "TEA", "te"])("is missing as %j", (answer) => {
    expect(messagesOf(schema, { needed: answer, other: "" })).toEqual({ needed: "Please choose" });
  });

  test("that may stay open is taken from the list, and else is none", () => {
    const taken = ["milk", "", null, undefined, "water"].map(
      (other) => v.parse(schema, { needed: "tea", other }).other,
    );
    expect(taken).toEqual(["milk", "", "", "", ""]);
  });
});

describe("Data that no visitor can enter", () => {
  const schema = form({ name: text, isAgreed: v.boolean(), drink: choice([{ value: "tea" }], "") });
  const valid = { name: "Asha", isAgreed: true, drink: "tea" };

  test.each([
    ["name", undefined, "Required"],
    ["name", null, "Expected string, received null"],
    ["name", 7, "Expected string, received number"],
    ["isAgreed", "true", "Expected boolean, received string"],
    ["drink", true, "Expected string, received boolean"],
  ])("%s as %j: %s", (field, input, message) => {
    expect(messagesOf(schema, { ...valid, [field]: input })).toEqual({ [field]: message });
  });

  test("is told even where there is no form at all", () => {
    expect(messagesOf(schema, undefined)).toEqual({ form: "Required" });
    expect(messagesOf(schema, "a=1")).toEqual({ form: "Expected object, received string" });
  });
});

import { deepEqual } from "node:assert/strict";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { fine, messagesOf, type Row, testTable } from "../testing";
import { type ContactMessage, contactSchema, emptyContactMessage } from "./schema";

type Field = keyof ContactMessage;

const valid: ContactMessage = {
  name: "Asha Rao",
  email: "asha@example.org",
  phone: "+91 98765 43210",
  message: "May I ask about group therapy?",
};

const fields = Object.keys(valid) as Field[];

const longest = { name: 100, email: 255, phone: 20, message: 2000 };

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

describe("the rules stated a second time, without looking at the schema", () => {
  const digits = "0123456789";
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

  function consistsOf(text: string, allowed: string): boolean {
    return text !== "" && text.split("").every((character) => allowed.includes(character));
  }

  function isAddress(text: string): boolean {
    const [local = "", domain = "", ...more] = text.split("@");
    const labels = domain.split(".");
    const ending = labels.pop() ?? "";
    return (
      more.length === 0 &&
      local.split(".").every((part) => consistsOf(part, `${letters + digits}'+-_`)) &&
      labels.length > 0 &&
      labels.every((label) => consistsOf(label, `${letters + digits}-`)) &&
      !labels.some((label) => label.startsWith("-") || label.endsWith("-")) &&
      ending.length > 1 &&
      consistsOf(ending, letters)
    );
  }

  function isPhoneCharacter(character: string): boolean {
    return `${digits}+()-`.includes(character) || character.trim() === "";
  }

  const judges: Record<Field, (text: string) => string> = {
    name(text) {
      if (text.length === 0) return "Name is required";
      return text.length > longest.name ? "Name must be less than 100 characters" : fine;
    },
    email(text) {
      if (!isAddress(text)) return "Invalid email address";
      return text.length > longest.email ? "Email must be less than 255 characters" : fine;
    },
    phone(text) {
      const allowed = text.length <= longest.phone && text.split("").every(isPhoneCharacter);
      return allowed ? fine : "Invalid phone number format";
    },
    message(text) {
      if (text.length === 0) return "Message is required";
      return text.length > longest.message ? "Message must be less than 2000 characters" : fine;
    },
  };

  const mistyped = new Map<unknown, string>([
    [undefined, "Required"],
    [null, "Expected string, received null"],
    [0, "Expected string, received number"],
    [false, "Expected string, received boolean"],
    [["a@x.in"], "Expected string, received array"],
    [{ name: "Asha" }, "Expected string, received object"],
  ]);

  function judge(field: Field, input: unknown): string {
    if (field === "phone" && input === undefined) return fine;
    return mistyped.get(input) ?? judges[field](String(input).trim());
  }

  const space = fc.constantFrom("", "", " ", "\n", "\t ", "\u00a0", "\ufeff", "\u3000");

  function padded(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
    return fc.tuple(space, text, space).map((parts) => parts.join(""));
  }

  /** Lengths on a limit and one to either side of it. */
  function lengthAround(...limits: number[]): fc.Arbitrary<number> {
    return fc.constantFrom(...limits.flatMap((limit) => [limit - 1, limit, limit + 1]));
  }

  function textAround(...limits: number[]): fc.Arbitrary<string> {
    const filler = fc.constantFrom("a", "é", "क", "🙂", "x y", " ");
    return fc.oneof(
      fc.string({ unit: "binary", maxLength: 8 }),
      fc
        .tuple(filler, lengthAround(...limits))
        .map(([unit, length]) => unit.repeat(length).slice(0, length)),
    );
  }

  function stringOf(characters: string, minLength: number, maxLength: number) {
    return fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength });
  }

  const address = fc
    .tuple(
      fc.array(stringOf("azAZ09'+-_", 1, 3), { minLength: 1, maxLength: 3 }),
      fc.array(stringOf("azAZ09-", 1, 3), { minLength: 0, maxLength: 3 }),
      fc.constantFrom("in", "in", "IN", "museum", "c", "c0", "i-n", ""),
    )
    .map(([local, labels, ending]) => `${local.join(".")}@${[...labels, ending].join(".")}`);

  /** An address with one character too many, mostly a wrong one. */
  const spoiltAddress = fc
    .tuple(address, fc.nat(12), fc.constantFrom(...`.@ -_'+",é\u212a\u0131२\n`))
    .map(([text, at, character]) => text.slice(0, at) + character + text.slice(at));

  const longAddress = fc
    .tuple(lengthAround(longest.email), fc.constantFrom("@x.in", "@x.y-z.org", "@x", ".@x.in"))
    .map(([length, ending]) => "a".repeat(length - ending.length) + ending);

  const phoneCharacters = "0123456789 +()-\u00a0\t";

  const texts: Record<Field, fc.Arbitrary<string>> = {
    name: textAround(1, longest.name),
    email: fc.oneof(address, spoiltAddress, longAddress, fc.emailAddress(), textAround(1)),
    phone: fc.oneof(
      stringOf(phoneCharacters, 0, 12),
      lengthAround(longest.phone).chain((length) => stringOf(phoneCharacters, length, length)),
      stringOf(`${phoneCharacters}.a२/`, 1, 8),
      textAround(1, longest.phone),
    ),
    message: textAround(1, longest.message),
  };

  const inputs = Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [
      field,
      fc.oneof(
        { weight: 12, arbitrary: padded(text) },
        { weight: 1, arbitrary: fc.constantFrom(...mistyped.keys()) },
      ),
    ]),
  ) as Record<Field, fc.Arbitrary<unknown>>;

  const thorough = { numRuns: 20_000 };
  const patient = { timeout: 60_000 };
  // Inside the runs, Node's `deepEqual` compares: `expect` would take twice the time.

  test.each(fields)("%s", patient, (field) => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(inputs[field], (input) => {
        const verdict = judge(field, input);
        seen.add(verdict);
        const expected = verdict === fine ? {} : { [field]: verdict };
        deepEqual(messagesFor({ ...valid, [field]: input }), expected);
      }),
      thorough,
    );
    const inTable = table.filter(([name]) => name === field).map(([, , message]) => message);
    expect([...seen]).toEqual(expect.arrayContaining(inTable));
  });

  test("whole forms, with keys left out; what passes comes out trimmed", patient, () => {
    let passed = 0;
    fc.assert(
      fc.property(fc.record(inputs, { requiredKeys: [] }), (form) => {
        const verdicts = fields.map((field) => [field, judge(field, form[field])] as const);
        const wrong = verdicts.filter(([, verdict]) => verdict !== fine);
        deepEqual(messagesFor(form), Object.fromEntries(wrong));

        if (wrong.length > 0) return;
        passed += 1;
        const trimmed = fields.map((field) => [field, String(form[field] ?? "").trim()]);
        deepEqual(v.parse(contactSchema, form), Object.fromEntries(trimmed));
      }),
      thorough,
    );
    expect(passed).toBeGreaterThan(200);
  });
});
